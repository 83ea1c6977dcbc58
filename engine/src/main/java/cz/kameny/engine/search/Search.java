package cz.kameny.engine.search;

import cz.kameny.engine.Clock;
import cz.kameny.engine.search.tablebase.Probe;
import cz.kameny.rules.Rng;
import cz.kameny.rules.overboard.Deck;
import cz.kameny.rules.overboard.OverboardPosition;
import cz.kameny.rules.overboard.OverboardSettings.End;
import java.util.List;

/**
 * The search: what is the best move, and what is it worth?
 *
 * <p>Iterative deepening from the root; {@link Tree} searches below it. Each iteration orders the
 * next by the transposition table and looks at the best line of the one before with a narrow window
 * around its score (aspiration), which is opened when the score lies outside.
 *
 * <h2>Same move everywhere</h2>
 *
 * Without a limit on time a search depends on the history, the {@link Budget} and the generator
 * alone: the table forgets everything before, and the generator only shuffles the moves at the root
 * (equal ones are chosen among evenly) and adds the weaker levels' noise.
 */
final class Search {
  /** Deepest iteration. */
  static final int MAX_DEPTH = 64;

  /** Half width of the first window around the last score, in hundredths of a figure. */
  private static final int ASPIRATION = 30;

  private final Tree tree;
  private final int[] rootScores = new int[Deck.MAX_MOVES];
  private final int[] newScores = new int[Deck.MAX_MOVES];

  private int bestMove;
  private int bestScore;
  private int depthDone;

  /**
   * A search with this evaluation and a transposition table of 2^tableBits entries.
   *
   * @param endings the table of endings, or null to do without
   */
  Search(End end, Evaluation evaluation, Probe endings, int tableBits, Clock clock) {
    tree = new Tree(end, evaluation, endings, tableBits, clock);
  }

  /** Positions visited by the last {@link #think}. */
  long nodes() {
    return tree.nodes();
  }

  /** The score found by the last {@link #think} for the side to move, before noise. */
  int score() {
    return bestScore;
  }

  /** The last iteration that was finished. */
  int depth() {
    return depthDone;
  }

  /**
   * Searches the last position of a history.
   *
   * @param history not empty; its last position is not the end of the game
   * @param noise most that is added to or taken from a move's score, in hundredths of a figure; 0
   *     for none. Moves that win or lose by force are left alone
   * @return the code of the move to play, {@link Deck#PASS} included
   */
  int think(List<OverboardPosition> history, Budget budget, int noise, Rng rng) {
    int count = tree.setUp(history, budget);
    orderRoot(count, rng);
    tree.orderKeptLead(count, history);
    depthDone = 0;
    bestMove = tree.moves[0];
    bestScore = 0;
    int limit = count == 1 ? 1 : Math.min(budget.depth(), MAX_DEPTH);
    for (int depth = 1; depth <= limit && !tree.stopped(); depth++) {
      if (noise > 0) {
        everyMove(depth, count);
      } else {
        bestLine(depth, count);
      }
      if (!tree.stopped()) {
        depthDone = depth;
      }
      if (Scores.proven(bestScore) && Scores.WIN - Math.abs(bestScore) <= depth) {
        break; // nothing shorter can be found
      }
      tree.mayStop();
    }
    if (noise > 0 && depthDone > 0 && !Scores.proven(bestScore)) {
      addNoise(count, noise, rng);
    }
    return bestMove;
  }

  /** Shuffles, so that the first among equals is any of them, and puts the falls first. */
  private void orderRoot(int count, Rng rng) {
    for (int i = count - 1; i > 0; i--) {
      swapRoot(i, rng.nextInt(i + 1));
    }
    tree.orderRoot(count);
  }

  private void swapRoot(int i, int j) {
    int move = tree.moves[i];
    tree.moves[i] = tree.moves[j];
    tree.moves[j] = move;
  }

  /** One iteration for the best move, in windows that grow until the score lies within. */
  private void bestLine(int depth, int count) {
    int width = ASPIRATION;
    boolean narrow = depth >= 4 && Math.abs(bestScore) <= Scores.EVALUATION;
    int alpha = narrow ? bestScore - width : -Scores.INFINITE;
    int beta = narrow ? bestScore + width : Scores.INFINITE;
    while (true) {
      int score = window(depth, count, alpha, beta);
      if (tree.stopped()) {
        return;
      }
      if (score <= alpha) {
        alpha = width > 300 ? -Scores.INFINITE : score - width;
      } else if (score >= beta) {
        beta = width > 300 ? Scores.INFINITE : score + width;
      } else {
        return;
      }
      width *= 3;
    }
  }

  /**
   * All moves in one window. When it is cut short the best of the moves it has finished counts: the
   * first of them is the best of the iteration before. A score at or below the window says nothing
   * about which move is best, so the old one stays.
   */
  private int window(int depth, int count, int alpha, int beta) {
    int lower = alpha;
    int best = -Scores.INFINITE;
    for (int i = 0; i < count; i++) {
      int score = tree.rootMove(i, depth, lower, beta, i == 0, count);
      if (tree.stopped()) {
        return best;
      }
      best = Math.max(best, score);
      if (score > lower) {
        lower = score;
        bestMove = tree.moves[i];
        bestScore = score;
        // The best goes to the front, the others keep their order.
        for (int j = i; j > 0; j--) {
          swapRoot(j, j - 1);
        }
        if (score >= beta) {
          break;
        }
      }
    }
    return best;
  }

  /** One iteration that gives every move its own exact score, for noise to be added to. */
  private void everyMove(int depth, int count) {
    int best = 0;
    for (int i = 0; i < count; i++) {
      newScores[i] = tree.rootMove(i, depth, -Scores.INFINITE, Scores.INFINITE, true, count);
      if (tree.stopped()) {
        return;
      }
      if (newScores[i] > newScores[best]) {
        best = i;
      }
    }
    System.arraycopy(newScores, 0, rootScores, 0, count);
    bestMove = tree.moves[best];
    bestScore = newScores[best];
  }

  private void addNoise(int count, int noise, Rng rng) {
    int best = -Scores.INFINITE;
    for (int i = 0; i < count; i++) {
      int score = rootScores[i];
      if (Math.abs(score) <= Scores.EVALUATION) {
        // Two throws added: small noise is likelier than large.
        score += rng.nextInt(noise + 1) + rng.nextInt(noise + 1) - noise;
      }
      if (score > best) {
        best = score;
        bestMove = tree.moves[i];
      }
    }
  }
}
