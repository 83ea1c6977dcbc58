package cz.kameny.engine.arena;

import cz.kameny.rules.Position;
import cz.kameny.rules.Rng;
import cz.kameny.rules.Rules;
import cz.kameny.rules.Turn;
import cz.kameny.rules.overboard.OverboardPosition;
import cz.kameny.rules.overboard.OverboardRules;
import cz.kameny.rules.overboard.OverboardSettings;
import cz.kameny.rules.overboard.Start;
import java.util.List;

/**
 * Where the games of a pair start: a function of the pair's number alone.
 *
 * @param <P> the game's positions
 */
@FunctionalInterface
public interface Openings<P extends Position> {
  /** The start of both games of a pair, in which the game is not over. */
  P start(long pair);

  /** The start the settings name; random ones differ from pair to pair (PP-4). */
  static <P extends Position, T extends Turn> Openings<P> ofSettings(Rules<P, T> rules) {
    return pair -> rules.start((int) (pair % Integer.MAX_VALUE) + 1);
  }

  /**
   * Starts of Přes palubu that go round the layouts of PP-3, each followed by up to six random
   * moves (two players that always choose the same would play the same game again and again
   * otherwise), and random layouts of 4 to 15 figures (PP-4).
   *
   * @param seed other seeds give other starts; the first three are the plain layouts with any
   */
  static Openings<OverboardPosition> overboard(OverboardRules rules, long seed) {
    List<String> layouts = List.of("rohy", "zadni-rada", "sachovnice", "random");
    return pair -> {
      String layout = layouts.get((int) (pair % layouts.size()));
      for (long attempt = 0; ; attempt++) {
        Rng rng = Rng.of(Rng.of(seed, pair).nextLong(), attempt);
        boolean random = layout.equals("random");
        String start = random ? "random:" + (4 + rng.nextInt(12)) : layout;
        OverboardSettings settings =
            new OverboardSettings(
                rules.settings().end(), Start.parse(start).withSeed(rng.nextLong()));
        OverboardPosition position = new OverboardRules(settings).start(1);
        int moves = random || pair < layouts.size() ? 0 : rng.nextInt(7);
        for (int i = 0; i < moves && rules.ending(position).isEmpty(); i++) {
          var plays = rules.legal(position);
          position = plays.get(rng.nextInt(plays.size())).after();
        }
        if (rules.ending(position).isEmpty()) {
          return position;
        }
      }
    };
  }
}
