package cz.kameny.server.rating;

/**
 * Glicko-2 as Mark Glickman describes it ("Example of the Glicko-2 system", 2022), steps 1 to 8,
 * with a match as a rating period of its own.
 *
 * <p>In the paper a period holds 10 to 15 games and the deviation of somebody who does not play
 * grows once a period. Here each match is rated at once, so the growth (step 6) goes by the time
 * since the last match, a period being {@value #PERIOD_DAYS} days. The volatility (step 5) changes
 * with every match, as in any period with one opponent.
 */
public final class Glicko2 {
  /** Where everybody starts. */
  public static final Rating START = new Rating(1500, 350, 0.06);

  /** Deviation from which on a rating is provisional. */
  public static final double PROVISIONAL = 110;

  static final double PERIOD_DAYS = 5;

  /** How much volatility may change: between 0.3 and 1.2 by the paper. */
  private static final double TAU = 0.5;

  private static final double SCALE = 173.7178;
  private static final double EPSILON = 0.000001;
  private static final double MOST_DEVIATION = 350;
  private static final double LEAST_DEVIATION = 45;
  private static final double DAY_MS = 86_400_000;

  private Glicko2() {}

  /**
   * A strength.
   *
   * @param r rating, 1500 at the start
   * @param rd deviation: with 95 % the true strength lies within two of them
   * @param vol volatility: how much strength is expected to change
   */
  public record Rating(double r, double rd, double vol) {
    /** Whether too little is known yet. */
    public boolean isProvisional() {
      return rd >= PROVISIONAL;
    }

    /** The same after some time without a match: less is known of it. */
    public Rating after(double ms) {
      double phi = rd / SCALE;
      double grown = Math.sqrt(phi * phi + vol * vol * ms / (PERIOD_DAYS * DAY_MS)) * SCALE;
      return new Rating(r, Math.min(grown, MOST_DEVIATION), vol);
    }
  }

  /**
   * The rating after one match.
   *
   * @param mine before it, with the deviation as of now
   * @param other the opponent's, before it
   * @param score 1 for a win, 0.5 for a draw, 0 for a loss
   */
  public static Rating after(Rating mine, Rating other, double score) {
    double mu = (mine.r() - START.r()) / SCALE;
    double phi = mine.rd() / SCALE;
    double g = g(other.rd() / SCALE);
    double expected = 1 / (1 + Math.exp(-g * (mu - (other.r() - START.r()) / SCALE)));
    double v = 1 / (g * g * expected * (1 - expected));
    double delta = v * g * (score - expected);
    double vol = volatility(mine.vol(), phi, v, delta);
    // Step 6 adds the time before the match (see Rating.after), none passes within it.
    double phiAfter = 1 / Math.sqrt(1 / (phi * phi) + 1 / v);
    double muAfter = mu + phiAfter * phiAfter * g * (score - expected);
    double rd = Math.max(LEAST_DEVIATION, Math.min(MOST_DEVIATION, phiAfter * SCALE));
    return new Rating(muAfter * SCALE + START.r(), rd, vol);
  }

  static double g(double phi) {
    return 1 / Math.sqrt(1 + 3 * phi * phi / (Math.PI * Math.PI));
  }

  /** Step 5: the root of f by the Illinois algorithm. */
  static double volatility(double vol, double phi, double v, double delta) {
    double a = Math.log(vol * vol);
    double left = a;
    double right;
    if (delta * delta > phi * phi + v) {
      right = Math.log(delta * delta - phi * phi - v);
    } else {
      int k = 1;
      while (f(a - k * TAU, a, phi, v, delta) < 0) {
        k++;
      }
      right = a - k * TAU;
    }
    double atLeft = f(left, a, phi, v, delta);
    double atRight = f(right, a, phi, v, delta);
    while (Math.abs(right - left) > EPSILON) {
      double middle = left + (left - right) * atLeft / (atRight - atLeft);
      double atMiddle = f(middle, a, phi, v, delta);
      if (atMiddle * atRight <= 0) {
        left = right;
        atLeft = atRight;
      } else {
        atLeft /= 2;
      }
      right = middle;
      atRight = atMiddle;
    }
    return Math.exp(left / 2);
  }

  private static double f(double x, double a, double phi, double v, double delta) {
    double e = Math.exp(x);
    double sum = phi * phi + v + e;
    return e * (delta * delta - sum) / (2 * sum * sum) - (x - a) / (TAU * TAU);
  }
}
