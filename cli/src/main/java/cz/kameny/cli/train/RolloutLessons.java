package cz.kameny.cli.train;

import cz.kameny.engine.net.Net;
import cz.kameny.engine.net.Nets;
import cz.kameny.engine.net.Sight;
import cz.kameny.engine.tables.Rollout;
import cz.kameny.rules.Player;
import cz.kameny.rules.Rng;
import cz.kameny.rules.tables.Expansion;
import cz.kameny.rules.tables.Side;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The lessons of a {@link RolloutCourse}: so many positions rolled out, which changes no net, then
 * all of them again and again in an order drawn anew for each pass.
 *
 * <p>A position is one of a game of the nets against themselves in which something can still be
 * blocked or hit, each as likely as any other of that game: what comes later is the race, which
 * learns well enough from its own games.
 */
final class RolloutLessons implements Lessons {
  private static final int TURN_LIMIT = 5000;

  /** Of the dice that choose a position of a game, beside those of the game. */
  private static final long CHOICE = 1L << 40;

  private final RolloutCourse course;
  private final Nets player;
  private final Nets pupil;
  private final Greedy greedy;
  private final Expansion expansion;
  private final Rollout rollout;
  private final Path file;
  private final List<RolledOut> known;
  private final Sight sight = new Sight();
  private final float[] targets = new float[3];
  private final float[] results = new float[3];
  private int[] order = {};
  private long orderOf = -1;
  private double surprise;
  private long learned;
  private boolean changed;

  /**
   * Lessons for nets.
   *
   * @param file where the rollouts are kept
   * @param done lessons given before, whose rollouts are in that file
   * @throws cz.kameny.rules.NotationException when they are not
   */
  RolloutLessons(RolloutCourse course, List<Net> nets, Path file, long done) {
    this.course = course;
    this.player = course.nets(course.newNets());
    this.pupil = course.nets(nets);
    this.greedy = new Greedy(player, 1);
    this.expansion = course.rules().newExpansion();
    this.rollout = new Rollout(course.rules(), player);
    this.file = file;
    int rolledOut = (int) Math.min(done, course.positions());
    this.known =
        rolledOut == 0 ? new ArrayList<>() : RolledOut.read(file, course.plan(), rolledOut);
  }

  @Override
  public void play(long number) {
    if (number < course.positions()) {
      known.add(rollOut(number));
      changed = true;
    } else {
      learn(number - course.positions());
    }
  }

  @Override
  public void keep() {
    if (changed) {
      RolledOut.write(file, course.plan(), known);
      changed = false;
    }
  }

  private RolledOut rollOut(long number) {
    Rng dice = Rng.of(course.seed(), number);
    Rng choice = Rng.of(course.seed(), CHOICE + number);
    Side mover = course.start();
    Side waiting = mover;
    Player turn = Player.FIRST;
    Side own = mover;
    Side other = waiting;
    Player roller = turn;
    int open = 0;
    for (int n = 0; n < TURN_LIMIT && waiting.off() < Side.STONES; n++) {
      sight.set(mover.low(), mover.high(), waiting.low(), waiting.high());
      // The k-th takes the place of the one chosen so far once in k.
      if (!player.isRace(sight) && choice.nextInt(++open) == 0) {
        own = mover;
        other = waiting;
        roller = turn;
      }
      int count = expansion.expand(mover, waiting, turn, dice.nextRoll());
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

  private void learn(long number) {
    int size = known.size();
    RolledOut one = known.get(order(number / size)[(int) (number % size)]);
    sight.set(one.own().low(), one.own().high(), one.other().low(), one.other().high());
    targets[0] = one.win();
    targets[1] = one.winMars();
    targets[2] = one.loseMars(); // A net with fewer outputs takes only the first.
    float rate = course.rates().at(number, (long) course.passes() * size);
    pupil.judge(sight).learn(sight, targets, rate, results);
    surprise += (targets[0] - results[0]) * (targets[0] - results[0]);
    learned++;
  }

  private int[] order(long pass) {
    if (orderOf != pass) {
      List<Integer> all = new ArrayList<>();
      for (int i = 0; i < known.size(); i++) {
        all.add(i);
      }
      Rng rng = Rng.of(course.seed(), -2 - pass);
      for (int i = all.size() - 1; i > 0; i--) {
        Collections.swap(all, i, rng.nextInt(i + 1));
      }
      order = all.stream().mapToInt(Integer::intValue).toArray();
      orderOf = pass;
    }
    return order;
  }

  /** Root of the mean square by which the chance to win was off what the rollouts say. */
  @Override
  public double surprise() {
    double root = learned == 0 ? 0 : Math.sqrt(surprise / learned);
    surprise = 0;
    learned = 0;
    return root;
  }
}
