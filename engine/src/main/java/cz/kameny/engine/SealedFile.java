package cz.kameny.engine;

import java.util.Arrays;

/**
 * The frame of the files of nets and of the tables of the dice games: four bytes that say what it
 * is, the version of its format in two, its contents, and a checksum over all of that ({@link
 * Checksum}). Numbers are big-endian, texts ASCII.
 */
public final class SealedFile {
  private static final int HEAD = 6;

  private SealedFile() {}

  /** Writes one. */
  public static final class Writer {
    private byte[] bytes;
    private int size;

    /**
     * Begins one.
     *
     * @param magic what it is, four letters
     * @param version of its format
     * @param capacity about how many bytes it will have
     */
    public Writer(int magic, int version, int capacity) {
      bytes = new byte[Math.max(64, capacity)];
      number(magic, 4);
      number(version, 2);
    }

    /** Adds a number in so many bytes, 1 to 4. */
    public void number(int number, int length) {
      if (size + length > bytes.length) {
        bytes = Arrays.copyOf(bytes, 2 * bytes.length);
      }
      for (int i = length - 1; i >= 0; i--) {
        bytes[size++] = (byte) (number >>> 8 * i);
      }
    }

    /** Adds a number with all its bits. */
    public void number(float number) {
      number(Float.floatToIntBits(number), 4);
    }

    /** Adds a text after its length, which takes so many bytes. */
    public void text(String text, int length) {
      number(text.length(), length);
      for (int i = 0; i < text.length(); i++) {
        number(text.charAt(i), 1);
      }
    }

    /** The whole file. */
    public byte[] seal() {
      long sum = Checksum.of(bytes, size);
      number((int) (sum >>> 32), 4);
      number((int) sum, 4);
      return Arrays.copyOf(bytes, size);
    }
  }

  /** Reads one from its beginning. */
  public static final class Reader {
    private final String what;
    private final byte[] file;
    private int at = HEAD;

    /**
     * Opens one.
     *
     * @param what what is expected, for messages, such as {@code the net nardy-race}
     * @param kind the kind of file, such as {@code net}
     * @throws IllegalArgumentException with what is wrong, when it is something else, of another
     *     version, or not whole
     */
    public Reader(String what, String kind, byte[] file, int magic, int version) {
      this.what = what;
      this.file = file;
      if (file.length < HEAD + Checksum.LENGTH || numberAt(0, 4) != magic) {
        throw new IllegalArgumentException(what + " is expected, but these bytes are no " + kind);
      }
      if (numberAt(4, 2) != version) {
        throw new IllegalArgumentException(
            what + " is expected in version " + version + ", not " + numberAt(4, 2));
      }
      int end = file.length - Checksum.LENGTH;
      long sum = Checksum.of(file, end);
      long written = (long) numberAt(end, 4) << 32 | numberAt(end + 4, 4) & 0xffff_ffffL;
      if (sum != written) {
        throw new IllegalArgumentException(
            what
                + " is cut short or damaged: its checksum is "
                + Long.toHexString(sum)
                + ", not "
                + Long.toHexString(written));
      }
    }

    private int numberAt(int from, int length) {
      int number = 0;
      for (int i = from; i < from + length; i++) {
        number = number << 8 | file[i] & 255;
      }
      return number;
    }

    /** Bytes that are left. */
    public int left() {
      return file.length - Checksum.LENGTH - at;
    }

    /**
     * The next number, of so many bytes, 1 to 4.
     *
     * @throws IllegalArgumentException when there are fewer
     */
    public int number(int length) {
      if (length > left()) {
        throw new IllegalArgumentException(what + " is expected, but it is too short");
      }
      at += length;
      return numberAt(at - length, length);
    }

    /** The next number, written with all its bits. */
    public float number() {
      return Float.intBitsToFloat(number(4));
    }

    /** The next text, whose length takes so many bytes. */
    public String text(int length) {
      int count = number(length);
      StringBuilder text = new StringBuilder();
      for (int i = 0; i < count; i++) {
        text.append((char) number(1));
      }
      return text.toString();
    }

    /**
     * Makes sure that nothing is left.
     *
     * @throws IllegalArgumentException when something is
     */
    public void end() {
      if (left() != 0) {
        throw new IllegalArgumentException(what + " has another length than it says");
      }
    }
  }
}
