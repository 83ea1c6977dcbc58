package cz.kameny.engine;

import cz.kameny.engine.search.OverboardAnalyst;
import cz.kameny.engine.tables.TablesAnalyst;
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
    if (rules instanceof TablesRules tables) {
      if (plies > USUAL_PLIES) {
        throw new IllegalArgumentException("0 to 2 plies in a dice game, not " + plies);
      }
      return new TablesAnalyst(tables, plies < 0 ? USUAL_PLIES : plies)
          .analyse((TablesPosition) position, wanted, games, seed);
    }
    if (games > 0) {
      throw new IllegalArgumentException("no rollouts in a game without dice");
    }
    if (plies == 0 || plies == 1) {
      throw new IllegalArgumentException("at least 2 plies in a game without dice");
    }
    return new OverboardAnalyst((OverboardRules) rules)
        .analyse((OverboardPosition) position, wanted, plies);
  }
}
