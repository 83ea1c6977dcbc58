package cz.kameny.rules.tables;

import cz.kameny.rules.NotationException;
import cz.kameny.rules.Turn;
import java.util.ArrayList;
import java.util.List;

/**
 * A whole turn: its steps in the order played; none is a pass.
 *
 * @param steps at most eight (TP-4)
 */
public record TablesTurn(List<Step> steps) implements Turn {
  /** The most steps of a turn: four with a double and four with its opposite number (TP-4). */
  public static final int MAX_STEPS = 8;

  /** The turn of a side that cannot move. */
  public static final TablesTurn PASS = new TablesTurn(List.of());

  /** Keeps the steps unmodifiable. */
  public TablesTurn {
    steps = List.copyOf(steps);
  }

  @Override
  public boolean isPass() {
    return steps.isEmpty();
  }

  /**
   * Reads a turn such as {@code 24/21 24/15}, {@code 24/18(2)} or {@code -}.
   *
   * @throws NotationException when it is none
   */
  public static TablesTurn parse(String text) {
    if (text.equals("-")) {
      return PASS;
    }
    List<Step> steps = new ArrayList<>();
    int at = 0;
    while (at <= text.length()) {
      int end = text.indexOf(' ', at);
      end = end < 0 ? text.length() : end;
      readSteps(text, at, end, steps);
      at = end + 1;
    }
    return new TablesTurn(steps);
  }

  private static void readSteps(String text, int at, int end, List<Step> steps) {
    String part = text.substring(at, end);
    int times = 1;
    int bracket = part.indexOf('(');
    if (bracket >= 0) {
      char digit = part.length() == bracket + 3 ? part.charAt(bracket + 1) : '0';
      if (digit < '2' || digit > '8' || part.charAt(bracket + 2) != ')') {
        throw new NotationException("a number of like steps (2) to (8)", text, at + bracket);
      }
      times = digit - '0';
      part = part.substring(0, bracket);
    }
    Step step = Step.parse(part, text, at);
    if (steps.size() + times > MAX_STEPS) {
      throw new NotationException("at most 8 steps", text, at);
    }
    for (int i = 0; i < times; i++) {
      steps.add(step);
    }
  }

  @Override
  public String toString() {
    if (steps.isEmpty()) {
      return "-";
    }
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < steps.size(); ) {
      int same = 1;
      while (i + same < steps.size() && steps.get(i + same).equals(steps.get(i))) {
        same++;
      }
      out.append(i > 0 ? " " : "").append(steps.get(i));
      if (same > 1) {
        out.append('(').append(same).append(')');
      }
      i += same;
    }
    return out.toString();
  }
}
