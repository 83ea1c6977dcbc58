package cz.kameny.rules;

import java.util.ArrayList;
import java.util.List;

/**
 * A roll of two dice, in the order they fell.
 *
 * @param first the left die, 1–6
 * @param second the right die, 1–6
 */
public record Roll(int first, int second) {
  /** The 21 rolls that differ as pairs, higher die first. */
  public static final List<Roll> ALL = all();

  /** Checks the numbers. */
  public Roll {
    if (first < 1 || first > 6 || second < 1 || second > 6) {
      throw new IllegalArgumentException("a die shows 1 to 6, not " + first + " and " + second);
    }
  }

  private static List<Roll> all() {
    List<Roll> rolls = new ArrayList<>();
    for (int high = 1; high <= 6; high++) {
      for (int low = 1; low <= high; low++) {
        rolls.add(new Roll(high, low));
      }
    }
    return List.copyOf(rolls);
  }

  /** Whether both dice show the same number (<i>paš</i>). */
  public boolean isDouble() {
    return first == second;
  }

  /** How many of the 36 equally likely throws show these numbers: 1 for a double, otherwise 2. */
  public int weight() {
    return isDouble() ? 1 : 2;
  }

  /** The higher number. */
  public int high() {
    return Math.max(first, second);
  }

  /** The lower number. */
  public int low() {
    return Math.min(first, second);
  }

  /**
   * Reads two digits such as {@code 53}.
   *
   * @throws NotationException when they are not two digits 1–6
   */
  public static Roll parse(String text) {
    for (int i = 0; i < 2; i++) {
      if (text.length() <= i || text.charAt(i) < '1' || text.charAt(i) > '6') {
        throw new NotationException("two dice, each a digit 1-6", text, Math.min(i, text.length()));
      }
    }
    if (text.length() > 2) {
      throw new NotationException("nothing after the two dice", text, 2);
    }
    return new Roll(text.charAt(0) - '0', text.charAt(1) - '0');
  }

  @Override
  public String toString() {
    return "" + first + second;
  }
}
