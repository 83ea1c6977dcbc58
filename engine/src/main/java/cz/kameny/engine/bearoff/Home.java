package cz.kameny.engine.bearoff;

import cz.kameny.rules.tables.Side;

/**
 * Numbers the ways in which up to so many stones can stand on the last six points, the others being
 * off: the combinatorial number system over the gaps between stones and points.
 */
public final class Home {
  /** Points of a home. */
  public static final int POINTS = 6;

  private final int stones;
  private final int[][] choose;
  private final int size;

  /**
   * A numbering.
   *
   * @param stones most stones left on the board, 1 to {@link Side#STONES}
   */
  public Home(int stones) {
    if (stones < 1 || stones > Side.STONES) {
      throw new IllegalArgumentException("1 to 15 stones, not " + stones);
    }
    this.stones = stones;
    choose = new int[stones + POINTS + 1][POINTS + 1];
    for (int n = 0; n < choose.length; n++) {
      choose[n][0] = 1;
      for (int k = 1; k <= POINTS && n > 0; k++) {
        choose[n][k] = choose[n - 1][k - 1] + choose[n - 1][k];
      }
    }
    size = choose[stones + POINTS][POINTS];
  }

  /** How many ways there are: 54,264 for fifteen stones, 924 for six. */
  public int size() {
    return size;
  }

  /** Most stones left on the board. */
  public int stones() {
    return stones;
  }

  /** Whether a side packed as {@link Side} is one of them. */
  public boolean covers(long low, long high) {
    return high == 0
        && (low >>> 48) >= Side.STONES - stones
        && (low & 0xffff_ffff_ffffL) >>> 4 * POINTS == 0;
  }

  /**
   * The number of a side that is covered.
   *
   * @param low {@link Side#low}
   */
  public int index(long low) {
    // Stones and the gaps between points in a row; the gaps' places, from the lowest, tell all.
    int index = 0;
    int place = 0;
    for (int point = 1; point <= POINTS; point++) {
      place += (int) (low >>> 4 * (point - 1)) & 15;
      index += choose[place][point];
      place++;
    }
    return index;
  }

  /** {@link Side#low} of the side with this number. */
  public long low(int index) {
    long low = 0;
    int rest = index;
    int left = Side.STONES;
    int above = stones + POINTS - 1;
    int[] places = new int[POINTS + 1];
    for (int point = POINTS; point >= 1; point--) {
      int place = above;
      while (choose[place][point] > rest) {
        place--;
      }
      rest -= choose[place][point];
      places[point] = place;
      above = place - 1;
    }
    int before = -1;
    for (int point = 1; point <= POINTS; point++) {
      int count = places[point] - before - 1;
      before = places[point];
      low |= (long) count << 4 * (point - 1);
      left -= count;
    }
    return low | (long) left << 48;
  }

  /** Pips of the side with this number. */
  int pips(int index) {
    long low = low(index);
    int pips = 0;
    for (int point = 1; point <= POINTS; point++) {
      pips += point * ((int) (low >>> 4 * (point - 1)) & 15);
    }
    return pips;
  }

  /** All numbers by rising pips: whatever a turn leads to comes before. */
  int[] byPips() {
    int[] pips = new int[size];
    int most = 0;
    for (int i = 0; i < size; i++) {
      pips[i] = pips(i);
      most = Math.max(most, pips[i]);
    }
    int[] starts = new int[most + 2];
    for (int p : pips) {
      starts[p + 1]++;
    }
    for (int p = 1; p < starts.length; p++) {
      starts[p] += starts[p - 1];
    }
    int[] order = new int[size];
    for (int i = 0; i < size; i++) {
      order[starts[pips[i]]++] = i;
    }
    return order;
  }
}
