package cz.kameny.rules.match;

import cz.kameny.rules.NotationException;

/** One of the two parties of a match, whatever colour it has in one of its games. */
public enum Seat {
  /** Who made the match, as a rule. */
  A("a"),
  /** The other one. */
  B("b");

  private final String text;

  Seat(String text) {
    this.text = text;
  }

  /** The other seat. */
  public Seat other() {
    return this == A ? B : A;
  }

  /** {@code a} or {@code b}. */
  public String text() {
    return text;
  }

  /**
   * Reads {@code a} or {@code b}.
   *
   * @throws NotationException when it is neither
   */
  public static Seat parse(String text) {
    return switch (text) {
      case "a" -> A;
      case "b" -> B;
      default -> throw new NotationException("a seat, a or b", text, 0);
    };
  }
}
