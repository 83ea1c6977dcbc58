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
   * @param elo its strength in version A (see {@link cz.kameny.engine.Level#elo})
   */
  record Rung(Budget budget, int noise, boolean trained, int elo) {}

  /** From the weakest; each wins 60 to 75 % against the one before, a draw being half a win. */
  static final List<Rung> RUNGS =
      List.of(
          new Rung(new Budget(2, 20_000, Long.MAX_VALUE), 24, false, 1000),
          new Rung(new Budget(2, 20_000, Long.MAX_VALUE), 8, false, 1180),
          new Rung(Budget.ofNodes(800), 0, false, 1320),
          new Rung(Budget.ofNodes(2_500), 0, false, 1500),
          new Rung(Budget.ofNodes(700), 0, true, 1660),
          new Rung(Budget.ofNodes(2_200), 0, true, 1790),
          new Rung(Budget.ofNodes(7_500), 0, true, 1970),
          new Rung(Budget.ofNodes(32_000), 0, true, 2150));

  private Ladder() {}
}
