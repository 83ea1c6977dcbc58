package cz.kameny.engine.search.v0;

import cz.kameny.rules.overboard.Deck;
import java.util.Arrays;

/**
 * Which move to look at first: the table's, then those that throw a figure over, then two moves
 * that refuted a sister position (killers), then by how often a move has refuted anything
 * (history).
 */
final class MoveOrder {
  private static final int TABLE = 1 << 30;
  private static final int FALL = 1 << 28;
  private static final int KILLER = 1 << 26;
  private static final int HISTORY_LIMIT = 1 << 24;

  private final int[] killers;

  /** By side and move: depth² for every time it refuted. */
  private final int[] history = new int[512];

  /** An order for lines of up to so many plies. */
  MoveOrder(int plies) {
    killers = new int[2 * plies];
  }

  void clear() {
    Arrays.fill(killers, -1);
    Arrays.fill(history, 0);
  }

  /** Gives every move of {@code moves[from, to)} its rank, to be read by {@link #pick}. */
  void rank(Deck deck, int ply, int tableMove, int[] moves, int[] ranks, int from, int to) {
    int side = deck.redToMove() ? 0 : 256;
    int first = killers[2 * ply];
    int second = killers[2 * ply + 1];
    long up = deck.falling(0);
    long down = deck.falling(1);
    long left = deck.falling(2);
    long right = deck.falling(3);
    for (int i = from; i < to; i++) {
      int move = moves[i];
      int rank = history[side | move];
      if (move == first || move == second) {
        rank = move == first ? KILLER + 1 : KILLER;
      }
      long falling = move < 128 ? (move < 64 ? up : down) : (move < 192 ? left : right);
      if ((falling >>> move & 1) != 0) {
        rank += FALL;
      }
      ranks[i] = move == tableMove ? TABLE : rank;
    }
  }

  /** Brings the best move of {@code moves[at, to)} to {@code at}. */
  static void pick(int[] moves, int[] ranks, int at, int to) {
    int best = at;
    for (int i = at + 1; i < to; i++) {
      if (ranks[i] > ranks[best]) {
        best = i;
      }
    }
    int move = moves[best];
    int rank = ranks[best];
    moves[best] = moves[at];
    ranks[best] = ranks[at];
    moves[at] = move;
    ranks[at] = rank;
  }

  /** Remembers a move that made the rest of its position's moves needless. */
  void refuted(boolean red, int ply, int depth, int move) {
    if (killers[2 * ply] != move) {
      killers[2 * ply + 1] = killers[2 * ply];
      killers[2 * ply] = move;
    }
    int at = (red ? 0 : 256) | move;
    history[at] += depth * depth;
    if (history[at] > HISTORY_LIMIT) {
      for (int i = 0; i < history.length; i++) {
        history[i] >>= 1;
      }
    }
  }
}
