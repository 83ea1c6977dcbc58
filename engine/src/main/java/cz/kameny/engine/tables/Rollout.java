package cz.kameny.engine.tables;

import cz.kameny.engine.net.Chances;
import cz.kameny.rules.Player;
import cz.kameny.rules.Rng;
import cz.kameny.rules.Roll;
import cz.kameny.rules.tables.Expansion;
import cz.kameny.rules.tables.Side;
import cz.kameny.rules.tables.TablesRules;

/**
 * Plays a position out many times and takes the mean.
 *
 * <p>Both sides play what the nets like best. First rolls are spread evenly: every 36 games have
 * each roll as often as it falls. Luck is removed: of every roll what it brought beyond the mean of
 * all rolls, as the nets see both, is subtracted, so that far fewer games are needed for the same
 * error.
 */
final class Rollout {
  private static final int TURN_LIMIT = 2000;
  private static final int WIDTH = 8;

  /** The 36 throws. */
  private static final Roll[] THROWS = new Roll[36];

  static {
    for (int i = 0; i < THROWS.length; i++) {
      THROWS[i] = new Roll(1 + i / 6, 1 + i % 6);
    }
  }

  private final Oracle oracle;
  private final Lookahead lookahead;
  private final Expansion expansion;
  private final Chances chances = new Chances();

  /** Values after the best answer to each roll, for the side that rolls. */
  private final float[] values = new float[Roll.ALL.size()];

  private final Side[] ownAfter = new Side[Roll.ALL.size()];
  private final Side[] otherAfter = new Side[Roll.ALL.size()];

  Rollout(TablesRules rules, Oracle oracle) {
    this.oracle = oracle;
    this.lookahead = new Lookahead(rules, oracle, 0);
    this.expansion = rules.newExpansion();
  }

  /**
   * The mean of a number of games.
   *
   * @param equity expected stakes of the side that is about to roll
   * @param error half of its 95 % interval
   */
  record Result(double equity, double error) {}

  /**
   * Plays a position out.
   *
   * @param roller the side about to roll
   * @param waiter the other
   * @param turn which side rolls
   * @param games how many games, at least 2
   * @param seed the dice come from it
   */
  Result play(Side roller, Side waiter, Player turn, int games, long seed) {
    double sum = 0;
    double squares = 0;
    for (int game = 0; game < games; game++) {
      double value = game(roller, waiter, turn, game, Rng.of(seed, game));
      sum += value;
      squares += value * value;
    }
    double mean = sum / games;
    double variance = Math.max(0, squares / games - mean * mean) * games / (games - 1);
    return new Result(mean, 1.96 * Math.sqrt(variance / games));
  }

  private double game(Side roller, Side waiter, Player first, int number, Rng rng) {
    Side own = roller;
    Side other = waiter;
    Player turn = first;
    double luck = 0;
    for (int n = 0; n < TURN_LIMIT; n++) {
      int sign = turn == first ? 1 : -1;
      if (other.off() == Side.STONES) {
        lookahead.judge(own, other, turn, 0, chances);
        return sign * oracle.equity(chances) - luck;
      }
      double mean = answers(own, other, turn);
      Roll roll = n == 0 ? THROWS[number % THROWS.length] : rng.nextRoll();
      int index = index(roll);
      luck += sign * (values[index] - mean);
      Side played = ownAfter[index];
      own = otherAfter[index];
      other = played;
      turn = turn.opponent();
    }
    throw new IllegalStateException("a game without end from " + roller + " " + waiter);
  }

  private static int index(Roll roll) {
    for (int i = 0; i < Roll.ALL.size(); i++) {
      Roll other = Roll.ALL.get(i);
      if (other.high() == roll.high() && other.low() == roll.low()) {
        return i;
      }
    }
    throw new IllegalArgumentException("no such roll: " + roll);
  }

  /** Finds the best answer to every roll; the mean of their values. */
  private double answers(Side own, Side other, Player turn) {
    double mean = 0;
    for (int r = 0; r < values.length; r++) {
      Roll roll = Roll.ALL.get(r);
      int count = lookahead.expand(expansion, own, other, turn, roll, WIDTH);
      int best = lookahead.best(expansion, count, turn);
      values[r] = -lookahead.least();
      ownAfter[r] = expansion.mover(best);
      otherAfter[r] = expansion.waiting(best);
      mean += values[r] * roll.weight() / 36.0;
    }
    return mean;
  }
}
