package cz.kameny.engine.search.tablebase;

import cz.kameny.rules.overboard.Squares;
import java.util.Arrays;

/**
 * A number for every set of so many points of the raft, of two mirrored ones the same.
 *
 * <p>Immutable once made.
 */
final class PointSets {
  /** Most points of a set. */
  static final int MOST = 5;

  private static final int POINTS = 36;
  private static final int[][] BINOMIAL = binomials();
  private static final int SAME = 1 << 30;
  private static final int MIRRORED = 1 << 29;
  private static final int NUMBER = MIRRORED - 1;

  /** The numbered sets, as bitboards. */
  private final long[] sets;

  /** For each rank of a set: its number and whether it or its mirror image is meant. */
  private final int[] numbers;

  /** The sets of so many points, at most {@link #MOST}. */
  PointSets(int points) {
    numbers = new int[BINOMIAL[POINTS][points]];
    long[] all = new long[numbers.length];
    int count = 0;
    int[] at = new int[points];
    for (int i = 0; i < points; i++) {
      at[i] = i;
    }
    do {
      long set = 0;
      for (int point : at) {
        set |= 1L << Squares.bit(point);
      }
      long mirror = mirror(set);
      if (set <= mirror) {
        numbers[rank(mirror)] = count | (set == mirror ? SAME : MIRRORED);
        numbers[rank(set)] = count | (set == mirror ? SAME : 0);
        all[count++] = set;
      }
    } while (next(at));
    sets = Arrays.copyOf(all, count);
  }

  private static boolean next(int[] at) {
    int last = at.length - 1;
    while (last >= 0 && at[last] == POINTS - at.length + last) {
      last--;
    }
    if (last < 0) {
      return false;
    }
    at[last]++;
    for (int i = last + 1; i < at.length; i++) {
      at[i] = at[i - 1] + 1;
    }
    return true;
  }

  private static int[][] binomials() {
    int[][] table = new int[POINTS + 1][MOST + 1];
    for (int n = 0; n <= POINTS; n++) {
      table[n][0] = 1;
      for (int k = 1; k <= MOST && n > 0; k++) {
        table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
      }
    }
    return table;
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

  /** How many sets have a number of their own. */
  int count() {
    return sets.length;
  }

  /** The set of a number. */
  long set(int number) {
    return sets[number];
  }

  /** What is known of a set; to be asked further. */
  int entry(long set) {
    return numbers[rank(set)];
  }

  /** The number of an entry. */
  static int number(int entry) {
    return entry & NUMBER;
  }

  /** Whether the number is that of the mirror image. */
  static boolean isMirrored(int entry) {
    return (entry & MIRRORED) != 0;
  }

  /** Whether the set is its own mirror image. */
  static boolean isSymmetric(int entry) {
    return (entry & SAME) != 0;
  }
}
