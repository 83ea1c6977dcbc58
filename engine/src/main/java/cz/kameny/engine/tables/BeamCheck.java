package cz.kameny.engine.tables;

import cz.kameny.engine.net.NetLibrary;
import cz.kameny.rules.Player;
import cz.kameny.rules.Rng;
import cz.kameny.rules.Roll;
import cz.kameny.rules.tables.Expansion;
import cz.kameny.rules.tables.Side;
import cz.kameny.rules.taiga.TaigaRules;

/**
 * Measures what a beam loses on the doubles of Taiga-Puff (TP-4), against all results of the roll.
 */
public final class BeamCheck {
  /** The same position comes out a little different after another one, see Judge. */
  private static final float ROUNDING = 2e-6f;

  private BeamCheck() {}

  /**
   * How a beam did.
   *
   * @param doubles how many doubles with more than one result were met
   * @param same in how many the best result was as good as the best of all
   * @param lost mean stakes lost by the others, over all doubles
   * @param results mean number of results of a double
   * @param beamResults mean number of those the beam came to
   */
  public record Finding(int doubles, int same, double lost, double results, double beamResults) {}

  /**
   * Plays games of the nets against themselves and looks at every double.
   *
   * @param width states of each layer to go on from, see {@link Expansion.Beam}
   * @param wanted how many doubles, at least 1
   */
  public static Finding measure(TaigaRules rules, int width, int wanted, long seed) {
    Oracle oracle = new Oracle(rules, NetLibrary.taiga(rules.settings().opposites()));
    Lookahead lookahead = new Lookahead(rules, oracle, 0);
    Expansion all = rules.newExpansion();
    Expansion some = rules.newExpansion();
    Rng rng = new Rng(seed);
    int doubles = 0;
    int same = 0;
    double lost = 0;
    double results = 0;
    double beamResults = 0;
    while (doubles < wanted) {
      Side own = Side.allOn(Side.HAND);
      Side other = own;
      Player turn = Player.FIRST;
      while (other.off() < Side.STONES && doubles < wanted) {
        Roll roll = rng.nextRoll();
        int count = lookahead.expand(some, own, other, turn, roll, width);
        int best = lookahead.best(some, count, turn);
        float value = lookahead.least();
        if (roll.isDouble()) {
          int full = all.expand(own, other, turn, roll);
          if (full > 1) {
            lookahead.best(all, full, turn);
            float least = lookahead.least();
            doubles++;
            same += value <= least + ROUNDING ? 1 : 0;
            lost += Math.max(0, value - least);
            results += full;
            beamResults += count;
          }
        }
        Side played = some.mover(best);
        own = some.waiting(best);
        other = played;
        turn = turn.opponent();
      }
    }
    return new Finding(doubles, same, lost / doubles, results / doubles, beamResults / doubles);
  }
}
