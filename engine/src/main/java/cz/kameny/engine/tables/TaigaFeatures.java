package cz.kameny.engine.tables;

import cz.kameny.engine.net.Shots;
import cz.kameny.rules.tables.Side;
import cz.kameny.rules.taiga.TaigaRules;

/**
 * What is looked at in a position of Taiga-Puff: numbers that are multiplied by weights.
 *
 * <h2>While the sides have not passed each other (contact)</h2>
 *
 * Each is that of the side that has just played less that of the other, but for the worth of the
 * roll to come and for shots, which count more for the side that may be hit first.
 *
 * <ul>
 *   <li>for each point whether a single stone or a bridge is on it, and the stones beyond two;
 *   <li>stones in hand, hit and off; pips, also in units of the luck still to come;
 *   <li>runs of 2 to 6 bridges, weighed by the opponent's stones behind them – those in hand and
 *       hit ones too – and by those right before them;
 *   <li>dice that cannot be used, bridges on the points the opponent enters by while it has stones
 *       to enter or hit ones;
 *   <li>the chance that a roll hits a single stone, and the pips it costs ({@link Shots});
 *   <li>in the last six: how the stones are spread, since only the exact number takes one off
 *       (TP-5).
 * </ul>
 *
 * <h2>The race</h2>
 *
 * Pips, stones and how they are spread, in units of the luck still to come.
 */
final class TaigaFeatures {
  static final int CONTACT = 100;
  static final int RACE = 24;

  private static final int BLOT = 0;
  private static final int BRIDGE = 24;
  private static final int EXTRA = 48;
  private static final int STATE = 73;
  private static final int RUN_BEHIND = 79;
  private static final int RUN_NEAR = 84;
  private static final int MOBILITY = 89;
  private static final int SHOTS = 91;
  private static final int ENTRY = 95;
  private static final int ENDING = 97;

  private static final int LAST_SIX = 0x3f;
  private static final int ALL = 0xff_ffff;

  private final Shots shots;
  private final int[] below = new int[26];

  TaigaFeatures(Shots shots) {
    this.shots = shots;
  }

  /** Whether the sides have passed each other for good. */
  static boolean isRace(Board board) {
    return rear(board.mine, board.minePoints) + rear(board.theirs, board.theirPoints) < 25;
  }

  /** Where the last stone is, 25 in hand or hit, 0 with all off. */
  private static int rear(int[] own, int points) {
    return own[Side.HAND] + own[Side.BAR] > 0 ? 25 : 32 - Integer.numberOfLeadingZeros(points);
  }

  void contact(Board board, double[] x) {
    java.util.Arrays.fill(x, 0, CONTACT, 0);
    x[0] = 1;
    int[] mine = board.mine;
    int[] theirs = board.theirs;
    side(mine, board.minePoints, board.mineBridges, board.minePips, 1, x);
    side(theirs, board.theirPoints, board.theirBridges, board.theirPips, -1, x);
    int mineBlots = board.minePoints & ~board.mineBridges;
    int theirBlots = board.theirPoints & ~board.theirBridges;
    runs(TaigaRules.turnedPoints(board.mineBridges), theirs, 1, x);
    runs(TaigaRules.turnedPoints(board.theirBridges), mine, -1, x);
    mobility(mine, board.minePoints, ALL & ~TaigaRules.turnedPoints(board.theirBridges), 1, x);
    mobility(theirs, board.theirPoints, ALL & ~TaigaRules.turnedPoints(board.mineBridges), -1, x);
    exposed(mineBlots, theirs, board.theirPoints, SHOTS, x);
    exposed(theirBlots, mine, board.minePoints, SHOTS + 2, x);
    entry(board.mineBridges, theirs, 1, x);
    entry(board.theirBridges, mine, -1, x);
    double luck = Math.sqrt(board.minePips + board.theirPips + 20);
    x[STATE + 5] = (board.theirPips - board.minePips) / luck;
  }

  private static void side(int[] own, int points, int bridges, int pips, int sign, double[] x) {
    for (int rest = points & ~bridges; rest != 0; rest &= rest - 1) {
      x[BLOT + Integer.numberOfTrailingZeros(rest) + 1] += sign;
    }
    for (int rest = bridges; rest != 0; rest &= rest - 1) {
      int point = Integer.numberOfTrailingZeros(rest) + 1;
      x[BRIDGE + point] += sign;
      x[EXTRA + point] += sign * (own[point] - 2) * 0.25;
    }
    x[STATE] += sign * own[Side.HAND] / 15.0;
    x[STATE + 1] += own[Side.BAR] > 0 ? sign : 0;
    x[STATE + 2] += sign * own[Side.BAR] / 3.0;
    x[STATE + 3] += sign * own[Side.OFF] / 15.0;
    x[STATE + 4] -= sign * pips / 50.0;
    if (own[Side.HAND] + own[Side.BAR] == 0 && points >>> 6 == 0) {
      x[ENDING] += sign;
      x[ENDING + 1] += sign * Integer.bitCount(points) / 6.0;
      x[ENDING + 2] += sign * (own[1] + own[2]) / 8.0;
    }
  }

  /** Runs of bridges of one side on the path of the other, weighed by what they hold up. */
  private void runs(int path, int[] blocked, int sign, double[] x) {
    if ((path & path >>> 1) == 0) {
      return;
    }
    for (int point = 1; point <= 24; point++) {
      below[point] = below[point - 1] + blocked[point];
    }
    below[25] = below[24] + blocked[Side.HAND] + blocked[Side.BAR];
    int rest = path;
    while (rest != 0) {
      int bottom = Integer.numberOfTrailingZeros(rest) + 1;
      int length = Integer.numberOfTrailingZeros(~(rest >>> (bottom - 1)));
      int top = bottom + length - 1;
      rest &= ~((1 << top) - 1);
      int behind = below[25] - below[top];
      if (length >= 2 && behind > 0) {
        int kind = Math.min(length, 6) - 2;
        int near = below[Math.min(25, top + 6)] - below[top];
        x[RUN_BEHIND + kind] += sign * Math.min(behind, 10) * 0.1;
        x[RUN_NEAR + kind] += sign * Math.min(near, 5) * 0.2;
      }
    }
  }

  private static void mobility(int[] own, int points, int open, int sign, double[] x) {
    int entering = own[Side.HAND] + own[Side.BAR];
    boolean mayMove = own[Side.BAR] == 0;
    int exact = entering == 0 && points >>> 6 == 0 ? points : 0;
    int dead = 0;
    for (int die = 1; die <= 6; die++) {
      boolean enters = entering > 0 && (open >>> (24 - die) & 1) != 0;
      boolean moves = mayMove && (points >>> die & open) != 0;
      boolean leaves = (exact >>> (die - 1) & 1) != 0;
      dead += enters || moves || leaves ? 0 : 1;
    }
    x[MOBILITY] += sign * dead / 6.0;
    x[MOBILITY + 1] += sign * dead * dead / 36.0;
  }

  /** The chance that any single stone is hit, and the pips it costs; each stands by itself. */
  private void exposed(int blots, int[] hitter, int hitterPoints, int at, double[] x) {
    int all = 0;
    double cost = 0;
    boolean barOnly = hitter[Side.BAR] > 0;
    boolean enters = barOnly || hitter[Side.HAND] > 0;
    for (int rest = blots; rest != 0; rest &= rest - 1) {
      int point = Integer.numberOfTrailingZeros(rest) + 1;
      int target = 25 - point;
      // A stone of the hitter on q is q − target away; those to be entered stand on 25.
      int distances = barOnly ? 0 : hitterPoints >>> target;
      distances |= enters ? 1 << (24 - target) : 0;
      int rolls = shots.rolls(distances);
      all |= rolls;
      cost += shots.chance(rolls) * target;
    }
    x[at] = shots.chance(all);
    x[at + 1] = cost / 25;
  }

  private static void entry(int bridges, int[] other, int sign, double[] x) {
    int blocking = Integer.bitCount(bridges & LAST_SIX);
    x[ENTRY] += other[Side.HAND] > 0 ? sign * blocking / 6.0 : 0;
    x[ENTRY + 1] += sign * blocking * Math.min(2, other[Side.BAR]) / 6.0;
  }

  /** The race; all numbers but the last are divided by the root of the pips left. */
  void race(Board board, double[] x) {
    java.util.Arrays.fill(x, 0, RACE, 0);
    double unit = 1 / Math.sqrt(board.minePips + board.theirPips + 10);
    x[0] = 8 * unit;
    x[1] = (board.theirPips - board.minePips) * unit;
    raceSide(board.theirs, board.theirPoints, unit, x);
    raceSide(board.mine, board.minePoints, -unit, x);
    x[RACE - 1] = 1;
  }

  private static void raceSide(int[] own, int points, double unit, double[] x) {
    int home = 0;
    for (int point = 1; point <= 6; point++) {
      home += own[point];
      x[1 + point] += unit * own[point];
      x[7 + point] += own[point] == 0 ? unit : 0;
      x[13 + point] += unit * Math.max(0, own[point] - 2);
    }
    x[20] += unit * (15 - own[Side.OFF]);
    x[21] += unit * (15 - own[Side.OFF] - home);
    x[22] += points >>> 6 == 0 ? unit : 0;
  }
}
