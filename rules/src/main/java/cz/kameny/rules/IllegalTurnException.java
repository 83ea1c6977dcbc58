package cz.kameny.rules;

/** A turn that is well written but may not be played in this position. */
public final class IllegalTurnException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final String clause;

  /**
   * A refusal.
   *
   * @param clause the rule clause it breaks, e.g. {@code LV-8}
   * @param why one sentence that says what is wrong
   */
  public IllegalTurnException(String clause, String why) {
    super(why + " (" + clause + ")");
    this.clause = clause;
  }

  /** The rule clause the turn breaks, e.g. {@code PP-7}. */
  public String clause() {
    return clause;
  }
}
