package cz.kameny.rules.match;

import cz.kameny.rules.Ending;
import cz.kameny.rules.IllegalTurnException;
import cz.kameny.rules.NotationException;
import cz.kameny.rules.Player;
import cz.kameny.rules.Position;
import cz.kameny.rules.Roll;
import cz.kameny.rules.Rules;
import cz.kameny.rules.Turn;
import cz.kameny.rules.overboard.OverboardPosition;
import cz.kameny.rules.overboard.OverboardRules;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * One game under way: its position and the positions before it. Immutable.
 *
 * <p>The way here is a linked list, so that every state of a match can be kept (for a replay)
 * without copying. Positions of Přes palubu in it are what PP-12 counts.
 */
final class GameState<P extends Position, T extends Turn> {
  /** The times a position occurs for a draw situation (PP-12). */
  private static final int REPETITIONS = 3;

  private final Rules<P, T> rules;
  private final P position;
  private final Player begins;

  /** The state with the position one turn ago, before its roll; null at the start. */
  private final GameState<P, T> before;

  private GameState(Rules<P, T> rules, P position, Player begins, GameState<P, T> before) {
    this.rules = rules;
    this.position = position;
    this.begins = begins;
    this.before = before;
  }

  static <P extends Position, T extends Turn> GameState<P, T> start(Rules<P, T> rules, int number) {
    P position = rules.start(number);
    return new GameState<>(rules, position, position.turn(), null);
  }

  P position() {
    return position;
  }

  Rules<P, T> rules() {
    return rules;
  }

  /** The positions of the game in order, the current one last; dice only in the last one. */
  List<P> history() {
    List<P> history = new ArrayList<>();
    for (GameState<P, T> state = this; state != null; state = state.before) {
      history.add(state.position);
    }
    Collections.reverse(history);
    return history;
  }

  /** The side that began. */
  Player begins() {
    return begins;
  }

  boolean needsRoll() {
    return rules.needsRoll(position);
  }

  GameState<P, T> roll(Roll roll) {
    return new GameState<>(rules, rules.withRoll(position, roll), begins, before);
  }

  /**
   * Plays a turn.
   *
   * @throws IllegalEventException when it may not be played
   */
  GameState<P, T> play(Turn turn) {
    try {
      // Through the text, since the event does not know which game's turn it carries.
      P after = rules.play(position, rules.parseTurn(turn.toString()));
      return new GameState<>(rules, after, begins, this);
    } catch (IllegalTurnException e) {
      throw new IllegalEventException(e.getMessage(), e.clause());
    } catch (NotationException e) {
      throw new IllegalEventException("a turn of " + rules.game() + ": " + e.getMessage());
    }
  }

  /** A turn as it is written in this position (see {@link Rules#written}). */
  Turn written(Turn turn) {
    try {
      return rules.written(position, rules.parseTurn(turn.toString()));
    } catch (NotationException e) {
      return turn; // No turn of this game: playing it says so.
    }
  }

  /** How the game has ended on the board, or empty while it goes on. */
  Optional<Ending> ending() {
    Optional<Ending> ending = rules.ending(position);
    if (ending.isEmpty()
        && rules instanceof OverboardRules overboard
        && position instanceof OverboardPosition now
        && occurrences(now) >= REPETITIONS) {
      return Optional.of(overboard.endingByRepetition(now));
    }
    return ending;
  }

  private int occurrences(OverboardPosition now) {
    int figures = Long.bitCount(now.red() | now.white());
    int times = 0;
    for (GameState<P, T> state = this; state != null; state = state.before) {
      if (state.position instanceof OverboardPosition past) {
        if (Long.bitCount(past.red() | past.white()) != figures) {
          break; // Figures never come back, so nothing before the last fall can be the same.
        }
        times += past.sameSituation(now) ? 1 : 0;
      }
    }
    return times;
  }

  int stakesIfLost(Player loser) {
    return rules.stakesIfLost(position, loser);
  }
}
