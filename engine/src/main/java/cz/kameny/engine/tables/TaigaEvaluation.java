package cz.kameny.engine.tables;

import cz.kameny.engine.net.Logistic;
import cz.kameny.rules.Rng;

/**
 * What a position of Taiga-Puff is worth: the chance to win is the logistic function of a weighted
 * sum of {@link TaigaFeatures}, with weights of its own while the sides have not passed each other
 * and in the race; with at most six stones a side it is looked up in the {@link EndTable}.
 */
final class TaigaEvaluation implements Evaluation {
  private final EndTable ends;
  private final TaigaFeatures features;
  private final Weights contact;
  private final Weights race;
  private final double[] x = new double[TaigaFeatures.CONTACT];

  TaigaEvaluation(TaigaFeatures features, EndTable ends, Weights contact, Weights race) {
    this.features = features;
    this.ends = ends;
    this.contact = contact;
    this.race = race;
  }

  @Override
  public void blur(double amount, Rng rng) {
    contact.blur(amount, rng);
    race.blur(amount, rng);
  }

  @Override
  public double value(Board board) {
    return 2 * win(board) - 1;
  }

  /** The chance that the side that has just played takes everything off first. */
  double win(Board board) {
    boolean isRace = TaigaFeatures.isRace(board);
    if (isRace
        && EndTable.covers(board.mineLow(), board.mineHigh())
        && EndTable.covers(board.theirLow(), board.theirHigh())) {
      return ends.first(board.mineLow(), board.theirLow(), 0);
    }
    if (isRace) {
      features.race(board, x);
      return Logistic.of(race.dot(x));
    }
    features.contact(board, x);
    return Logistic.of(contact.dot(x));
  }
}
