package cz.kameny.engine.tables;

import cz.kameny.rules.nardy.NardySettings;

/**
 * Weights of {@link NardyEvaluation}, in the order of {@link NardyFeatures}; found by the program
 * {@code NardyTuning} among the tests, from 100,000 games against itself with seed 1.
 */
final class NardyWeights {
  private static final double[] CONTACT = {
    -0.1425, -0.2612, -0.1231, -0.0508, -0.084, -0.0508, 0.0243, 0.0134,
    0.0287, 0.0735, 0.0403, 0.0595, 0.1567, -0.0326, 0.0107, -0.0083,
    -0.0063, -0.0527, 0.0433, -0.1202, -0.0348, -3.0E-4, -0.0432, -0.1264,
    0.0117, -1.7693, -1.4063, -0.8152, -0.4978, -0.1882, -0.1082, -0.0163,
    0.124, 0.2558, 0.3044, 0.3794, 0.6316, 0.6149, 0.609, 0.3557,
    0.2431, 0.1727, 0.2361, 0.3182, 0.3573, 0.3081, 0.2636, 0.1992,
    -0.3886, 1.0405, -0.0135, -4.7944, 2.5758, 0.079, 0.0558, 0.0226,
    -0.258, -3.115, 0.0799, 0.2073, 0.4984, 1.1765, 4.4038, -0.5792,
    0.3695, 2.1483, -0.4422, -0.0192, -0.0355,
  };
  private static final double[] RACE = {
    -0.6135, 1.2337, 1.1405, 1.3254, 0.3842, 0.3871, 0.8729, 0.3933, 0.5281, 0.6376, 1.2916,
    -0.1039,
  };
  private static final double[] MARS = {
    -1.8684, 0.454, -0.5481, 0.6575, 2.6704, 3.9021, -3.3616, 1.6002, 1.2885, -0.1915,
  };

  private NardyWeights() {}

  static NardyEvaluation evaluation(NardySettings settings, EndTable ends) {
    return new NardyEvaluation(
        settings, ends, new Weights(CONTACT), new Weights(RACE), new Weights(MARS));
  }
}
