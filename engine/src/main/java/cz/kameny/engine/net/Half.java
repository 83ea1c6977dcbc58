package cz.kameny.engine.net;

import cz.kameny.rules.tables.Side;

/** One side's stones unpacked, in its own counting. */
public final class Half {
  /** Stones on every place: points 1–24, {@link Side#OFF}, {@link Side#HAND}, {@link Side#BAR}. */
  public final int[] count = new int[Side.PLACES];

  /** Points with at least one stone: bit p − 1. */
  public int points;

  /** Points with at least two stones: bit p − 1. */
  public int bridges;

  /** Pips to go; a stone in hand or hit has 25. */
  public int pips;

  private long low = -1;
  private long high = -1;

  /** Nothing yet, to be {@link #set}. */
  public Half() {}

  /** {@link Side#low()} of the stones. */
  public long low() {
    return low;
  }

  /** {@link Side#high()} of the stones. */
  public long high() {
    return high;
  }

  /** Reads a side packed as {@link Side}; the same as the last one costs nothing. */
  public void set(long newLow, long newHigh) {
    if (newLow == low && newHigh == high) {
      return;
    }
    low = newLow;
    high = newHigh;
    long restLow = newLow;
    long restHigh = newHigh;
    int sum = 0;
    int held = 0;
    int doubled = 0;
    for (int point = 1; point <= 12; point++) {
      int near = (int) restLow & 15;
      int far = (int) restHigh & 15;
      count[point] = near;
      count[point + 12] = far;
      sum += point * near + (point + 12) * far;
      held |= (near > 0 ? 1 << (point - 1) : 0) | (far > 0 ? 1 << (point + 11) : 0);
      doubled |= (near > 1 ? 1 << (point - 1) : 0) | (far > 1 ? 1 << (point + 11) : 0);
      restLow >>>= 4;
      restHigh >>>= 4;
    }
    count[Side.OFF] = (int) restLow & 15;
    count[Side.HAND] = (int) restHigh & 15;
    count[Side.BAR] = (int) (restHigh >>> 4) & 15;
    points = held;
    bridges = doubled;
    pips = sum + 25 * (count[Side.HAND] + count[Side.BAR]);
  }
}
