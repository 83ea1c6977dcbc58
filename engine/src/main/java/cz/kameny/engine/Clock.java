package cz.kameny.engine;

/** Where the time of a player comes from that may take so much of it. */
@FunctionalInterface
public interface Clock {
  /** The machine's clock. */
  Clock SYSTEM = System::nanoTime;

  /** Billionths of a second since any moment; never less than before. */
  long nanos();
}
