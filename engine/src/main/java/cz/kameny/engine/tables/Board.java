package cz.kameny.engine.tables;

import cz.kameny.rules.tables.Side;

/**
 * A position after a turn as an evaluation wants to see it: number of stones on every place and the
 * points held, each side in its own counting. {@code mine} has just played, {@code theirs} rolls.
 *
 * <p>Filled again for every candidate; what has not changed since the last one is not unpacked
 * again.
 */
final class Board {
  final int[] mine = new int[Side.PLACES];
  final int[] theirs = new int[Side.PLACES];
  int minePoints;
  int theirPoints;
  int mineBridges;
  int theirBridges;
  int minePips;
  int theirPips;

  /** Whether the side that has just played is the one that started the game. */
  boolean mineIsFirst;

  private long mineLow = -1;
  private long mineHigh = -1;
  private long theirLow = -1;
  private long theirHigh = -1;

  void set(long low, long high, long otherLow, long otherHigh, boolean mineIsFirst) {
    this.mineIsFirst = mineIsFirst;
    if (low != mineLow || high != mineHigh) {
      minePips = unpack(low, high, mine);
      minePoints = atLeast(1, mine);
      mineBridges = atLeast(2, mine);
      mineLow = low;
      mineHigh = high;
    }
    if (otherLow != theirLow || otherHigh != theirHigh) {
      theirPips = unpack(otherLow, otherHigh, theirs);
      theirPoints = atLeast(1, theirs);
      theirBridges = atLeast(2, theirs);
      theirLow = otherLow;
      theirHigh = otherHigh;
    }
  }

  long mineLow() {
    return mineLow;
  }

  long mineHigh() {
    return mineHigh;
  }

  long theirLow() {
    return theirLow;
  }

  long theirHigh() {
    return theirHigh;
  }

  /** Fills the counts of a side packed as {@link Side} says; returns its pips. */
  private static int unpack(long low, long high, int[] counts) {
    int pips = 0;
    long restLow = low;
    long restHigh = high;
    for (int point = 1; point <= 12; point++) {
      int near = (int) restLow & 15;
      int far = (int) restHigh & 15;
      counts[point] = near;
      counts[point + 12] = far;
      pips += point * near + (point + 12) * far;
      restLow >>>= 4;
      restHigh >>>= 4;
    }
    counts[Side.OFF] = (int) restLow & 15;
    counts[Side.HAND] = (int) restHigh & 15;
    counts[Side.BAR] = (int) (restHigh >>> 4) & 15;
    return pips + 25 * (counts[Side.HAND] + counts[Side.BAR]);
  }

  /** The points with so many stones or more: bit p − 1. */
  private static int atLeast(int stones, int[] counts) {
    int points = 0;
    for (int point = 1; point <= 24; point++) {
      points |= counts[point] < stones ? 0 : 1 << (point - 1);
    }
    return points;
  }
}
