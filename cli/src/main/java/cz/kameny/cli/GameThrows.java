package cz.kameny.cli;

import cz.kameny.rules.Roll;
import cz.kameny.rules.match.MatchEvent;
import cz.kameny.rules.match.MatchEvent.GameEnded;
import cz.kameny.rules.match.MatchEvent.OpeningRoll;
import cz.kameny.rules.match.MatchEvent.Rolled;
import cz.kameny.rules.record.MatchRecord;
import java.util.ArrayList;
import java.util.List;

/**
 * The throws of one game of a record.
 *
 * @param game number of the game in its match
 * @param rolls all of them, opening throws among them
 * @param over whether the game has an end; one called off has none
 */
record GameThrows(int game, List<Roll> rolls, boolean over) {
  /** All games of a record in order; the last one may be under way, with or without throws. */
  static List<GameThrows> of(MatchRecord record) {
    List<GameThrows> games = new ArrayList<>();
    List<Roll> rolls = new ArrayList<>();
    for (MatchEvent event : record.events()) {
      if (event instanceof OpeningRoll opening) {
        rolls.add(new Roll(opening.a(), opening.b()));
      } else if (event instanceof Rolled rolled) {
        rolls.add(rolled.roll());
      } else if (event instanceof GameEnded) {
        games.add(new GameThrows(games.size() + 1, List.copyOf(rolls), true));
        rolls.clear();
      }
    }
    games.add(new GameThrows(games.size() + 1, List.copyOf(rolls), false));
    return games;
  }

  /** How many there were, in words. */
  String count() {
    return rolls.size() == 1 ? "1 throw" : rolls.size() + " throws";
  }
}
