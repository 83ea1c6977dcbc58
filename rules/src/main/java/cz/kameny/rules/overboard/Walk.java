package cz.kameny.rules.overboard;

/**
 * Counts move sequences: generates and makes every move of every node, the leaves included.
 *
 * <p>Only a side without figures ends a line. The draw situations of PP-12 (a third occurrence,
 * 1:1) are for the referee of a game and not looked at, as in the published counts of the rules.
 */
public final class Walk {
  private final Deck deck;
  private final int[] moves;
  private final int depth;
  private long nodes;

  /** A walk of this depth, at least 0. */
  public Walk(OverboardPosition position, int depth) {
    this.deck = new Deck(position);
    this.depth = depth;
    this.moves = new int[Deck.MAX_MOVES * Math.max(1, depth)];
  }

  /** The number of sequences of exactly that length. */
  public long count() {
    nodes = 0;
    return walk(depth, 0);
  }

  /** Positions met in the last {@link #count}, the leaves included and the root not. */
  public long nodes() {
    return nodes;
  }

  private long walk(int left, int at) {
    if (left == 0) {
      return 1;
    }
    if (deck.own() == 0 || deck.opp() == 0) {
      return 0;
    }
    long own = deck.own();
    long opp = deck.opp();
    long captains = deck.captains();
    int mark = deck.mark();
    boolean red = deck.redToMove();
    int end = deck.generate(moves, at);
    long count = 0;
    for (int i = at; i < end; i++) {
      deck.play(moves[i]);
      nodes++;
      count += walk(left - 1, end);
      deck.restore(own, opp, captains, mark, red);
    }
    return count;
  }
}
