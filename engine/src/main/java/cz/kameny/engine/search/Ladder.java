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
   */
  record Rung(Budget budget, int noise) {}

  /** From the weakest. */
  static final List<Rung> RUNGS =
      List.of(
          new Rung(new Budget(1, 4_000, Long.MAX_VALUE), 160),
          new Rung(new Budget(1, 8_000, Long.MAX_VALUE), 60),
          new Rung(new Budget(2, 20_000, Long.MAX_VALUE), 45),
          new Rung(new Budget(3, 40_000, Long.MAX_VALUE), 30),
          new Rung(new Budget(4, 80_000, Long.MAX_VALUE), 15),
          new Rung(Budget.ofNodes(30_000), 0),
          new Rung(Budget.ofNodes(160_000), 0),
          new Rung(Budget.ofNodes(1_000_000), 0));

  private Ladder() {}
}
