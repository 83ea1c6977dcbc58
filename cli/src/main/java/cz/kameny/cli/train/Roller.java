package cz.kameny.cli.train;

import cz.kameny.engine.net.Net;
import cz.kameny.engine.net.Nets;
import cz.kameny.engine.net.Sight;
import cz.kameny.engine.tables.Rollout;
import cz.kameny.rules.Player;
import cz.kameny.rules.Rng;
import cz.kameny.rules.tables.Expansion;
import cz.kameny.rules.tables.Side;
import java.util.List;

/**
 * Finds positions and rolls them out.
 *
 * <p>A position is one of a game of the nets against themselves in which something can still be
 * blocked or hit, each as likely as any other of that game: what comes later is the race, which
 * learns well enough from its own games.
 *
 * <p>Mutable; one thread at a time.
 */
final class Roller {
  private static final int TURN_LIMIT = 5000;

  /** Of the dice that choose a position of a game, beside those of the game. */
  private static final long CHOICE = 1L << 40;

  private final RolloutCourse course;
  private final SelfPlay play;
  private final Nets player;
  private final Greedy greedy;
  private final Expansion expansion;
  private final Rollout rollout;
  private final Sight sight = new Sight();

  Roller(RolloutCourse course) {
    this.course = course;
    List<Net> nets = course.newNets();
    this.play = course.selfPlay(nets);
    this.player = play.nets();
    this.greedy = new Greedy(player, 1);
    this.expansion = course.rules().newExpansion();
    this.rollout = new Rollout(course.rules(), player);
  }

  /** The position of a number, the same every time. */
  RolledOut rollOut(long number) {
    Rng dice = Rng.of(course.seed(), number);
    Rng choice = Rng.of(course.seed(), CHOICE + number);
    Side mover = course.start();
    Side waiting = mover;
    Player turn = Player.FIRST;
    Side own = mover;
    Side other = waiting;
    Player roller = turn;
    int open = 0;
    player.forget();
    for (int n = 0; n < TURN_LIMIT && waiting.off() < Side.STONES; n++) {
      sight.set(mover.low(), mover.high(), waiting.low(), waiting.high());
      if (player.isRace(sight)) {
        break; // and stays one
      }
      // The k-th takes the place of the one chosen so far once in k.
      if (choice.nextInt(++open) == 0) {
        own = mover;
        other = waiting;
        roller = turn;
      }
      int count = play.expand(expansion, mover, waiting, turn, dice.nextRoll());
      int chosen = greedy.choose(expansion, count);
      Side played = expansion.mover(chosen);
      mover = expansion.waiting(chosen);
      waiting = played;
      turn = turn.opponent();
    }
    long seed = course.seed() + number;
    return RolledOut.of(
        own,
        other,
        rollout.play(own, other, roller, course.games(), course.turns(), seed).chances());
  }
}
