package cz.kameny.engine.search;

import cz.kameny.engine.Clock;
import cz.kameny.rules.Player;
import cz.kameny.rules.Rng;
import cz.kameny.rules.overboard.OverboardPosition;
import cz.kameny.rules.overboard.OverboardSettings;
import java.util.List;

/**
 * What a level says when it is offered a draw (PP-13): it agrees when it stands clearly worse, or
 * no better in a game that gets nowhere. A game that has just begun, or is going well, it plays on.
 */
public final class DrawOffer {
  /** Positions searched by the weakest level; a level looks at its square of them. */
  private static final long NODES = 2_000;

  private static final int TABLE_BITS = 14;

  /** So many hundredths of a figure less is worse, and no more than so many more is even. */
  private static final int WORSE = 100;

  private static final int EVEN = 10;

  /** A draw is near with so many figures left of both sides … */
  private static final int FEW = 4;

  /** … or after so many positions without a fall. */
  private static final int QUIET = 16;

  private DrawOffer() {}

  /**
   * Whether a level agrees.
   *
   * @param level from 1
   * @param history the positions of the game in order; the last one is not its end
   * @param self the side the level plays, to move or not
   */
  public static boolean isWelcome(
      OverboardSettings settings, int level, List<OverboardPosition> history, Player self) {
    Evaluation evaluation = new HandMade(settings.end());
    Search search = new Search(settings.end(), evaluation, null, TABLE_BITS, Clock.SYSTEM);
    search.think(history, Budget.ofNodes(NODES * level * level), 0, new Rng(1));
    OverboardPosition now = history.get(history.size() - 1);
    int score = now.turn() == self ? search.score() : -search.score();
    int figures = figures(now);
    boolean nowhere =
        figures <= FEW
            || (history.size() > QUIET
                && figures(history.get(history.size() - 1 - QUIET)) == figures);
    return score <= -WORSE || (nowhere && score <= EVEN);
  }

  private static int figures(OverboardPosition position) {
    return Long.bitCount(position.red() | position.white());
  }
}
