package cz.kameny.rules.tables;

import cz.kameny.rules.Player;
import cz.kameny.rules.Roll;
import java.util.ArrayList;
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
  private final States states = new States();

  /** Steps from a higher place than this are left out. */
  private int bound = States.ANY_PLACE;

  private int resultStart;
  private int resultEnd;

  private Side waiting = Side.allOn(Side.OFF);

  /** For subclasses. */
  protected Expansion() {}

  /** Says from which states of a double it is worth going on. */
  public interface Beam {
    /** From how many states of a layer at most; at least 1. */
    int width();

    /**
     * What a state is worth to the mover, as if its turn ended there: more is better.
     *
     * @param low {@link Side#low} of the mover
     * @param high {@link Side#high} of the mover
     * @param waiting the other side, the stones hit so far on its bar
     */
    float value(long low, long high, Side waiting);
  }

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
    return states.points[state];
  }

  /** The opponent's points hit so far in this turn, in the mover's counting. */
  protected final int hits(int state) {
    return states.hits[state];
  }

  /** The mover's stones on a place in a state. */
  protected final int count(int state, int place) {
    return Side.count(states.low[state], states.high[state], place);
  }

  /** No step from a higher place is wanted now; {@link #child} leaves those out in any case. */
  protected final int bound() {
    return bound;
  }

  /** Appends the state after one stone went from one place to another by this number. */
  protected final void child(int state, int from, int to, int die, boolean hit) {
    if (from <= bound) {
      states.append(state, from, to, die, hit);
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

  /**
   * Finds results of a roll, of a double with a second number (TP-4) only those that a search which
   * goes on from the best states of each layer comes to. All of them are legal: they use every
   * number, and when the search finds none such, all results are found.
   *
   * @param beam which states are the best
   * @return how many results there are, at least 1
   */
  public final int expand(Side mover, Side waiting, Player turn, Roll roll, Beam beam) {
    if (!roll.isDouble() || usesOfOpposite() == 0) {
      return expand(mover, waiting, turn, roll);
    }
    begin(mover, waiting, turn, roll);
    int uses = usesOfDouble();
    int from = 0;
    for (int used = 0; used < uses + usesOfOpposite(); used++) {
      narrow(from, beam);
      int to = states.size();
      states.startLayer();
      layer(from, to, used < uses ? roll.first() : 7 - roll.first(), false);
      if (states.size() == to) {
        return expand(mover, waiting, turn, roll);
      }
      from = to;
    }
    result(from, states.size());
    return size();
  }

  /** Forgets all states from this one on but the best. */
  private void narrow(int from, Beam beam) {
    int count = states.size() - from;
    if (count <= beam.width()) {
      return;
    }
    float[] values = new float[count];
    Side other = waiting;
    int hits = 0;
    for (int i = 0; i < count; i++) {
      int state = from + i;
      if (states.hits[state] != hits) {
        hits = states.hits[state];
        other = waitingAfter(state);
      }
      values[i] = beam.value(states.low[state], states.high[state], other);
    }
    states.keepBest(from, beam.width(), values);
  }

  /** Number of results of the last {@link #expand}. */
  public final int size() {
    return resultEnd - resultStart;
  }

  /** {@link Side#low} of the mover in result {@code i}. */
  public final long low(int i) {
    return states.low[resultStart + i];
  }

  /** {@link Side#high} of the mover in result {@code i}. */
  public final long high(int i) {
    return states.high[resultStart + i];
  }

  /** The mover's points in result {@code i}: bit p − 1 for point p. */
  public final int pointsOf(int i) {
    return states.points[resultStart + i];
  }

  /** The opponent's points hit in result {@code i}, in the mover's counting: bit p − 1. */
  public final int hitsOf(int i) {
    return states.hits[resultStart + i];
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
    for (int state = resultStart + i; states.parent[state] >= 0; state = states.parent[state]) {
      steps.add(states.stepInto(state));
    }
    Collections.reverse(steps);
    return new TablesTurn(steps);
  }

  /** Longest of the arrays, for a look at memory. */
  public final int capacity() {
    return states.capacity();
  }

  // For the composer, which walks the same states one step at a time.

  /** Empties the arena and puts the position before the turn into state 0. */
  final void begin(Side mover, Side waiting, Player turn, Roll roll) {
    this.waiting = waiting;
    states.begin(mover);
    prepare(mover, waiting, turn, roll);
  }

  /** Number of states in the arena. */
  final int states() {
    return states.size();
  }

  /** Forgets the states from {@code size} on. */
  final void truncate(int size) {
    states.truncate(size);
  }

  /** The step that led into a state. */
  final Step stepInto(int state) {
    return states.stepInto(state);
  }

  /** The number used by the step into a state. */
  final int dieInto(int state) {
    return states.dieInto(state);
  }

  final Side moverAt(int state) {
    return new Side(states.low[state], states.high[state]);
  }

  final Side waitingAfter(int state) {
    Side side = waiting;
    for (int rest = states.hits[state]; rest != 0; rest &= rest - 1) {
      side = side.moved(opposite(Integer.numberOfTrailingZeros(rest) + 1), Side.BAR);
    }
    return side;
  }

  /** Copies the state {@code from} onto {@code to}, which need not be in use. */
  final void move(int from, int to) {
    states.move(from, to);
  }

  // The search.

  private void expandTwo(int first, int second) {
    useOnce(0, first);
    int afterFirst = states.size();
    useOnce(0, second);
    int afterSecond = states.size();
    states.startLayer();
    for (int state = 1; state < afterFirst; state++) {
      useOnce(state, second);
    }
    for (int state = afterFirst; state < afterSecond; state++) {
      useOnce(state, first);
    }
    states.endLayer();
    if (states.size() > afterSecond) {
      result(afterSecond, states.size());
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
        states.startLayer();
      }
      layer(layers[used], layers[used + 1], number, descending);
      used++;
      layers[used + 1] = states.size();
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
      bound = descending ? states.bound(state) : States.ANY_PLACE;
      useOnce(state, number);
    }
    bound = States.ANY_PLACE;
    states.endLayer();
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
      int start = states.size();
      copyThrough(number, layers[used], layers[used + 1], used == uses);
      int end = states.size();
      int total = used;
      for (int i = 0; i < usesOfOpposite() && end > start; i++) {
        states.startLayer();
        layer(start, end, opposite, anyOrderIsDescending());
        if (states.size() == end) {
          break;
        }
        start = end;
        end = states.size();
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
    int start = states.size();
    states.startLayer();
    for (int range = 0; range < ranges; range++) {
      for (int state = from[range]; state < to[range]; state++) {
        states.copy(state);
      }
    }
    states.endLayer();
    result(start, states.size());
  }

  /** Copies those states of a range that are through with the double to the end of the arena. */
  private void copyThrough(int number, int from, int to, boolean all) {
    for (int state = from; state < to; state++) {
      int before = states.size();
      if (!all) {
        useOnce(state, number);
      }
      boolean through = states.size() == before;
      states.truncate(before);
      if (through) {
        states.copy(state);
        states.raiseBound(
            before, States.ANY_PLACE); // Another number: its steps have an order of their own.
      }
    }
  }

  private void result(int start, int end) {
    resultStart = start;
    resultEnd = end;
  }
}
