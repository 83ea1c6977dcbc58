package cz.kameny.engine.search;

import java.util.List;

/**
 * The levels of Přes palubu: how many positions each may look at, by which evaluation, and by how
 * much it misjudges moves that are not proven. All limits are on depth and nodes, so that a level
 * plays the same move on any machine; its strength is in docs/benchmarks.md.
 */
final class Ladder {
  /**
   * A level.
   *
   * @param budget what a move may cost
   * @param noise see {@link OverboardBot}, in hundredths of a figure
   * @param trained whether it judges by the trained net; the levels most people begin with need no
   *     file for it
   * @param home how it brings endings home that are won in version A ({@link Pursuit}), or null
   *     when it plays them as everything else
   * @param elo its strength in version A (see {@link cz.kameny.engine.Level#elo})
   */
  record Rung(Budget budget, int noise, boolean trained, Home home, int elo) {}

  /**
   * How a level plays the last figures of a side. Four plies or six: an odd number is worse, for
   * then the last move of a line is one's own and seems to have driven the other somewhere.
   *
   * @param plies how deep it looks
   * @param noise as that of a level, but less: what is won is not thrown away
   */
  record Home(int plies, int noise) {
    /** Far more than there are with so few figures; a bound for time all the same. */
    private static final int MOST_NODES = 60_000;

    Budget budget() {
      return new Budget(plies, MOST_NODES, Long.MAX_VALUE);
    }
  }

  /** From the weakest; each wins 60 to 75 % against the one before, a draw being half a win. */
  static final List<Rung> RUNGS =
      List.of(
          new Rung(new Budget(2, 20_000, Long.MAX_VALUE), 24, false, new Home(4, 24), 1000),
          new Rung(new Budget(2, 20_000, Long.MAX_VALUE), 8, false, new Home(4, 8), 1180),
          new Rung(Budget.ofNodes(800), 0, false, new Home(6, 4), 1320),
          new Rung(Budget.ofNodes(2_500), 0, false, new Home(6, 0), 1500),
          new Rung(Budget.ofNodes(700), 0, true, new Home(6, 0), 1660),
          new Rung(Budget.ofNodes(2_200), 0, true, new Home(6, 0), 1790),
          new Rung(Budget.ofNodes(7_500), 0, true, new Home(6, 0), 1970),
          new Rung(Budget.ofNodes(32_000), 0, true, null, 2150));

  private Ladder() {}
}
