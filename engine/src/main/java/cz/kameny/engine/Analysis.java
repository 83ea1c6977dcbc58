package cz.kameny.engine;

import java.util.List;

/**
 * What the engine thinks of a position.
 *
 * @param lines turns, the best first; for a dice position without its dice a single line without a
 *     turn, for the position itself
 */
public record Analysis(List<Line> lines) {
  /** Copies the lines. */
  public Analysis {
    lines = List.copyOf(lines);
  }

  /**
   * A turn and what it is worth to the side that plays it.
   *
   * @param turn in the game's notation, empty for the position itself
   * @param after the position after it
   * @param equity expected stakes in a dice game; in Přes palubu hundredths of a figure, from
   *     50,000 decided by a lead (version B), and for a won game 100,000 less the plies to its end
   * @param chances what may become of the game, or null in Přes palubu; of a rollout what its games
   *     say
   * @param plies how deep it was looked at, 0 where it was played out
   * @param error half the width of the 95 % interval of a rollout's equity, 0 without a rollout
   * @param games games of the rollout, 0 without, and where the turn ends the game
   */
  public record Line(
      String turn,
      String after,
      double equity,
      Chances chances,
      int plies,
      double error,
      int games) {}

  /**
   * What may become of a game: chances between 0 and 1.
   *
   * @param win that it is won
   * @param winMars that it is won by mars, a part of {@code win} (LV-13)
   * @param loseMars that it is lost by mars
   * @param draw that it is drawn, only with the last roll (LV-15)
   */
  public record Chances(double win, double winMars, double loseMars, double draw) {}
}
