package cz.kameny.engine;

import cz.kameny.engine.search.Budget;
import cz.kameny.engine.search.DrawOffer;
import cz.kameny.engine.search.OverboardBot;
import cz.kameny.engine.tables.TablesBots;
import cz.kameny.rules.GameId;
import cz.kameny.rules.GameSettings;
import cz.kameny.rules.Games;
import cz.kameny.rules.Player;
import cz.kameny.rules.Position;
import cz.kameny.rules.Rng;
import cz.kameny.rules.Rules;
import cz.kameny.rules.Turn;
import cz.kameny.rules.overboard.OverboardPosition;
import cz.kameny.rules.overboard.OverboardSettings;
import cz.kameny.rules.tables.TablesRules;
import java.util.ArrayList;
import java.util.List;

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

  /** See {@link Level#elo}. */
  static int elo(Level level) {
    return level.game() == GameId.PRES_PALUBU
        ? OverboardBot.elo(level.number())
        : TablesBots.elo(level.game(), level.number());
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
    return TablesBots.of(tables(settings), level.number());
  }

  private static TablesRules tables(GameSettings settings) {
    if (Games.rules(settings) instanceof TablesRules tables) {
      return tables;
    }
    throw new IllegalArgumentException("there is no such player of " + settings.game());
  }

  /**
   * The strongest player there is, with a limit on time: what it plays depends on the machine.
   *
   * @param millis how long a move may take, in thousandths of a second, at least 1
   * @param clock what the time is measured by
   */
  @SuppressWarnings("unchecked") // the settings say which game it is, hence P and T
  public static <P extends Position, T extends Turn> Bot<P, T> timed(
      Rules<P, T> rules, long millis, Clock clock) {
    if (rules.settings() instanceof OverboardSettings overboard) {
      return (Bot<P, T>) OverboardBot.strongest(overboard, Budget.ofMillis(millis), clock);
    }
    return (Bot<P, T>) TablesBots.timed(tables(rules.settings()), millis, clock);
  }

  /** Level 3 of the first computer players, kept as they were to measure others by. */
  @SuppressWarnings("unchecked") // the settings say which game it is, hence P and T
  public static <P extends Position, T extends Turn> Bot<P, T> v0(Rules<P, T> rules) {
    if (rules.settings() instanceof OverboardSettings overboard) {
      return (Bot<P, T>) OverboardBot.v0(overboard);
    }
    return (Bot<P, T>) TablesBots.v0(tables(rules.settings()));
  }

  /**
   * The greedy player of a dice game, which runs as far as it can.
   *
   * @throws IllegalArgumentException for a game without dice
   */
  @SuppressWarnings("unchecked") // the settings say which game it is, hence P and T
  public static <P extends Position, T extends Turn> Bot<P, T> pips(Rules<P, T> rules) {
    return (Bot<P, T>) TablesBots.pips(tables(rules.settings()));
  }

  /**
   * Whether a level agrees to a draw it is offered: only Přes palubu has them (PP-13).
   *
   * @param level 1 to {@link #levels}
   * @param history the positions of the current game in order, all of the settings' game; not
   *     empty, the last one is not the game's end
   * @param self the side the level plays, to move or not
   * @throws IllegalArgumentException when the game has no such level
   */
  public static boolean agreesToDraw(
      GameSettings settings, int level, List<? extends Position> history, Player self) {
    Level known = new Level(settings.game(), level);
    if (!(settings instanceof OverboardSettings overboard)) {
      return false;
    }
    List<OverboardPosition> positions = new ArrayList<>();
    for (Position position : history) {
      positions.add((OverboardPosition) position);
    }
    return DrawOffer.isWelcome(overboard, known.number(), positions, self);
  }

  /** A player that chooses among the legal results at random, from the {@link Rng} it is given. */
  public static <P extends Position, T extends Turn> Bot<P, T> random(Rules<P, T> rules) {
    return new RandomBot<>(rules);
  }
}
