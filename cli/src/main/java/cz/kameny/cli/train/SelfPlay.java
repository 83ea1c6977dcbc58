package cz.kameny.cli.train;

import cz.kameny.engine.net.Chances;
import cz.kameny.engine.net.Judge;
import cz.kameny.engine.net.Sight;
import cz.kameny.rules.Player;
import cz.kameny.rules.Rng;
import cz.kameny.rules.Roll;
import cz.kameny.rules.tables.Expansion;
import cz.kameny.rules.tables.Side;

/**
 * Games of nets against themselves, learning from each turn: what a position is worth should be
 * what the position after the best turn is worth (temporal differences, λ = 0; Tesauro 1995).
 */
abstract class SelfPlay {
  private static final int TURN_LIMIT = 5000;

  private final Expansion expansion;
  private final Sight before = new Sight();
  private final Sight after = new Sight();
  private final Chances chances = new Chances();
  private final Chances best = new Chances();
  private final float[] targets = new float[Chances.SIZE];
  private final float[] results = new float[Chances.SIZE];
  private double surprise;
  private long turns;

  SelfPlay(Expansion expansion) {
    this.expansion = expansion;
  }

  /** The net that learns about a position. */
  abstract Judge teaches(Sight sight);

  /** Chances of the side about to roll. */
  abstract void judge(Sight sight, Chances chances);

  /** All results of a roll worth a look. */
  abstract int expand(Expansion expansion, Side mover, Side waiting, Player turn, Roll roll);

  /** How fast the net for a position learns now. */
  abstract float rate(Sight sight);

  /** What mars counts while playing. */
  abstract float mars();

  /** Plays a game from the start. */
  abstract void whole(Rng rng, float contactRate, float raceRate);

  /** Plays a race from a random position. */
  abstract void race(Rng rng, float raceRate);

  /** Plays a game to its end. */
  final void game(Side first, Side second, Rng dice) {
    Side mover = first;
    Side waiting = second;
    Player turn = Player.FIRST;
    for (int n = 0; n < TURN_LIMIT && waiting.off() < Side.STONES; n++) {
      int count = expand(expansion, mover, waiting, turn, dice.nextRoll());
      int chosen = choose(count, waiting);
      Side played = expansion.mover(chosen);
      Side hit = expansion.waiting(chosen);
      learn(mover, waiting);
      waiting = played;
      mover = hit;
      turn = turn.opponent();
    }
  }

  /** The result that is worst for the other side; {@link #best} is what it is for it. */
  private int choose(int count, Side waiting) {
    int chosen = 0;
    float least = Float.POSITIVE_INFINITY;
    for (int i = 0; i < count; i++) {
      Side other = expansion.hitsOf(i) == 0 ? waiting : expansion.waiting(i);
      after.set(other.low(), other.high(), expansion.low(i), expansion.high(i));
      judge(after, chances);
      float value = chances.equity(mars());
      if (value < least) {
        least = value;
        chosen = i;
        best.set(chances);
      }
    }
    return chosen;
  }

  private void learn(Side mover, Side waiting) {
    before.set(mover.low(), mover.high(), waiting.low(), waiting.high());
    chances.flip(best);
    targets[0] = chances.win;
    targets[1] = chances.winMars;
    targets[2] = chances.loseMars; // A net with fewer outputs takes only the first.
    teaches(before).learn(before, targets, rate(before), results);
    surprise += (targets[0] - results[0]) * (targets[0] - results[0]);
    turns++;
  }

  /** Root of the mean square by which the chance to win changed in a turn, since the last call. */
  final double surprise() {
    double root = turns == 0 ? 0 : Math.sqrt(surprise / turns);
    surprise = 0;
    turns = 0;
    return root;
  }
}
