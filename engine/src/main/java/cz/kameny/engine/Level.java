package cz.kameny.engine;

import cz.kameny.rules.GameId;
import java.util.ArrayList;
import java.util.List;

/**
 * A strength of the computer in one game.
 *
 * @param game the game
 * @param number from 1, the weakest, to {@link Bots#levels}
 */
public record Level(GameId game, int number) {
  /** Checks that the game has this level. */
  public Level {
    int highest = Bots.levels(game);
    if (number < 1 || number > highest) {
      throw new IllegalArgumentException(game + " has levels 1 to " + highest + ", not " + number);
    }
  }

  /**
   * How strong it is, in points of Elo on the scale of its game: by the matches of each level
   * against the one below it, level 4 being 1500 (docs/benchmarks.md).
   */
  public int elo() {
    return Bots.elo(this);
  }

  /** All levels of a game, from the weakest. */
  public static List<Level> all(GameId game) {
    List<Level> levels = new ArrayList<>();
    for (int number = 1; number <= Bots.levels(game); number++) {
      levels.add(new Level(game, number));
    }
    return List.copyOf(levels);
  }
}
