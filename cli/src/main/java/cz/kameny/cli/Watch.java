package cz.kameny.cli;

/** Says on standard error, every second and in the end, how many positions of a table are done. */
final class Watch {
  private static final long SECOND = 1_000_000_000L;

  private final Console console;
  private final String what;
  private long last = System.nanoTime();

  /**
   * Watches one table.
   *
   * @param what the beginning of each line
   */
  Watch(Console console, String what) {
    this.console = console;
    this.what = what;
  }

  /** So many positions of so many are done. */
  void at(int done, int all) {
    long now = System.nanoTime();
    if (done == all || now - last > SECOND) {
      last = now;
      console.err().print(what + " " + done + " of " + all + " positions\n");
    }
  }
}
