package cz.kameny.engine.search;

import cz.kameny.engine.Clock;
import cz.kameny.engine.search.tablebase.Probe;
import cz.kameny.rules.overboard.Deck;
import cz.kameny.rules.overboard.OverboardPosition;
import cz.kameny.rules.overboard.OverboardSettings.End;
import java.util.List;

/**
 * The search below the root: what is a position worth to the side to move?
 *
 * <h2>Shape</h2>
 *
 * Principal variation search: alpha-beta in which every move but the first must only be shown to be
 * no better, with an empty window. {@link MoveOrder} says which moves come first. All memory is
 * laid out beforehand and positions are taken back on one {@link Deck}, so that a search allocates
 * nothing per node.
 *
 * <h2>Where lines end</h2>
 *
 * <ul>
 *   <li>A side without figures has lost (PP-11), after {@code ply} plies: {@code ply - WIN}. The
 *       sooner win is the larger score, which is what makes every level finish a game it has won
 *       instead of shuffling: each move must lead to a win at least one ply nearer.
 *   <li>Up to four figures, and with five plain ones, a table of endings, when there is one, knows
 *       the value (see {@link Scores#ofEnding}).
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
 * <h2>What is left out</h2>
 *
 * Off the principal variation, where only a bound is asked for and nothing is won or lost by force:
 *
 * <ul>
 *   <li>a position that stands far above the window near the leaves is taken for good enough, and
 *       one far below it gets no quiet moves but the first;
 *   <li>so is one in which even passing keeps above the window (null move). A pass is no legal move
 *       for a side that can move (PP-10), and with few figures having to move is often what loses,
 *       hence the least numbers of figures for it;
 *   <li>quiet moves late in the order are searched less deep, and in full only when they turn out
 *       better than thought ({@link Reductions});
 *   <li>a position the table knows no move for is searched a ply less deep: its moves are in no
 *       good order, and the next iteration will know one.
 * </ul>
 *
 * <h2>The take-back mark</h2>
 *
 * PP-9 makes two positions with the same figures different when one of them bars a push. The key of
 * the table contains the mark, the key of PP-12 does not.
 */
final class Tree {
  /** Plies of falls that follow a line. Two, one and six were no better in games. */
  private static final int FALL_PLIES = 4;

  /** Most that one fall can improve an evaluation by; without more hope the exchange is left. */
  private static final int FALL_GAIN = 220;

  /** Nodes between two looks at the clock: about a tenth of a millisecond. */
  private static final int CLOCK_NODES = 512;

  private final boolean versionB;
  private final Evaluation evaluation;
  private final Probe endings;
  private final TranspositionTable table;
  private final Clock clock;
  private final Line line = new Line();
  private final MoveOrder order = new MoveOrder(Search.MAX_DEPTH + 2);

  /** Moves of every position from the root to the one searched, and their ranks, end to end. */
  final int[] moves = new int[Deck.MAX_MOVES * (Search.MAX_DEPTH + FALL_PLIES + 3)];

  private final int[] ranks = new int[moves.length];
  private Deck deck;
  private long nodes;
  private long nodeLimit;
  private boolean timed;
  private long deadline;
  private long started;
  private long nextLook;
  private boolean stopped;

  Tree(End end, Evaluation evaluation, Probe endings, int tableBits, Clock clock) {
    this.endings = endings;
    versionB = end == End.B;
    this.evaluation = evaluation;
    this.clock = clock;
    table = new TranspositionTable(tableBits);
  }

  /** Positions visited since {@link #setUp}. */
  long nodes() {
    return nodes;
  }

  /** Whether the budget is used up: scores are worthless from then on. */
  boolean stopped() {
    return stopped;
  }

  /**
   * Begins a search of the last position of a history.
   *
   * @return how many moves it has; they are at the beginning of {@link #moves}
   */
  int setUp(List<OverboardPosition> history, Budget budget) {
    timed = budget.nanos() != Long.MAX_VALUE;
    started = timed ? clock.nanos() : 0;
    deadline = timed ? started + budget.nanos() : 0;
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
    nodes = 0;
    nextLook = CLOCK_NODES;
    nodeLimit = budget.nodes();
    stopped = false;
    return deck.generate(moves, 0);
  }

  /** Puts the falls among the moves of the root first. */
  void orderRoot(int count) {
    order.rank(deck, 0, -1, moves, ranks, 0, count);
    for (int i = 0; i < count; i++) {
      MoveOrder.pick(moves, ranks, i, count);
    }
  }

  /** With a lead that the table of endings says is kept, puts the most familiar moves first. */
  void orderKeptLead(int count, List<OverboardPosition> history) {
    if (endings != null && endings.has(deck) && endings.value(deck) == Probe.AHEAD) {
      KeptLead.familiarFirst(moves, count, deck, history);
    }
  }

  /** Between iterations: stops when so much time is used up that the next would not finish. */
  void mayStop() {
    if (timed && clock.nanos() - started > (deadline - started) / 10 * 7) {
      stopped = true;
    }
  }

  /** The score of a move of the root for the side that plays it. */
  int rootMove(int i, int depth, int alpha, int beta, boolean first, int end) {
    return tryMove(moves[i], depth, 0, alpha, beta, 0, first, end);
  }

  /**
   * Plays a move, searches what follows and takes it back.
   *
   * @param reduction plies less at first
   * @param first whether it is searched with the whole window at once
   * @param end index after the moves of this position, where those of the next may go
   * @return score for the side that plays it
   */
  private int tryMove(
      int move, int depth, int reduction, int alpha, int beta, int ply, boolean first, int end) {
    long own = deck.own();
    long opp = deck.opp();
    long captains = deck.captains();
    int mark = deck.mark();
    boolean red = deck.redToMove();
    boolean barred = deck.bars();
    boolean fell = deck.play(move);
    line.push(deck, fell, barred && deck.mark() != 0);
    int score;
    if (first) {
      score = -search(depth - 1, -beta, -alpha, ply + 1, end, true);
    } else {
      score = -search(depth - 1 - reduction, -alpha - 1, -alpha, ply + 1, end, true);
      if (score > alpha && reduction > 0) {
        score = -search(depth - 1, -alpha - 1, -alpha, ply + 1, end, true);
      }
      if (score > alpha && score < beta) {
        score = -search(depth - 1, -beta, -alpha, ply + 1, end, true);
      }
    }
    line.pop();
    deck.restore(own, opp, captains, mark, red);
    return score;
  }

  /** Whether the budget is used up; looks at the clock now and then. */
  private boolean exhausted() {
    if (nodes >= nodeLimit) {
      stopped = true;
    } else if (timed && nodes >= nextLook) {
      nextLook = nodes + CLOCK_NODES;
      stopped |= clock.nanos() - deadline >= 0;
    }
    return stopped;
  }

  /**
   * The score of the position on the deck for its side to move: exact within the window, otherwise
   * a bound beyond it.
   *
   * @param at where this position's moves may be written
   * @param passAllowed whether the null move may be tried: never twice in a row
   */
  private int search(
      int depthGiven, int alphaGiven, int betaGiven, int ply, int at, boolean passAllowed) {
    nodes++;
    if (exhausted()) {
      return 0;
    }
    if (deck.own() == 0) {
      return ply - Scores.WIN;
    }
    if (deck.isOver()) {
      return 0;
    }
    int repetition = line.repetition();
    if (repetition == Line.THIRD) {
      return Scores.ofRepetition(repetition, versionB, lead(), ply);
    }
    boolean goesOn = false;
    if (endings != null && !line.isTakenTwice() && endings.has(deck)) {
      int value = endings.value(deck);
      goesOn = goesOn(value);
      if (!goesOn || (repetition == Line.NONE && depthGiven <= 0)) {
        return ofEnding(value, ply);
      }
    }
    if (repetition != Line.NONE) {
      return Scores.ofRepetition(repetition, versionB, lead(), ply);
    }
    int depth = depthGiven;
    if (depth <= 0 || ply >= Search.MAX_DEPTH) {
      return exchange(FALL_PLIES, alphaGiven, betaGiven, ply, at);
    }
    int alpha = Math.max(alphaGiven, ply - Scores.WIN);
    int beta = Math.min(betaGiven, Scores.WIN - ply - 1);
    if (alpha >= beta) {
      return alpha;
    }
    boolean narrow = beta - alpha == 1;
    long key = line.key();
    long entry = table.find(key);
    int tableMove = -1;
    if (entry != 0) {
      tableMove = TranspositionTable.move(entry);
      if (TranspositionTable.depth(entry) >= depth) {
        int score = Scores.fromTable(TranspositionTable.score(entry), ply);
        int bound = TranspositionTable.bound(entry);
        if (bound == TranspositionTable.EXACT
            || (bound == TranspositionTable.LOWER && score >= beta)
            || (bound == TranspositionTable.UPPER && score <= alpha)) {
          return score;
        }
      }
    }
    boolean bounded = narrow && !goesOn && Math.abs(beta) <= Scores.EVALUATION;
    int standing = bounded ? evaluation.of(deck) : 0;
    if (bounded && standing >= beta) {
      if (depth <= 4 && standing - 70 * depth >= beta) {
        return standing;
      }
      if (passAllowed && depth >= 3 && mayPass()) {
        int score = pass(depth - 3 - depth / 4, beta, ply, at);
        if (stopped) {
          return 0;
        }
        if (score >= beta) {
          return Math.min(score, Scores.EVALUATION);
        }
      }
    }
    if (tableMove < 0 && depth >= 4) {
      depth--;
    }
    int end = deck.generate(moves, at);
    order.rank(deck, ply, tableMove, moves, ranks, at, end);
    order.clearKillers(ply + 1);
    int lower = alpha;
    int best = -Scores.INFINITE;
    int bestHere = Deck.PASS;
    boolean futile = bounded && depth <= 3 && standing + 60 + 80 * depth <= alpha;
    for (int i = at; i < end; i++) {
      MoveOrder.pick(moves, ranks, i, end);
      int rank = ranks[i];
      boolean quiet = rank < MoveOrder.KILLER;
      if (quiet && i > at && futile && best > -Scores.EVALUATION) {
        break;
      }
      int reduction = quiet && i - at >= 3 ? reduction(depth, i - at, rank, narrow) : 0;
      int score = tryMove(moves[i], depth, reduction, lower, beta, ply, i == at, end);
      if (stopped) {
        return 0;
      }
      if (score > best) {
        best = score;
        bestHere = moves[i];
        lower = Math.max(lower, score);
        if (score >= beta) {
          if (rank < MoveOrder.FALL || rank == MoveOrder.TABLE) {
            order.refuted(deck.redToMove(), ply, depth, moves, at, i);
          }
          break;
        }
      }
    }
    int bound =
        best >= beta
            ? TranspositionTable.LOWER
            : best > alpha ? TranspositionTable.EXACT : TranspositionTable.UPPER;
    table.store(key, depth, Scores.toTable(best, ply), bound, bestHere);
    return best;
  }

  /** Plies less for a quiet move of this rank that so many came before. */
  private static int reduction(int depth, int before, int rank, boolean narrow) {
    if (depth < 3) {
      return 0;
    }
    int reduction = Reductions.of(depth, before) - (narrow ? 0 : 1);
    reduction += rank < -MoveOrder.TELLING ? 1 : rank > MoveOrder.TELLING ? -1 : 0;
    return Math.max(0, Math.min(reduction, depth - 2));
  }

  /** Whether there are figures enough for having to move not to be what loses. */
  private boolean mayPass() {
    return Long.bitCount(deck.own()) >= 4 && Long.bitCount(deck.opp()) >= 3;
  }

  /** The score of letting the other side move, against a window just below {@code beta}. */
  private int pass(int depth, int beta, int ply, int at) {
    long own = deck.own();
    long opp = deck.opp();
    long captains = deck.captains();
    int mark = deck.mark();
    boolean red = deck.redToMove();
    deck.play(Deck.PASS);
    // As after a fall: what was before a pass that nobody plays is no repetition.
    line.push(deck, true);
    int score = -search(depth, -beta, -beta + 1, ply + 1, at, false);
    line.pop();
    deck.restore(own, opp, captains, mark, red);
    return score;
  }

  private int ofEnding(int value, int ply) {
    return Scores.ofEnding(value, endings.until(deck, value), ply);
  }

  /**
   * Whether a value of the table leads nowhere by itself: in version B a lead is kept, or held,
   * until a third occurrence (PP-12). Then the search looks for the occurrences.
   */
  private boolean goesOn(int value) {
    return versionB
        && lead() != 0
        && (value == Probe.DRAW || value == Probe.AHEAD || value == Probe.BEHIND);
  }

  private int lead() {
    return Long.bitCount(deck.own()) - Long.bitCount(deck.opp());
  }

  /** Follows falls only; a side may stop when standing as it does is better for it. */
  private int exchange(int left, int alpha, int beta, int ply, int at) {
    if (deck.own() == 0) {
      return ply - Scores.WIN;
    }
    if (deck.isOver()) {
      return 0;
    }
    if (endings != null && endings.has(deck)) {
      return ofEnding(endings.value(deck), ply);
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
}
