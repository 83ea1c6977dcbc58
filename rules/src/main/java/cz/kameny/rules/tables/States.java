package cz.kameny.rules.tables;

import java.util.Arrays;

/**
 * The states a search for results goes through, in parallel arrays, and the set of those of the
 * layer being built.
 *
 * <p>A state is the mover's stones packed as in {@link Side}, the set of its points, the opponent's
 * points hit this turn, the state it came from and the step that led here. Nothing is allocated
 * once the arrays have grown.
 *
 * <h2>The set</h2>
 *
 * Open addressing over slots that are numbers of states with a part of their hash. A big double of
 * Taiga-Puff has half a million children, and the set is then larger than the caches: looked up one
 * by one, each waits for memory. So children are appended as they come and merged in batches; a
 * first pass over a batch only touches the slots, so that the waits overlap. This halved the time
 * of the slowest rolls (docs/benchmarks.md).
 */
final class States {
  /** Where in a step's code the highest place stands that the next step may start from. */
  private static final int BOUND_SHIFT = 14;

  private static final int PLACE_BITS = 31;
  private static final int HIT_BIT = 1 << 13;

  /** A bound that leaves every place free. */
  static final int ANY_PLACE = Side.BAR;

  private static final int BATCH = 128;

  long[] low = new long[256];
  long[] high = new long[256];
  int[] points = new int[256];
  int[] hits = new int[256];
  int[] parent = new int[256];
  private int[] step = new int[256];
  private int size;

  /**
   * The lower half of a slot is the number in the layer + epoch, and what is below the epoch is an
   * empty slot; the upper half is the hash, so that a wrong slot is passed over without a look at
   * its state far off in memory.
   */
  private long[] slots = new long[1024];

  private final int[] hashes = new int[BATCH];
  private int epoch = 1;
  private int live;
  private boolean merging;
  private int layerStart;

  /** From here on states have not been merged yet. */
  private int pending;

  /** Keeps the first pass over a batch from being thought useless. */
  @SuppressWarnings("UnusedVariable")
  private long touched;

  /** Empties the arena and puts the position before a turn into state 0. */
  void begin(Side mover) {
    low[0] = mover.low();
    high[0] = mover.high();
    points[0] = mover.points();
    hits[0] = 0;
    parent[0] = -1;
    step[0] = ANY_PLACE << BOUND_SHIFT;
    size = 1;
    merging = false;
  }

  /** Number of states; only sure outside a layer. */
  int size() {
    return size;
  }

  /** Forgets the states from {@code newSize} on. */
  void truncate(int newSize) {
    size = newSize;
  }

  /** Longest of the arrays. */
  int capacity() {
    return low.length;
  }

  /** Appends the state after one stone went from one place to another by this number. */
  void append(int state, int from, int to, int die, boolean hit) {
    if (size == low.length) {
      grow();
    }
    long newLow = low[state] - Side.lowUnit(from) + Side.lowUnit(to);
    long newHigh = high[state] - Side.highUnit(from) + Side.highUnit(to);
    int newPoints = points[state];
    if (from <= 24 && Side.count(newLow, newHigh, from) == 0) {
      newPoints &= ~(1 << (from - 1));
    }
    if (to > 0) {
      newPoints |= 1 << (to - 1);
    }
    low[size] = newLow;
    high[size] = newHigh;
    points[size] = newPoints;
    hits[size] = hit ? hits[state] | 1 << (to - 1) : hits[state];
    parent[size] = state;
    step[size] = from | to << 5 | die << 10 | (hit ? HIT_BIT : 0) | from << BOUND_SHIFT;
    size++;
    if (merging && size - pending == BATCH) {
      merge();
    }
  }

  /** Appends a copy of a state. */
  void copy(int state) {
    if (size == low.length) {
      grow();
    }
    move(state, size);
    size++;
    if (merging && size - pending == BATCH) {
      merge();
    }
  }

  /** Copies the state {@code from} onto {@code to}, which need not be in use. */
  void move(int from, int to) {
    low[to] = low[from];
    high[to] = high[from];
    points[to] = points[from];
    hits[to] = hits[from];
    parent[to] = parent[from];
    step[to] = step[from];
  }

  /** The step that led into a state. */
  Step stepInto(int state) {
    int code = step[state];
    return new Step(code & PLACE_BITS, code >> 5 & PLACE_BITS, (code & HIT_BIT) != 0);
  }

  /** The number used by the step into a state. */
  int dieInto(int state) {
    return step[state] >> 10 & 7;
  }

  /** The highest place the next step from a state may start from. */
  int bound(int state) {
    return step[state] >> BOUND_SHIFT;
  }

  /** Lets the next step from a state start from this place too, and from all below it. */
  void raiseBound(int state, int place) {
    if (place > bound(state)) {
      step[state] = step[state] & (1 << BOUND_SHIFT) - 1 | place << BOUND_SHIFT;
    }
  }

  /**
   * Keeps the best of the states from {@code from} on, in their order, and forgets the others.
   *
   * @param width how many to keep, fewer than there are
   * @param values of each of them
   */
  void keepBest(int from, int width, float[] values) {
    int count = values.length;
    float[] sorted = values.clone();
    Arrays.sort(sorted);
    float worst = sorted[count - width];
    int equals = 0;
    for (int i = count - width; i < count && sorted[i] == worst; i++) {
      equals++;
    }
    int kept = from;
    for (int i = 0; i < count; i++) {
      if (values[i] > worst || (values[i] == worst && equals-- > 0)) {
        move(from + i, kept++);
      }
    }
    size = kept;
  }

  // The set.

  /** From now on, until {@link #endLayer}, equal states are one. */
  void startLayer() {
    merging = true;
    if (epoch > Integer.MAX_VALUE / 2) {
      Arrays.fill(slots, 0);
      epoch = 1;
    }
    // Numbers of earlier layers and earlier turns are all below this one, so that the table needs
    // no clearing: a slot that holds one of them is empty.
    epoch += live;
    live = 0;
    layerStart = size;
    pending = size;
  }

  /** Merges what is left and ends the layer; without one, nothing happens. */
  void endLayer() {
    if (merging) {
      merge();
      merging = false;
    }
  }

  private void merge() {
    int mask = slots.length - 1;
    int end = size;
    long seen = 0;
    for (int state = pending; state < end; state++) {
      int hash = hash(low[state], high[state], hits[state]);
      hashes[state - pending] = hash;
      seen ^= slots[hash & mask];
    }
    touched = seen;
    int kept = pending;
    for (int state = pending; state < end; state++) {
      int same = enter(state, hashes[state - pending], kept - layerStart);
      if (same < 0) {
        if (kept != state) {
          move(state, kept);
        }
        kept++;
      } else {
        // Whatever order led here, the next step may start where any of them lets it.
        raiseBound(same, bound(state));
      }
    }
    size = kept;
    pending = kept;
  }

  /** The state of the layer that equals this one; else it is entered by this number, and −1. */
  private int enter(int state, int hash, int number) {
    int mask = slots.length - 1;
    int slot = hash & mask;
    while (true) {
      int index = (int) slots[slot] - epoch;
      if (index < 0) {
        slots[slot] = (long) hash << 32 | epoch + number;
        live++;
        if (live * 2 > slots.length) {
          rehash();
        }
        return -1;
      }
      int other = layerStart + index;
      if ((int) (slots[slot] >>> 32) == hash
          && low[other] == low[state]
          && high[other] == high[state]
          && hits[other] == hits[state]) {
        return other;
      }
      slot = slot + 1 & mask;
    }
  }

  private static int hash(long l, long h, int hit) {
    long x = (l ^ (h << 23 | h >>> 41) ^ hit * 0x9E3779B97F4A7C15L) * 0xD6E8FEB86659FD93L;
    x ^= x >>> 32;
    return (int) (x * 0xD6E8FEB86659FD93L >>> 32);
  }

  private void rehash() {
    long[] old = slots;
    slots = new long[old.length * 2];
    int mask = slots.length - 1;
    for (long entry : old) {
      if ((int) entry >= epoch) {
        int slot = (int) (entry >>> 32) & mask;
        while ((int) slots[slot] >= epoch) {
          slot = slot + 1 & mask;
        }
        slots[slot] = entry;
      }
    }
  }

  private void grow() {
    int length = low.length * 2;
    low = Arrays.copyOf(low, length);
    high = Arrays.copyOf(high, length);
    points = Arrays.copyOf(points, length);
    hits = Arrays.copyOf(hits, length);
    parent = Arrays.copyOf(parent, length);
    step = Arrays.copyOf(step, length);
  }
}
