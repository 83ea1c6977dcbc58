package cz.kameny.engine.search;

import cz.kameny.engine.Clock;
import cz.kameny.rules.Rng;
import cz.kameny.rules.overboard.OverboardPosition;
import cz.kameny.rules.overboard.OverboardSettings.End;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * The search of Přes palubu in one number: the nodes it needs for a fixed set of positions of all
 * phases of the game.
 *
 * <p>It changes if and only if the search or the evaluation behaves otherwise. Whoever changes it
 * shows by games that the change was good, and writes the new number into the test.
 */
public final class Signature {
  /** Plies for the signature. */
  public static final int DEPTH = 7;

  private static final String[] POSITIONS = {
    "WwwwwW/wwwwww/WwwwwW/RrrrrR/rrrrrr/RrrrrR r -",
    "WWWWWW/wwwwww/wwwwww/rrrrrr/rrrrrr/RRRRRR r -",
    "WrWrWr/rWrWrW/wrwrwr/rwrwrw/wRwRwR/RwRwRw r -",
    "R5/rrwwww/wwwW1w/2wwwr/rr1rrR/wrr1r1 r -",
    "R4w/rrwwww/1wwW1r/w1wwwR/rr1rr1/wr1rr1 w =f2f3",
    "R5/rrwwww/1wwW1w/w1wwwr/rr1rrR/wrr1r1 r !f2f3",
    "2w3/1r1R2/2ww2/3r2/1W1r2/2w1R1 w -",
    "1r4/3w2/1W1r2/2r1w1/3R2/6 r -",
    "1r4/1r4/w5/1r4/6/6 r -",
    "6/2R3/1r1w2/3W2/6/6 w -",
  };

  private Signature() {}

  /**
   * What searching one position took.
   *
   * @param position the position
   * @param end the version of the game
   * @param depth plies
   * @param nodes positions visited
   * @param nanos time it took, in billionths of a second
   */
  public record Effort(String position, End end, int depth, long nodes, long nanos) {}

  /** Searches one position of the set, so many plies deep. */
  private static Effort effort(
      String position,
      End end,
      Evaluation evaluation,
      int depth,
      int tableBits,
      LongSupplier time) {
    Search search = new Search(end, evaluation, null, tableBits, Clock.SYSTEM);
    List<OverboardPosition> history = List.of(OverboardPosition.parse(position));
    long started = time.getAsLong();
    search.think(history, Budget.ofDepth(depth), 0, new Rng(1));
    long nanos = time.getAsLong() - started;
    return new Effort(position, end, search.depth(), search.nodes(), nanos);
  }

  /**
   * Searches every position of the set, so many plies deep, in one version and with the trained
   * evaluation.
   *
   * @param time says how much time has passed, in billionths of a second
   */
  public static List<Effort> efforts(End end, int depth, LongSupplier time) {
    return Arrays.stream(POSITIONS)
        .map(p -> effort(p, end, PatternNet.of(end), depth, 20, time))
        .toList();
  }

  /**
   * Searches all positions in both versions and with both evaluations, {@link #DEPTH} plies deep,
   * and counts the nodes.
   */
  public static long nodes() {
    long nodes = 0;
    for (End end : End.values()) {
      for (Evaluation evaluation : List.of(new HandMade(end), PatternNet.of(end))) {
        for (String position : POSITIONS) {
          nodes += effort(position, end, evaluation, DEPTH, 15, () -> 0).nodes();
        }
      }
    }
    return nodes;
  }
}
