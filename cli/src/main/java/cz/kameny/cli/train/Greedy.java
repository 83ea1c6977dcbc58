package cz.kameny.cli.train;

import cz.kameny.engine.net.Chances;
import cz.kameny.engine.net.Nets;
import cz.kameny.engine.net.Sight;
import cz.kameny.rules.tables.Expansion;
import cz.kameny.rules.tables.Side;

/** Chooses among the results of a roll what the nets like best. */
final class Greedy {
  private final Nets nets;
  private final float mars;
  private final Sight sight = new Sight();
  private final Chances chances = new Chances();
  private final Chances best = new Chances();

  /**
   * Chooses by these nets.
   *
   * @param mars what mars counts, see {@link Chances#equity}
   */
  Greedy(Nets nets, float mars) {
    this.nets = nets;
    this.mars = mars;
  }

  /** The result that is worst for the side that answers it, the first of equals. */
  int choose(Expansion results, int count) {
    int chosen = 0;
    float least = Float.POSITIVE_INFINITY;
    for (int i = 0; i < count; i++) {
      Side other = results.waiting(i);
      sight.set(other.low(), other.high(), results.low(i), results.high(i));
      nets.judge(sight, chances);
      float value = chances.equity(mars);
      if (value < least) {
        least = value;
        chosen = i;
        best.set(chances);
      }
    }
    return chosen;
  }

  /** What the result last chosen is to the side that answers it. */
  Chances best() {
    return best;
  }
}
