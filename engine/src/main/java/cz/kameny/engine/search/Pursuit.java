package cz.kameny.engine.search;

import cz.kameny.rules.overboard.Deck;
import cz.kameny.rules.overboard.OverboardPosition;
import cz.kameny.rules.overboard.OverboardSettings.End;
import cz.kameny.rules.overboard.Squares;

/**
 * The evaluation of endings of version A that only have to be brought home: the last one or two
 * figures of a side, against at least two more.
 *
 * <p>A win takes up to 77 plies there (four plain figures against one), far beyond what a level
 * sees, and {@link HandMade} counts each side for itself: it does not know that somebody must go
 * after somebody. A search that avoids repetitions then wanders for thousands of plies. So this
 * adds what an own figure is worth where it stands, seen from the one that is hunted:
 *
 * <ul>
 *   <li>near it, most of all next to it;
 *   <li>between it and the middle, for from there it is pushed to the edge and held there;
 *   <li>not beyond it in its own line, where it would be the one pushed over;
 *   <li>and the hunted one best in a corner, where it has two ways out instead of three.
 * </ul>
 *
 * <p>What to count was found by least squares on the plies to the win in the tables of four and
 * three plain figures against one (with {@link HandMade} alone 49 % of the variance, with these
 * terms 57 %; one ply is worth about five hundredths of a figure), how much by games. The sum is an
 * average over the pursuers, worth the same for every number of them: a figure less is never made
 * good by where the others stand.
 */
final class Pursuit implements Evaluation {
  /** No more figures than these are hunted: against three it is still a fight, not a pursuit. */
  private static final int HUNTED = 2;

  /** With a lead of one nothing is won yet in version A (PP-12). */
  private static final int LEAD = 2;

  /** For an own figure on this distance, in steps. */
  private static final int[] NEAR = {0, 8, -3, -15, -20, -25, -30, -35, -40, -45, -50};

  /** For one that is not nearer to the edge than the hunted one, in both directions or in one. */
  private static final int INSIDE = 17;

  private static final int HALF_INSIDE = 10;

  /** For one in the hunted one's line with its back to the edge. */
  private static final int OUTSIDE = -38;

  /** For a hunted one in a corner. */
  private static final int CORNERED = 40;

  /** Averages are over so many figures. */
  private static final int PURSUERS = 4;

  private static final int[] WORTH = worth();
  private static final long CORNERS = 0x0042000000004200L;

  private final HandMade handMade = new HandMade(End.A);

  /** Whether the side to move has such an ending before it. */
  static boolean isAt(OverboardPosition position) {
    int own = position.count(position.turn());
    int opp = position.count(position.turn().opponent());
    return opp >= 1 && opp <= HUNTED && own - opp >= LEAD;
  }

  /**
   * What a figure is worth against a hunted one, by the bits of both: {@code 64 × hunted + own}.
   */
  private static int[] worth() {
    int[] worth = new int[64 * 64];
    for (int hunted = 0; hunted < Patterns.POINTS; hunted++) {
      for (int own = 0; own < Patterns.POINTS; own++) {
        worth[64 * Squares.bit(hunted) + Squares.bit(own)] =
            worth(own % 6 - hunted % 6, own / 6 - hunted / 6, hunted % 6 < 3, hunted / 6 < 3);
      }
    }
    return worth;
  }

  /**
   * The same by the steps from the hunted one to the own one.
   *
   * @param left whether the hunted one stands in the left half
   * @param low whether it stands in the lower half
   */
  private static int worth(int files, int ranks, boolean left, boolean low) {
    boolean insideOfFile = left ? files >= 0 : files <= 0;
    boolean insideOfRank = low ? ranks >= 0 : ranks <= 0;
    int worth = NEAR[Math.abs(files) + Math.abs(ranks)];
    if (insideOfFile && insideOfRank) {
      worth += INSIDE;
    } else if (insideOfFile || insideOfRank) {
      worth += HALF_INSIDE;
    }
    boolean outside = (ranks == 0 && !insideOfFile) || (files == 0 && !insideOfRank);
    return outside ? worth + OUTSIDE : worth;
  }

  @Override
  public int of(Deck deck) {
    int value = handMade.of(deck);
    int lead = Long.bitCount(deck.own()) - Long.bitCount(deck.opp());
    if (lead >= LEAD) {
      return value + term(deck.own(), deck.opp());
    }
    return lead <= -LEAD ? value - term(deck.opp(), deck.own()) : value;
  }

  private static int term(long own, long hunted) {
    int targets = Long.bitCount(hunted);
    if (targets > HUNTED) {
      return 0;
    }
    int sum = 0;
    for (long rest = hunted; rest != 0; rest &= rest - 1) {
      int row = 64 * Long.numberOfTrailingZeros(rest);
      for (long figures = own; figures != 0; figures &= figures - 1) {
        sum += WORTH[row + Long.numberOfTrailingZeros(figures)];
      }
    }
    int average = sum * PURSUERS / Math.max(PURSUERS, Long.bitCount(own));
    return (average + CORNERED * Long.bitCount(hunted & CORNERS)) / targets;
  }
}
