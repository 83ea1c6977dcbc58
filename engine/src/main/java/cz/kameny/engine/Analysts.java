package cz.kameny.engine;

import cz.kameny.engine.search.OverboardAnalyst;
import cz.kameny.engine.tables.TablesAnalyst;
import cz.kameny.rules.GameId;
import cz.kameny.rules.Position;
import cz.kameny.rules.Rules;
import cz.kameny.rules.overboard.OverboardPosition;
import cz.kameny.rules.overboard.OverboardRules;
import cz.kameny.rules.tables.TablesPosition;
import cz.kameny.rules.tables.TablesRules;

/** Analysis of a position of any game. */
public final class Analysts {
  private static final int USUAL_PLIES = 2;

  private Analysts() {}

  /** How far an analysis looks at least: in a game without dice to what the other side answers. */
  public static int leastPlies(GameId game) {
    return game.hasDice() ? 0 : 2;
  }

  /** How far it looks at most. */
  public static int mostPlies(GameId game) {
    return game.hasDice() ? USUAL_PLIES : 40;
  }

  /**
   * The best turns of a position.
   *
   * @param position of the game of these rules, not over
   * @param wanted how many turns at most, at least 1
   * @param plies how far to look, −1 for the usual
   * @param games games of a rollout, 0 for none
   * @param seed dice of the rollout
   * @throws IllegalArgumentException when the game is over, or the game has no such plies or no
   *     rollouts
   */
  public static Analysis analyse(
      Rules<?, ?> rules, Position position, int wanted, int plies, int games, long seed) {
    GameId game = rules.game();
    if (plies >= 0 && (plies < leastPlies(game) || plies > mostPlies(game))) {
      throw new IllegalArgumentException(
          leastPlies(game) + " to " + mostPlies(game) + " plies in " + game + ", not " + plies);
    }
    if (rules instanceof TablesRules tables) {
      return new TablesAnalyst(tables, plies < 0 ? USUAL_PLIES : plies)
          .analyse((TablesPosition) position, wanted, games, seed);
    }
    if (games > 0) {
      throw new IllegalArgumentException("no rollouts in a game without dice");
    }
    return new OverboardAnalyst((OverboardRules) rules)
        .analyse((OverboardPosition) position, wanted, plies);
  }
}
