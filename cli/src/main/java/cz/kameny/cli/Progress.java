package cz.kameny.cli;

import cz.kameny.engine.arena.Estimate;
import cz.kameny.engine.arena.Totals;
import java.util.Locale;

/** Says on standard error how far a long run is: every second to a person, else more rarely. */
final class Progress {
  private static final long SECOND = 1_000_000_000L;

  private final Console console;
  private final long pairs;
  private final long started = System.nanoTime();
  private final long interval;
  private long last = System.nanoTime();
  private long skipped;

  /** Progress towards a number of pairs. */
  Progress(Console console, long pairs) {
    this.console = console;
    this.pairs = pairs;
    this.interval = console.terminal() ? SECOND : 10 * SECOND;
  }

  /** A run starts, or goes on after this many pairs. */
  void begin(long done) {
    skipped = done;
    if (done > 0) {
      console.err().print("Going on after " + 2 * done + " games.\n");
    }
  }

  /** Whether it is time to say something; always in the end. */
  boolean isDue(boolean done) {
    long now = System.nanoTime();
    if (!done && now - last < interval) {
      return false;
    }
    last = now;
    return true;
  }

  /** Says how far it is. */
  void show(Totals totals) {
    double perSecond =
        2.0 * (totals.pairs() - skipped) * SECOND / Math.max(1, System.nanoTime() - started);
    Estimate score = totals.score();
    String line =
        String.format(
            Locale.ROOT,
            "%d of %d games, A %.1f %% (%.1f to %.1f), %.1f games/s",
            totals.games(),
            2 * pairs,
            100 * score.mean(),
            100 * score.low(),
            100 * score.high(),
            perSecond);
    boolean same = console.terminal() && totals.pairs() < pairs;
    console.err().print((console.terminal() ? "\r\u001b[K" : "") + line + (same ? "" : "\n"));
    console.err().flush();
  }
}
