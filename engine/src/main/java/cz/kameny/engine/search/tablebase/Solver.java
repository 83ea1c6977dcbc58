package cz.kameny.engine.search.tablebase;

import cz.kameny.rules.overboard.OverboardSettings.End;
import java.util.Arrays;

/**
 * What every position of a {@link Graph} is worth, found backwards from the ends of games.
 *
 * <h2>Wins by throwing everybody over (PP-11)</h2>
 *
 * Positions are settled in the order of the plies to the end. A side that has a move to a position
 * lost in n is winning in n + 1; a side all of whose moves lead to positions won by the other is
 * lost, one ply later than the longest of them. What is not settled then can be kept up for ever by
 * a side that does not lose: in version A it is drawn by the third occurrence (PP-12).
 *
 * <h2>Version B</h2>
 *
 * A game that goes on for ever ends in a third occurrence, and that is won by the side with more
 * figures. So of the positions with unequal numbers that are not settled, the side behind holds
 * those from which it can force its way to 1:1 – found backwards from there – and loses all others.
 * With two against two there is no other way to win than a figure first: such positions are settled
 * in the order of the plies until a figure falls after which the game is won, in either way.
 *
 * <h2>What is not looked at</h2>
 *
 * Occurrences before the position looked at, and a third occurrence on the way to a win: the mark
 * makes the same figures come twice as different positions.
 */
final class Solver {
  /** Settled in no way: a draw. */
  static final int DRAW = 0;

  /** Version B: the mover is ahead and stays so; the third occurrence will be his. */
  static final int AHEAD = 255;

  /** Version B: the mover is behind and stays so. */
  static final int BEHIND = 254;

  private final Graph graph;
  private final byte[] values;
  private final byte[] open;
  private int[] queue;
  private int[] nextQueue;
  private int next;

  private Solver(Graph graph) {
    this.graph = graph;
    values = new byte[graph.size];
    open = Arrays.copyOf(graph.moves, graph.size);
    queue = new int[1 << 16];
    nextQueue = new int[1 << 16];
  }

  /**
   * The value of every position for its mover: {@link #DRAW}, {@link #AHEAD}, {@link #BEHIND}, or
   * the plies until everybody of one side is thrown over – with equal numbers in version B until
   * the first figure falls –, odd when the mover wins and even when he loses.
   */
  static byte[] solve(Graph graph, End end) {
    Solver solver = new Solver(graph);
    for (int i = 0; i < graph.size; i++) {
      if (graph.exists(i) && (graph.ends[i] & 1) != 0) {
        solver.settle(i, 1);
      }
    }
    solver.backwards(false);
    if (end == End.B) {
      solver.byNumbers();
    }
    return solver.values;
  }

  private void settle(int number, int value) {
    values[number] = (byte) value;
    if (next == nextQueue.length) {
      nextQueue = Arrays.copyOf(nextQueue, 2 * next);
    }
    nextQueue[next++] = number;
  }

  /** Settles ply after ply; the queue holds the positions won in one. */
  private void backwards(boolean equalOnly) {
    for (int n = 1; next > 0; n++) {
      if (n >= BEHIND - 1) {
        throw new IllegalStateException("an ending of " + n + " plies does not fit");
      }
      int count = next;
      int[] swap = queue;
      queue = nextQueue;
      nextQueue = swap;
      next = 0;
      for (int i = 0; i < count; i++) {
        int number = queue[i];
        for (long at = graph.firstBefore(number); at < graph.firstBefore(number + 1); at++) {
          int before = graph.before(at);
          if (values[before] != 0 || (equalOnly && graph.lead[before] != 0)) {
            continue;
          }
          if ((n & 1) == 0 || --open[before] == 0) {
            settle(before, n + 1);
          }
        }
      }
    }
  }

  private void byNumbers() {
    boolean[] held = held();
    for (int i = 0; i < graph.size; i++) {
      if (graph.lead[i] == 0) {
        values[i] = 0;
        open[i] = graph.moves[i];
      } else if (graph.exists(i) && values[i] == 0 && !held[i]) {
        values[i] = (byte) (graph.lead[i] > 0 ? AHEAD : BEHIND);
      }
    }
    for (int i = 0; i < graph.size; i++) {
      if (graph.lead[i] < 0 && values[i] != 0 && (values[i] & 1) == 0) {
        for (long at = graph.firstBefore(i); at < graph.firstBefore(i + 1); at++) {
          int before = graph.before(at);
          if (graph.lead[before] == 0 && values[before] == 0) {
            settle(before, 1);
          }
        }
      }
    }
    backwards(true);
  }

  /** The positions from which the side behind forces its way to 1:1. */
  private boolean[] held() {
    boolean[] held = new boolean[graph.size];
    int[] stack = new int[1 << 16];
    int top = 0;
    for (int i = 0; i < graph.size; i++) {
      if (graph.exists(i) && values[i] == 0 && (graph.ends[i] & 2) != 0 && graph.lead[i] != 0) {
        held[i] = true;
        top++;
        stack = room(stack, top);
        stack[top - 1] = i;
      }
    }
    while (top > 0) {
      int number = stack[--top];
      for (long at = graph.firstBefore(number); at < graph.firstBefore(number + 1); at++) {
        int before = graph.before(at);
        int lead = graph.lead[before];
        if (held[before] || values[before] != 0 || lead == 0) {
          continue;
        }
        if (lead < 0 || --open[before] == 0) {
          held[before] = true;
          top++;
          stack = room(stack, top);
          stack[top - 1] = before;
        }
      }
    }
    return held;
  }

  private static int[] room(int[] stack, int size) {
    return size > stack.length ? Arrays.copyOf(stack, 2 * size) : stack;
  }
}
