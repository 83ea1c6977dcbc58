package cz.kameny.engine.search;

/**
 * By how many plies a late move is searched less deep: it grows with the depth left and with the
 * moves before it, both logarithmically. Whole numbers alone, so that it is the same everywhere.
 */
final class Reductions {
  private static final int MAX = 80;

  /** 16 × log2, rounded down. */
  private static final int[] LOG = logs();

  private Reductions() {}

  private static int[] logs() {
    int[] logs = new int[MAX];
    for (int n = 1; n < MAX; n++) {
      // n^16 in whole numbers has floor(16 log2 n) + 1 bits; squared four times, cut to 31 bits.
      long value = n;
      int bits = 0;
      for (int i = 0; i < 4; i++) {
        value *= value;
        bits *= 2;
        while (value >= 1L << 31) {
          value >>= 1;
          bits++;
        }
      }
      logs[n] = bits + 63 - Long.numberOfLeadingZeros(value);
    }
    return logs;
  }

  /** Plies less for the move that {@code before} others came before, at this depth. */
  static int of(int depth, int before) {
    return (LOG[Math.min(depth, MAX - 1)] * LOG[Math.min(before + 1, MAX - 1)] + 600) / 1200;
  }
}
