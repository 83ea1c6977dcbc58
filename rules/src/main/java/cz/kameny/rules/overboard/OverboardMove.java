package cz.kameny.rules.overboard;

import cz.kameny.rules.NotationException;
import cz.kameny.rules.Turn;

/**
 * A move (PP-5): the chosen figure and its direction, or the pass (PP-10).
 *
 * @param code the move as {@link Deck} counts it: bit number of the figure's point + 64 × the
 *     direction's index, or {@link Deck#PASS}
 */
public record OverboardMove(int code) implements Turn {
  /** The pass of a side without a legal move (PP-10). */
  public static final OverboardMove PASS = new OverboardMove(Deck.PASS);

  /** Checks that the code is a move from one point of the raft to another. */
  public OverboardMove {
    if (code != Deck.PASS
        && (code < 0 || code >= 256 || !Squares.onRaft(code & 63) || leaves(code))) {
      throw new IllegalArgumentException("not a move: " + code);
    }
  }

  private static boolean leaves(int code) {
    return !Squares.onRaft(code + Direction.of(code >> 6).rotation & 63);
  }

  /**
   * The move of the figure on {@code from} (0–35).
   *
   * @throws IllegalArgumentException when it would leave the raft
   */
  public static OverboardMove of(int from, Direction direction) {
    return new OverboardMove(Squares.bit(from) | direction.index << 6);
  }

  @Override
  public boolean isPass() {
    return code == Deck.PASS;
  }

  /** Point 0–35 of the chosen figure; not for a pass. */
  public int from() {
    return Squares.point(code & 63);
  }

  /** The direction; not for a pass. */
  public Direction direction() {
    return Direction.of(code >> 6);
  }

  /** The next point, 0–35; not for a pass. */
  public int to() {
    return Squares.point((code & 63) + direction().rotation & 63);
  }

  /**
   * Reads {@code c2c3} or {@code -}.
   *
   * @throws NotationException when it is neither
   */
  public static OverboardMove parse(String text) {
    if (text.equals("-")) {
      return PASS;
    }
    int from = Squares.parse(text, 0);
    int to = Squares.parse(text, 2);
    if (text.length() > 4) {
      throw new NotationException("nothing after the two points of a move", text, 4);
    }
    for (Direction direction : Direction.values()) {
      int bit = Squares.bit(from) + direction.rotation & 63;
      if (Squares.onRaft(bit) && Squares.point(bit) == to) {
        return of(from, direction);
      }
    }
    throw new NotationException("a point next to " + Squares.name(from), text, 2);
  }

  @Override
  public String toString() {
    return isPass() ? "-" : Squares.name(from()) + Squares.name(to());
  }
}
