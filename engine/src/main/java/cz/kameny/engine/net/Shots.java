package cz.kameny.engine.net;

import cz.kameny.rules.Roll;

/**
 * With which rolls of Taiga-Puff a stone can come down on a given distance when nothing stands in
 * between: with one die, with both, or with up to four of a double and then of its opposite number
 * (TP-3, TP-4, TP-6).
 */
public final class Shots {
  /** Bit i of a set of rolls is {@link Roll#ALL} i. */
  private final int[] rolls = new int[26];

  private final int doubles;

  /**
   * The table.
   *
   * @param opposites how often the opposite number of a double is used (TP-4)
   */
  public Shots(int opposites) {
    int doubleSet = 0;
    for (int r = 0; r < Roll.ALL.size(); r++) {
      Roll roll = Roll.ALL.get(r);
      if (roll.isDouble()) {
        doubleSet |= 1 << r;
        for (int n = 0; n <= 4; n++) {
          for (int o = 0; o <= opposites; o++) {
            add(n * roll.first() + o * (7 - roll.first()), r);
          }
        }
      } else {
        add(roll.first(), r);
        add(roll.second(), r);
        add(roll.first() + roll.second(), r);
      }
    }
    doubles = doubleSet;
  }

  private void add(int distance, int roll) {
    if (distance > 0 && distance < rolls.length) {
      rolls[distance] |= 1 << roll;
    }
  }

  /** The rolls that bring a stone from one of these distances; bit d − 1 for distance d. */
  public int rolls(int distances) {
    int set = 0;
    for (int rest = distances; rest != 0; rest &= rest - 1) {
      set |= rolls[Integer.numberOfTrailingZeros(rest) + 1];
    }
    return set;
  }

  /** How many of the 36 throws are one of these rolls. */
  public int ways(int set) {
    return 2 * Integer.bitCount(set) - Integer.bitCount(set & doubles);
  }

  /** How likely one of these rolls is. */
  public double chance(int set) {
    return ways(set) / 36.0;
  }
}
