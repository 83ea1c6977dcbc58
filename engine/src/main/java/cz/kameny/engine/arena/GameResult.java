package cz.kameny.engine.arena;

import cz.kameny.rules.Player;

/**
 * How one game of a match ended, seen from player A.
 *
 * @param sideOfA which side A played
 * @param points stakes A won (positive) or lost (negative); 0 is a draw
 * @param reason why it ended: a {@link cz.kameny.rules.Ending.Reason#text()}, {@link #TURN_LIMIT},
 *     or {@link #FORFEIT} with the kind of fault
 * @param detail what was wrong in a game that was forfeited, empty when there is nothing to say
 * @param turns number of turns played, passes included
 */
public record GameResult(Player sideOfA, int points, String reason, String detail, int turns) {
  /** Reason of a game drawn because it went on for too long. */
  public static final String TURN_LIMIT = "turn-limit";

  /** Beginning of the reason of a game lost by an illegal turn or by none. */
  public static final String FORFEIT = "forfeit: ";

  /** Kind of fault of a player whose turn the rules refuse. */
  public static final String ILLEGAL_TURN = "illegal turn";

  /** A game without a fault. */
  public GameResult(Player sideOfA, int points, String reason, int turns) {
    this(sideOfA, points, reason, "", turns);
  }

  /** Twice the score of A: 2 for a win, 1 for a draw, 0 for a loss. */
  public int halves() {
    return 1 + Integer.signum(points);
  }
}
