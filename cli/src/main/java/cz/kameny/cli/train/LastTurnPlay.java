package cz.kameny.cli.train;

import cz.kameny.engine.net.NardyLastTurn;
import cz.kameny.engine.net.Nets;
import cz.kameny.engine.net.Sight;
import cz.kameny.rules.Player;
import cz.kameny.rules.Rng;
import cz.kameny.rules.Roll;
import cz.kameny.rules.nardy.NardyRules;
import cz.kameny.rules.nardy.NardySettings;
import cz.kameny.rules.tables.Expansion;
import cz.kameny.rules.tables.Side;

/**
 * Games of Dlouhé vrhcáby by nets that are done with learning, from which others learn what one
 * more turn of the loser would change (LV-15): by temporal differences, λ = 0, from the last
 * position's exact chances.
 */
final class LastTurnPlay implements Lessons {
  private static final int TURN_LIMIT = 5000;

  private final Course.Rates rates;
  private final long total;
  private final long seed;
  private final Greedy greedy;
  private final NardyLastTurn pupil;
  private final Expansion expansion = new NardyRules(NardySettings.DEFAULT).newExpansion();
  private final Sight sight = new Sight();
  private final float[] after = new float[NardyLastTurn.OUTPUTS];
  private final float[] targets = new float[NardyLastTurn.OUTPUTS];
  private final float[] results = new float[NardyLastTurn.OUTPUTS];
  private final Surprise surprise = new Surprise();

  /**
   * Lessons for a pupil.
   *
   * @param player chooses the turns; Mars counts for it
   */
  LastTurnPlay(Nets player, NardyLastTurn pupil, Course.Rates rates, long total, long seed) {
    this.greedy = new Greedy(player, 1);
    this.pupil = pupil;
    this.rates = rates;
    this.total = total;
    this.seed = seed;
  }

  @Override
  public void play(long number) {
    Rng dice = Rng.of(seed, number);
    float rate = rates.at(number, total);
    Side mover = Side.allOn(24);
    Side waiting = mover;
    Player turn = Player.FIRST;
    for (int n = 0; n < TURN_LIMIT && waiting.off() < Side.STONES; n++) {
      int chosen =
          greedy.choose(expansion, expansion.expand(mover, waiting, turn, dice.nextRoll()));
      Side played = expansion.mover(chosen);
      Side next = expansion.waiting(chosen);
      if (played.off() == Side.STONES) {
        oneMore(next, turn.opponent(), after);
      } else {
        sight.set(next.low(), next.high(), played.low(), played.high());
        pupil.judge(sight).judge(sight, after);
      }
      learn(mover, waiting, rate);
      mover = next;
      waiting = played;
      turn = turn.opponent();
    }
  }

  /** The position before should have had what the other side sees after the turn. */
  private void learn(Side own, Side other, float rate) {
    targets[NardyLastTurn.WIN_CLOSE] = after[NardyLastTurn.LOSE_CLOSE];
    targets[NardyLastTurn.LOSE_CLOSE] = after[NardyLastTurn.WIN_CLOSE];
    targets[NardyLastTurn.WIN_MARS] = after[NardyLastTurn.LOSE_MARS];
    targets[NardyLastTurn.LOSE_MARS] = after[NardyLastTurn.WIN_MARS];
    sight.set(own.low(), own.high(), other.low(), other.high());
    pupil.judge(sight).learn(sight, targets, rate, results);
    double square = 0;
    for (int i = 0; i < results.length; i++) {
      square += (targets[i] - results[i]) * (targets[i] - results[i]) / results.length;
    }
    surprise.add(square);
  }

  /** What one more turn of the side that has lost brings, over all rolls. */
  private void oneMore(Side loser, Player turn, float[] into) {
    java.util.Arrays.fill(into, 0);
    for (Roll roll : Roll.ALL) {
      int most = 0;
      int count = expansion.expand(loser, Side.allOn(Side.OFF), turn, roll);
      for (int i = 0; i < count; i++) {
        most = Math.max(most, expansion.mover(i).off());
      }
      float weight = roll.weight() / 36f;
      into[NardyLastTurn.LOSE_CLOSE] += most == Side.STONES ? weight : 0;
      into[NardyLastTurn.LOSE_MARS] += most == 0 ? weight : 0;
    }
  }

  @Override
  public double surprise() {
    return surprise.take();
  }
}
