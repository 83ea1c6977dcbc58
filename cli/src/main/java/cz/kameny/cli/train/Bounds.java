package cz.kameny.cli.train;

import cz.kameny.rules.NotationException;

/** What numbers options take; one beyond that is refused by the name of its option. */
final class Bounds {
  /** More games than anybody waits for; sums of a few of them do not overflow. */
  static final long GAMES = 1_000_000_000;

  /** Most of anything that is gone through again and again. */
  static final int ROUNDS = 1_000_000;

  private static final double LEAST_RATE = 1e-9;

  private Bounds() {}

  /**
   * Refuses a number out of range.
   *
   * @param option its name, for the message
   * @throws NotationException when it is out of range
   */
  static void check(String option, long value, long least, long most) {
    if (value < least || value > most) {
      throw new NotationException(
          option + ", a whole number from " + least + " to " + most, Long.toString(value), 0);
    }
  }

  /**
   * Refuses a learning rate with which weights would grow beyond all numbers. Up to 1 they cannot:
   * an error is less than 1, so that those by output grow by at most as much as the rate in a
   * lesson, and the others by a multiple of those.
   *
   * @param option its name, for the message
   * @throws NotationException when it is out of range or no number
   */
  static void checkRate(String option, double rate) {
    if (!(rate >= LEAST_RATE && rate <= 1)) {
      throw new NotationException(
          option + ", a number from 0.000000001 to 1", Double.toString(rate), 0);
    }
  }
}
