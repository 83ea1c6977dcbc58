package cz.kameny.bench;

import cz.kameny.rules.Rng;
import cz.kameny.rules.tables.Expansion;
import cz.kameny.rules.tables.TablesPosition;
import cz.kameny.rules.tables.TablesRules;
import java.util.ArrayList;
import java.util.List;

/** Positions with their dice as they come up in games of random play. */
final class Samples {
  private Samples() {}

  /**
   * Every position to be played in random games, the first {@code games} of this seed.
   *
   * @param rules the game
   * @param games how many games to play to their end
   * @param seed equal seeds give equal positions
   */
  static List<TablesPosition> ofRandomGames(TablesRules rules, int games, long seed) {
    List<TablesPosition> positions = new ArrayList<>();
    Expansion results = rules.newExpansion();
    for (int game = 0; game < games; game++) {
      Rng rng = Rng.of(seed, game);
      TablesPosition position = rules.start(1);
      while (rules.ending(position).isEmpty()) {
        position = rules.withRoll(position, rng.nextRoll());
        positions.add(position);
        int choice = rng.nextInt(results.expand(position));
        position = position.after(results.mover(choice), results.waiting(choice));
      }
    }
    return positions;
  }
}
