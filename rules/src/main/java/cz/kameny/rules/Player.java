package cz.kameny.rules;

/**
 * One of the two sides of a game. {@link #FIRST} makes the first move, unless a start position of
 * Přes palubu says otherwise; which colour that is belongs to the game: red in Přes palubu (PP-1),
 * black in Taiga-Puff (TP-2), white in Dlouhé vrhcáby (LV-3).
 */
public enum Player {
  /** The side that starts. */
  FIRST,
  /** The side that answers. */
  SECOND;

  /** The other side. */
  public Player opponent() {
    return this == FIRST ? SECOND : FIRST;
  }
}
