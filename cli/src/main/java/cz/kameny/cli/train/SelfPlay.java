package cz.kameny.cli.train;

import cz.kameny.engine.net.Chances;
import cz.kameny.engine.net.Nets;
import cz.kameny.engine.net.Sight;
import cz.kameny.rules.Player;
import cz.kameny.rules.Rng;
import cz.kameny.rules.Roll;
import cz.kameny.rules.tables.Expansion;
import cz.kameny.rules.tables.Side;

/**
 * Games of nets against themselves, learning from each turn: what a position is worth should be
 * what the position after the best turn is worth (temporal differences, λ = 0; Tesauro 1995).
 *
 * <p>Games may also be played out with the luck removed: each position then learns from the end of
 * its game, less what every later roll brought beyond the mean of all rolls, as the nets see both.
 * Such a target is as true as the bare result – luck has a mean of zero – and far less noisy.
 */
abstract class SelfPlay {
  private static final int TURN_LIMIT = 5000;

  private final Expansion expansion;
  private final Nets nets;
  private final Side start;
  private final Greedy greedy;
  private float contactRate;
  private float raceRate;
  private final Sight before = new Sight();
  private final Chances chances = new Chances();
  private final float[] targets = new float[Chances.SIZE];
  private final float[] results = new float[Chances.SIZE];
  private final PlayOut playOut = new PlayOut();
  private final Surprise surprise = new Surprise();

  /**
   * Self-play.
   *
   * @param start where a side stands before a game
   * @param mars what mars counts while playing, see {@link Chances#equity}
   */
  SelfPlay(Expansion expansion, Nets nets, Side start, float mars) {
    this.expansion = expansion;
    this.nets = nets;
    this.start = start;
    this.greedy = new Greedy(nets, mars);
  }

  /** The nets that play and learn. */
  final Nets nets() {
    return nets;
  }

  /** All results of a roll worth a look. */
  abstract int expand(Expansion expansion, Side mover, Side waiting, Player turn, Roll roll);

  /** Plays a race from a random position of this generator's. */
  abstract void race(Rng rng);

  /** Plays a game from the start. */
  final void whole(Rng rng, float contactRate, float raceRate) {
    this.contactRate = contactRate;
    this.raceRate = raceRate;
    game(start, start, rng);
  }

  /** Plays a game from the start, and learns when it is over. */
  final void playOut(Rng rng, float contactRate, float raceRate) {
    this.contactRate = contactRate;
    this.raceRate = raceRate;
    Side mover = start;
    Side waiting = start;
    Player turn = Player.FIRST;
    playOut.clear();
    for (int n = 0; n < TURN_LIMIT && waiting.off() < Side.STONES; n++) {
      Roll dice = rng.nextRoll();
      Side played = null;
      Side hit = null;
      playOut.turn(mover, waiting);
      for (Roll roll : Roll.ALL) {
        int count = expand(expansion, mover, waiting, turn, roll);
        int chosen = greedy.choose(expansion, count);
        chances.flip(greedy.best());
        boolean thrown = roll.high() == dice.high() && roll.low() == dice.low();
        playOut.roll(chances, roll.weight() / 36f, thrown);
        if (thrown) {
          played = expansion.mover(chosen);
          hit = expansion.waiting(chosen);
        }
      }
      waiting = played;
      mover = hit;
      turn = turn.opponent();
    }
    chances.win = 0;
    chances.winMars = 0;
    chances.loseMars = mover.off() == 0 ? 1 : 0;
    playOut.backwards(
        chances,
        (own, other, target) -> {
          before.set(own.low(), own.high(), other.low(), other.high());
          chances.set(target);
          learn();
        });
  }

  /** Plays a race from a random position. */
  final void race(Rng rng, float raceRate) {
    this.raceRate = raceRate;
    race(rng);
  }

  /** A side with so many stones off and the others anywhere on its last points. */
  static Side scattered(Rng rng, int reach, int off) {
    int[] counts = new int[Side.PLACES];
    counts[Side.OFF] = off;
    for (int stone = off; stone < Side.STONES; stone++) {
      counts[1 + rng.nextInt(reach)]++;
    }
    return Side.of(counts);
  }

  /** Plays a game to its end. */
  final void game(Side first, Side second, Rng dice) {
    Side mover = first;
    Side waiting = second;
    Player turn = Player.FIRST;
    for (int n = 0; n < TURN_LIMIT && waiting.off() < Side.STONES; n++) {
      int count = expand(expansion, mover, waiting, turn, dice.nextRoll());
      int chosen = greedy.choose(expansion, count);
      Side played = expansion.mover(chosen);
      Side hit = expansion.waiting(chosen);
      learn(mover, waiting);
      waiting = played;
      mover = hit;
      turn = turn.opponent();
    }
  }

  private void learn(Side mover, Side waiting) {
    before.set(mover.low(), mover.high(), waiting.low(), waiting.high());
    chances.flip(greedy.best());
    learn();
  }

  /** Learns that the position before is worth these chances. */
  private void learn() {
    targets[0] = chances.win;
    targets[1] = chances.winMars;
    targets[2] = chances.loseMars; // A net with fewer outputs takes only the first.
    float rate = nets.isRace(before) ? raceRate : contactRate;
    nets.judge(before).learn(before, targets, rate, results);
    surprise.add((targets[0] - results[0]) * (targets[0] - results[0]));
  }

  /** Root of the mean square by which the chance to win changed in a turn, since the last call. */
  final double surprise() {
    return surprise.take();
  }
}
