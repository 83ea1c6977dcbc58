package cz.kameny.engine.arena;

/**
 * Thrown by a player that cannot go on, such as an outside program that died or did not answer in
 * time: it loses the game, and the match goes on.
 */
public final class Forfeit extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * A forfeit.
   *
   * @param why what happened, a few words that end up among {@link Totals#reasons()}
   */
  public Forfeit(String why) {
    super(why);
  }
}
