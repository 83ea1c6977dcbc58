package cz.kameny.rules.overboard;

import cz.kameny.rules.Player;

/**
 * A mutable board for walking game trees: the rules of a move (PP-5…PP-10) on 64-bit sets.
 *
 * <h2>Generating</h2>
 *
 * All moves in one direction are found at once. Let {@code back(X)} be the points one step behind
 * the set X. The pushed figures that have a free point or the edge k steps ahead are {@code P1 =
 * opp & back(free or edge)}, {@code P2 = opp & back(P1)} and so on. A row that faces k of them is
 * an own figure behind {@code Pk}, and the next own figure behind it; it is allowed when its length
 * m ≥ k. On six points k is 1, 2 or 3, so the sets that still lack length are {@code Q12}, {@code
 * Q13} and {@code Q23} ({@code Qmk}: row of m facing k). Whatever is allowed at length m stays
 * allowed at m + 1; a row with a free point ahead joins at length 1. A captain of the mover is left
 * out of the row set in its backward direction, which breaks exactly the rows it stands in (PP-8).
 *
 * <h2>Making</h2>
 *
 * The figures that move are the unbroken line from the chosen one to the first free point or edge –
 * all of it, own and pushed. The line is filled in two doubling steps and every set is shifted
 * along.
 *
 * <h2>The take-back mark (PP-9)</h2>
 *
 * After an equal push without a fall exactly one reply restores the board: the front pushed figure
 * moved back. The mark keeps both, so that recognising it is one comparison.
 *
 * <p>Figures are kept as mover and opponent, so that the code has no colours. Not safe for several
 * threads.
 */
public final class Deck {
  /** The code of the pass (PP-10). */
  public static final int PASS = 255;

  /** More than the moves of any position: 18 figures in four directions. */
  public static final int MAX_MOVES = 72;

  static final int NO_MARK = 0;
  static final int PUSHED = 1 << 16;
  static final int BARRED = 2 << 16;

  private long own;
  private long opp;
  private long captains;
  private int mark;
  private boolean redToMove;

  /** A deck with this position on it. */
  public Deck(OverboardPosition position) {
    set(position);
  }

  /** A deck like another one. */
  public Deck(Deck other) {
    copyFrom(other);
  }

  /** Puts a position on it. */
  public void set(OverboardPosition position) {
    redToMove = position.turn() == Player.FIRST;
    own = redToMove ? position.red() : position.white();
    opp = redToMove ? position.white() : position.red();
    captains = position.captains();
    mark = position.mark();
  }

  /** Takes over everything of another deck. */
  public void copyFrom(Deck other) {
    own = other.own;
    opp = other.opp;
    captains = other.captains;
    mark = other.mark;
    redToMove = other.redToMove;
  }

  /** The position on it. */
  public OverboardPosition position() {
    return new OverboardPosition(
        redToMove ? own : opp,
        redToMove ? opp : own,
        captains,
        redToMove ? Player.FIRST : Player.SECOND,
        mark);
  }

  /** Figures of the side to move, as bits ({@link Squares}). */
  public long own() {
    return own;
  }

  /** Figures of the other side. */
  public long opp() {
    return opp;
  }

  /** Captains of both sides. */
  public long captains() {
    return captains;
  }

  /**
   * The take-back mark (PP-9): 0 for none, otherwise a number below 2^18 that differs for every
   * mark the notation can show. A search key must contain it.
   */
  public int mark() {
    return mark;
  }

  /**
   * Whether the mark bars its move in this turn; otherwise it only may come to be barred (PP-9).
   */
  public boolean bars() {
    return mark >= BARRED;
  }

  /** The code of the equal push the mark speaks of, as it was played; only when there is a mark. */
  public int markedMove() {
    return mark & 255;
  }

  /** Whether red is to move. */
  public boolean redToMove() {
    return redToMove;
  }

  /**
   * Whether the game is over by this position alone: a side has no figure, or 1:1 (PP-11, PP-12).
   */
  public boolean isOver() {
    return own == 0 || opp == 0 || ((own & (own - 1)) == 0 && (opp & (opp - 1)) == 0);
  }

  /** Sets the fields back to what the getters gave before a {@link #play}, to unmake it. */
  public void restore(long own, long opp, long captains, int mark, boolean redToMove) {
    this.own = own;
    this.opp = opp;
    this.captains = captains;
    this.mark = mark;
    this.redToMove = redToMove;
  }

  /**
   * Writes the legal moves into {@code moves}, direction by direction; a side that has none gets
   * the pass. Does not look at whether the game is over.
   *
   * @param moves receives the codes; needs {@link #MAX_MOVES} places from {@code at}
   * @return index after the last move written
   */
  public int generate(int[] moves, int at) {
    long plain = own & ~captains;
    long free = Squares.RAFT & ~(own | opp);
    // Going back is rotating by the opposite direction's amount: UP is found by rotating down (56).
    int end = emit(movable(redToMove ? own : plain, 56, free), 0, moves, at);
    end = emit(movable(redToMove ? plain : own, 8, free), 1 << 6, moves, end);
    end = emit(movable(own, 1, free), 2 << 6, moves, end);
    end = emit(movable(own, 63, free), 3 << 6, moves, end);
    if (end == at) {
      moves[end++] = PASS;
    }
    return end;
  }

  /**
   * How many moves {@link #generate} would write, the pass included, without writing them: the sets
   * are counted instead of emptied.
   */
  public int count() {
    long plain = own & ~captains;
    long free = Squares.RAFT & ~(own | opp);
    long up = movable(redToMove ? own : plain, 56, free);
    long down = movable(redToMove ? plain : own, 8, free);
    long left = movable(own, 1, free);
    long right = movable(own, 63, free);
    int count =
        Long.bitCount(up) + Long.bitCount(down) + Long.bitCount(left) + Long.bitCount(right);
    if (mark >= BARRED) {
      int direction = mark >> 6 & 3;
      long barred = direction < 2 ? (direction == 0 ? up : down) : direction == 2 ? left : right;
      count -= (int) (barred >>> (mark & 63) & 1);
    }
    return Math.max(count, 1);
  }

  /**
   * The figures of {@code row} that may be chosen in the direction whose way back is {@code back}.
   */
  private long movable(long row, int back, long free) {
    long p1 = opp & Long.rotateLeft(free | ~Squares.RAFT, back);
    long p2 = opp & Long.rotateLeft(p1, back);
    long p3 = opp & Long.rotateLeft(p2, back);
    long q12 = row & Long.rotateLeft(p2, back);
    long q13 = row & Long.rotateLeft(p3, back);
    long q23 = row & Long.rotateLeft(q13, back);
    long r1 = row & Long.rotateLeft(free | p1, back);
    long r2 = row & Long.rotateLeft(r1 | q12, back);
    long r3 = row & Long.rotateLeft(r2 | q23, back);
    long r4 = row & Long.rotateLeft(r3, back);
    long r5 = row & Long.rotateLeft(r4, back);
    return r1 | r2 | r3 | r4 | r5;
  }

  /**
   * The figures of the side to move whose move in a direction throws a figure over (PP-7). Such a
   * move is never barred (PP-9), so all of them are legal.
   *
   * @param direction the index as in a move's code: move = bit number + 64 × index
   */
  public long falling(int direction) {
    // With no free point to end at, only the rows that push somebody over the edge are left.
    int back = -Direction.of(direction).rotation;
    return movable(rowSet(own, direction, redToMove), back, 0);
  }

  /** Figures of one side that may stand in a row in a direction: no captain goes back (PP-8). */
  private long rowSet(long figures, int direction, boolean red) {
    return direction == (red ? 1 : 0) ? figures & ~captains : figures;
  }

  private int emit(long set, int direction, int[] moves, int at) {
    int end = at;
    int barred = mark >= BARRED ? mark & 255 : -1;
    long rest = set;
    while (rest != 0) {
      int move = Long.numberOfTrailingZeros(rest) | direction;
      rest &= rest - 1;
      if (move != barred) {
        moves[end++] = move;
      }
    }
    return end;
  }

  /** The unbroken line of figures from {@code from} on, in the direction of this rotation. */
  private static long line(long from, long occupied, int rotation) {
    long line = from | (occupied & Long.rotateLeft(from, rotation));
    long through = occupied & Long.rotateLeft(occupied, rotation);
    line |= through & Long.rotateLeft(line, 2 * rotation);
    through &= Long.rotateLeft(through, 2 * rotation);
    return line | (through & Long.rotateLeft(line, 4 * rotation));
  }

  /**
   * Plays a move that {@link #generate} gave; with any other the deck is undefined afterwards.
   *
   * @return whether a figure fell overboard
   */
  public boolean play(int move) {
    if (move == PASS) {
      mark = NO_MARK;
      swapSides();
      return false;
    }
    int rotation = Direction.of(move >> 6).rotation;
    long line = line(1L << (move & 63), own | opp, rotation);
    long row = own & line;
    long pushed = opp & line;
    long ringed = captains & line;
    long pushedTo = Long.rotateLeft(pushed, rotation);
    own = (own ^ row) | Long.rotateLeft(row, rotation);
    opp = (opp ^ pushed) | (pushedTo & Squares.RAFT);
    captains = (captains ^ ringed) | (Long.rotateLeft(ringed, rotation) & Squares.RAFT);
    boolean fell = (pushedTo & ~Squares.RAFT) != 0;
    mark = markAfter(move, row, pushed, fell, rotation);
    swapSides();
    return fell;
  }

  private int markAfter(int move, long row, long pushed, boolean fell, int rotation) {
    if (mark >= PUSHED && mark < BARRED && (mark >> 8 & 255) == move) {
      return BARRED | (mark & 255);
    }
    if (pushed == 0 || fell) {
      return NO_MARK;
    }
    int length = Long.bitCount(row);
    return length == Long.bitCount(pushed) ? pushedMark(move, length, rotation) : NO_MARK;
  }

  /** The mark of an equal push by a row of {@code length}, with the move that takes it back. */
  static int pushedMark(int move, int length, int rotation) {
    int front = (move & 63) + 2 * length * rotation & 63;
    int takeBack = front | (move >> 6 ^ 1) << 6;
    return PUSHED | takeBack << 8 | move;
  }

  private void swapSides() {
    long mover = own;
    own = opp;
    opp = mover;
    redToMove = !redToMove;
  }
}
