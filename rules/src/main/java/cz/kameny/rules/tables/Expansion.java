package cz.kameny.rules.tables;

import cz.kameny.rules.Player;
import cz.kameny.rules.Roll;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * All distinct results of a roll, each with one turn that leads to it.
 *
 * <h2>How it works</h2>
 *
 * States live in an arena of parallel arrays: the mover's stones packed as in {@link Side}, the set
 * of its points, the opponent's stones it has hit this turn, and the state and step it came from.
 * Playing one number on a state appends its children. A turn is then a breadth-first search in
 * layers of equally many numbers used: a layer never holds the same state twice, so a double does
 * not grow with the orders its steps could be played in – what made Taiga-Puff's eight numbers of a
 * double (TP-4) seem out of reach. Nothing is allocated once the arrays have grown.
 *
 * <p>Orders are not pruned by any rule of thumb, because a step between may be forbidden where the
 * end is allowed (LV-5, LV-9): every order is walked, and only equal states are merged.
 *
 * <p>Where a game says that the order of equal numbers does not matter ({@link
 * #anyOrderIsDescending}), it is enough to play them from the highest place to the lowest. How many
 * stones left each place can then be read off the stones, so that within the first number of a
 * double no state comes twice and nothing need be looked up; after the second number (TP-4) the
 * same stones can be reached through different ends of the first, and states are merged as usual: a
 * merged one goes on from the highest place that any of the ways to it allows. This took about a
 * third off the time of the slowest rolls (docs/benchmarks.md).
 *
 * <h2>Which results count</h2>
 *
 * Two different numbers: if both can be used in some order, only such turns; otherwise a single
 * one, the higher where the game says so (LV-8; TP-9 has no such preference). A double: a number
 * that can be used is used, and of all ways those with the most uses count (LV-8, TP-9). A double
 * with a second number (TP-4) goes on from every state that has used up the first or cannot use it
 * any more, and the totals are compared in the end.
 *
 * <p>Mutable; one thread at a time. A subclass adds what one number may do.
 */
public abstract class Expansion {
  private static final int FROM_BITS = 31;

  /** Where in a step's code the highest place stands that the next step may start from. */
  private static final int BOUND_SHIFT = 14;

  private static final int ANY_PLACE = Side.BAR;

  private long[] low = new long[256];
  private long[] high = new long[256];
  private int[] points = new int[256];
  private int[] hits = new int[256];
  private int[] parent = new int[256];
  private int[] step = new int[256];
  private int size;

  /**
   * Open addressing. The lower half of a slot is the number in the layer + epoch, and what is below
   * the epoch is an empty slot; the upper half is the hash, so that a wrong slot is passed over
   * without a look at its state far off in memory.
   */
  private long[] slots = new long[1024];

  private int epoch = 1;
  private int live;
  private boolean merging;

  /** Steps from a higher place than this are left out. */
  private int bound = ANY_PLACE;

  private int resultStart;
  private int resultEnd;

  private Side waiting = Side.allOn(Side.OFF);

  /** For subclasses. */
  protected Expansion() {}

  // What the games add.

  /** Reads what stays the same during the turn. */
  protected abstract void prepare(Side mover, Side waiting, Player turn, Roll roll);

  /**
   * Appends, by {@link #child}, every state that using {@code die} once leads to from {@code
   * state}.
   */
  protected abstract void useOnce(int state, int die);

  /** How often a double is used (LV-5, LV-7, TP-4). */
  protected abstract int usesOfDouble();

  /** How often the opposite number of a double is used after it (TP-4); 0 where it is not. */
  protected abstract int usesOfOpposite();

  /** Whether of two numbers that exclude each other the higher must be used (LV-8). */
  protected abstract boolean prefersHigher();

  /**
   * Whether whatever can be played with several uses of one number, in any order, can also be
   * played with its steps sorted by the place they start from, the highest first.
   */
  protected abstract boolean anyOrderIsDescending();

  /** The mover's point that is the opponent's {@code point}; involutive. */
  protected abstract int opposite(int point);

  // What subclasses build on.

  /** The mover's points in a state: bit p − 1 for point p. */
  protected final int points(int state) {
    return points[state];
  }

  /** The opponent's points hit so far in this turn, in the mover's counting. */
  protected final int hits(int state) {
    return hits[state];
  }

  /** The mover's stones on a place in a state. */
  protected final int count(int state, int place) {
    return Side.count(low[state], high[state], place);
  }

  /** No step from a higher place is wanted now; {@link #child} leaves those out in any case. */
  protected final int bound() {
    return bound;
  }

  /** Appends the state after one stone went from one place to another by this number. */
  protected final void child(int state, int from, int to, int die, boolean hit) {
    if (from > bound) {
      return;
    }
    long newLow = low[state] - Side.lowUnit(from) + Side.lowUnit(to);
    long newHigh = high[state] - Side.highUnit(from) + Side.highUnit(to);
    int newHits = hit ? hits[state] | 1 << (to - 1) : hits[state];
    if (merging) {
      int same = enter(newLow, newHigh, newHits);
      if (same >= 0) {
        raiseBound(same, from);
        return;
      }
    }
    if (size == low.length) {
      grow();
    }
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
    hits[size] = newHits;
    parent[size] = state;
    step[size] = from | to << 5 | die << 10 | (hit ? 1 << 13 : 0) | from << BOUND_SHIFT;
    size++;
  }

  private int boundOf(int state) {
    return step[state] >> BOUND_SHIFT;
  }

  private void raiseBound(int state, int place) {
    if (place > boundOf(state)) {
      step[state] = step[state] & (1 << BOUND_SHIFT) - 1 | place << BOUND_SHIFT;
    }
  }

  // The face.

  /**
   * Finds the results of a roll.
   *
   * @param mover stones of the side that plays
   * @param waiting stones of the other side
   * @param turn which side plays
   * @return how many there are, at least 1 (the pass)
   */
  public final int expand(Side mover, Side waiting, Player turn, Roll roll) {
    begin(mover, waiting, turn, roll);
    if (roll.isDouble()) {
      expandDouble(roll.first());
    } else {
      expandTwo(roll.first(), roll.second());
    }
    return resultEnd - resultStart;
  }

  /** {@link #expand(Side, Side, Player, Roll)} for a position with its dice. */
  public final int expand(TablesPosition position) {
    return expand(position.mover(), position.waiting(), position.turn(), position.roll());
  }

  /** Number of results of the last {@link #expand}. */
  public final int size() {
    return resultEnd - resultStart;
  }

  /** {@link Side#low} of the mover in result {@code i}. */
  public final long low(int i) {
    return low[resultStart + i];
  }

  /** {@link Side#high} of the mover in result {@code i}. */
  public final long high(int i) {
    return high[resultStart + i];
  }

  /** The mover's points in result {@code i}: bit p − 1 for point p. */
  public final int pointsOf(int i) {
    return points[resultStart + i];
  }

  /** The opponent's points hit in result {@code i}, in the mover's counting: bit p − 1. */
  public final int hitsOf(int i) {
    return hits[resultStart + i];
  }

  /** The mover's stones in result {@code i}. */
  public final Side mover(int i) {
    return new Side(low(i), high(i));
  }

  /** The other side's stones in result {@code i}, those hit on its bar. */
  public final Side waiting(int i) {
    return waitingAfter(resultStart + i);
  }

  /** A turn that leads to result {@code i}. */
  public final TablesTurn turn(int i) {
    List<Step> steps = new ArrayList<>(TablesTurn.MAX_STEPS);
    for (int state = resultStart + i; parent[state] >= 0; state = parent[state]) {
      steps.add(stepInto(state));
    }
    Collections.reverse(steps);
    return new TablesTurn(steps);
  }

  /** Longest of the arrays, for a look at memory. */
  public final int capacity() {
    return low.length;
  }

  // For the composer, which walks the same states one step at a time.

  /** Empties the arena and puts the position before the turn into state 0. */
  final void begin(Side mover, Side waiting, Player turn, Roll roll) {
    this.waiting = waiting;
    low[0] = mover.low();
    high[0] = mover.high();
    points[0] = mover.points();
    hits[0] = 0;
    parent[0] = -1;
    step[0] = ANY_PLACE << BOUND_SHIFT;
    size = 1;
    merging = false;
    prepare(mover, waiting, turn, roll);
  }

  /** Number of states in the arena. */
  final int states() {
    return size;
  }

  /** Forgets the states from {@code size} on. */
  final void truncate(int size) {
    this.size = size;
  }

  /** The step that led into a state. */
  final Step stepInto(int state) {
    int code = step[state];
    return new Step(code & FROM_BITS, code >> 5 & FROM_BITS, (code >> 13 & 1) != 0);
  }

  /** The number used by the step into a state. */
  final int dieInto(int state) {
    return step[state] >> 10 & 7;
  }

  final Side moverAt(int state) {
    return new Side(low[state], high[state]);
  }

  final Side waitingAfter(int state) {
    Side side = waiting;
    for (int rest = hits[state]; rest != 0; rest &= rest - 1) {
      side = side.moved(opposite(Integer.numberOfTrailingZeros(rest) + 1), Side.BAR);
    }
    return side;
  }

  /** Copies the state {@code from} onto {@code to}, which need not be in use. */
  final void move(int from, int to) {
    low[to] = low[from];
    high[to] = high[from];
    points[to] = points[from];
    hits[to] = hits[from];
    parent[to] = parent[from];
    step[to] = step[from];
  }

  // The search.

  private void expandTwo(int first, int second) {
    useOnce(0, first);
    int afterFirst = size;
    useOnce(0, second);
    int afterSecond = size;
    startLayer();
    for (int state = 1; state < afterFirst; state++) {
      useOnce(state, second);
    }
    for (int state = afterFirst; state < afterSecond; state++) {
      useOnce(state, first);
    }
    merging = false;
    if (size > afterSecond) {
      result(afterSecond, size);
    } else if (afterSecond == 1) {
      result(0, 1);
    } else if (prefersHigher() && afterFirst > 1 && afterSecond > afterFirst) {
      result(first > second ? 1 : afterFirst, first > second ? afterFirst : afterSecond);
    } else {
      result(1, afterSecond);
    }
  }

  private void expandDouble(int number) {
    int uses = usesOfDouble();
    int[] layers = new int[uses + 2];
    layers[1] = 1;
    int used = 0;
    boolean descending = anyOrderIsDescending();
    while (used < uses && layers[used + 1] > layers[used]) {
      if (!descending) {
        startLayer();
      }
      layer(layers[used], layers[used + 1], number, descending);
      used++;
      layers[used + 1] = size;
    }
    if (layers[used + 1] == layers[used]) {
      used--;
    }
    if (usesOfOpposite() == 0) {
      result(layers[used], layers[used + 1]);
    } else {
      expandOpposite(number, uses, layers, used);
    }
  }

  /** Uses a number once on each state of a range. */
  private void layer(int from, int to, int number, boolean descending) {
    for (int state = from; state < to; state++) {
      bound = descending ? boundOf(state) : ANY_PLACE;
      useOnce(state, number);
    }
    bound = ANY_PLACE;
    merging = false;
  }

  /**
   * Goes on with the opposite number (TP-4) from the states that are through with the double: all
   * that used it as often as it may be, and any that cannot use it once more.
   *
   * @param layers layer i, the states with i uses, is from {@code layers[i]} to {@code layers[i+1]}
   * @param longest number of the last layer
   */
  private void expandOpposite(int number, int uses, int[] layers, int longest) {
    int opposite = 7 - number;
    int best = -1;
    int[] from = new int[longest + 1];
    int[] to = new int[longest + 1];
    int ranges = 0;
    for (int used = longest; used >= 0; used--) {
      if (used + usesOfOpposite() < best) {
        break;
      }
      int start = size;
      copyThrough(number, layers[used], layers[used + 1], used == uses);
      int end = size;
      int total = used;
      for (int i = 0; i < usesOfOpposite() && end > start; i++) {
        startLayer();
        layer(start, end, opposite, anyOrderIsDescending());
        if (size == end) {
          break;
        }
        start = end;
        end = size;
        total++;
      }
      if (end > start && total >= best) {
        ranges = total > best ? 0 : ranges;
        best = total;
        from[ranges] = start;
        to[ranges++] = end;
      }
    }
    if (ranges == 1) {
      result(from[0], to[0]);
      return;
    }
    int start = size;
    startLayer();
    for (int range = 0; range < ranges; range++) {
      for (int state = from[range]; state < to[range]; state++) {
        copyIfNew(state);
      }
    }
    merging = false;
    result(start, size);
  }

  /** Copies those states of a range that are through with the double to the end of the arena. */
  private void copyThrough(int number, int from, int to, boolean all) {
    for (int state = from; state < to; state++) {
      int before = size;
      if (!all) {
        useOnce(state, number);
      }
      boolean through = size == before;
      size = before;
      if (through) {
        copy(state);
        raiseBound(size - 1, ANY_PLACE); // Another number: its steps have an order of their own.
      }
    }
  }

  private void copy(int state) {
    if (size == low.length) {
      grow();
    }
    move(state, size);
    size++;
  }

  private void copyIfNew(int state) {
    if (enter(low[state], high[state], hits[state]) < 0) {
      copy(state);
    }
  }

  private void result(int start, int end) {
    resultStart = start;
    resultEnd = end;
  }

  // The set of states of the layer being built.

  private void startLayer() {
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
  }

  private int layerStart;

  /** Enters the state that is about to be appended; the same one if the layer has it, else -1. */
  private int enter(long l, long h, int hit) {
    int mask = slots.length - 1;
    int hash = hash(l, h, hit);
    int slot = hash & mask;
    while (true) {
      int index = (int) slots[slot] - epoch;
      if (index < 0) {
        slots[slot] = slot(hash, epoch + live);
        live++;
        if (live * 2 > slots.length) {
          rehash();
        }
        return -1;
      }
      int state = layerStart + index;
      if ((int) (slots[slot] >>> 32) == hash
          && low[state] == l
          && high[state] == h
          && hits[state] == hit) {
        return state;
      }
      slot = slot + 1 & mask;
    }
  }

  private static long slot(int hash, int number) {
    return (long) hash << 32 | number;
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
