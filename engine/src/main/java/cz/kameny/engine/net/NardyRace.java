package cz.kameny.engine.net;

import cz.kameny.rules.tables.Side;

/**
 * Inputs for Dlouhé vrhcáby when the sides have passed each other: pips, the lead in units of the
 * luck still to come, pips to go before the first stone may be borne off (LV-10, for mars) and how
 * the stones are spread at home.
 */
public final class NardyRace extends Encoding {
  private static final int SIDE = 7;
  private static final int LEAD = 2 * SIDE;

  /** The encoding. */
  public NardyRace() {
    super(2 * SIDE + 5);
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
    x[LEAD + 3] = mars(sight.roller, sight.waiter);
    x[LEAD + 4] = mars(sight.waiter, sight.roller);
  }

  private static void side(Half own, float[] x, int at) {
    int toCome = 0;
    int outside = 0;
    for (int point = 7; point <= 12; point++) {
      toCome += own.count[point] * (point - 6);
      outside += own.count[point];
    }
    int gaps = 0;
    for (int point = 1; point <= 6; point++) {
      gaps += own.count[point] == 0 ? 1 : 0;
    }
    x[at] = own.pips * (1 / 80f);
    x[at + 1] = (Side.STONES - own.count[Side.OFF]) * (1 / 15f);
    x[at + 2] = toCome * (1 / 30f);
    x[at + 3] = outside * (1 / 10f);
    x[at + 4] = gaps * (1 / 6f);
    x[at + 5] = (own.count[1] + own.count[2]) * (1 / 8f);
    x[at + 6] = toCome == 0 ? 1f : 0f;
  }

  /** How far {@code own} is from its first stone off, against what the other needs for all. */
  private static float mars(Half own, Half other) {
    if (own.count[Side.OFF] > 0) {
      return 0f;
    }
    int need = 1;
    for (int point = 7; point <= 12; point++) {
      need += own.count[point] * (point - 6);
    }
    float margin = (need - other.pips) / (float) Math.sqrt(need + other.pips + 10);
    return 1.5f + Math.max(-1.4f, Math.min(1.5f, margin * 0.5f));
  }
}
