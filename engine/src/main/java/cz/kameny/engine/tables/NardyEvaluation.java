package cz.kameny.engine.tables;

import cz.kameny.engine.net.Logistic;
import cz.kameny.rules.Rng;
import cz.kameny.rules.nardy.NardySettings;
import cz.kameny.rules.tables.Side;

/**
 * What a position of Dlouhé vrhcáby is worth.
 *
 * <p>The chance to win is the logistic function of a weighted sum of {@link NardyFeatures}, with
 * weights of its own while there is contact and in the race; with at most six stones a side it is
 * looked up in the {@link EndTable}. The chances of Mars (LV-13) are two more sums. The right of
 * the last roll (LV-15) lets the second side answer: it is as if the first were one roll farther
 * from its end in half of the games.
 */
final class NardyEvaluation implements Evaluation {
  /** Pips of an average roll: 8⅙. */
  private static final int ROLL = 8;

  private final NardySettings settings;
  private final EndTable ends;
  private final Weights contact;
  private final Weights race;
  private final Weights mars;
  final double[] x = new double[NardyFeatures.CONTACT];
  private final NardyFeatures features = new NardyFeatures();

  NardyEvaluation(
      NardySettings settings, EndTable ends, Weights contact, Weights race, Weights mars) {
    this.settings = settings;
    this.ends = ends;
    this.contact = contact;
    this.race = race;
    this.mars = mars;
  }

  @Override
  public void blur(double amount, Rng rng) {
    contact.blur(amount, rng);
    race.blur(amount, rng);
    mars.blur(amount, rng);
  }

  @Override
  public double value(Board board) {
    double win = win(board, 0);
    if (settings.lastRoll()) {
      win = (win + win(board, board.mineIsFirst ? 1 : -1)) / 2;
    }
    double value = 2 * win - 1;
    if (settings.size() == NardySettings.Size.MARS) {
      // In contact a stone off is far away, and in the table every side has some.
      value += board.theirs[Side.OFF] == 0 ? Math.min(win, marsOfTheirs(board)) : 0;
      value -= board.mine[Side.OFF] == 0 ? Math.min(1 - win, marsOfMine(board)) : 0;
    }
    return value;
  }

  /**
   * The chance that the side that has just played takes everything off first.
   *
   * @param delay rolls it has to let pass before its next one
   */
  double win(Board board, int delay) {
    if (EndTable.covers(board.mineLow(), board.mineHigh())
        && EndTable.covers(board.theirLow(), board.theirHigh())) {
      return ends.first(board.mineLow(), board.theirLow(), delay);
    }
    if (NardyFeatures.isRace(board)) {
      features.race(board, ROLL * delay, x);
      return Logistic.of(race.dot(x));
    }
    features.contact(board, x);
    return Logistic.of(contact.dot(x) - delay * worthOfRoll(board));
  }

  /** In log-odds, as in the race: in contact pips are tied up with everything else. */
  private double worthOfRoll(Board board) {
    return ROLL * race.get(1) / Math.sqrt(board.minePips + board.theirPips + 10);
  }

  double marsOfMine(Board board) {
    features.mars(
        board.mine,
        board.minePoints,
        board.theirs,
        board.theirPoints,
        false,
        extra(true, board),
        x);
    return Logistic.of(mars.dot(x));
  }

  double marsOfTheirs(Board board) {
    features.mars(
        board.theirs,
        board.theirPoints,
        board.mine,
        board.minePoints,
        true,
        extra(false, board),
        x);
    return Logistic.of(mars.dot(x));
  }

  /** The second side has one more roll to take a stone off after the first is done (LV-15). */
  private int extra(boolean ofMine, Board board) {
    boolean ofSecond = ofMine != board.mineIsFirst;
    return settings.lastRoll() && ofSecond ? ROLL : 0;
  }
}
