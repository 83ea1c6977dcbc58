package cz.kameny.engine.search.tablebase;

import cz.kameny.rules.overboard.Deck;
import cz.kameny.rules.overboard.OverboardPosition;

/** Looks through positions of plain figures by the numbers of the table for five. */
final class FivePlain {
  private FivePlain() {}

  private static Deck deck() {
    return new Deck(OverboardPosition.parse("6/6/6/6/6/rrw3 r -"));
  }

  /** Positions of three and four figures whose value is not the one that the other table knows. */
  static int differences(byte[] values, Tablebase upToFour) {
    Places here = new Places(Figures.PLAIN_FIVE);
    Places there = new Places(Figures.ANY_FOUR);
    Deck deck = deck();
    int seen = 0;
    int different = 0;
    for (int number = 0; number < Figures.PLAIN_FIVE.base(5); number++) {
      if (here.set(number, deck)) {
        there.find(deck);
        seen++;
        different += (values[number] & 255) == upToFour.value(there.index()) ? 0 : 1;
      }
    }
    if (seen < 400_000) {
      throw new AssertionError("only " + seen + " positions of plain figures were looked at");
    }
    return different;
  }

  /**
   * Shares of the placements of five, in hundredths, and the longest win in plies.
   *
   * @param own figures of the mover
   * @return won, drawn, lost, longest
   */
  static double[] shares(Tablebase five, int own) {
    Places places = new Places(Figures.PLAIN_FIVE);
    Deck deck = deck();
    double[] counts = new double[4];
    double all = 0;
    for (int number = Figures.PLAIN_FIVE.base(5); number < Figures.PLAIN_FIVE.size(); number++) {
      if (!places.set(number, deck) || Long.bitCount(deck.own()) != own) {
        continue;
      }
      boolean same =
          Places.mirror(deck.own()) == deck.own() && Places.mirror(deck.opp()) == deck.opp();
      int value = five.value(number);
      all += same ? 1 : 2;
      counts[(value & 1) != 0 ? 0 : value == 0 ? 1 : 2] += same ? 1 : 2;
      if (value < Solver.BEHIND) {
        counts[3] = Math.max(counts[3], value);
      }
    }
    return new double[] {
      100 * counts[0] / all, 100 * counts[1] / all, 100 * counts[2] / all, counts[3]
    };
  }
}
