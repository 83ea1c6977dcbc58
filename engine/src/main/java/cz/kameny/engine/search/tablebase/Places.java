package cz.kameny.engine.search.tablebase;

import cz.kameny.rules.overboard.Deck;
import java.util.Arrays;

/**
 * A number for every position of three or four figures, without its take-back mark.
 *
 * <p>The side to move is always looked at from below: with White to move the raft is turned upside
 * down and the colours exchanged, which is an equivalent position. Left and right are equivalent as
 * well, so of two mirrored sets of occupied points only one is numbered. The number of a position
 * is that of its set of points and, in base 4, what stands on them in ascending order: the mover's
 * figure or captain, the other side's figure or captain.
 *
 * <p>One in eight of the numbers has all figures of one colour and stands for nothing.
 */
final class Places {
  /** Most figures of a numbered position. */
  static final int FIGURES = 4;

  private static final int POINTS = 36;
  private static final int[][] BINOMIAL = binomials();
  private static final int SAME = 1 << 30;
  private static final int MIRRORED = 1 << 29;
  private static final int NUMBER = MIRRORED - 1;

  /** For 3 and 4 figures: the sets numbered, as bitboards. */
  private static final long[][] SETS = new long[FIGURES + 1][];

  /** For each rank of a set of points: its number and whether it or its mirror image is meant. */
  private static final int[][] NUMBERS = new int[FIGURES + 1][];

  private static final int[] BASE = new int[FIGURES + 2];

  static {
    for (int n = 3; n <= FIGURES; n++) {
      number(n);
      BASE[n + 1] = BASE[n] + (SETS[n].length << 2 * n);
    }
  }

  /** One more than the largest number. */
  static final int SIZE = BASE[FIGURES + 1];

  private int index;
  private int move;

  private static int[][] binomials() {
    int[][] table = new int[POINTS + 1][FIGURES + 2];
    for (int n = 0; n <= POINTS; n++) {
      table[n][0] = 1;
      for (int k = 1; k <= FIGURES + 1 && n > 0; k++) {
        table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
      }
    }
    return table;
  }

  private static void number(int n) {
    int[] numbers = new int[BINOMIAL[POINTS][n]];
    long[] sets = new long[numbers.length];
    int count = 0;
    int[] points = new int[n];
    for (int i = 0; i < n; i++) {
      points[i] = i;
    }
    while (true) {
      long set = 0;
      for (int point : points) {
        set |= 1L << bit(point);
      }
      long mirror = mirror(set);
      if (set <= mirror) {
        numbers[rank(mirror)] = count | (set == mirror ? SAME : MIRRORED);
        numbers[rank(set)] = count | (set == mirror ? SAME : 0);
        sets[count++] = set;
      }
      int at = n - 1;
      while (at >= 0 && points[at] == POINTS - n + at) {
        at--;
      }
      if (at < 0) {
        break;
      }
      points[at]++;
      for (int i = at + 1; i < n; i++) {
        points[i] = points[i - 1] + 1;
      }
    }
    SETS[n] = Arrays.copyOf(sets, count);
    NUMBERS[n] = numbers;
  }

  private static int bit(int point) {
    return 8 * (point / 6 + 1) + point % 6 + 1;
  }

  private static int point(int bit) {
    return 6 * (bit >> 3) + (bit & 7) - 7;
  }

  private static int rank(long set) {
    int rank = 0;
    int k = 1;
    for (long rest = set; rest != 0; rest &= rest - 1) {
      rank += BINOMIAL[point(Long.numberOfTrailingZeros(rest))][k++];
    }
    return rank;
  }

  /** Left and right exchanged. */
  static long mirror(long set) {
    return Long.reverseBytes(Long.reverse(set));
  }

  private static int kinds(long occupied, long own, long captains) {
    int kinds = 0;
    int shift = 0;
    for (long rest = occupied; rest != 0; rest &= rest - 1) {
      long bit = rest & -rest;
      kinds |= (((own & bit) != 0 ? 0 : 2) | ((captains & bit) != 0 ? 1 : 0)) << shift;
      shift += 2;
    }
    return kinds;
  }

  /**
   * Looks up a position of three or four figures; the answers are {@link #index} and {@link #move}.
   */
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
    int number = NUMBERS[n][rank(occupied)];
    boolean mirrored = (number & MIRRORED) != 0;
    int kinds;
    if (mirrored) {
      kinds = kinds(mirror(occupied), mirror(own), mirror(captains));
    } else {
      kinds = kinds(occupied, own, captains);
      if ((number & SAME) != 0) {
        int other = kinds(occupied, mirror(own), mirror(captains));
        mirrored = other < kinds || (other == kinds && move >= 0 && mirrorMove(move) < move);
        kinds = Math.min(kinds, other);
      }
    }
    if (mirrored && move >= 0) {
      move = mirrorMove(move);
    }
    index = BASE[n] + ((number & NUMBER) << 2 * n) + kinds;
  }

  private static int mirrorMove(int move) {
    return (move ^ 7) ^ (move >= 128 ? 64 : 0);
  }

  /** The number of the position found, below {@link #SIZE}. */
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
    int n = number < BASE[4] ? 3 : 4;
    int offset = number - BASE[n];
    long occupied = SETS[n][offset >> 2 * n];
    int kinds = offset & (1 << 2 * n) - 1;
    long own = 0;
    long captains = 0;
    int shift = 0;
    for (long rest = occupied; rest != 0; rest &= rest - 1) {
      long bit = rest & -rest;
      int kind = kinds >> shift & 3;
      own |= kind < 2 ? bit : 0;
      captains |= (kind & 1) != 0 ? bit : 0;
      shift += 2;
    }
    if (own == 0 || own == occupied) {
      return false;
    }
    deck.restore(own, occupied & ~own, captains, 0, true);
    find(deck);
    return index == number;
  }
}
