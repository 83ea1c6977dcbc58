package cz.kameny.rules;

/** The games of the room, by the identifiers used in URLs, files, the command line and the API. */
public enum GameId {
  /** Přes palubu, the push game of 1984 with captains (clauses PP-n). */
  PRES_PALUBU("pres-palubu"),
  /** Taiga-Puff, the race with entering and hitting (clauses TP-n). */
  TAIGA_PUFF("taiga-puff"),
  /** Dlouhé vrhcáby, long backgammon (clauses LV-n). */
  DLOUHE_VRHCABY("dlouhe-vrhcaby");

  private final String id;

  GameId(String id) {
    this.id = id;
  }

  /** The identifier, e.g. {@code pres-palubu}. */
  public String id() {
    return id;
  }

  /** Whether turns of this game follow a roll of two dice. */
  public boolean hasDice() {
    return this != PRES_PALUBU;
  }

  /**
   * The game with this identifier.
   *
   * @throws NotationException when there is none
   */
  public static GameId parse(String text) {
    for (GameId game : values()) {
      if (game.id.equals(text)) {
        return game;
      }
    }
    throw new NotationException(
        "a game: pres-palubu, taiga-puff or dlouhe-vrhcaby", text == null ? "" : text, 0);
  }

  @Override
  public String toString() {
    return id;
  }
}
