package cz.kameny.engine.search;

import cz.kameny.engine.Bot;
import cz.kameny.rules.Rng;
import cz.kameny.rules.overboard.OverboardMove;
import cz.kameny.rules.overboard.OverboardPosition;
import java.util.List;

/**
 * A level of version A: one player for the game, another for the endings that only have to be
 * brought home ({@link Pursuit}).
 *
 * <p>They are told apart by the position to be played, not inside the search: so every other
 * position is played as if there were no such endings, and the strength measured in whole games
 * stands.
 *
 * @param game for all other positions
 * @param home for the endings
 */
record Finisher(OverboardBot game, OverboardBot home)
    implements Bot<OverboardPosition, OverboardMove> {
  @Override
  public OverboardMove choose(List<OverboardPosition> history, Rng rng) {
    boolean won = !history.isEmpty() && Pursuit.isAt(history.get(history.size() - 1));
    return (won ? home : game).choose(history, rng);
  }
}
