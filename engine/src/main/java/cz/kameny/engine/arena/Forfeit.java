package cz.kameny.engine.arena;

/**
 * Thrown by a player that cannot go on, such as an outside program that died or did not answer in
 * time: it loses the game, and the match goes on.
 */
public final class Forfeit extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String kind;
  private final String detail;

  /**
   * A forfeit of which nothing more can be said.
   *
   * @param kind what happened, a few words that are the same each time it happens: they are counted
   *     among {@link Totals#reasons()}
   */
  public Forfeit(String kind) {
    this(kind, "");
  }

  /**
   * A forfeit.
   *
   * @param kind what happened, a few words that are the same each time it happens: they are counted
   *     among {@link Totals#reasons()}
   * @param detail what was wrong this time, or nothing; the first few are among {@link
   *     Totals#examples()}
   */
  public Forfeit(String kind, String detail) {
    super(detail.isEmpty() ? kind : kind + ": " + detail);
    this.kind = kind;
    this.detail = detail;
  }

  /** What happened, the same words each time it happens. */
  public String kind() {
    return kind;
  }

  /** What was wrong this time, empty when there is nothing to say. */
  public String detail() {
    return detail;
  }
}
