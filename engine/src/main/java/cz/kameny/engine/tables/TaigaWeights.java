package cz.kameny.engine.tables;

import cz.kameny.rules.taiga.TaigaSettings;

/**
 * Weights of {@link TaigaEvaluation}, in the order of {@link TaigaFeatures}; found by the program
 * {@code TaigaTuning} among the tests, from 300 games against itself with seed 1, the last 30 of
 * them with four opposites.
 */
final class TaigaWeights {
  private static final double[] CONTACT = {
    -0.0389, -0.0793, -0.0296, -0.0691, -0.0636, -0.0101, -0.0106, -0.0268,
    -0.0299, -0.0281, -0.011, -0.0611, -0.0669, 6.0E-4, -0.0011, 0.007,
    -0.0286, 0.0098, -0.0164, 0.0093, 0.018, 0.0258, 0.0327, -0.0012,
    7.0E-4, -0.1057, -0.0034, -0.0143, -0.0743, 0.0794, 0.0376, 0.0088,
    0.0554, -0.0093, 0.0111, 0.0016, 0.0329, 0.0707, 0.0209, 0.0287,
    -0.0253, -0.0337, 0.0437, -0.0071, -0.0138, 0.0029, 0.028, -0.0322,
    -0.026, -0.1244, -0.0842, 0.0045, -0.023, -0.0134, 0.0368, -0.005,
    -0.003, 0.0017, 0.0014, 1.0E-4, 0.0018, 0.0136, 0.0062, 0.0013,
    -0.0085, -0.0233, 0.0188, -0.0217, 0.0014, 0.0027, 0.0301, 0.0189,
    -0.0037, 0.0032, 0.0309, -0.0361, 0.068, -0.0387, 0.1897, 5.0E-4,
    0.0041, 0.0075, 5.0E-4, 0.0, 0.0156, 0.0115, 0.0073, 7.0E-4,
    0.0, -0.0258, -0.0121, -0.0284, -0.1049, 0.0169, 0.0034, 0.008,
    0.0708, 0.037, 0.0079, -0.0482,
  };
  private static final double[] RACE = {
    -0.0223, 0.2088, 0.3985, 0.2465, 0.0359, -0.02, -0.0501, -0.0903,
    -0.053, -8.0E-4, -0.006, 0.0074, 0.0314, 0.028, 0.2761, 0.2048,
    0.0247, -0.0137, -2.0E-4, -0.034, 0.5622, 0.0417, -0.0052, -0.0981,
  };

  private TaigaWeights() {}

  static TaigaEvaluation evaluation(TaigaSettings settings, EndTable ends) {
    return new TaigaEvaluation(
        new TaigaFeatures(new Shots(settings.opposites())),
        ends,
        new Weights(CONTACT),
        new Weights(RACE));
  }
}
