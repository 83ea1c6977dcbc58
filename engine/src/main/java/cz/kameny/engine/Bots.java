package cz.kameny.engine;

import cz.kameny.engine.search.OverboardBot;
import cz.kameny.engine.tables.TablesBots;
import cz.kameny.rules.GameId;
import cz.kameny.rules.GameSettings;
import cz.kameny.rules.Position;
import cz.kameny.rules.Rng;
import cz.kameny.rules.Rules;
import cz.kameny.rules.Turn;
import cz.kameny.rules.nardy.NardySettings;
import cz.kameny.rules.overboard.OverboardSettings;
import cz.kameny.rules.taiga.TaigaSettings;

/**
 * The computer players. A game's levels come in by one branch in {@link #levels} and one in {@code
 * of}.
 */
public final class Bots {
  private Bots() {}

  /** How many levels a game has: they are 1, the weakest, to this number. */
  public static int levels(GameId game) {
    return switch (game) {
      case PRES_PALUBU -> OverboardBot.LEVELS;
      case TAIGA_PUFF, DLOUHE_VRHCABY -> TablesBots.LEVELS;
    };
  }

  /**
   * A new computer player for games under these rules.
   *
   * @param level 1 to {@link #levels}
   * @throws IllegalArgumentException when the game has no such level
   */
  @SuppressWarnings("unchecked") // the settings say which game it is, hence P and T
  public static <P extends Position, T extends Turn> Bot<P, T> of(Rules<P, T> rules, int level) {
    return (Bot<P, T>) of(rules.settings(), level);
  }

  /**
   * A new computer player for games under these settings; its positions and turns are those of the
   * settings' game.
   *
   * @param level 1 to {@link #levels}
   * @throws IllegalArgumentException when the game has no such level
   */
  public static Bot<?, ?> of(GameSettings settings, int level) {
    return of(settings, new Level(settings.game(), level));
  }

  private static Bot<?, ?> of(GameSettings settings, Level level) {
    if (settings instanceof OverboardSettings overboard) {
      return OverboardBot.of(overboard, level.number());
    }
    if (settings instanceof NardySettings nardy) {
      return TablesBots.of(nardy, level.number());
    }
    if (settings instanceof TaigaSettings taiga) {
      return TablesBots.of(taiga, level.number());
    }
    throw new IllegalArgumentException("there is no computer player of " + settings.game());
  }

  /** A player that chooses among the legal results at random, from the {@link Rng} it is given. */
  public static <P extends Position, T extends Turn> Bot<P, T> random(Rules<P, T> rules) {
    return new RandomBot<>(rules);
  }
}
