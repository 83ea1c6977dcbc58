package cz.kameny.engine.search.tablebase;

import java.util.Arrays;

/** Positions with a take-back mark: a map from their keys to numbers, by open addressing. */
final class Marked {
  private long[] keys;
  private int[] values;
  private int size;

  Marked(int expected) {
    int room = Integer.highestOneBit(Math.max(8, expected)) * 4;
    keys = new long[room];
    values = new int[room];
    Arrays.fill(keys, -1);
  }

  /** The key of a position with a mark. */
  static long key(int index, boolean bars, int move) {
    return (long) index << 9 | (bars ? 256 : 0) | move;
  }

  int size() {
    return size;
  }

  /** The value of a key, or -1. */
  int get(long key) {
    int at = place(key);
    return keys[at] == key ? values[at] : -1;
  }

  void put(long key, int value) {
    if (2 * size >= keys.length) {
      grow();
    }
    int at = place(key);
    if (keys[at] != key) {
      size++;
    }
    keys[at] = key;
    values[at] = value;
  }

  /** All keys, in ascending order. */
  long[] sortedKeys() {
    long[] all = Arrays.stream(keys).filter(key -> key >= 0).toArray();
    Arrays.sort(all);
    return all;
  }

  private int place(long key) {
    long h = key * 0x9E3779B97F4A7C15L;
    int mask = keys.length - 1;
    int at = (int) (h >>> 32) & mask;
    while (keys[at] >= 0 && keys[at] != key) {
      at = at + 1 & mask;
    }
    return at;
  }

  private void grow() {
    long[] oldKeys = keys;
    int[] oldValues = values;
    keys = new long[2 * oldKeys.length];
    values = new int[2 * oldKeys.length];
    Arrays.fill(keys, -1);
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldKeys[i] >= 0) {
        int at = place(oldKeys[i]);
        keys[at] = oldKeys[i];
        values[at] = oldValues[i];
      }
    }
  }
}
