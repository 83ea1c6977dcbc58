package cz.kameny.cli;

import cz.kameny.rules.NotationException;

/** Numbers as typed on the command line. */
final class Numbers {
  private Numbers() {}

  /**
   * Reads a seed, a whole number of 64 bits.
   *
   * @throws NotationException when it is none
   */
  static long seed(String text) {
    return within("a seed", text, Long.MIN_VALUE, Long.MAX_VALUE);
  }

  /**
   * Reads a whole number.
   *
   * @param what what it is, for the message
   * @throws NotationException when it is none or out of range
   */
  static long within(String what, String text, long min, long max) {
    try {
      long value = Long.parseLong(text);
      if (value >= min && value <= max) {
        return value;
      }
    } catch (NumberFormatException e) {
      // Refused below, with the same words as a number out of range.
    }
    throw new NotationException(what + ", a whole number from " + min + " to " + max, text, 0);
  }
}
