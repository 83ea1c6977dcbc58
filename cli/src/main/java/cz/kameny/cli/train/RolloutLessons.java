package cz.kameny.cli.train;

import cz.kameny.engine.net.Net;
import cz.kameny.engine.net.Nets;
import cz.kameny.engine.net.Sight;
import cz.kameny.rules.Rng;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Queue;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * The lessons of a {@link RolloutCourse}: so many positions rolled out, which changes no net, then
 * all of them again and again in an order drawn anew for each pass.
 *
 * <p>Positions are rolled out some at a time, by all processors; what comes out does not depend on
 * how many there are.
 */
final class RolloutLessons implements Lessons {
  private static final int AT_A_TIME = 32;

  private final RolloutCourse course;
  private final Nets pupil;
  private final ThreadLocal<Roller> rollers;
  private final Path file;
  private final List<RolledOut> known;
  private final Queue<RolledOut> ready = new ArrayDeque<>();
  private final Sight sight = new Sight();
  private final float[] targets = new float[3];
  private final float[] results = new float[3];
  private int[] order = {};
  private long orderOf = -1;
  private final Surprise surprise = new Surprise();
  private boolean changed;

  /**
   * Lessons for nets.
   *
   * @param file where the rollouts are kept
   * @param done lessons given before, whose rollouts are in that file
   * @throws cz.kameny.rules.NotationException when they are not
   * @throws java.io.UncheckedIOException when the file is not there
   */
  RolloutLessons(RolloutCourse course, List<Net> nets, Path file, long done) {
    this.course = course;
    this.pupil = course.selfPlay(nets).nets();
    this.rollers = ThreadLocal.withInitial(() -> new Roller(course));
    this.file = file;
    if (course.known() != null) {
      known = course.known().all();
      return;
    }
    int rolledOut = (int) Math.min(done, course.positions());
    known = rolledOut == 0 ? new ArrayList<>() : RolledOut.read(file, course.plan(), rolledOut);
  }

  @Override
  public void play(long number) {
    if (number < course.positions()) {
      if (ready.isEmpty()) {
        rollOut(number, Math.min(number + AT_A_TIME, course.positions()));
      }
      known.add(ready.remove());
      changed = true;
    } else {
      learn(number - course.positions());
    }
  }

  private void rollOut(long from, long to) {
    LongStream.range(from, to)
        .parallel()
        .mapToObj(number -> rollers.get().rollOut(number))
        .forEachOrdered(ready::add);
  }

  @Override
  public void keep() {
    if (changed) {
      RolledOut.write(file, course.plan(), known);
      changed = false;
    }
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
    surprise.add((targets[0] - results[0]) * (targets[0] - results[0]));
  }

  private int[] order(long pass) {
    if (orderOf != pass) {
      order = IntStream.range(0, known.size()).toArray();
      Rng rng = Rng.of(course.seed(), -2 - pass);
      for (int i = order.length - 1; i > 0; i--) {
        int j = rng.nextInt(i + 1);
        int other = order[j];
        order[j] = order[i];
        order[i] = other;
      }
      orderOf = pass;
    }
    return order;
  }

  @Override
  public String news() {
    return surprise.isNone()
        ? "rolling out"
        : String.format(Locale.ROOT, "off what the rollouts say by %.4f", surprise());
  }

  /** Root of the mean square by which the chance to win was off what the rollouts say. */
  @Override
  public double surprise() {
    return surprise.take();
  }
}
