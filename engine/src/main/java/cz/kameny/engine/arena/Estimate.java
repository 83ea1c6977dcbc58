package cz.kameny.engine.arena;

/**
 * A mean with the bounds within which the true one lies with 95 % confidence.
 *
 * <p>From 40 pairs on these are the bounds of the normal distribution. With fewer a deviation
 * worked out from so few values is itself uncertain, which Student's factor makes up for (12.7
 * instead of 1.96 for two pairs, 2.02 for 39).
 *
 * <p>Pairs that all scored alike have no deviation, but they do not prove that every pair to come
 * will score the same: of n pairs none deviates with a probability of 2.5 % when the share of
 * deviating ones is 1 − 0.025^(1/n), about 3.7/n (the exact bounds of Clopper and Pearson). Each
 * bound therefore keeps at least that share of the way from the mean to the limit of what is
 * possible, as if the deviating pairs had scored the limit. With fewer than 40 pairs this holds
 * whatever they scored, since a small deviation may be chance then; from 40 on only where there is
 * none at all.
 *
 * @param mean the mean of what was seen, NaN of nothing
 * @param low the lower bound
 * @param high the upper bound
 */
public record Estimate(double mean, double low, double high) {
  /** Two-sided 95 % of the normal distribution. */
  private static final double Z95 = 1.959964;

  /** Two-sided 95 % of Student's distribution with 1 to 38 degrees of freedom. */
  private static final double[] T95 = {
    12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281,
    2.2010, 2.1788, 2.1604, 2.1448, 2.1314, 2.1199, 2.1098, 2.1009, 2.0930, 2.0860,
    2.0796, 2.0739, 2.0687, 2.0639, 2.0595, 2.0555, 2.0518, 2.0484, 2.0452, 2.0423,
    2.0395, 2.0369, 2.0345, 2.0322, 2.0301, 2.0281, 2.0262, 2.0244,
  };

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
    boolean few = pairs - 2 < T95.length;
    double factor = few ? T95[(int) pairs - 2] : Z95;
    double half = factor * Math.sqrt(Math.max(0, variance) / pairs);
    boolean alike = pairs * squares == sum * sum;
    double share = few || alike ? 1 - Math.pow(0.025, 1.0 / pairs) : 0;
    return new Estimate(
        mean,
        Math.max(least, mean - Math.max(half, share * (mean - least))),
        Math.min(most, mean + Math.max(half, share * (most - mean))));
  }
}
