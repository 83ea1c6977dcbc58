package cz.kameny.rules.tables;

import cz.kameny.rules.NotationException;

/**
 * One stone moved by one number, in the mover's counting.
 *
 * @param from a point 1–24, {@link Side#HAND} or {@link Side#BAR}
 * @param to a point 1–24 or {@link Side#OFF}
 * @param hit whether it hits an opponent's stone (TP-6)
 */
public record Step(int from, int to, boolean hit) {
  /** Checks the places. */
  public Step {
    boolean enters = from == Side.HAND || from == Side.BAR;
    if (from < 1 || from > Side.BAR || to < 0 || to > 24 || (!enters && to >= from)) {
      throw new IllegalArgumentException("not a step: " + from + " to " + to);
    }
  }

  /** Whether it goes between the same places, whatever it hits. */
  boolean samePlaces(Step other) {
    return from == other.from && to == other.to;
  }

  /**
   * Reads one step such as {@code 24/21}, {@code hand/22*} or {@code 6/off}.
   *
   * @throws NotationException when it is none
   */
  public static Step parse(String text) {
    return parse(text, text, 0);
  }

  static Step parse(String step, String whole, int at) {
    int slash = step.indexOf('/');
    if (slash < 0) {
      throw new NotationException("a step <from>/<to>, e.g. 24/21 or 6/off", whole, at);
    }
    boolean hit = step.endsWith("*");
    String fromText = step.substring(0, slash);
    String toText = step.substring(slash + 1, step.length() - (hit ? 1 : 0));
    int from =
        switch (fromText) {
          case "hand" -> Side.HAND;
          case "bar" -> Side.BAR;
          default -> point(fromText, whole, at);
        };
    int toAt = at + slash + 1;
    int to = toText.equals("off") ? Side.OFF : point(toText, whole, toAt);
    if (from <= 24 && to >= from) {
      throw new NotationException("a point below " + from, whole, toAt);
    }
    if (hit && to == Side.OFF) {
      throw new NotationException("no * after off", whole, at + step.length() - 1);
    }
    if (from > 24 && to == Side.OFF) {
      throw new NotationException("a point to enter on", whole, toAt);
    }
    return new Step(from, to, hit);
  }

  private static int point(String text, String whole, int at) {
    if (!text.isEmpty() && text.length() <= 2 && text.charAt(0) != '0') {
      int value = 0;
      for (int i = 0; i < text.length(); i++) {
        char c = text.charAt(i);
        value = c >= '0' && c <= '9' ? 10 * value + c - '0' : 99;
      }
      if (value >= 1 && value <= 24) {
        return value;
      }
    }
    throw new NotationException("a point 1-24", whole, at);
  }

  private static String place(int place) {
    return switch (place) {
      case Side.OFF -> "off";
      case Side.HAND -> "hand";
      case Side.BAR -> "bar";
      default -> Integer.toString(place);
    };
  }

  @Override
  public String toString() {
    return place(from) + "/" + place(to) + (hit ? "*" : "");
  }
}
