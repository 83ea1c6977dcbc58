package cz.kameny.engine.tables;

import cz.kameny.engine.net.Half;

/**
 * A position after a turn as an evaluation wants to see it: number of stones on every place and the
 * points held, each side in its own counting. {@code mine} has just played, {@code theirs} rolls.
 *
 * <p>Filled again for every candidate; what has not changed since the last one is not unpacked
 * again.
 */
final class Board {
  private final Half mover = new Half();
  private final Half other = new Half();
  final int[] mine = mover.count;
  final int[] theirs = other.count;
  int minePoints;
  int theirPoints;
  int mineBridges;
  int theirBridges;
  int minePips;
  int theirPips;

  /** Whether the side that has just played is the one that started the game. */
  boolean mineIsFirst;

  void set(long low, long high, long otherLow, long otherHigh, boolean mineIsFirst) {
    this.mineIsFirst = mineIsFirst;
    mover.set(low, high);
    other.set(otherLow, otherHigh);
    minePoints = mover.points;
    mineBridges = mover.bridges;
    minePips = mover.pips;
    theirPoints = other.points;
    theirBridges = other.bridges;
    theirPips = other.pips;
  }

  long mineLow() {
    return mover.low();
  }

  long mineHigh() {
    return mover.high();
  }

  long theirLow() {
    return other.low();
  }

  long theirHigh() {
    return other.high();
  }
}
