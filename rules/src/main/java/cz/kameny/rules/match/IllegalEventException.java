package cz.kameny.rules.match;

/** An event that may not come next: says why, and the rule clause where one decides. */
public final class IllegalEventException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final String clause;

  /**
   * A refusal.
   *
   * @param why one sentence, saying what was expected
   * @param clause the clause that forbids it, or empty
   */
  public IllegalEventException(String why, String clause) {
    super(why);
    this.clause = clause;
  }

  IllegalEventException(String why) {
    this(why, "");
  }

  /**
   * The clause that forbids the event, e.g. {@code LV-8}, or empty when it is a matter of order.
   */
  public String clause() {
    return clause;
  }
}
