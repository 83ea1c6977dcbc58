package cz.kameny.engine.search.v0;

import cz.kameny.rules.Rng;
import cz.kameny.rules.overboard.Deck;
import cz.kameny.rules.overboard.OverboardPosition;
import cz.kameny.rules.overboard.OverboardSettings.End;
import java.util.List;

/**
 * The search: what is the best move, and what is it worth?
 *
 * <h2>Shape</h2>
 *
 * Iterative deepening with principal variation search (alpha-beta in which every move but the first
 * must only be shown to be no better, with an empty window). Each iteration orders the next by the
 * transposition table; {@link MoveOrder} says the rest. All memory is laid out beforehand and
 * positions are taken back on one {@link Deck}, so that a search allocates nothing per node.
 *
 * <h2>Where lines end</h2>
 *
 * <ul>
 *   <li>A side without figures has lost (PP-11), after {@code ply} plies: {@code ply - WIN}. The
 *       sooner win is the larger score, which is what makes every level finish a game it has won
 *       instead of shuffling: each move must lead to a win at least one ply nearer.
 *   <li>1:1 is a draw in both versions, for the numbers are equal (PP-12).
 *   <li>A repetition (see {@link Line}) is a draw in version A. In version B it goes to the side
 *       with more figures: the third occurrence is a win like any other; the second inside the
 *       search only promises one and scores a band lower, because it may rest on the way the search
 *       came here, which the transposition table does not know.
 *   <li>At depth 0 {@link Evaluation} judges – after the falls: on a crowded raft nearly every move
 *       exposes somebody, so a static look in the middle of an exchange is worth nothing. But falls
 *       breed falls (36 in a row are possible, and a full board offers a dozen at a time), so the
 *       exchange is followed for {@link #FALL_PLIES} plies, and only while it can still reach the
 *       window.
 * </ul>
 *
 * <h2>The take-back mark</h2>
 *
 * PP-9 makes two positions with the same figures different when one of them bars a push. The key of
 * the table contains the mark, the key of PP-12 does not.
 *
 * <h2>Same move everywhere</h2>
 *
 * A search depends on the history, the {@link Strength} and the generator alone: the table forgets
 * everything before, limits count nodes, and the generator only shuffles the moves at the root
 * (equal ones are chosen among evenly) and adds the weaker levels' noise.
 *
 * <h2>Room</h2>
 *
 * Reductions of late moves belong into {@link #search} beside the empty window; ending tables where
 * 1:1 is looked at; a clock where nodes are compared with their limit; a net into {@link
 * Evaluation}. There is no null move: a side that cannot move passes (PP-10), but a side that can
 * must, and near the edge having to move is often what loses.
 */
final class Search {
  /** Plies of falls that follow a line. Two, one and six were no better in games. */
  private static final int FALL_PLIES = 4;

  /** Most that one fall can improve an evaluation by; without more hope the exchange is left. */
  private static final int FALL_GAIN = 220;

  /** Deepest iteration. */
  static final int MAX_DEPTH = 64;

  private final boolean versionB;
  private final Evaluation evaluation;
  private final TranspositionTable table;
  private final Line line = new Line();
  private final MoveOrder order = new MoveOrder(MAX_DEPTH + 1);

  /** Moves of every position from the root to the one searched, and their ranks, end to end. */
  private final int[] moves = new int[Deck.MAX_MOVES * (MAX_DEPTH + FALL_PLIES + 2)];

  private final int[] ranks = new int[moves.length];
  private final int[] rootScores = new int[Deck.MAX_MOVES];
  private final int[] newScores = new int[Deck.MAX_MOVES];
  private Deck deck;

  private long nodes;
  private long nodeLimit;
  private boolean stopped;
  private int bestMove;
  private int bestScore;
  private int depthDone;

  /** A search with the evaluation the levels play with and a table of 2^tableBits entries. */
  Search(End end, int tableBits) {
    this(end, Evaluation.weights(end), tableBits);
  }

  Search(End end, int[] weights, int tableBits) {
    versionB = end == End.B;
    evaluation = new Evaluation(end, weights);
    table = new TranspositionTable(tableBits);
  }

  /** Positions visited by the last {@link #think}. */
  long nodes() {
    return nodes;
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
   * @return the code of the move to play, {@link Deck#PASS} included
   */
  int think(List<OverboardPosition> history, Strength strength, Rng rng) {
    setUp(history);
    int count = deck.generate(moves, 0);
    orderRoot(count, rng);
    nodes = 0;
    nodeLimit = strength.nodes();
    stopped = false;
    depthDone = 0;
    bestMove = moves[0];
    bestScore = 0;
    boolean noisy = strength.noise() > 0;
    int limit = count == 1 ? 1 : Math.min(strength.depth(), MAX_DEPTH);
    for (int depth = 1; depth <= limit && !stopped; depth++) {
      if (noisy) {
        everyMove(depth, count);
      } else {
        bestLine(depth, count);
      }
      if (!stopped) {
        depthDone = depth;
      }
      if (Scores.proven(bestScore) && Scores.WIN - Math.abs(bestScore) <= depth) {
        break; // nothing shorter can be found
      }
    }
    if (noisy && depthDone > 0 && !Scores.proven(bestScore)) {
      addNoise(count, strength.noise(), rng);
    }
    return bestMove;
  }

  private void setUp(List<OverboardPosition> history) {
    line.clear();
    int before = -1;
    for (OverboardPosition position : history) {
      if (deck == null) {
        deck = new Deck(position);
      } else {
        deck.set(position);
      }
      int figures = Long.bitCount(position.red() | position.white());
      line.push(deck, figures != before);
      before = figures;
    }
    table.newSearch();
    order.clear();
  }

  /** Shuffles, so that the first among equals is any of them, and puts the falls first. */
  private void orderRoot(int count, Rng rng) {
    for (int i = count - 1; i > 0; i--) {
      swapRoot(i, rng.nextInt(i + 1));
    }
    order.rank(deck, 0, -1, moves, ranks, 0, count);
    for (int i = 0; i < count; i++) {
      MoveOrder.pick(moves, ranks, i, count);
    }
  }

  private void swapRoot(int i, int j) {
    int move = moves[i];
    moves[i] = moves[j];
    moves[j] = move;
  }

  /**
   * One iteration for the best move. When it is cut short the best of the moves it has finished
   * counts: the first of them is the best of the iteration before.
   */
  private void bestLine(int depth, int count) {
    int alpha = -Scores.INFINITE;
    int best = -1;
    for (int i = 0; i < count; i++) {
      int score = tryMove(moves[i], depth, alpha, Scores.INFINITE, 0, i == 0, count);
      if (stopped) {
        break;
      }
      if (score > alpha) {
        alpha = score;
        best = i;
      }
    }
    if (best >= 0) {
      bestMove = moves[best];
      bestScore = alpha;
      // The best goes to the front, the others keep their order.
      for (int i = best; i > 0; i--) {
        swapRoot(i, i - 1);
      }
    }
  }

  /** One iteration that gives every move its own exact score, for noise to be added to. */
  private void everyMove(int depth, int count) {
    int best = 0;
    for (int i = 0; i < count; i++) {
      newScores[i] = tryMove(moves[i], depth, -Scores.INFINITE, Scores.INFINITE, 0, true, count);
      if (stopped) {
        return;
      }
      if (newScores[i] > newScores[best]) {
        best = i;
      }
    }
    System.arraycopy(newScores, 0, rootScores, 0, count);
    bestMove = moves[best];
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
        bestMove = moves[i];
      }
    }
  }

  /**
   * Plays a move, searches what follows and takes it back.
   *
   * @param end index after the moves of this position, where those of the next may go
   * @return score for the side that plays it
   */
  private int tryMove(int move, int depth, int alpha, int beta, int ply, boolean first, int end) {
    long own = deck.own();
    long opp = deck.opp();
    long captains = deck.captains();
    int mark = deck.mark();
    boolean red = deck.redToMove();
    boolean fell = deck.play(move);
    line.push(deck, fell);
    int score;
    if (first) {
      score = -search(depth - 1, -beta, -alpha, ply + 1, end);
    } else {
      score = -search(depth - 1, -alpha - 1, -alpha, ply + 1, end);
      if (score > alpha && score < beta) {
        score = -search(depth - 1, -beta, -alpha, ply + 1, end);
      }
    }
    line.pop();
    deck.restore(own, opp, captains, mark, red);
    return score;
  }

  /**
   * The score of the position on the deck for its side to move: exact within the window, otherwise
   * a bound beyond it.
   *
   * @param at where this position's moves may be written
   */
  private int search(int depth, int alphaGiven, int betaGiven, int ply, int at) {
    if (++nodes >= nodeLimit) {
      stopped = true;
    }
    if (stopped) {
      return 0;
    }
    if (deck.own() == 0) {
      return ply - Scores.WIN;
    }
    if (deck.isOver()) {
      return 0;
    }
    int repetition = line.repetition();
    if (repetition != Line.NONE) {
      return repeated(repetition, ply);
    }
    if (depth <= 0) {
      return exchange(FALL_PLIES, alphaGiven, betaGiven, ply, at);
    }
    // A win found elsewhere that is nearer than any from here on settles it.
    int alpha = Math.max(alphaGiven, ply - Scores.WIN);
    int beta = Math.min(betaGiven, Scores.WIN - ply - 1);
    if (alpha >= beta) {
      return alpha;
    }
    long key = line.key();
    long entry = table.find(key);
    int tableMove = -1;
    if (entry != 0) {
      tableMove = TranspositionTable.move(entry);
      if (TranspositionTable.depth(entry) >= depth) {
        int score = fromTable(TranspositionTable.score(entry), ply);
        int bound = TranspositionTable.bound(entry);
        if (bound == TranspositionTable.EXACT
            || (bound == TranspositionTable.LOWER && score >= beta)
            || (bound == TranspositionTable.UPPER && score <= alpha)) {
          return score;
        }
      }
    }
    int end = deck.generate(moves, at);
    order.rank(deck, ply, tableMove, moves, ranks, at, end);
    int lower = alpha;
    int best = -Scores.INFINITE;
    int bestHere = Deck.PASS;
    for (int i = at; i < end; i++) {
      MoveOrder.pick(moves, ranks, i, end);
      int move = moves[i];
      int score = tryMove(move, depth, lower, beta, ply, i == at, end);
      if (stopped) {
        return 0;
      }
      if (score > best) {
        best = score;
        bestHere = move;
        lower = Math.max(lower, score);
        if (score >= beta) {
          order.refuted(deck.redToMove(), ply, depth, move);
          break;
        }
      }
    }
    int bound =
        best >= beta
            ? TranspositionTable.LOWER
            : best > alpha ? TranspositionTable.EXACT : TranspositionTable.UPPER;
    table.store(key, depth, toTable(best, ply), bound, bestHere);
    return best;
  }

  /** What a repetition is worth to the side to move (PP-12). */
  private int repeated(int repetition, int ply) {
    int lead = Long.bitCount(deck.own()) - Long.bitCount(deck.opp());
    if (!versionB || lead == 0) {
      return 0;
    }
    int score = (repetition == Line.THIRD ? Scores.WIN : Scores.REPEATED_LEAD) - ply;
    return lead > 0 ? score : -score;
  }

  /** Follows falls only; a side may stop when standing as it does is better for it. */
  private int exchange(int left, int alpha, int beta, int ply, int at) {
    if (deck.own() == 0) {
      return ply - Scores.WIN;
    }
    if (deck.isOver()) {
      return 0;
    }
    int best = evaluation.of(deck);
    // The last figure is worth more than any gain: then every fall is looked at.
    boolean hopeless = best + FALL_GAIN <= alpha && (deck.opp() & (deck.opp() - 1)) != 0;
    if (best >= beta || left == 0 || hopeless) {
      return best;
    }
    int end = at;
    for (int direction = 0; direction < 4; direction++) {
      for (long rest = deck.falling(direction); rest != 0; rest &= rest - 1) {
        moves[end++] = Long.numberOfTrailingZeros(rest) | direction << 6;
      }
    }
    if (end == at) {
      return best;
    }
    int lower = Math.max(alpha, best);
    long own = deck.own();
    long opp = deck.opp();
    long captains = deck.captains();
    int mark = deck.mark();
    boolean red = deck.redToMove();
    for (int i = at; i < end && best < beta; i++) {
      nodes++;
      deck.play(moves[i]);
      best = Math.max(best, -exchange(left - 1, -beta, -lower, ply + 1, end));
      deck.restore(own, opp, captains, mark, red);
      lower = Math.max(lower, best);
    }
    return best;
  }

  /** In the table a decided score counts from its own position, in the search from the root. */
  private static int toTable(int score, int ply) {
    return Math.abs(score) <= Scores.EVALUATION ? score : score > 0 ? score + ply : score - ply;
  }

  private static int fromTable(int score, int ply) {
    return Math.abs(score) <= Scores.EVALUATION ? score : score > 0 ? score - ply : score + ply;
  }
}
