package cz.kameny.rules.overboard;

import cz.kameny.rules.Player;
import cz.kameny.rules.Position;

/**
 * A position: figures, the side to move and the take-back mark (PP-9).
 *
 * @param red red's figures as bits of {@link Squares}
 * @param white white's figures
 * @param captains the captains of both
 * @param turn the side to move; red is {@link Player#FIRST}
 * @param mark as {@link Deck#mark()}
 */
public record OverboardPosition(long red, long white, long captains, Player turn, int mark)
    implements Position {
  /** Most figures of a side: half of the 36 points. */
  public static final int MAX_FIGURES = 18;

  /**
   * Reads a position as written by {@link #toString}.
   *
   * @throws cz.kameny.rules.NotationException when it is malformed or impossible
   */
  public static OverboardPosition parse(String text) {
    return new PositionParser(text).read();
  }

  /** A full or random layout, red to move, without a mark. */
  static OverboardPosition startOf(long red, long white, long captains) {
    return new OverboardPosition(red, white, captains, Player.FIRST, Deck.NO_MARK);
  }

  /** Figures of one side, as bits. */
  public long figures(Player side) {
    return side == Player.FIRST ? red : white;
  }

  /** How many figures a side has left. */
  public int count(Player side) {
    return Long.bitCount(figures(side));
  }

  /** What stands on point 0–35: {@code r R w W}, or {@code '\0'} for nothing. */
  public char at(int point) {
    long bit = 1L << Squares.bit(point);
    boolean captain = (captains & bit) != 0;
    if ((red & bit) != 0) {
      return captain ? 'R' : 'r';
    }
    if ((white & bit) != 0) {
      return captain ? 'W' : 'w';
    }
    return '\0';
  }

  /** The same figures with the same side to move: what counts as one position in PP-12. */
  public boolean sameSituation(OverboardPosition other) {
    return red == other.red
        && white == other.white
        && captains == other.captains
        && turn == other.turn;
  }

  /**
   * The same with the colours exchanged and the raft turned upside down: an equivalent position.
   */
  public OverboardPosition mirrored() {
    return new OverboardPosition(
        flip(white), flip(red), flip(captains), turn.opponent(), flipMark());
  }

  private static long flip(long set) {
    return Long.reverseBytes(set);
  }

  /** Bits live on 8 × 8 with the raft in the middle, so upside down is a reversal of the bytes. */
  private int flipMark() {
    if (mark == Deck.NO_MARK) {
      return mark;
    }
    int kind = mark >> 16 << 16;
    int takeBack = mark >> 8 & 255;
    return kind | (takeBack == 0 ? 0 : flipMove(takeBack) << 8) | flipMove(mark & 255);
  }

  private static int flipMove(int move) {
    int bit = move & 63;
    int direction = move >> 6;
    return (bit ^ 56) | (direction < 2 ? direction ^ 1 : direction) << 6;
  }

  /** The move the mark speaks of; only when there is a mark. */
  OverboardMove markedMove() {
    return new OverboardMove(mark & 255);
  }

  /** The move barred in this turn (PP-9), or null. */
  public OverboardMove barred() {
    return mark >= Deck.BARRED ? markedMove() : null;
  }

  @Override
  public String toString() {
    StringBuilder out = new StringBuilder();
    for (int rank = 5; rank >= 0; rank--) {
      int free = 0;
      for (int file = 0; file < 6; file++) {
        char figure = at(6 * rank + file);
        if (figure == '\0') {
          free++;
          continue;
        }
        if (free > 0) {
          out.append(free);
          free = 0;
        }
        out.append(figure);
      }
      if (free > 0) {
        out.append(free);
      }
      out.append(rank > 0 ? "/" : turn == Player.FIRST ? " r " : " w ");
    }
    if (mark == Deck.NO_MARK) {
      return out.append('-').toString();
    }
    return out.append(mark >= Deck.BARRED ? '!' : '=').append(markedMove()).toString();
  }
}
