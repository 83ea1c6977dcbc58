package cz.kameny.engine.net;

import cz.kameny.rules.tables.Side;

/**
 * Inputs for Taiga-Puff when the sides have passed each other for good: pips, stones, how they are
 * spread over the last six points, since only the exact number takes one off (TP-5).
 */
public final class TaigaRace extends Encoding {
  private static final int SIDE = 8;
  private static final int LEAD = 2 * SIDE;

  /** The encoding. */
  public TaigaRace() {
    super(2 * SIDE + 3);
  }

  @Override
  public void features(Sight sight, float[] x) {
    side(sight.roller, x, 0);
    side(sight.waiter, x, SIDE);
    float unit = 1f / (float) Math.sqrt(sight.roller.pips + sight.waiter.pips + 10);
    float lead = (sight.waiter.pips - sight.roller.pips) * unit;
    x[LEAD] = lead * 0.25f;
    x[LEAD + 1] = lead / (1f + Math.abs(lead));
    x[LEAD + 2] = unit * 4f;
  }

  private static void side(Half own, float[] x, int at) {
    int home = 0;
    int held = 0;
    int most = 0;
    for (int point = 1; point <= 6; point++) {
      home += own.count[point];
      held += own.count[point] > 0 ? 1 : 0;
      most = Math.max(most, own.count[point]);
    }
    int left = Side.STONES - own.count[Side.OFF];
    x[at] = own.pips * (1 / 100f);
    x[at + 1] = left * (1 / 15f);
    x[at + 2] = (left - home) * (1 / 15f);
    x[at + 3] = held * (1 / 6f);
    x[at + 4] = most * (1 / 8f);
    x[at + 5] = left == home ? 1f : 0f;
    // Pairs of opposite numbers: a double of one takes the other off as well (TP-4).
    int pairs =
        Math.min(own.count[1], own.count[6])
            + Math.min(own.count[2], own.count[5])
            + Math.min(own.count[3], own.count[4]);
    x[at + 6] = pairs * (1 / 6f);
    x[at + 7] = (own.count[1] + own.count[6]) * (1 / 8f);
  }
}
