package cz.kameny.bench;

import cz.kameny.rules.overboard.Deck;
import cz.kameny.rules.overboard.OverboardRules;
import cz.kameny.rules.overboard.OverboardSettings;
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
 * Walking the tree of Přes palubu from rohy, six moves deep: nodes a second.
 *
 * <p>Every move of every inner node is made and unmade. At the leaves the sets of movable figures
 * are found and counted too in {@link #generatingAtLeaves}, which gives the exact number of replies
 * without writing them down one by one, and not in {@link #makingLeaves}.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 6, time = 1)
public class OverboardWalk {
  private static final int DEPTH = 6;

  /** 6 + 40 + 570 + 8186 + 133750 + 2230364, the published counts of the rules. */
  private static final int NODES = 2_372_916;

  private final int[] moves = new int[Deck.MAX_MOVES * (DEPTH + 1)];
  private Deck deck;
  private long nodes;

  /** Sets up the layout. */
  @Setup
  public void prepare() {
    deck = new Deck(new OverboardRules(OverboardSettings.DEFAULT).start(1));
    if (makingLeaves() != NODES) {
      throw new IllegalStateException("the walk met " + nodes + " nodes");
    }
  }

  /** Generates at inner nodes, makes every move. */
  @Benchmark
  @OperationsPerInvocation(NODES)
  public long makingLeaves() {
    nodes = 0;
    walk(DEPTH, 0, false);
    return nodes;
  }

  /** Finds the moves of every node, the leaves included, and makes every move. */
  @Benchmark
  @OperationsPerInvocation(NODES)
  public long generatingAtLeaves() {
    nodes = 0;
    return walk(DEPTH, 0, true) + nodes;
  }

  private long walk(int left, int at, boolean atLeaves) {
    if (left == 0 && !atLeaves) {
      return 0;
    }
    if (left == 0) {
      return deck.count();
    }
    int end = deck.generate(moves, at);
    long own = deck.own();
    long opp = deck.opp();
    long captains = deck.captains();
    int mark = deck.mark();
    boolean red = deck.redToMove();
    long sum = 0;
    for (int i = at; i < end; i++) {
      deck.play(moves[i]);
      nodes++;
      sum += walk(left - 1, end, atLeaves);
      deck.restore(own, opp, captains, mark, red);
    }
    return sum;
  }
}
