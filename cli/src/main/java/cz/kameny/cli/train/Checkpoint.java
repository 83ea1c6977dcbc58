package cz.kameny.cli.train;

import cz.kameny.cli.files.WholeFile;
import cz.kameny.engine.net.Net;
import cz.kameny.rules.NotationException;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The state of a training that can be taken up again: what it depends on, how many games were
 * played, and the nets at full precision.
 *
 * @param plan one line with everything the result depends on; it must be the same later
 * @param games games played so far, races included
 * @param nets the nets in the order of the course
 */
record Checkpoint(String plan, long games, List<Net> nets) {
  private static final PlanFile FILE = new PlanFile("kameny training 1", "the state of a training");

  /** Writes it, replacing an older one. */
  void write(Path path) {
    FILE.write(
        path,
        plan,
        out -> {
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
        });
  }

  /**
   * Reads one.
   *
   * @throws NotationException when it is none, damaged or of another plan
   * @throws java.io.UncheckedIOException when it cannot be read
   */
  static Checkpoint read(Path path, String plan) {
    return FILE.read(
        path,
        WholeFile.read(path),
        (found, in) -> {
          if (!found.equals(plan)) {
            throw new NotationException("a training of \"" + plan + "\" in " + path, found, 0);
          }
          long games = in.readLong();
          List<Net> nets = new ArrayList<>();
          for (int n = in.readInt(); n > 0; n--) {
            nets.add(net(in));
          }
          return new Checkpoint(found, games, List.copyOf(nets));
        });
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
