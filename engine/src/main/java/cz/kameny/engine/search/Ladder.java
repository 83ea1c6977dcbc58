package cz.kameny.engine.search;

import java.util.List;

/**
 * The levels of Přes palubu: how many positions each may look at and by how much it misjudges moves
 * that are not proven. All limits are on depth and nodes, so that a level plays the same move on
 * any machine; its strength is in docs/benchmarks.md.
 */
final class Ladder {
  /**
   * A level.
   *
   * @param budget what a move may cost
   * @param noise see {@link OverboardBot}, in hundredths of a figure
   * @param elo its strength in version A (see {@link cz.kameny.engine.Level#elo})
   */
  record Rung(Budget budget, int noise, int elo) {}

  /** From the weakest; each wins 60 to 75 % against the one before, a draw being half a win. */
  static final List<Rung> RUNGS =
      List.of(
          new Rung(new Budget(2, 20_000, Long.MAX_VALUE), 24, 1010),
          new Rung(new Budget(2, 20_000, Long.MAX_VALUE), 8, 1190),
          new Rung(Budget.ofNodes(800), 0, 1340),
          new Rung(Budget.ofNodes(2_300), 0, 1500),
          new Rung(Budget.ofNodes(7_000), 0, 1650),
          new Rung(Budget.ofNodes(23_000), 0, 1800),
          new Rung(Budget.ofNodes(80_000), 0, 1920),
          new Rung(Budget.ofNodes(280_000), 0, 2050));

  private Ladder() {}
}
