package cz.kameny.engine.tables;

import cz.kameny.engine.bearoff.Home;
import cz.kameny.engine.net.Chances;
import cz.kameny.engine.net.Half;
import cz.kameny.rules.Player;
import cz.kameny.rules.Rng;
import cz.kameny.rules.tables.Expansion;
import cz.kameny.rules.tables.Side;
import cz.kameny.rules.tables.TablesPosition;
import cz.kameny.rules.tables.TablesRules;
import cz.kameny.rules.tables.TablesTurn;
import java.util.List;

/** Measures how well a level plays endings, against the exact tables. */
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
   * Plays rolls in random positions with all stones at home.
   *
   * @param endings what is right
   * @param level of the game
   * @param decisions how many, at least 1
   * @param fewest stones that each side has left, at least 1
   * @param most stones that each side has left, at most 15
   */
  public static Loss measure(
      TablesRules rules,
      ExactEndings endings,
      int level,
      int decisions,
      long seed,
      int fewest,
      int most) {
    Rng rng = new Rng(seed);
    var bot = TablesBots.of(rules, level);
    Expansion results = rules.newExpansion();
    Worth worth = new Worth(rules, endings);
    Home home = new Home(most);
    double sum = 0;
    double worst = 0;
    int counted = 0;
    while (counted < decisions) {
      Side own = random(home, rng);
      Side other = random(home, rng);
      int more = Side.STONES - fewest;
      if (own.off() > more || other.off() > more) {
        continue;
      }
      TablesPosition position =
          new TablesPosition(rules.game(), own, other, Player.FIRST, rng.nextRoll());
      int count = results.expand(position);
      if (count == 1) {
        continue;
      }
      double best = Double.NEGATIVE_INFINITY;
      for (int i = 0; i < count; i++) {
        best = Math.max(best, worth.of(results.low(i), other.low()));
      }
      TablesTurn turn = bot.choose(List.of(position), rng);
      double loss = best - worth.of(rules.play(position, turn).first().low(), other.low());
      sum += loss;
      worst = Math.max(worst, loss);
      counted++;
    }
    return new Loss(sum / counted, worst, counted);
  }

  private static Side random(Home home, Rng rng) {
    return new Side(home.low(rng.nextInt(home.size())), 0);
  }

  /** What a position is worth to the side that has just played, in stakes. */
  private static final class Worth {
    private final ExactEndings endings;
    private final float mars;
    private final Half played = new Half();
    private final Half toRoll = new Half();
    private final Chances chances = new Chances();

    Worth(TablesRules rules, ExactEndings endings) {
      this.endings = endings;
      this.mars = Oracle.mars(rules);
    }

    double of(long playedLow, long toRollLow) {
      played.set(playedLow, 0);
      toRoll.set(toRollLow, 0);
      if (!endings.judge(toRoll, played, chances)) {
        throw new IllegalStateException("no ending: " + new Side(playedLow, 0));
      }
      return -chances.equity(mars);
    }
  }
}
