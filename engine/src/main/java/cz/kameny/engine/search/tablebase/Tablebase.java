package cz.kameny.engine.search.tablebase;

import cz.kameny.engine.Checksum;
import cz.kameny.rules.overboard.OverboardSettings.End;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

/**
 * What every position of up to four figures, or of five plain ones, is worth in one version of Přes
 * palubu.
 *
 * <h2>Format</h2>
 *
 * The letters {@code KPP1} (up to four figures) or {@code KPP2} (five plain ones), the version
 * ({@code A} or {@code B}), the number of exceptions (4 bytes, the highest first), a byte for every
 * number of {@link Places}, the exceptions, and the sum over all of that (8 bytes, FNV-1a). A
 * position with a take-back mark is worth the same as without it unless it is an exception: its key
 * (4 bytes, ascending) and, after all keys, its value.
 *
 * <p>Immutable, so that any number of searches may use one.
 */
public final class Tablebase {
  private static final int HEAD = 9;
  private static final int SUM = 8;

  private final Figures figures;
  private final End end;
  private final byte[] bytes;
  private final int exceptions;

  private Tablebase(Figures figures, End end, byte[] bytes, int exceptions) {
    this.figures = figures;
    this.end = end;
    this.bytes = bytes;
    this.exceptions = exceptions;
  }

  /**
   * Finds the values of all positions of up to four figures, for both versions: 20 seconds and 1.6
   * GB.
   *
   * @param watcher told how far it is, as positions done and all positions
   * @return the tables of version A and B
   */
  public static List<Tablebase> build(BiConsumer<Integer, Integer> watcher) {
    return build(Figures.ANY_FOUR, watcher);
  }

  /**
   * Finds the values of all positions of five plain figures, for both versions.
   *
   * @param watcher told how far it is, as positions done and all positions
   * @return the tables of version A and B
   */
  public static List<Tablebase> buildFive(BiConsumer<Integer, Integer> watcher) {
    return build(Figures.PLAIN_FIVE, watcher);
  }

  private static List<Tablebase> build(Figures figures, BiConsumer<Integer, Integer> watcher) {
    Graph graph = new Graph(figures, deck -> true, Graph.Stuck.PASSES, watcher::accept);
    List<Tablebase> both = new ArrayList<>();
    for (End end : End.values()) {
      both.add(of(figures, end, graph, Solver.solve(graph, end)));
    }
    return both;
  }

  /** The first number whose value is kept: what has fewer than five is in the other table. */
  private static int first(Figures figures) {
    return figures == Figures.PLAIN_FIVE ? figures.base(5) : 0;
  }

  private static int kept(Figures figures) {
    return figures.size() - first(figures);
  }

  static Tablebase of(Figures figures, End end, Graph graph, byte[] values) {
    int first = first(figures);
    long[] keys = graph.marked.sortedKeys();
    int count = 0;
    for (long key : keys) {
      int index = (int) (key >> 9);
      if (index >= first && values[graph.marked.get(key)] != values[index]) {
        keys[count++] = key;
      }
    }
    byte[] bytes = new byte[HEAD + kept(figures) + 5 * count + SUM];
    bytes[0] = 'K';
    bytes[1] = 'P';
    bytes[2] = 'P';
    bytes[3] = (byte) (figures == Figures.PLAIN_FIVE ? '2' : '1');
    bytes[4] = (byte) (end == End.A ? 'A' : 'B');
    putInt(bytes, 5, count);
    System.arraycopy(values, first, bytes, HEAD, kept(figures));
    int at = HEAD + kept(figures);
    for (int i = 0; i < count; i++) {
      putInt(bytes, at + 4 * i, (int) keys[i]);
      bytes[at + 4 * count + i] = values[graph.marked.get(keys[i])];
    }
    long sum = sum(bytes);
    putInt(bytes, bytes.length - SUM, (int) (sum >>> 32));
    putInt(bytes, bytes.length - SUM + 4, (int) sum);
    return new Tablebase(figures, end, bytes, count);
  }

  /**
   * Takes a table from the bytes of its file, which are not copied.
   *
   * @throws IllegalArgumentException when they are not those of a whole table of this format; the
   *     message says what was expected
   */
  public static Tablebase read(byte[] bytes) {
    if (bytes.length < HEAD + SUM
        || bytes[0] != 'K'
        || bytes[1] != 'P'
        || bytes[2] != 'P'
        || (bytes[3] != '1' && bytes[3] != '2')
        || (bytes[4] != 'A' && bytes[4] != 'B')) {
      throw new IllegalArgumentException(
          "expected a table of endings KPP1 or KPP2, version A or B");
    }
    Figures figures = bytes[3] == '1' ? Figures.ANY_FOUR : Figures.PLAIN_FIVE;
    int exceptions = getInt(bytes, 5);
    long length = HEAD + kept(figures) + 5L * exceptions + SUM;
    if (exceptions < 0 || bytes.length != length) {
      throw new IllegalArgumentException(
          "expected " + length + " bytes of a table of endings, not " + bytes.length);
    }
    Tablebase table = new Tablebase(figures, bytes[4] == 'A' ? End.A : End.B, bytes, exceptions);
    if (!table.checksum().equals(hex(sum(bytes)))) {
      throw new IllegalArgumentException(
          "expected the checksum " + table.checksum() + ", not " + hex(sum(bytes)));
    }
    return table;
  }

  /** The version of the game it is for. */
  public End end() {
    return end;
  }

  /** The bytes of its file; not to be changed. */
  public byte[] bytes() {
    return bytes;
  }

  /** The sum over its contents that the file ends with, as 16 hexadecimal digits. */
  public String checksum() {
    int at = bytes.length - SUM;
    return hex((long) getInt(bytes, at) << 32 | getInt(bytes, at + 4) & 0xFFFFFFFFL);
  }

  /** Whether it is the one of five plain figures. */
  public boolean ofFive() {
    return figures == Figures.PLAIN_FIVE;
  }

  Figures figures() {
    return figures;
  }

  int value(int index) {
    return bytes[HEAD + index - first(figures)] & 255;
  }

  /** The value of a position with a mark. */
  int value(long key) {
    int keys = HEAD + kept(figures);
    int low = 0;
    int high = exceptions - 1;
    while (low <= high) {
      int middle = low + high >>> 1;
      long found = getInt(bytes, keys + 4 * middle) & 0xFFFFFFFFL;
      if (found == key) {
        return bytes[keys + 4 * exceptions + middle] & 255;
      }
      if (found < key) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return value((int) (key >> 9));
  }

  private static long sum(byte[] bytes) {
    return Checksum.of(bytes, bytes.length - SUM);
  }

  private static String hex(long sum) {
    String text = Long.toHexString(sum);
    return "0".repeat(16 - text.length()) + text;
  }

  private static void putInt(byte[] bytes, int at, int value) {
    for (int i = 0; i < 4; i++) {
      bytes[at + i] = (byte) (value >>> 24 - 8 * i);
    }
  }

  private static int getInt(byte[] bytes, int at) {
    return bytes[at] << 24
        | (bytes[at + 1] & 255) << 16
        | (bytes[at + 2] & 255) << 8
        | bytes[at + 3] & 255;
  }
}
