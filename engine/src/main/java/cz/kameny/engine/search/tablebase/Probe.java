package cz.kameny.engine.search.tablebase;

import cz.kameny.rules.overboard.Deck;

/** Asks a {@link Tablebase}; has memory of its own, for one thread. */
public final class Probe {
  /** A draw. */
  public static final int DRAW = 0;

  /** Version B: the mover has more figures and keeps that, until a third occurrence (PP-12). */
  public static final int AHEAD = Solver.AHEAD;

  /** Version B: the mover has fewer figures and cannot change that. */
  public static final int BEHIND = Solver.BEHIND;

  private final Tablebase table;
  private final Places places = new Places();

  Probe(Tablebase table) {
    this.table = table;
  }

  /** Whether the table has this position: three or four figures, of both sides. */
  public static boolean has(Deck deck) {
    int figures = Long.bitCount(deck.own() | deck.opp());
    return figures == 3 || figures == 4;
  }

  /**
   * The value of a position that is there, for its mover.
   *
   * @return {@link #DRAW}, {@link #AHEAD}, {@link #BEHIND}, or the plies to the end of best play –
   *     odd when the mover wins, even when he loses. In version B with two figures a side they are
   *     those to the first fall, after which the game is won in either way
   */
  public int value(Deck deck) {
    places.find(deck);
    int move = places.move();
    return move < 0
        ? table.value(places.index())
        : table.value(Marked.key(places.index(), deck.bars(), move));
  }
}
