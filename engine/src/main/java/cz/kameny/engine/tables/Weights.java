package cz.kameny.engine.tables;

import cz.kameny.rules.Rng;

/** Weights of a sum, and the ones in use, which may be blurred. */
final class Weights {
  private final double[] exact;
  private final double[] used;
  private final double typical;

  /** A copy of these weights. */
  Weights(double[] weights) {
    exact = weights.clone();
    used = weights.clone();
    double squares = 0;
    for (double weight : weights) {
      squares += weight * weight;
    }
    typical = Math.sqrt(squares / weights.length);
  }

  double dot(double[] x) {
    double sum = 0;
    for (int i = 0; i < used.length; i++) {
      sum += used[i] * x[i];
    }
    return sum;
  }

  double get(int i) {
    return used[i];
  }

  /** Learns: adds {@code rate} times the numbers. */
  void add(double rate, double[] x) {
    for (int i = 0; i < used.length; i++) {
      used[i] += rate * x[i];
    }
  }

  /** Changes each weight by noise of half its own size and half the typical one's. */
  void blur(double amount, Rng rng) {
    for (int i = 0; i < used.length; i++) {
      double noise =
          amount == 0 ? 0 : 2 * (rng.nextDouble() + rng.nextDouble() + rng.nextDouble()) - 3;
      used[i] = exact[i] + amount * noise * 0.5 * (Math.abs(exact[i]) + typical);
    }
  }
}
