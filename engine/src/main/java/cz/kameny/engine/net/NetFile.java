package cz.kameny.engine.net;

import cz.kameny.engine.Checksum;

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
    Writer out = new Writer(64 + name.length() + 2 * weights.length);
    out.number(MAGIC, 4);
    out.number(VERSION, 2);
    out.number(name.length(), 1);
    for (int i = 0; i < name.length(); i++) {
      out.number(name.charAt(i), 1);
    }
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
      out.number(Float.floatToIntBits(scale), 4);
      for (int i = from; i < from + part; i++) {
        out.number(Math.round(weights[i] / scale), 2);
      }
      from += part;
    }
    long sum = Checksum.of(out.bytes, out.size);
    out.number((int) (sum >>> 32), 4);
    out.number((int) sum, 4);
    return java.util.Arrays.copyOf(out.bytes, out.size);
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
    if (bytes.length < 4 + 2 + 1 + 6 + 8 || number(bytes, 0, 4) != MAGIC) {
      throw new IllegalArgumentException(what + " is expected, but these bytes are no net");
    }
    int version = (int) number(bytes, 4, 2);
    if (version != VERSION) {
      throw new IllegalArgumentException(
          what + " is expected in version " + VERSION + ", not " + version);
    }
    int end = bytes.length - 8;
    long sum = Checksum.of(bytes, end);
    long written = number(bytes, end, 4) << 32 | number(bytes, end + 4, 4);
    if (sum != written) {
      throw new IllegalArgumentException(
          what
              + " is cut short or damaged: its checksum is "
              + Long.toHexString(sum)
              + ", not "
              + Long.toHexString(written));
    }
    int length = (int) number(bytes, 6, 1);
    StringBuilder found = new StringBuilder();
    for (int i = 0; i < length; i++) {
      found.append((char) (bytes[7 + i] & 255));
    }
    int at = 7 + length;
    int hidden = (int) number(bytes, at + 2, 2);
    if (!found.toString().equals(name)
        || number(bytes, at, 2) != inputs
        || number(bytes, at + 4, 2) != outputs) {
      throw new IllegalArgumentException(
          what
              + " of "
              + inputs
              + " inputs and "
              + outputs
              + " outputs is expected, but this is "
              + found
              + " of "
              + number(bytes, at, 2)
              + " and "
              + number(bytes, at + 4, 2));
    }
    float[] weights = new float[Net.size(inputs, hidden, outputs)];
    at += 6;
    if (at + 16 + 2 * weights.length != end) {
      throw new IllegalArgumentException(what + " has another length than its sizes say");
    }
    int from = 0;
    for (int part : parts(inputs, hidden, outputs)) {
      float scale = Float.intBitsToFloat((int) number(bytes, at, 4));
      at += 4;
      for (int i = from; i < from + part; i++) {
        weights[i] = (short) number(bytes, at, 2) * scale;
        at += 2;
      }
      from += part;
    }
    return Net.of(inputs, hidden, outputs, weights);
  }

  /** Lengths of the four parts that have a scale each. */
  private static int[] parts(int inputs, int hidden, int outputs) {
    return new int[] {inputs * hidden, hidden, outputs * hidden, outputs};
  }

  private static long number(byte[] bytes, int at, int length) {
    long number = 0;
    for (int i = 0; i < length; i++) {
      number = number << 8 | bytes[at + i] & 255;
    }
    return number;
  }

  private static final class Writer {
    private final byte[] bytes;
    private int size;

    Writer(int capacity) {
      bytes = new byte[capacity];
    }

    void number(int number, int length) {
      for (int i = length - 1; i >= 0; i--) {
        bytes[size++] = (byte) (number >>> 8 * i);
      }
    }
  }
}
