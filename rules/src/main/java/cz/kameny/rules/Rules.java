package cz.kameny.rules;

import java.util.List;
import java.util.Optional;

/**
 * The rules of one game under given settings: pure functions over positions.
 *
 * <p>What depends on more than the position (a third repetition, agreements, resigning, time, a
 * series) is the business of {@code cz.kameny.rules.match}.
 *
 * @param <P> the game's positions
 * @param <T> the game's turns
 */
public interface Rules<P extends Position, T extends Turn> {
  /** The settings these rules hold under. */
  GameSettings settings();

  /** The game. */
  default GameId game() {
    return settings().game();
  }

  /**
   * The position a game starts from.
   *
   * @param gameNumber number of the game in its series, from 1; random starts differ by it (PP-4)
   * @throws NotationException when the settings name a start that cannot be (PP-4)
   */
  P start(int gameNumber);

  /**
   * Reads a position.
   *
   * @throws NotationException when it is malformed or impossible
   */
  P parsePosition(String text);

  /**
   * Reads a turn; whether it may be played is for {@link #play}.
   *
   * @throws NotationException when it is malformed
   */
  T parseTurn(String text);

  /** How the game stands ended in this position alone, or empty while it goes on. */
  Optional<Ending> ending(P position);

  /**
   * A turn as it is written in this position: with every star of a step that hits, which may be
   * left out where a turn is read (notation of Taiga-Puff). One that may not be played stays as it
   * is.
   */
  default T written(P position, T turn) {
    return turn;
  }

  /** Whether a roll is needed before the side to move can play. */
  boolean needsRoll(P position);

  /**
   * The position with the dice thrown.
   *
   * @throws IllegalStateException when no roll is due
   */
  P withRoll(P position, Roll roll);

  /**
   * One turn for each distinct result, in an order that depends on the position alone. A side that
   * cannot move has exactly one, the pass. Empty when the game is over.
   *
   * @throws IllegalStateException when a roll is needed first
   */
  List<Play<P, T>> legal(P position);

  /**
   * Plays a turn.
   *
   * @return the position after it
   * @throws IllegalTurnException when it may not be played, with the clause that forbids it
   * @throws IllegalStateException when a roll is needed first or the game is over
   */
  P play(P position, T turn);

  /**
   * What the winner gets if {@code loser} gives up now, read off the board (LV-14).
   *
   * @return stakes, 1 or 2
   */
  int stakesIfLost(P position, Player loser);

  /** The most stakes one game can cost: 1, or 2 where there is Mars (LV-13). */
  default int mostStakes() {
    return 1;
  }

  /**
   * The number of sequences of {@code depth} turns (rules/README): for the dice games summed over
   * the 21 rolls of each turn, counted once each. A pass counts as one, a finished game has none.
   *
   * @throws IllegalArgumentException when depth is negative
   */
  long perft(P position, int depth);
}
