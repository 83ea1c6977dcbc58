package cz.kameny.bench;

import cz.kameny.rules.Rng;
import cz.kameny.rules.tables.Expansion;
import cz.kameny.rules.tables.TablesPosition;
import cz.kameny.rules.tables.TablesRules;
import cz.kameny.rules.taiga.TaigaRules;
import cz.kameny.rules.taiga.TaigaSettings;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/**
 * How long enumerating a roll of Taiga-Puff takes: every roll met in games of random play, each
 * timed once, after a warm-up. An average would not do, since a person waits for the slowest roll;
 * so this is a program beside JMH.
 *
 * <p>The time is that of the thread on the processor, so that other programs of a busy machine are
 * not counted; what they do to the caches still is. Arguments: number of games (1000), seed (1).
 */
public final class TaigaRolls {
  private static final int WARM_UP_GAMES = 60;
  private static final int SLOWEST = 20;

  /**
   * A double with 456,710 results, the most met so far. The workspace grows to its size before
   * anything is timed: it does so once in the life of a thread, and never in a game.
   */
  private static final String BIGGEST =
      "h2,24:1,21:1,20:1,18:1,17:1,16:1,15:1,13:1,12:1,10:2,9:1,8:1"
          + " h6,24:2,22:1,21:2,19:1,18:1,14:1,3:1 w 66";

  private static final int REPEATS = 9;

  private record Timed(TablesPosition position, int results, long nanos) {}

  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private final TablesRules rules = new TaigaRules(TaigaSettings.DEFAULT);
  private final Expansion results = rules.newExpansion();
  private int played;

  private TaigaRolls() {}

  /** Plays, measures and prints. */
  public static void main(String[] args) {
    int games = args.length > 0 ? Integer.parseInt(args[0]) : 1000;
    long seed = args.length > 1 ? Long.parseLong(args[1]) : 1;
    new TaigaRolls().measure(games, seed);
  }

  private void measure(int games, long seed) {
    for (int game = 0; game < WARM_UP_GAMES; game++) {
      // Games of their own: the measured rolls are all seen for the first time.
      play(Rng.of(~seed, game), new ArrayList<>());
    }
    TablesPosition biggest = rules.parsePosition(BIGGEST);
    print("growing to the biggest: %.1f ms", time(biggest).nanos() * 1e-6);
    for (int i = 0; i < REPEATS; i++) {
      time(biggest);
    }
    played = 0;
    List<Timed> all = new ArrayList<>();
    for (int game = 0; game < games; game++) {
      play(Rng.of(seed, game), all);
    }
    report(all);
  }

  private void play(Rng rng, List<Timed> timed) {
    TablesPosition position = rules.start(1);
    while (rules.ending(position).isEmpty()) {
      position = rules.withRoll(position, rng.nextRoll());
      timed.add(time(position));
      int choice = rng.nextInt(results.size());
      position = position.after(results.mover(choice), results.waiting(choice));
    }
    played++;
  }

  private Timed time(TablesPosition position) {
    long start = threads.getCurrentThreadCpuTime();
    int size = results.expand(position);
    return new Timed(position, size, threads.getCurrentThreadCpuTime() - start);
  }

  private void report(List<Timed> all) {
    long[] nanos = all.stream().mapToLong(Timed::nanos).sorted().toArray();
    print("%d games, %d rolls, %.1f s", played, nanos.length, Arrays.stream(nanos).sum() * 1e-9);
    for (double part : new double[] {0.5, 0.9, 0.99, 0.999, 0.9999}) {
      print("%7.2f %% within %8.3f ms", 100 * part, nanos[(int) (part * nanos.length)] * 1e-6);
    }
    print("  slowest       %8.3f ms", nanos[nanos.length - 1] * 1e-6);
    print("over 50 ms: %d", Arrays.stream(nanos).filter(n -> n > 50_000_000).count());
    print("");
    print("The slowest again: first time, median of %d, results, position", REPEATS);
    all.stream()
        .sorted(Comparator.comparingLong(Timed::nanos).reversed())
        .limit(SLOWEST)
        .forEach(this::again);
  }

  private void again(Timed first) {
    long[] nanos = new long[REPEATS];
    for (int i = 0; i < REPEATS; i++) {
      nanos[i] = time(first.position()).nanos();
    }
    Arrays.sort(nanos);
    print(
        "%8.3f %8.3f ms %8d  %s",
        first.nanos() * 1e-6, nanos[REPEATS / 2] * 1e-6, first.results(), first.position());
  }

  private static void print(String format, Object... values) {
    System.out.print(String.format(Locale.ROOT, format, values) + "\n");
  }
}
