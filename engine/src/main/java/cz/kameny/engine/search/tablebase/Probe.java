package cz.kameny.engine.search.tablebase;

import cz.kameny.rules.overboard.Deck;
import cz.kameny.rules.overboard.OverboardSettings.End;

/** Asks {@link Endings}; has memory of its own, for one thread. */
public final class Probe {
  /** A draw. */
  public static final int DRAW = 0;

  /** Version B: the mover has more figures and keeps that, until a third occurrence (PP-12). */
  public static final int AHEAD = Solver.AHEAD;

  /** Version B: the mover has fewer figures and cannot change that. */
  public static final int BEHIND = Solver.BEHIND;

  private final Tablebase upToFour;
  private final Tablebase fivePlain;
  private final boolean versionB;
  private final Places places = new Places(Figures.ANY_FOUR);
  private final Places ofFive;

  Probe(Endings endings) {
    upToFour = endings.upToFour();
    fivePlain = endings.fivePlain().orElse(null);
    versionB = endings.end() == End.B;
    ofFive = fivePlain == null ? null : new Places(Figures.PLAIN_FIVE);
  }

  /** Whether the tables have this position: three to five figures, of both sides. */
  public boolean has(Deck deck) {
    return Figures.ANY_FOUR.has(deck) || (fivePlain != null && Figures.PLAIN_FIVE.has(deck));
  }

  /**
   * The value of a position that is there, for its mover.
   *
   * @return {@link #DRAW}, {@link #AHEAD}, {@link #BEHIND}, or plies of best play – odd when the
   *     mover wins, even when he loses –, those to the end or {@link #toFirstFall to a fall}
   */
  public int value(Deck deck) {
    return Long.bitCount(deck.own() | deck.opp()) == 5
        ? value(fivePlain, ofFive, deck)
        : value(upToFour, places, deck);
  }

  private static int value(Tablebase table, Places places, Deck deck) {
    places.find(deck);
    int move = places.move();
    return move < 0
        ? table.value(places.index())
        : table.value(Marked.key(places.index(), deck.bars(), move));
  }

  /**
   * Whether the plies of a value are those to the first fall, after which the game is won in either
   * way: in version B with two figures a side, and with five when the side with fewer wins.
   *
   * @param value what {@link #value} says of this position
   */
  public boolean toFirstFall(Deck deck, int value) {
    if (!versionB) {
      return false;
    }
    int own = Long.bitCount(deck.own());
    int opp = Long.bitCount(deck.opp());
    boolean wins = (value & 1) != 0;
    return own == opp || (own + opp == 5 && wins == own < opp);
  }
}
