package cz.kameny.bench;

import cz.kameny.rules.nardy.NardyRules;
import cz.kameny.rules.nardy.NardySettings;
import cz.kameny.rules.tables.Expansion;
import cz.kameny.rules.tables.TablesPosition;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * All distinct results of a roll in dlouhé vrhcáby, on positions of random play: turns a second.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 6, time = 1)
public class NardyTurns {
  private static final int TURNS = 16_384;

  private TablesPosition[] positions;
  private Expansion results;

  /** Takes the first positions of random games. */
  @Setup
  public void prepare() {
    NardyRules rules = new NardyRules(NardySettings.DEFAULT);
    positions =
        Samples.ofRandomGames(rules, 200, 1).stream().limit(TURNS).toArray(TablesPosition[]::new);
    if (positions.length != TURNS) {
      throw new IllegalStateException("too few positions: " + positions.length);
    }
    results = rules.newExpansion();
  }

  /** The results as a search takes them: stones of the mover, no position object for each. */
  @Benchmark
  @OperationsPerInvocation(TURNS)
  public long distinctResults() {
    long sum = 0;
    for (TablesPosition position : positions) {
      int count = results.expand(position);
      for (int i = 0; i < count; i++) {
        sum += results.low(i) ^ results.high(i);
      }
    }
    return sum;
  }
}
