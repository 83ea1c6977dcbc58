package cz.kameny.engine.search.tablebase;

import cz.kameny.rules.overboard.Deck;

/**
 * A number for every position of a kind, without its take-back mark.
 *
 * <p>The side to move is always looked at from below: with White to move the raft is turned upside
 * down and the colours exchanged, which is an equivalent position. Left and right are equivalent as
 * well, so of two mirrored sets of occupied points only one is numbered. The number of a position
 * is that of its set of points and, bit after bit, what stands on them in ascending order: the
 * mover's figure or captain, the other side's figure or captain.
 *
 * <p>A few of the numbers have all figures of one colour and stand for nothing.
 */
final class Places {
  private final Figures figures;
  private int index;
  private int move;

  Places(Figures figures) {
    this.figures = figures;
  }

  private int kinds(long occupied, long own, long captains) {
    int kinds = 0;
    int shift = 0;
    int bits = figures.bits();
    for (long rest = occupied; rest != 0; rest &= rest - 1) {
      long bit = rest & -rest;
      int kind = (own & bit) != 0 ? 0 : 1;
      kinds |= (bits == 1 ? kind : 2 * kind | ((captains & bit) != 0 ? 1 : 0)) << shift;
      shift += bits;
    }
    return kinds;
  }

  /** Looks up a position of the kind; the answers are {@link #index} and {@link #move}. */
  void find(Deck deck) {
    long own = deck.own();
    long occupied = own | deck.opp();
    long captains = deck.captains();
    move = deck.mark() == 0 ? -1 : deck.markedMove();
    if (!deck.redToMove()) {
      own = Long.reverseBytes(own);
      occupied = Long.reverseBytes(occupied);
      captains = Long.reverseBytes(captains);
      move = move < 0 ? move : (move ^ 56) ^ (move < 128 ? 64 : 0);
    }
    int n = Long.bitCount(occupied);
    int entry = figures.sets(n).entry(occupied);
    boolean mirrored = PointSets.isMirrored(entry);
    int kinds;
    if (mirrored) {
      kinds = kinds(mirror(occupied), mirror(own), mirror(captains));
    } else {
      kinds = kinds(occupied, own, captains);
      if (PointSets.isSymmetric(entry)) {
        int other = kinds(occupied, mirror(own), mirror(captains));
        mirrored = other < kinds || (other == kinds && move >= 0 && mirrorMove(move) < move);
        kinds = Math.min(kinds, other);
      }
    }
    if (mirrored && move >= 0) {
      move = mirrorMove(move);
    }
    index = figures.base(n) + (PointSets.number(entry) << figures.bits() * n) + kinds;
  }

  /** Left and right exchanged. */
  static long mirror(long set) {
    return PointSets.mirror(set);
  }

  private static int mirrorMove(int move) {
    return (move ^ 7) ^ (move >= 128 ? 64 : 0);
  }

  /** The number of the position found, below {@link Figures#size}. */
  int index() {
    return index;
  }

  /** The move its mark speaks of, as the numbered position shows it; -1 without a mark. */
  int move() {
    return move;
  }

  /**
   * Sets up the position of a number, red to move, without a mark.
   *
   * @return whether there is one: figures of both sides, and not the mirror image of another
   */
  boolean set(int number, Deck deck) {
    int n = figures.most();
    while (number < figures.base(n)) {
      n--;
    }
    int bits = figures.bits();
    int offset = number - figures.base(n);
    long occupied = figures.sets(n).set(offset >> bits * n);
    int kinds = offset & (1 << bits * n) - 1;
    long own = 0;
    long captains = 0;
    for (long rest = occupied; rest != 0; rest &= rest - 1) {
      long bit = rest & -rest;
      own |= (kinds >> bits - 1 & 1) == 0 ? bit : 0;
      captains |= bits == 2 && (kinds & 1) != 0 ? bit : 0;
      kinds >>= bits;
    }
    if (own == 0 || own == occupied) {
      return false;
    }
    deck.restore(own, occupied & ~own, captains, 0, true);
    find(deck);
    return index == number;
  }
}
