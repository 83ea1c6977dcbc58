package cz.kameny.engine.search;

import cz.kameny.rules.overboard.Deck;
import cz.kameny.rules.overboard.OverboardSettings.End;

/**
 * The evaluation made by hand, which a trained one has to beat: a sum of what one side has less
 * what the other has, so that exchanging the colours changes nothing but the sign.
 *
 * <p>Made by hand from what the rules reward; the weights were chosen by games of 1,000 nodes a
 * move:
 *
 * <ul>
 *   <li>figures; a captain counts less, for it never comes back (PP-8) and a line with it never
 *       pushes backward. A lead counts more the fewer figures are left: {@link #SHARE};
 *   <li>where they stand: nobody falls from the middle, from a corner one falls two ways. By far
 *       the largest term: without it 23 % of the points were made against the first weights, with
 *       twice those weights 67 %;
 *   <li>neighbours beside and behind each other, which make rows that push and hold;
 *   <li>free points next to the own figures: gaps. They are bad; rewarding them as mobility lost
 *       two games of three;
 *   <li>captains that have used up their way forward: on the last two ranks they only go sideways.
 * </ul>
 *
 * <p>Figures in danger are not counted: the search sees falls to their end, and a term for them
 * cost strength.
 *
 * <p>In version A two against one or two against two is next to never won (PP-12, 1:1), so such a
 * lead is scaled down; in version B a lead is what decides, and nothing is scaled.
 */
final class HandMade implements Evaluation {
  static final int FIGURE = 0;
  static final int CAPTAIN = 1;
  static final int CORNER = 2;
  static final int EDGE = 3;
  static final int INNER_RING = 4;
  static final int BESIDE = 5;
  static final int BEHIND = 6;
  static final int LAST_RANK = 7;
  static final int FIFTH_RANK = 8;

  /** Weight of lead ÷ figures on the deck. */
  static final int SHARE = 9;

  static final int GAPS = 10;

  /** Being to move. */
  static final int TEMPO = 11;

  private static final int[] VERSION_A = {100, 75, -60, -30, -8, 2, 3, -10, -4, 200, -5, 5};
  private static final int[] VERSION_B = {100, 75, -60, -30, -8, 2, 3, -10, -4, 200, -5, 5};

  private static final long RAFT = 0x007E7E7E7E7E7E00L;
  private static final long CORNERS = 0x0042000000004200L;
  private static final long EDGES = 0x007E424242427E00L & ~CORNERS;
  private static final long CENTRE = 0x0000001818000000L;
  private static final long RING = RAFT & ~CORNERS & ~EDGES & ~CENTRE;
  private static final long FIRST_RANK = 0x7E00L;

  private final int[] w;
  private final boolean versionB;

  private static int[] weights(End end) {
    return (end == End.A ? VERSION_A : VERSION_B).clone();
  }

  /** An evaluation for one version of the game. */
  HandMade(End end) {
    this(end, weights(end));
  }

  private HandMade(End end, int[] weights) {
    versionB = end == End.B;
    w = weights.clone();
  }

  @Override
  public int of(Deck deck) {
    long own = deck.own();
    long opp = deck.opp();
    long captains = deck.captains();
    int figures = Long.bitCount(own | opp);
    int lead = 2 * Long.bitCount(own) - figures;
    int ringed = Long.bitCount(own & captains) - Long.bitCount(opp & captains);
    int score = w[FIGURE] * (lead - ringed) + w[CAPTAIN] * ringed + w[SHARE] * lead / figures;
    score += place(own, captains, deck.redToMove()) - place(opp, captains, !deck.redToMove());
    long free = RAFT & ~(own | opp);
    score += w[GAPS] * (Long.bitCount(free & around(own)) - Long.bitCount(free & around(opp)));
    score += w[TEMPO];
    return !versionB && figures <= 4 && lead * lead <= 1 ? score / 4 : score;
  }

  private int place(long side, long captains, boolean red) {
    long ringed = side & captains;
    long last = red ? FIRST_RANK << 40 : FIRST_RANK;
    long fifth = red ? FIRST_RANK << 32 : FIRST_RANK << 8;
    return w[CORNER] * Long.bitCount(side & CORNERS)
        + w[EDGE] * Long.bitCount(side & EDGES)
        + w[INNER_RING] * Long.bitCount(side & RING)
        + w[BESIDE] * Long.bitCount(side & side << 1)
        + w[BEHIND] * Long.bitCount(side & side << 8)
        + w[LAST_RANK] * Long.bitCount(ringed & last)
        + w[FIFTH_RANK] * Long.bitCount(ringed & fifth);
  }

  private static long around(long side) {
    return side << 1 | side >>> 1 | side << 8 | side >>> 8;
  }
}
