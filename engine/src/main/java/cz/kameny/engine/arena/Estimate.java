package cz.kameny.engine.arena;

/**
 * A mean with the bounds within which the true one lies with 95 % confidence.
 *
 * @param mean the mean of what was seen, NaN of nothing
 * @param low the lower bound
 * @param high the upper bound
 */
public record Estimate(double mean, double low, double high) {
  /** Two-sided 95 % of the normal distribution. */
  private static final double Z95 = 1.959964;

  /**
   * From integer sums over pairs of games, per game and in units of {@code unit}.
   *
   * @param pairs number of pairs; with fewer than two nothing is known and the bounds are the
   *     limits
   * @param sum sum of the pairs' values
   * @param squares sum of their squares
   * @param unit what the value of one game is divided by
   * @param least the least a game can be worth, in units
   * @param most the most
   */
  static Estimate overPairs(
      long pairs, long sum, long squares, double unit, double least, double most) {
    if (pairs == 0) {
      return new Estimate(Double.NaN, least, most);
    }
    double scale = 2 * unit;
    double mean = sum / (double) pairs / scale;
    if (pairs < 2) {
      return new Estimate(mean, least, most);
    }
    double variance = (squares - (double) sum * sum / pairs) / (pairs - 1) / (scale * scale);
    double half = Z95 * Math.sqrt(Math.max(0, variance) / pairs);
    return new Estimate(mean, Math.max(least, mean - half), Math.min(most, mean + half));
  }
}
