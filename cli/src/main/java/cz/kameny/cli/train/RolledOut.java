package cz.kameny.cli.train;

import cz.kameny.cli.files.WholeFile;
import cz.kameny.engine.Checksum;
import cz.kameny.engine.net.Chances;
import cz.kameny.rules.GameId;
import cz.kameny.rules.NotationException;
import cz.kameny.rules.tables.Side;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A position and what its rollout says.
 *
 * @param own stones of the side about to roll
 * @param other those of the other
 * @param win chance of the side about to roll, as the other two
 * @param winMars that it wins with mars
 * @param loseMars that it loses with mars
 */
record RolledOut(Side own, Side other, float win, float winMars, float loseMars) {
  private static final PlanFile FILE =
      new PlanFile("kameny rollouts 1", "the rollouts of a training");

  static RolledOut of(Side own, Side other, Chances chances) {
    return new RolledOut(
        own,
        other,
        within(chances.win),
        Math.min(within(chances.winMars), within(chances.win)),
        Math.min(within(chances.loseMars), 1 - within(chances.win)));
  }

  /** Removing luck may lead a little beyond what a chance can be. */
  private static float within(float chance) {
    return Math.max(0, Math.min(1, chance));
  }

  /** Writes all positions of a training with its plan, replacing an older file. */
  static void write(Path path, String plan, List<RolledOut> all) {
    FILE.write(
        path,
        plan,
        out -> {
          out.writeInt(all.size());
          for (RolledOut one : all) {
            out.writeLong(one.own.low());
            out.writeLong(one.own.high());
            out.writeLong(one.other.low());
            out.writeLong(one.other.high());
            out.writeFloat(one.win);
            out.writeFloat(one.winMars);
            out.writeFloat(one.loseMars);
          }
        });
  }

  /** Positions of a file, the plan they were rolled out by, and its checksum. */
  private record Contents(String plan, List<RolledOut> all, long checksum) {}

  /**
   * Reads the first positions of a file.
   *
   * @param wanted how many
   * @throws NotationException when it is damaged, of another plan, or has fewer
   * @throws java.io.UncheckedIOException when it is not there or cannot be read
   */
  static List<RolledOut> read(Path path, String plan, int wanted) {
    Contents contents = read(path);
    int count = contents.all.size();
    if (!contents.plan.equals(plan) || count < wanted) {
      throw new NotationException(
          wanted + " rollouts of \"" + plan + "\" in " + path, count + " of " + contents.plan, 0);
    }
    return new ArrayList<>(contents.all.subList(0, wanted));
  }

  /**
   * Rollouts of an earlier training.
   *
   * @param checksum of their file; tells them from others
   */
  record Known(List<RolledOut> all, long checksum) {}

  /**
   * Reads all positions of a file, by whatever plan they were rolled out.
   *
   * @throws NotationException when it is damaged, has none or is of another game
   * @throws java.io.UncheckedIOException when it is not there or cannot be read
   */
  static Known readAll(Path path, GameId game) {
    Contents contents = read(path);
    if (!contents.plan.startsWith(game + " ") || contents.all.isEmpty()) {
      throw new NotationException("rollouts of " + game + " in " + path, contents.plan, 0);
    }
    return new Known(List.copyOf(contents.all), contents.checksum);
  }

  private static Contents read(Path path) {
    byte[] bytes = WholeFile.read(path);
    return FILE.read(
        path,
        bytes,
        (plan, in) -> {
          int count = in.readInt();
          List<RolledOut> all = new ArrayList<>();
          for (int i = 0; i < count; i++) {
            Side own = new Side(in.readLong(), in.readLong());
            Side other = new Side(in.readLong(), in.readLong());
            RolledOut one =
                new RolledOut(own, other, in.readFloat(), in.readFloat(), in.readFloat());
            if (Float.isNaN(one.win + one.winMars + one.loseMars)) {
              // Of nets that a training ruined; they would ruin others.
              throw new NotationException("chances in " + path, "NaN", 0);
            }
            all.add(one);
          }
          return new Contents(plan, all, Checksum.of(bytes, bytes.length));
        });
  }
}
