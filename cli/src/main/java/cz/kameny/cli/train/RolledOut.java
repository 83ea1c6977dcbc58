package cz.kameny.cli.train;

import cz.kameny.cli.files.WholeFile;
import cz.kameny.engine.Checksum;
import cz.kameny.engine.net.Chances;
import cz.kameny.rules.NotationException;
import cz.kameny.rules.tables.Side;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
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
  private static final String FIRST = "kameny rollouts 1";

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
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      out.writeUTF(FIRST);
      out.writeUTF(plan);
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
      out.writeLong(Checksum.of(bytes.toByteArray(), bytes.size()));
    } catch (IOException e) {
      throw new UncheckedIOException(e); // not of a stream in memory
    }
    WholeFile.write(path, bytes.toByteArray());
  }

  /**
   * Reads the first positions of a file.
   *
   * @param wanted how many
   * @throws NotationException when there is none, or it is damaged, of another plan, or has fewer
   */
  static List<RolledOut> read(Path path, String plan, int wanted) {
    byte[] bytes;
    try {
      bytes = Files.readAllBytes(path);
    } catch (IOException e) {
      throw new NotationException("the rollouts of the training in " + path, "", 0);
    }
    int end = bytes.length - Checksum.LENGTH;
    if (end < 0 || ByteBuffer.wrap(bytes).getLong(end) != Checksum.of(bytes, end)) {
      throw new NotationException(
          "a whole file " + path + ", its checksum is wrong or it is cut short", "", 0);
    }
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      if (!in.readUTF().equals(FIRST)) {
        throw new NotationException("the rollouts of a training in " + path, "", 0);
      }
      String found = in.readUTF();
      int count = in.readInt();
      if (!found.equals(plan) || count < wanted) {
        throw new NotationException(
            wanted + " rollouts of \"" + plan + "\" in " + path, count + " of " + found, 0);
      }
      List<RolledOut> all = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        Side own = new Side(in.readLong(), in.readLong());
        Side other = new Side(in.readLong(), in.readLong());
        all.add(new RolledOut(own, other, in.readFloat(), in.readFloat(), in.readFloat()));
      }
      return new ArrayList<>(all.subList(0, wanted));
    } catch (IOException e) {
      throw new NotationException("the rollouts of a training in " + path, "", 0);
    }
  }
}
