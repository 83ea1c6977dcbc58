package cz.kameny.engine.tables;

import cz.kameny.engine.bearoff.TwoSided;
import cz.kameny.rules.Player;
import cz.kameny.rules.Rng;
import cz.kameny.rules.tables.Expansion;
import cz.kameny.rules.tables.Side;
import cz.kameny.rules.tables.TablesPosition;
import cz.kameny.rules.tables.TablesRules;
import cz.kameny.rules.tables.TablesTurn;
import java.util.List;

/** Measures how well a level plays endings, against the exact table. */
public final class EndingCheck {
  private EndingCheck() {}

  /**
   * The equity lost per decision, in stakes.
   *
   * @param mean over all positions, those with one result left out
   * @param worst in any of them
   * @param decisions how many positions had more than one result
   */
  public record Loss(double mean, double worst, int decisions) {}

  /**
   * Plays rolls in random positions of the table.
   *
   * @param level of the game
   * @param decisions how many, at least 1
   */
  public static Loss measure(
      TablesRules rules, TwoSided table, int level, int decisions, long seed) {
    Rng rng = new Rng(seed);
    var bot = TablesBots.of(rules, level);
    Expansion results = rules.newExpansion();
    double sum = 0;
    double worst = 0;
    int counted = 0;
    while (counted < decisions) {
      Side own = random(table, rng);
      Side other = random(table, rng);
      if (own.off() == Side.STONES || other.off() == Side.STONES) {
        continue;
      }
      TablesPosition position =
          new TablesPosition(rules.game(), own, other, Player.FIRST, rng.nextRoll());
      int count = results.expand(position);
      if (count == 1) {
        continue;
      }
      double best = 0;
      for (int i = 0; i < count; i++) {
        best = Math.max(best, value(table, results.low(i), other.low()));
      }
      TablesTurn turn = bot.choose(List.of(position), rng);
      Side after = rules.play(position, turn).first();
      // A chance to win is half of what it means in stakes.
      double loss = 2 * (best - value(table, after.low(), other.low()));
      sum += loss;
      worst = Math.max(worst, loss);
      counted++;
    }
    return new Loss(sum / counted, worst, counted);
  }

  private static double value(TwoSided table, long own, long other) {
    return own >>> 48 == Side.STONES ? 1 : 1 - table.win(other, own);
  }

  private static Side random(TwoSided table, Rng rng) {
    return new Side(table.home().low(rng.nextInt(table.home().size())), 0);
  }
}
