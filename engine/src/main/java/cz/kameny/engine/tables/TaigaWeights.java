package cz.kameny.engine.tables;

import cz.kameny.engine.net.Shots;
import cz.kameny.rules.taiga.TaigaSettings;

/**
 * Weights of {@link TaigaEvaluation}, in the order of {@link TaigaFeatures}; found by the program
 * {@code TaigaTuning} among the tests, from 25,000 games against itself with seed 1, the last
 * 10,000 of them with four opposites.
 */
final class TaigaWeights {
  private static final double[] CONTACT = {
    -0.0258, -0.1573, -0.0602, -0.0288, 0.0024, 0.0248, 0.0543, 0.063,
    0.0565, 0.0537, 0.0422, 0.0392, 0.0343, 0.0796, 0.0471, 0.0511,
    0.0549, 0.0588, 0.047, 0.0626, 0.0673, 0.0638, 0.0306, 0.0159,
    -0.009, -0.2423, -0.0215, -0.0074, 0.0733, 0.1137, 0.1497, 0.0827,
    0.088, 0.0888, 0.0881, 0.0865, 0.1489, 0.1867, 0.1014, 0.0986,
    0.0805, -0.0393, -0.2475, 0.126, 0.12, 0.099, -0.0094, 0.0204,
    -0.0276, -0.9915, -0.6219, -0.3093, -0.0297, 0.1117, 0.1294, -0.0954,
    0.0813, 0.0711, 0.132, 0.1364, 0.1364, 0.1112, 0.1, 0.1063,
    0.095, 0.0334, -0.0172, 0.0831, 0.0695, 0.052, 0.0381, 0.0141,
    0.0237, -0.068, 0.0915, -0.1973, 0.051, -1.2623, 0.5793, 0.0119,
    -0.0103, -0.0253, -0.1604, -0.0417, 0.0133, 0.0307, 0.1553, 0.48,
    0.5105, 0.1858, -0.4834, -0.0012, -0.2614, 0.0499, -0.0518, -0.0902,
    -0.0169, 0.3752, -0.4214, 0.2059,
  };
  private static final double[] RACE = {
    -0.0275, 0.2666, 1.5863, 0.5694, 0.1287, -0.3247, -0.515, -0.7356,
    0.3836, 0.3174, 0.1388, 0.1399, 0.2344, 0.3844, 1.4425, 0.8318,
    0.3448, 0.1335, 0.0277, -0.0131, 0.8821, 0.1731, 0.0947, -0.124,
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
