package cz.kameny.engine;

/** The checksum that the engine's files end with: FNV-1a, 64 bits. */
public final class Checksum {
  /** Bytes it takes in a file. */
  public static final int LENGTH = Long.BYTES;

  private Checksum() {}

  /** The sum over the first bytes. */
  public static long of(byte[] bytes, int length) {
    long sum = 0xcbf29ce484222325L;
    for (int i = 0; i < length; i++) {
      sum = (sum ^ (bytes[i] & 255)) * 0x100000001b3L;
    }
    return sum;
  }
}
