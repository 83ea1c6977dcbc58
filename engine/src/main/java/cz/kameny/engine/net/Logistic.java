package cz.kameny.engine.net;

/**
 * The logistic function from the four operations alone: {@link Math#exp} may differ in the last bit
 * between a JVM and a browser, and with it the turn that is played.
 */
public final class Logistic {
  private Logistic() {}

  /** A probability from log-odds: within 0.0005 of 1 / (1 + e^−x), monotone. */
  public static double of(double x) {
    double clipped = Math.max(-16, Math.min(16, x));
    double power = 1 - clipped / 1024;
    for (int i = 0; i < 10; i++) {
      power *= power;
    }
    return 1 / (1 + power);
  }
}
