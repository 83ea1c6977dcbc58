package cz.kameny.engine.search;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * Positions of Přes palubu with what became of them, from which a net of patterns learns. Figures
 * are kept as the side to move sees them.
 */
public final class PatternSamples {
  private static final int BYTES = 3 * Long.BYTES + Short.BYTES + 1;

  private long[] own = new long[1 << 12];
  private long[] opp = new long[1 << 12];
  private long[] captains = new long[1 << 12];
  private short[] scores = new short[1 << 12];
  private byte[] results = new byte[1 << 12];
  private int size;

  /** None yet. */
  public PatternSamples() {}

  /** How many there are. */
  public int size() {
    return size;
  }

  /**
   * Adds one.
   *
   * @param score what a search found, in hundredths of a figure
   * @param result for the side to move: 2 won, 1 drawn, 0 lost
   */
  void add(long own, long opp, long captains, int score, int result) {
    if (size == scores.length) {
      this.own = Arrays.copyOf(this.own, 2 * size);
      this.opp = Arrays.copyOf(this.opp, 2 * size);
      this.captains = Arrays.copyOf(this.captains, 2 * size);
      scores = Arrays.copyOf(scores, 2 * size);
      results = Arrays.copyOf(results, 2 * size);
    }
    this.own[size] = own;
    this.opp[size] = opp;
    this.captains[size] = captains;
    scores[size] = (short) score;
    results[size] = (byte) result;
    size++;
  }

  long own(int i) {
    return own[i];
  }

  long opp(int i) {
    return opp[i];
  }

  long captains(int i) {
    return captains[i];
  }

  int score(int i) {
    return scores[i];
  }

  int result(int i) {
    return results[i];
  }

  /** All of them as bytes, to be read by {@link #addAll}. */
  public byte[] toBytes() {
    ByteBuffer bytes = ByteBuffer.allocate(size * BYTES);
    for (int i = 0; i < size; i++) {
      bytes.putLong(own[i]).putLong(opp[i]).putLong(captains[i]);
      bytes.putShort(scores[i]).put(results[i]);
    }
    return bytes.array();
  }

  /**
   * Adds those of {@link #toBytes}.
   *
   * @throws IllegalArgumentException when the bytes end within a position
   */
  public void addAll(byte[] from) {
    ByteBuffer bytes = ByteBuffer.wrap(from);
    try {
      while (bytes.hasRemaining()) {
        add(bytes.getLong(), bytes.getLong(), bytes.getLong(), bytes.getShort(), bytes.get());
      }
    } catch (BufferUnderflowException e) {
      throw new IllegalArgumentException(
          "positions of " + BYTES + " bytes each are expected, not " + from.length + " bytes");
    }
  }
}
