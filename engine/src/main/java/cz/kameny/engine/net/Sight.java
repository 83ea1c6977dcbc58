package cz.kameny.engine.net;

/**
 * A position as the side about to roll sees it. Each side is counted in its own way; whose colour
 * it is does not matter.
 */
public final class Sight {
  /** The side about to roll. */
  public final Half roller = new Half();

  /** The side that has just played. */
  public final Half waiter = new Half();

  /** An empty one, to be {@link #set}. */
  public Sight() {}

  /** Reads both sides, packed as {@link cz.kameny.rules.tables.Side} says. */
  public void set(long rollerLow, long rollerHigh, long waiterLow, long waiterHigh) {
    roller.set(rollerLow, rollerHigh);
    waiter.set(waiterLow, waiterHigh);
  }
}
