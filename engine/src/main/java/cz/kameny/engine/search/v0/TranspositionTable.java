package cz.kameny.engine.search.v0;

import java.util.Arrays;

/**
 * What the search has already found out, by position. Fixed size, open for one search at a time.
 *
 * <p>A bucket has two entries: the first keeps the deeper result, the second the newest. Entries of
 * an earlier search are never read, so that a search does not depend on what was searched before –
 * forgetting them costs one increment instead of clearing megabytes.
 *
 * <p>An entry is two longs: the key and, from the lowest bit, move 8, depth 8, bound 2, age 14,
 * score 16 (bit 48 up). The key is compared in full; a move is only ever used for ordering.
 */
final class TranspositionTable {
  static final int UPPER = 1;
  static final int LOWER = 2;
  static final int EXACT = 3;

  private static final int MAX_AGE = (1 << 14) - 1;

  private final long[] keys;
  private final long[] entries;
  private final int mask;
  private int age;

  /** A table of 2^bits entries of 16 bytes. */
  TranspositionTable(int bits) {
    keys = new long[1 << bits];
    entries = new long[1 << bits];
    mask = (1 << bits) - 2;
  }

  /** Forgets everything. */
  void newSearch() {
    if (age == MAX_AGE) {
      Arrays.fill(entries, 0);
      age = 0;
    }
    age++;
  }

  /** The entry of this position, or 0 when there is none. */
  long find(long key) {
    int at = (int) key & mask;
    if (keys[at] == key && current(entries[at])) {
      return entries[at];
    }
    return keys[at + 1] == key && current(entries[at + 1]) ? entries[at + 1] : 0;
  }

  /**
   * Keeps a result.
   *
   * @param score seen from this position: a win in n plies is {@code WIN - n}
   * @param move the best move, or {@code Deck.PASS} when none is known to be
   */
  void store(long key, int depth, int score, int bound, int move) {
    int at = (int) key & mask;
    long entry =
        move | (long) depth << 8 | (long) bound << 16 | (long) age << 18 | (long) score << 48;
    boolean taken = current(entries[at]) && keys[at] != key;
    if (taken && depth(entries[at]) > depth) {
      at++;
    } else if (taken) {
      keys[at + 1] = keys[at];
      entries[at + 1] = entries[at];
    }
    keys[at] = key;
    entries[at] = entry;
  }

  private boolean current(long entry) {
    return (int) (entry >>> 18 & MAX_AGE) == age;
  }

  static int move(long entry) {
    return (int) entry & 255;
  }

  static int depth(long entry) {
    return (int) (entry >>> 8) & 255;
  }

  static int bound(long entry) {
    return (int) (entry >>> 16) & 3;
  }

  static int score(long entry) {
    return (int) (entry >> 48);
  }
}
