package cz.kameny.engine.search;

/**
 * What a {@link PatternNet} sees of a position: what stands on each of the twelve lines of the
 * raft, and where the captains are.
 *
 * <p>Rows push along lines, so a line is what a figure's strength depends on: 3^6 = 729 ways to
 * stand on it, a point being free, the mover's or the other side's. The mover is always looked at
 * from its own side – for white the raft is turned round – so that colours make no difference.
 *
 * <p>Inputs: 729 for each rank (the mover's first rank first), 729 for each file, then one for each
 * point with an own captain and one for each with a captain of the other side.
 */
final class Patterns {
  /** Ways to stand on a line. */
  static final int OF_A_LINE = 729;

  /** Points of the raft. */
  static final int POINTS = 36;

  /** All inputs. */
  static final int INPUTS = 12 * OF_A_LINE + 2 * POINTS;

  /** Where the inputs for captains begin. */
  static final int CAPTAINS = 12 * OF_A_LINE;

  /** More than the inputs that one position has. */
  static final int MOST = 12 + POINTS;

  /** A column of eight points, one in each rank. */
  private static final long COLUMN = 0x0101010101010101L;

  /** Moves a column's points side by side into the highest byte. */
  private static final long GATHER = 0x0102040810204080L;

  /** Six bits as ternary digits. */
  private static final int[] TERNARY = new int[64];

  static {
    for (int bits = 0; bits < 64; bits++) {
      int power = 1;
      for (int i = 0; i < 6; i++) {
        TERNARY[bits] += (bits >> i & 1) * power;
        power *= 3;
      }
    }
  }

  private Patterns() {}

  /** The figures as the side to move sees them. */
  static long seen(long figures, boolean redToMove) {
    return redToMove ? figures : Long.reverse(figures);
  }

  /** The input of a rank (0 to 5), for figures as the mover sees them. */
  static int rank(long own, long opp, int rank) {
    int shift = 9 + 8 * rank;
    return OF_A_LINE * rank
        + TERNARY[(int) (own >>> shift) & 63]
        + 2 * TERNARY[(int) (opp >>> shift) & 63];
  }

  /** The input of a file (0 to 5), for figures as the mover sees them. */
  static int file(long own, long opp, int file) {
    return OF_A_LINE * (6 + file)
        + TERNARY[column(own, file + 1)]
        + 2 * TERNARY[column(opp, file + 1)];
  }

  private static int column(long figures, int column) {
    return (int) ((figures >>> column & COLUMN) * GATHER >>> 57) & 63;
  }

  /**
   * The inputs of a position, for figures as the mover sees them.
   *
   * @param inputs receives them; room for {@link #MOST}
   * @return how many
   */
  static int of(long own, long opp, long captains, int[] inputs) {
    int count = 0;
    for (int i = 0; i < 6; i++) {
      inputs[count++] = rank(own, opp, i);
      inputs[count++] = file(own, opp, i);
    }
    for (long rest = own & captains; rest != 0; rest &= rest - 1) {
      inputs[count++] = CAPTAINS + point(rest);
    }
    for (long rest = opp & captains; rest != 0; rest &= rest - 1) {
      inputs[count++] = CAPTAINS + POINTS + point(rest);
    }
    return count;
  }

  /** The number (0 to 35, by ranks) of the lowest point of a set that is not empty. */
  static int point(long set) {
    int bit = Long.numberOfTrailingZeros(set);
    return 6 * ((bit >> 3) - 1) + (bit & 7) - 1;
  }
}
