package cz.kameny.rules.overboard;

/** Why a figure cannot be moved in a direction. */
public enum Refusal {
  /** There is no figure of the side to move on the point. */
  NOT_YOURS("not-yours", "PP-5", "there is no figure of yours on that point"),
  /** The row stands at the edge; own figures never go overboard. */
  EDGE("edge", "PP-6", "the row stands at the edge, and own figures never go overboard"),
  /** More opponent's figures stand there than the row has. */
  STRONGER("stronger", "PP-7", "more opponent's figures stand there than the row has"),
  /** An own figure stands behind the opponent's. */
  OWN_BEHIND("own-behind", "PP-7", "a figure of your own stands behind the opponent's"),
  /** The chosen figure is a captain, which never moves backward. */
  CAPTAIN("captain", "PP-8", "a captain never moves backward"),
  /** A captain stands in the row. */
  CAPTAIN_IN_ROW("captain-in-row", "PP-8", "a row with a captain in it never moves backward"),
  /** The equal push was just taken back. */
  BARRED("barred", "PP-9", "this equal push was just taken back and is barred for one turn");

  private final String text;
  private final String clause;
  private final String why;

  Refusal(String text, String clause, String why) {
    this.text = text;
    this.clause = clause;
    this.why = why;
  }

  /** Key of the reason for message files, e.g. {@code own-behind}. */
  public String text() {
    return text;
  }

  /** The clause that forbids it. */
  public String clause() {
    return clause;
  }

  /** The reason as an English clause. */
  public String why() {
    return why;
  }
}
