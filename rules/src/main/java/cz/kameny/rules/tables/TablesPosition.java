package cz.kameny.rules.tables;

import cz.kameny.rules.GameId;
import cz.kameny.rules.Player;
import cz.kameny.rules.Position;
import cz.kameny.rules.Roll;
import java.util.Objects;

/**
 * A position of a dice game: both sides' stones, whose turn it is, and its dice if they are thrown.
 *
 * @param game which of the dice games
 * @param first the side that starts: White in dlouhé vrhcáby (LV-3), Black in Taiga-Puff (TP-2)
 * @param second the other side
 * @param turn the side to roll or to play
 * @param roll its dice, or null while they are not thrown
 */
public record TablesPosition(GameId game, Side first, Side second, Player turn, Roll roll)
    implements Position {
  /** Checks that everything but the dice is there. */
  public TablesPosition {
    Objects.requireNonNull(game);
    Objects.requireNonNull(first);
    Objects.requireNonNull(second);
    Objects.requireNonNull(turn);
  }

  /** The stones of one side. */
  public Side side(Player player) {
    return player == Player.FIRST ? first : second;
  }

  /** The stones of the side to roll or to play. */
  public Side mover() {
    return side(turn);
  }

  /** The stones of the side that waits. */
  public Side waiting() {
    return side(turn.opponent());
  }

  /** The same with these dice, or with none for null. */
  public TablesPosition with(Roll roll) {
    return new TablesPosition(game, first, second, turn, roll);
  }

  /** The position after the mover's turn: these stones, the other side to roll. */
  public TablesPosition after(Side mover, Side waiting) {
    return turn == Player.FIRST
        ? new TablesPosition(game, mover, waiting, Player.SECOND, null)
        : new TablesPosition(game, waiting, mover, Player.FIRST, null);
  }

  /** The player who has the white stones. */
  public static Player white(GameId game) {
    return game == GameId.TAIGA_PUFF ? Player.SECOND : Player.FIRST;
  }

  /** The notation: {@code <white> <black> <turn> [<dice>]}. */
  @Override
  public String toString() {
    Player white = white(game);
    return side(white)
        + " "
        + side(white.opponent())
        + (turn == white ? " w" : " b")
        + (roll == null ? "" : " " + roll);
  }
}
