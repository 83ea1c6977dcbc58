package cz.kameny.engine.net;

import cz.kameny.rules.nardy.NardyRules;
import cz.kameny.rules.tables.Side;

/**
 * Inputs for Dlouhé vrhcáby while anything can still be blocked. For each side, the one about to
 * roll first:
 *
 * <ul>
 *   <li>runs of 2, 3, 4, 5 and 6 or more of its points on the opponent's path, weighed by the
 *       opponent's stones still to pass them, and by those right before them;
 *   <li>whether a run of five or more has no stone of the opponent past it (LV-9: a sixth point may
 *       not be added);
 *   <li>the six points in a row of the opponent's path where it holds most, and the opponent's
 *       stones still to pass them;
 *   <li>for every number of a die whether it can move a stone, not counting the head, and whether
 *       it can move one from the head (LV-6 lets only one go);
 *   <li>numbers that cannot be played, landings, points held;
 *   <li>pips, stones in each quarter, and the pips it can play before it must break up its wall.
 * </ul>
 */
public final class NardyContact extends Encoding {
  private static final int SIDE = 36;
  private static final int RUN_BEHIND = 0;
  private static final int RUN_NEAR = 5;
  private static final int SEALED = 10;
  private static final int WINDOW = 11;
  private static final int WINDOW_BEHIND = 12;
  private static final int FREE = 13;
  private static final int FREE_HEAD = 19;
  private static final int DEAD = 25;
  private static final int LANDINGS = 27;
  private static final int HELD = 28;
  private static final int PIPS = 29;
  private static final int QUARTER = 30;
  private static final int TIMING = 34;
  private static final int BLOCKED = 35;
  private static final int LEAD = 2 * SIDE;
  private static final int ALL = 0xff_ffff;
  private static final int HEAD = 24;
  private static final int HOME = 0x3f;

  /** Stones of the blocked side on points 1 … p. */
  private final int[] below = new int[25];

  /** The encoding. */
  public NardyContact() {
    super(2 * SIDE + 2);
  }

  /** Whether no stone can be blocked any more. */
  public static boolean isRace(Sight sight) {
    return (sight.roller.points | sight.waiter.points) >>> 12 == 0;
  }

  @Override
  public void features(Sight sight, float[] x) {
    java.util.Arrays.fill(x, 0f);
    side(sight.roller, sight.waiter, x, 0);
    side(sight.waiter, sight.roller, x, SIDE);
    float luck = (float) Math.sqrt(sight.roller.pips + sight.waiter.pips + 20);
    float lead = (sight.waiter.pips - sight.roller.pips) / luck;
    x[LEAD] = lead * 0.2f;
    x[LEAD + 1] = Math.max(-1f, Math.min(1f, lead));
  }

  private void side(Half own, Half other, float[] x, int at) {
    walls(own, other, x, at);
    mobility(own, other, x, at);
    int quarter1 = 0;
    int quarter2 = 0;
    int quarter3 = 0;
    for (int point = 1; point <= 6; point++) {
      quarter1 += own.count[point];
      quarter2 += own.count[point + 6];
      quarter3 += own.count[point + 12];
    }
    x[at + PIPS] = own.pips * (1 / 200f);
    x[at + QUARTER] = quarter1 * (1 / 15f);
    x[at + QUARTER + 1] = quarter2 * (1 / 15f);
    x[at + QUARTER + 2] = quarter3 * (1 / 15f);
    x[at + QUARTER + 3] = (15 - quarter1 - quarter2 - quarter3 - own.count[Side.OFF]) * (1 / 15f);
  }

  private void walls(Half own, Half other, float[] x, int at) {
    int path = NardyRules.turnedPoints(own.points);
    for (int point = 1; point <= 24; point++) {
      below[point] = below[point - 1] + other.count[point];
    }
    boolean none = other.count[Side.OFF] == 0;
    if ((path & path >>> 1) != 0) {
      runs(path, none, x, at);
    }
    int most = 2;
    int top = 0;
    for (int bottom = 1; bottom <= 19; bottom++) {
      int held = Integer.bitCount(path >>> (bottom - 1) & HOME);
      // Of windows as full, the one with more stones still to pass it.
      if (held > most && below[24] - below[bottom + 5] > 0) {
        most = held;
        top = bottom + 5;
      }
    }
    if (top > 0) {
      x[at + WINDOW] = (most - 2) * 0.25f;
      x[at + WINDOW_BEHIND] = (below[24] - below[top]) * 0.1f;
      x[at + TIMING] = spare(own, top) * (1 / 100f);
    }
  }

  /** Pips of stones that have not come to the window that ends at the other side's point. */
  private static int spare(Half own, int otherTop) {
    int edge = NardyRules.turned(otherTop);
    int pips = 0;
    for (int point = edge + 1; point <= 24; point++) {
      pips += own.count[point] * (point - edge);
    }
    return pips;
  }

  private void runs(int path, boolean noneOff, float[] x, int at) {
    int rest = path;
    while (rest != 0) {
      int bottom = Integer.numberOfTrailingZeros(rest) + 1;
      int length = Integer.numberOfTrailingZeros(~(rest >>> (bottom - 1)));
      int top = bottom + length - 1;
      rest &= ~((1 << top) - 1);
      int behind = below[24] - below[top];
      if (length >= 2 && behind > 0) {
        int kind = Math.min(length, 6) - 2;
        int near = below[Math.min(24, top + 6)] - below[top];
        x[at + RUN_BEHIND + kind] += Math.min(behind, 10) * 0.1f;
        x[at + RUN_NEAR + kind] += Math.min(near, 5) * 0.2f;
        if (length >= 5 && noneOff && below[bottom - 1] == 0) {
          x[at + SEALED] = 1f;
        }
      }
    }
  }

  private static void mobility(Half own, Half other, float[] x, int at) {
    int open = ALL & ~NardyRules.turnedPoints(other.points);
    int points = own.points;
    boolean home = points >>> 6 == 0;
    int beyondHead = points & ALL >>> 1;
    int dead = 0;
    int landings = 0;
    for (int die = 1; die <= 6; die++) {
      int free = beyondHead >>> die & open;
      boolean head = own.count[HEAD] > 0 && (open >>> (HEAD - 1 - die) & 1) != 0;
      landings += Integer.bitCount(free) + (head ? 1 : 0);
      if (free != 0 || home) {
        x[at + FREE + die - 1] = 1f;
      }
      if (head) {
        x[at + FREE_HEAD + die - 1] = 1f;
      }
      dead += free == 0 && !head && !home ? 1 : 0;
    }
    x[at + DEAD] = dead * (1 / 6f);
    x[at + DEAD + 1] = dead * dead * (1 / 36f);
    x[at + LANDINGS] = landings * (1 / 24f);
    x[at + HELD] = Integer.bitCount(points) * (1 / 12f);
    int stuck = 0;
    for (int rest = points; rest != 0; rest &= rest - 1) {
      int point = Integer.numberOfTrailingZeros(rest) + 1;
      // Closed points right before a stone: six of them and it waits for good.
      int before = point > 6 ? ~(open >>> (point - 7)) & HOME : 0;
      stuck += Integer.bitCount(before) >= 4 ? own.count[point] : 0;
    }
    x[at + BLOCKED] = stuck * 0.1f;
  }
}
