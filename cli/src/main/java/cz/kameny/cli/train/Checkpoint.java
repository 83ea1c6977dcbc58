package cz.kameny.cli.train;

import cz.kameny.cli.files.WholeFile;
import cz.kameny.engine.Checksum;
import cz.kameny.engine.net.Net;
import cz.kameny.rules.NotationException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The state of a training that can be taken up again: what it depends on, how many games were
 * played, and the nets at full precision. The file is whole at any time.
 *
 * @param plan one line with everything the result depends on; it must be the same later
 * @param games games played so far, races included
 * @param nets the nets in the order of the course
 */
record Checkpoint(String plan, long games, List<Net> nets) {
  private static final String FIRST = "kameny training 1";

  /** Writes it, replacing an older one. */
  void write(Path path) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      out.writeUTF(FIRST);
      out.writeUTF(plan);
      out.writeLong(games);
      out.writeInt(nets.size());
      for (Net net : nets) {
        out.writeInt(net.inputs());
        out.writeInt(net.hidden());
        out.writeInt(net.outputs());
        for (float weight : net.weights()) {
          out.writeFloat(weight);
        }
      }
      out.writeLong(Checksum.of(bytes.toByteArray(), bytes.size()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    WholeFile.write(path, bytes.toByteArray());
  }

  /**
   * Reads one.
   *
   * @throws NotationException when it is none, damaged or of another plan
   */
  static Checkpoint read(Path path, String plan) {
    byte[] bytes = WholeFile.read(path);
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      if (!in.readUTF().equals(FIRST)) {
        throw new NotationException("the state of a training in " + path, "", 0);
      }
      String found = in.readUTF();
      if (!found.equals(plan)) {
        throw new NotationException("a training of \"" + plan + "\" in " + path, found, 0);
      }
      long games = in.readLong();
      List<Net> nets = new ArrayList<>();
      for (int n = in.readInt(); n > 0; n--) {
        nets.add(net(in));
      }
      if (in.readLong() != Checksum.of(bytes, bytes.length - Checksum.LENGTH)) {
        throw new NotationException("a whole file " + path + ", its checksum is wrong", "", 0);
      }
      return new Checkpoint(found, games, List.copyOf(nets));
    } catch (EOFException e) {
      throw new NotationException("a whole file " + path + ", it is cut short", "", 0);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + path, e);
    }
  }

  private static Net net(DataInputStream in) throws IOException {
    int inputs = in.readInt();
    int hidden = in.readInt();
    int outputs = in.readInt();
    float[] weights = new float[Net.size(inputs, hidden, outputs)];
    for (int i = 0; i < weights.length; i++) {
      weights[i] = in.readFloat();
    }
    return Net.of(inputs, hidden, outputs, weights);
  }
}
