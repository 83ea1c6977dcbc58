package cz.kameny.engine.net;

import cz.kameny.engine.SealedFile;

/**
 * A net as bytes: {@code KNET}, the version, the name of its encoding, its sizes, every weight as a
 * 16-bit number with a scale for each of its four parts, and a checksum over all before it. Numbers
 * are big-endian.
 *
 * <p>Weights are rounded when they are written: with {@link #FEW_BITS} by half a part in 2,047 of
 * the largest of their part, which is far less than training leaves open, and a file that goes over
 * the wire is a quarter smaller than with all sixteen. What is read is the same on every machine.
 */
public final class NetFile {
  /** Version of the format. */
  public static final int VERSION = 1;

  /** As much of a weight as matters in the nets of the dice games, its sign included. */
  public static final int FEW_BITS = 12;

  /** As much of a weight as the file can hold, its sign included. */
  public static final int ALL_BITS = 16;

  private static final int MAGIC = 0x4b4e4554;

  private NetFile() {}

  /**
   * Writes a net.
   *
   * @param name what it is for, such as {@code nardy-contact}; at most 255 ASCII characters
   * @param bits what is kept of each weight, its sign included: 2 to {@link #ALL_BITS}
   * @throws IllegalArgumentException when there are fewer or more bits
   */
  public static byte[] write(String name, Net net, int bits) {
    if (bits < 2 || bits > ALL_BITS) {
      throw new IllegalArgumentException("2 to " + ALL_BITS + " bits are expected, not " + bits);
    }
    int steps = (1 << (bits - 1)) - 1;
    float[] weights = net.weights();
    int[] parts = parts(net.inputs(), net.hidden(), net.outputs());
    SealedFile.Writer out =
        new SealedFile.Writer(MAGIC, VERSION, 64 + name.length() + 2 * weights.length);
    out.text(name, 1);
    out.number(net.inputs(), 2);
    out.number(net.hidden(), 2);
    out.number(net.outputs(), 2);
    int from = 0;
    for (int part : parts) {
      float most = 0;
      for (int i = from; i < from + part; i++) {
        most = Math.max(most, Math.abs(weights[i]));
      }
      float scale = most == 0 ? 1f : most / steps;
      out.number(scale);
      for (int i = from; i < from + part; i++) {
        out.number(Math.round(weights[i] / scale), 2);
      }
      from += part;
    }
    return out.seal();
  }

  /**
   * Reads a net.
   *
   * @param name what it must be for
   * @param inputs how many inputs it must have
   * @param outputs how many outputs it must have
   * @throws IllegalArgumentException with what is wrong, when these bytes are not such a net
   */
  public static Net read(String name, byte[] bytes, int inputs, int outputs) {
    String what = "the net " + name;
    SealedFile.Reader in = new SealedFile.Reader(what, "net", bytes, MAGIC, VERSION);
    String found = in.text(1);
    int foundInputs = in.number(2);
    int hidden = in.number(2);
    int foundOutputs = in.number(2);
    if (!found.equals(name) || foundInputs != inputs || foundOutputs != outputs) {
      throw new IllegalArgumentException(
          what
              + " of "
              + inputs
              + " inputs and "
              + outputs
              + " outputs is expected, but this is "
              + found
              + " of "
              + foundInputs
              + " and "
              + foundOutputs);
    }
    int size = Net.size(inputs, hidden, outputs);
    if (16 + 2 * size != in.left()) {
      throw new IllegalArgumentException(what + " has another length than its sizes say");
    }
    float[] weights = new float[size];
    int from = 0;
    for (int part : parts(inputs, hidden, outputs)) {
      float scale = in.number();
      for (int i = from; i < from + part; i++) {
        weights[i] = (short) in.number(2) * scale;
        if (!Float.isFinite(weights[i])) {
          throw new IllegalArgumentException(
              what + " is expected with numbers as weights, but one is " + weights[i]);
        }
      }
      from += part;
    }
    return Net.of(inputs, hidden, outputs, weights);
  }

  /** Lengths of the four parts that have a scale each. */
  private static int[] parts(int inputs, int hidden, int outputs) {
    return new int[] {inputs * hidden, hidden, outputs * hidden, outputs};
  }
}
