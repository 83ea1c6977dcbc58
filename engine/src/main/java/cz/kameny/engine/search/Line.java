package cz.kameny.engine.search;

import cz.kameny.rules.overboard.Deck;
import java.util.Arrays;

/**
 * The positions of the game and of the line being searched, by their keys, to see repetitions.
 *
 * <p>PP-12 counts figures and the side to move, without the take-back mark: that is the board key,
 * and its third occurrence ends the game. The search must not go round in circles until then, so it
 * takes the second occurrence for the end of the line – but only with the same mark. Without that
 * condition every take-back (PP-9) would look like a repetition two plies long, although it leads
 * to a position with fewer moves, the very one that wins with three figures against one.
 *
 * <h2>Keys</h2>
 *
 * A push moves up to five figures, so keys are not updated figure by figure but mixed anew from the
 * bitboards: four multiplications, about as much as two table look-ups.
 */
final class Line {
  /** No repetition. */
  static final int NONE = 0;

  /** The same position for the second time, mark and all. */
  static final int AGAIN = 1;

  /** The third occurrence, which ends the game. */
  static final int THIRD = 2;

  private static final long A = 0x9E3779B97F4A7C15L;
  private static final long B = 0xBF58476D1CE4E5B9L;
  private static final long C = 0x94D049BB133111EBL;
  private static final long D = 0xD6E8FEB86659FD93L;

  private long[] boards = new long[512];
  private long[] keys = new long[512];
  private int[] since = new int[512];
  private boolean[] twice = new boolean[512];
  private int top;

  void clear() {
    top = 0;
  }

  /**
   * Adds the position on the deck.
   *
   * @param fell whether the move to it threw a figure over: nothing before can come again
   */
  void push(Deck deck, boolean fell) {
    push(deck, fell, false);
  }

  /**
   * Adds the position on the deck.
   *
   * @param fell whether the move to it threw a figure over
   * @param takenTwice whether it was an equal push in a position where another was barred
   */
  void push(Deck deck, boolean fell, boolean takenTwice) {
    if (top == boards.length) {
      boards = Arrays.copyOf(boards, 2 * top);
      keys = Arrays.copyOf(keys, 2 * top);
      since = Arrays.copyOf(since, 2 * top);
      twice = Arrays.copyOf(twice, 2 * top);
    }
    long h = deck.own() * A;
    h = ((h ^ h >>> 32) + deck.opp()) * B;
    h = ((h ^ h >>> 29) + deck.captains() * 2 + (deck.redToMove() ? 1 : 0)) * C;
    h ^= h >>> 32;
    boards[top] = h;
    h = (h + deck.mark()) * D;
    keys[top] = h ^ h >>> 31;
    since[top] = fell || top == 0 ? 0 : since[top - 1] + 1;
    twice[top] = takenTwice;
    top++;
  }

  void pop() {
    top--;
  }

  /** The key of the last position, with its mark. */
  long key() {
    return keys[top - 1];
  }

  /**
   * Whether the move to the last position was an equal push in one where another was barred. Taking
   * it back too makes the third occurrence (PP-12), of which a table of endings knows nothing.
   */
  boolean isTakenTwice() {
    return twice[top - 1];
  }

  /** Whether the last position has been there before. */
  int repetition() {
    int last = top - 1;
    int first = last - since[last];
    long board = boards[last];
    int times = 1;
    boolean same = false;
    for (int i = last - 2; i >= first; i -= 2) {
      if (boards[i] == board) {
        same |= keys[i] == keys[last];
        if (++times == 3) {
          return THIRD;
        }
      }
    }
    return same ? AGAIN : NONE;
  }
}
