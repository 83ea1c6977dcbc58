package cz.kameny.rules.overboard;

import cz.kameny.rules.NotationException;

/**
 * The points a1–f6 (PP-1) on a 64-bit board.
 *
 * <p>Bit of a point = 8 × (rank + 1) + file + 1, ranks and files from 0. So the raft lies in the
 * middle of an 8 × 8 board with a ring of water around it: a step in any direction is a rotation by
 * 8 or 1 that never meets the other side of the raft, and a figure that leaves it lands on a bit
 * outside {@link #RAFT}.
 *
 * <p>Outside this package points are numbered 0–35: 6 × rank + file.
 */
public final class Squares {
  /** All 36 points. */
  static final long RAFT = raft();

  private Squares() {}

  private static long raft() {
    long raft = 0;
    for (int point = 0; point < 36; point++) {
      raft |= 1L << bit(point);
    }
    return raft;
  }

  /** The bit number of point 0–35. */
  public static int bit(int point) {
    return 8 * (point / 6 + 1) + point % 6 + 1;
  }

  /** The point 0–35 of a bit number on the raft. */
  static int point(int bit) {
    return 6 * (bit / 8 - 1) + bit % 8 - 1;
  }

  static boolean onRaft(int bit) {
    return (RAFT >>> bit & 1) != 0;
  }

  /** Name of a point 0–35, e.g. {@code c2}. */
  public static String name(int point) {
    return "" + (char) ('a' + point % 6) + (char) ('1' + point / 6);
  }

  /**
   * Reads the point that starts at {@code at}.
   *
   * @return 0–35
   * @throws NotationException when there is none
   */
  static int parse(String text, int at) {
    if (text.length() <= at || text.charAt(at) < 'a' || text.charAt(at) > 'f') {
      throw new NotationException("a file a-f", text, Math.min(at, text.length()));
    }
    if (text.length() <= at + 1 || text.charAt(at + 1) < '1' || text.charAt(at + 1) > '6') {
      throw new NotationException("a rank 1-6", text, Math.min(at + 1, text.length()));
    }
    return 6 * (text.charAt(at + 1) - '1') + text.charAt(at) - 'a';
  }
}
