package cz.kameny.engine.search;

/** Where the time comes from, so that a test can bring its own. */
@FunctionalInterface
interface Clock {
  /** The machine's clock. */
  Clock SYSTEM = System::nanoTime;

  /** Billionths of a second since any moment. */
  long nanos();
}
