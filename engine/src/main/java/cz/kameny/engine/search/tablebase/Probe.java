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
   *     mover wins, even when he loses –, {@link #until} says until what
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

  /** What the plies of a value lead to. */
  public enum Until {
    /** The end of the game. */
    END,
    /** Version B, two against two: the first fall, after which the game is won in either way. */
    FALL,
    /**
     * Version B, five figures: the fall by which the side behind comes to a won two against two.
     */
    FALL_TO_EQUAL
  }

  /**
   * What the plies of a value lead to.
   *
   * @param value what {@link #value} says of this position
   */
  public Until until(Deck deck, int value) {
    int own = Long.bitCount(deck.own());
    int opp = Long.bitCount(deck.opp());
    if (!versionB) {
      return Until.END;
    }
    if (own == opp) {
      return Until.FALL;
    }
    boolean wins = (value & 1) != 0;
    return own + opp == 5 && wins == own < opp ? Until.FALL_TO_EQUAL : Until.END;
  }
}
