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
 * in the order of the plies until a figure falls after which the game is won, in either way. With
 * five figures the side behind wins and holds by falls after which it does, found in the same way;
 * whatever it cannot force is won by the side ahead.
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

  /** Which positions are settled. */
  private enum Scope {
    ALL,
    EQUAL,
    UNEQUAL,
    FIVE
  }

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
   * the plies to the end of the game, odd when the mover wins and even when he loses. In version B
   * they are those to the first fall where both have as many figures, and where the side behind
   * wins with five on the raft.
   */
  static byte[] solve(Graph graph, End end) {
    Solver solver = new Solver(graph);
    for (int i = 0; i < graph.size; i++) {
      if (graph.exists(i) && (graph.ends[i] & 1) != 0) {
        solver.settle(i, 1);
      }
    }
    solver.backwards(Scope.ALL);
    if (end == End.B) {
      solver.byNumbers();
      if (graph.hasFive()) {
        solver.five();
      }
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

  /** Settles ply after ply; the queue holds the positions that are decided in one. */
  private void backwards(Scope scope) {
    while (next > 0) {
      int count = next;
      int[] swap = queue;
      queue = nextQueue;
      nextQueue = swap;
      next = 0;
      for (int i = 0; i < count; i++) {
        int number = queue[i];
        int value = values[number] & 255;
        if (value >= BEHIND - 1) {
          throw new IllegalStateException("an ending of " + value + " plies does not fit");
        }
        for (long at = graph.firstBefore(number); at < graph.firstBefore(number + 1); at++) {
          int before = graph.before(at);
          if (values[before] != 0 || !isIn(scope, before)) {
            continue;
          }
          if ((value & 1) == 0 || --open[before] == 0) {
            settle(before, value + 1);
          }
        }
      }
    }
  }

  private boolean isIn(Scope scope, int number) {
    return switch (scope) {
      case ALL -> true;
      case EQUAL -> graph.lead[number] == 0;
      case UNEQUAL -> graph.lead[number] != 0 && !graph.five(number);
      case FIVE -> graph.five(number);
    };
  }

  private void byNumbers() {
    boolean[] held = held();
    for (int i = 0; i < graph.size; i++) {
      if (graph.lead[i] == 0) {
        values[i] = 0;
        open[i] = graph.moves[i];
      } else if (graph.exists(i) && !graph.five(i) && values[i] == 0 && !held[i]) {
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
    backwards(Scope.EQUAL);
  }

  /** The positions from which the side behind forces its way to 1:1. */
  private boolean[] held() {
    Hold hold = new Hold(Scope.UNEQUAL);
    for (int i = 0; i < graph.size; i++) {
      if (graph.exists(i) && values[i] == 0 && (graph.ends[i] & 2) != 0 && graph.lead[i] != 0) {
        hold.add(i);
      }
    }
    hold.spread();
    return hold.held;
  }

  /**
   * Five figures, when all with fewer are settled. What the side ahead has already won by throwing
   * everybody over stays; then come the wins of the side behind, what it holds, and the rest.
   */
  private void five() {
    for (int i = 0; i < graph.size; i++) {
      boolean moverWins = (values[i] & 1) != 0;
      if (graph.five(i) && (values[i] == 0 || moverWins != graph.lead[i] > 0)) {
        values[i] = 0;
        open[i] = graph.moves[i];
      }
    }
    eachFallFromFive(this::decide);
    backwards(Scope.FIVE);
    Hold hold = new Hold(Scope.FIVE);
    eachFallFromFive(
        (before, after) -> {
          if (values[after] == 0) {
            hold.reach(before);
          }
        });
    hold.spread();
    for (int i = 0; i < graph.size; i++) {
      if (graph.five(i) && values[i] == 0 && !hold.held[i]) {
        values[i] = (byte) (graph.lead[i] > 0 ? AHEAD : BEHIND);
      }
    }
  }

  /** What a fall that decides the game for the side behind says of the position before it. */
  private void decide(int before, int after) {
    boolean lost = values[after] != 0 && (values[after] & 1) == 0;
    boolean won = (values[after] & 1) != 0;
    if (lost && graph.lead[before] < 0) {
      settle(before, 1);
    } else if (won && graph.lead[before] > 0 && --open[before] == 0) {
      settle(before, 2);
    }
  }

  /** A move between two positions. */
  @FunctionalInterface
  private interface Move {
    void between(int before, int after);
  }

  /** Every move from an open position of five figures to one of fewer. */
  private void eachFallFromFive(Move action) {
    for (int i = 0; i < graph.size; i++) {
      if (!graph.exists(i) || graph.five(i)) {
        continue;
      }
      for (long at = graph.firstBefore(i); at < graph.firstBefore(i + 1); at++) {
        int before = graph.before(at);
        if (graph.five(before) && values[before] == 0) {
          action.between(before, i);
        }
      }
    }
  }

  /** Spreads backwards what the side with fewer figures holds. */
  private final class Hold {
    private final boolean[] held = new boolean[graph.size];
    private final Scope scope;
    private int[] stack = new int[1 << 16];
    private int top;

    Hold(Scope scope) {
      this.scope = scope;
    }

    void add(int number) {
      held[number] = true;
      if (top == stack.length) {
        stack = Arrays.copyOf(stack, 2 * top);
      }
      stack[top++] = number;
    }

    /** A move from here leads to what is held: enough for the side behind to move there. */
    void reach(int before) {
      if (held[before] || values[before] != 0 || !isIn(scope, before)) {
        return;
      }
      if (graph.lead[before] < 0 || --open[before] == 0) {
        add(before);
      }
    }

    void spread() {
      while (top > 0) {
        int number = stack[--top];
        for (long at = graph.firstBefore(number); at < graph.firstBefore(number + 1); at++) {
          reach(graph.before(at));
        }
      }
    }
  }
}
