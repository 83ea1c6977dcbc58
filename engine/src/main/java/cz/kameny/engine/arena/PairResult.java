package cz.kameny.engine.arena;

/**
 * Two games with the same dice or from the same start, the sides exchanged.
 *
 * @param index number of the pair in the match, from 0
 * @param one the game in which A played the side that starts
 * @param two the game in which B did
 */
public record PairResult(long index, GameResult one, GameResult two) {
  /** Stakes A won less those it lost in both games. */
  public int points() {
    return one.points() + two.points();
  }

  /** Twice the score of A in both games, 0–4. */
  public int halves() {
    return one.halves() + two.halves();
  }
}
