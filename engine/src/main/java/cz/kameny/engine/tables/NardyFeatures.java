package cz.kameny.engine.tables;

import cz.kameny.rules.nardy.NardyRules;
import cz.kameny.rules.tables.Side;

/**
 * What is looked at in a position of Dlouhé vrhcáby: numbers that are multiplied by weights.
 *
 * <h2>While anything can still be blocked (contact)</h2>
 *
 * Each is that of the side that has just played less that of the other, so that exchanging the
 * sides changes the sign – but for the first, which is the worth of the roll to come.
 *
 * <ul>
 *   <li>for each point whether it is held, and the stones on it beyond the first: development, the
 *       head, stacks, points that stand in the other's way;
 *   <li>stones off, pips, and the pips ahead in units of the luck still to come (their root);
 *   <li>runs of 2, 3, 4, 5 and 6 or more points on the opponent's path, each weighed by the
 *       opponent's stones still behind it, and by those that stand right before it;
 *   <li>dice with which nothing can be moved, also squared, since they hurt more and more; free
 *       landings of all stones and of those beyond the head (LV-6 lets only one stone leave it).
 * </ul>
 *
 * <h2>The race</h2>
 *
 * Pips, stones left and how they stand, all in units of the luck still to come.
 *
 * <h2>Mars</h2>
 *
 * Whether a side without a stone off loses before it takes one off: pips it needs until then
 * against pips the other needs for everything.
 */
final class NardyFeatures {
  static final int CONTACT = 69;
  static final int RACE = 12;
  static final int MARS = 10;

  private static final int HELD = 0;
  private static final int EXTRA = 24;
  private static final int OFF = 49;
  private static final int RUN_BEHIND = 53;
  private static final int RUN_NEAR = 58;
  private static final int MOBILITY = 63;

  private static final int HEAD = 24;
  private static final int HOME = 6;
  private static final int ALL = 0xff_ffff;

  /** Stones of the blocked side on points 1 … p. */
  private final int[] below = new int[25];

  /** Whether no stone can be blocked any more: both sides are beyond the other's stones. */
  static boolean isRace(Board board) {
    return (board.minePoints | board.theirPoints) >>> 12 == 0;
  }

  void contact(Board board, double[] x) {
    java.util.Arrays.fill(x, 0, CONTACT, 0);
    x[0] = 1;
    side(board.mine, board.minePoints, board.minePips, board.theirs, board.theirPoints, 1, x);
    side(board.theirs, board.theirPoints, board.theirPips, board.mine, board.minePoints, -1, x);
    double luck = Math.sqrt(board.minePips + board.theirPips + 20);
    x[OFF + 3] = (board.theirPips - board.minePips) / luck;
  }

  private void side(
      int[] own, int points, int pips, int[] other, int theirs, int sign, double[] x) {
    for (int rest = points; rest != 0; rest &= rest - 1) {
      int point = Integer.numberOfTrailingZeros(rest) + 1;
      x[HELD + point] += sign;
      x[EXTRA + point] += sign * (own[point] - 1) * 0.25;
    }
    x[OFF] += own[Side.OFF] > 0 ? sign : 0;
    x[OFF + 1] += sign * own[Side.OFF] / 15.0;
    x[OFF + 2] -= sign * pips / 50.0;
    runs(NardyRules.turnedPoints(points), other, sign, x);
    mobility(own, points, theirs, sign, x);
  }

  /** Runs of one side's points on the path of the other, weighed by what they hold up. */
  private void runs(int path, int[] blocked, int sign, double[] x) {
    if ((path & path >>> 1) == 0) {
      return;
    }
    for (int point = 1; point <= 24; point++) {
      below[point] = below[point - 1] + blocked[point];
    }
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
        x[RUN_BEHIND + kind] += sign * Math.min(behind, 10) * 0.1;
        x[RUN_NEAR + kind] += sign * Math.min(near, 5) * 0.2;
      }
    }
  }

  private static void mobility(int[] own, int points, int theirs, int sign, double[] x) {
    int open = ALL & ~NardyRules.turnedPoints(theirs);
    boolean home = points >>> HOME == 0;
    int dead = 0;
    int free = 0;
    int freeBeyondHead = 0;
    for (int die = 1; die <= 6; die++) {
      int landings = points >>> die & open;
      free += Integer.bitCount(landings);
      freeBeyondHead += Integer.bitCount((points & ALL >>> 1) >>> die & open);
      dead += landings == 0 && !home ? 1 : 0;
    }
    x[MOBILITY] += sign * dead / 6.0;
    x[MOBILITY + 1] += sign * dead * dead / 36.0;
    x[MOBILITY + 2] += sign * Math.sqrt(free) / 6;
    x[MOBILITY + 3] += sign * Math.sqrt(freeBeyondHead) / 6;
    x[MOBILITY + 4] += sign * Math.max(0, own[HEAD] - 7) / 8.0;
    x[MOBILITY + 5] += sign * Integer.bitCount(points) / 15.0;
  }

  /**
   * The race; all numbers but the last are divided by the root of the pips left.
   *
   * @param shift pips by which the side that has just played is to be taken farther from its end
   */
  void race(Board board, int shift, double[] x) {
    java.util.Arrays.fill(x, 0, RACE, 0);
    int mine = board.minePips + shift;
    double unit = 1 / Math.sqrt(mine + board.theirPips + 10);
    x[0] = 8 * unit;
    x[1] = (board.theirPips - mine) * unit;
    raceSide(board.theirs, unit, x);
    raceSide(board.mine, -unit, x);
    x[RACE - 1] = 1;
  }

  private static void raceSide(int[] own, double unit, double[] x) {
    int out = 0;
    for (int point = HOME + 1; point <= 12; point++) {
      out += own[point];
    }
    x[2] += unit * (15 - own[Side.OFF]);
    x[3] += unit * own[1];
    x[4] += unit * own[2];
    x[5] += unit * own[3];
    x[6] += unit * out;
    x[7] += own[4] == 0 ? unit : 0;
    x[8] += own[5] == 0 ? unit : 0;
    x[9] += own[6] == 0 ? unit : 0;
    x[10] += unit * Math.max(0, own[1] + own[2] - 4);
  }

  /**
   * Whether {@code own} will lose without a stone off; only when it has none off.
   *
   * @param rolls whether {@code own} is the side to roll
   */
  void mars(
      int[] own, int points, int[] other, int otherPoints, boolean rolls, int shift, double[] x) {
    int need = 0;
    int lowest = 6;
    for (int rest = points; rest != 0; rest &= rest - 1) {
      int point = Integer.numberOfTrailingZeros(rest) + 1;
      need += own[point] * Math.max(0, point - HOME);
      lowest = Math.min(lowest, point);
    }
    int otherNeed = shift + Math.max(0, 15 - other[Side.OFF]) / 2;
    for (int rest = otherPoints; rest != 0; rest &= rest - 1) {
      int point = Integer.numberOfTrailingZeros(rest) + 1;
      otherNeed += point * other[point];
    }
    need += lowest;
    double unit = 1 / Math.sqrt(need + otherNeed + 10);
    int open = ALL & ~NardyRules.turnedPoints(otherPoints);
    int dead = 0;
    for (int die = 1; die <= 6; die++) {
      dead += (points >>> die & open) == 0 && points >>> HOME != 0 ? 1 : 0;
    }
    x[0] = 1;
    x[1] = (need - otherNeed) * unit;
    x[2] = (rolls ? 8 : 0) * unit;
    x[3] = 8 * unit;
    x[4] = dead / 6.0;
    x[5] = own[HEAD] / 15.0;
    x[6] = Math.max(0, own[HEAD] - 5) / 10.0;
    x[7] = points >>> 12 == 0 ? 0 : 1;
    x[8] = (need - otherNeed) / 100.0;
    x[9] = (own[19] + own[20] + own[21] + own[22] + own[23]) / 15.0;
  }
}
