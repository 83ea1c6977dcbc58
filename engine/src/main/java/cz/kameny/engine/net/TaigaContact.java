package cz.kameny.engine.net;

import cz.kameny.rules.tables.Side;
import cz.kameny.rules.taiga.TaigaRules;

/**
 * Inputs for Taiga-Puff while the sides have not passed each other. For each side, the one about to
 * roll first:
 *
 * <ul>
 *   <li>runs of 2 to 6 bridges on the opponent's path, weighed by the opponent's stones still to
 *       pass them – those in hand and the hit ones too – and by those right before them;
 *   <li>the six points in a row of the opponent's path with the most bridges, and what is behind;
 *   <li>for every number of a die whether it can be used, whether it can enter a stone;
 *   <li>chances that a roll of the opponent hits a single stone, any at all, and the pips it costs
 *       ({@link Shots}), for the blots in the way of stones on the board and of those that enter;
 *   <li>bridges on the points the opponent enters by, against stones it has to enter;
 *   <li>pips, stones in each quarter, points and bridges held.
 * </ul>
 */
public final class TaigaContact extends Encoding {
  private static final int SIDE = 41;
  private static final int RUN_BEHIND = 0;
  private static final int RUN_NEAR = 5;
  private static final int WINDOW = 10;
  private static final int WINDOW_BEHIND = 11;
  private static final int USE = 12;
  private static final int ENTER = 18;
  private static final int DEAD = 24;
  private static final int SHOT = 26;
  private static final int COST = 27;
  private static final int BLOTS = 28;
  private static final int BLOCKED_ENTRY = 29;
  private static final int PIPS = 31;
  private static final int QUARTER = 32;
  private static final int HELD = 36;
  private static final int ALONE = 38;
  private static final int TIMING = 39;
  private static final int REAR = 40;
  private static final int LEAD = 2 * SIDE;
  private static final int ALL = 0xff_ffff;
  private static final int LAST_SIX = 0x3f;

  private final Shots shots;

  /** Stones of the blocked side on points 1 … p; 25 counts those to enter too. */
  private final int[] below = new int[26];

  /**
   * The encoding.
   *
   * @param opposites how often the opposite number of a double is used (TP-4)
   */
  public TaigaContact(int opposites) {
    super(2 * SIDE + 2);
    shots = new Shots(opposites);
  }

  /** Whether the sides have passed each other for good. */
  public static boolean isRace(Sight sight) {
    return rear(sight.roller) + rear(sight.waiter) < 25;
  }

  /** Where the last stone is, 25 in hand or hit, 0 with all off. */
  private static int rear(Half own) {
    return own.count[Side.HAND] + own.count[Side.BAR] > 0
        ? 25
        : 32 - Integer.numberOfLeadingZeros(own.points);
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
    exposed(own, other, x, at);
    int entering = other.count[Side.HAND] + other.count[Side.BAR];
    int blocking = Integer.bitCount(own.bridges & LAST_SIX);
    x[at + BLOCKED_ENTRY] = blocking * Math.min(4, entering) * (1 / 24f);
    x[at + BLOCKED_ENTRY + 1] = blocking * Math.min(2, other.count[Side.BAR]) * (1 / 12f);
    x[at + PIPS] = own.pips * (1 / 250f);
    for (int quarter = 0; quarter < 4; quarter++) {
      int stones = 0;
      for (int point = 6 * quarter + 1; point <= 6 * quarter + 6; point++) {
        stones += own.count[point];
      }
      x[at + QUARTER + quarter] = stones * (1 / 15f);
    }
    x[at + HELD] = Integer.bitCount(own.points) * (1 / 12f);
    x[at + HELD + 1] = Integer.bitCount(own.bridges) * (1 / 7f);
    x[at + REAR] = rear(own) * (1 / 25f);
  }

  private void walls(Half own, Half other, float[] x, int at) {
    int path = TaigaRules.turnedPoints(own.bridges);
    for (int point = 1; point <= 24; point++) {
      below[point] = below[point - 1] + other.count[point];
    }
    below[25] = below[24] + other.count[Side.HAND] + other.count[Side.BAR];
    if ((path & path >>> 1) != 0) {
      runs(path, x, at);
    }
    int most = 1;
    int top = 0;
    for (int bottom = 1; bottom <= 19; bottom++) {
      int held = Integer.bitCount(path >>> (bottom - 1) & LAST_SIX);
      if (held > most && below[25] - below[bottom + 5] > 0) {
        most = held;
        top = bottom + 5;
      }
    }
    if (top > 0) {
      x[at + WINDOW] = (most - 1) * 0.2f;
      x[at + WINDOW_BEHIND] = (below[25] - below[top]) * 0.1f;
      x[at + TIMING] = spare(own, 25 - top) * (1 / 150f);
    }
  }

  /** Pips of stones that have not come to a window whose own lowest point is this one. */
  private static int spare(Half own, int edge) {
    int pips = (own.count[Side.HAND] + own.count[Side.BAR]) * (25 - edge);
    for (int point = edge + 6; point <= 24; point++) {
      pips += own.count[point] * (point - edge);
    }
    return pips;
  }

  private void runs(int path, float[] x, int at) {
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
        x[at + RUN_BEHIND + kind] += Math.min(behind, 10) * 0.1f;
        x[at + RUN_NEAR + kind] += Math.min(near, 5) * 0.2f;
      }
    }
  }

  private static void mobility(Half own, Half other, float[] x, int at) {
    int open = ALL & ~TaigaRules.turnedPoints(other.bridges);
    int points = own.points;
    int entering = own.count[Side.HAND] + own.count[Side.BAR];
    boolean mayMove = own.count[Side.BAR] == 0;
    int exact = entering == 0 && points >>> 6 == 0 ? points : 0;
    int dead = 0;
    for (int die = 1; die <= 6; die++) {
      boolean entryOpen = (open >>> (24 - die) & 1) != 0;
      boolean enters = entering > 0 && entryOpen;
      boolean moves = mayMove && (points >>> die & open) != 0;
      boolean leaves = (exact >>> (die - 1) & 1) != 0;
      if (moves || leaves) {
        x[at + USE + die - 1] = 1f;
      }
      if (enters) {
        x[at + ENTER + die - 1] = 1f;
      }
      dead += enters || moves || leaves ? 0 : 1;
    }
    x[at + DEAD] = dead * (1 / 6f);
    x[at + DEAD + 1] = dead * dead * (1 / 36f);
  }

  /** Shots of {@code hitter} at the single stones of {@code own}; each stands by itself. */
  private void exposed(Half own, Half hitter, float[] x, int at) {
    int blots = own.points & ~own.bridges;
    int all = 0;
    int reached = 0;
    float cost = 0;
    boolean barOnly = hitter.count[Side.BAR] > 0;
    boolean enters = barOnly || hitter.count[Side.HAND] > 0;
    for (int rest = blots; rest != 0; rest &= rest - 1) {
      int point = Integer.numberOfTrailingZeros(rest) + 1;
      int target = 25 - point;
      // A stone of the hitter on q is q − target away; those to be entered stand on 25.
      int distances = barOnly ? 0 : hitter.points >>> target;
      distances |= enters ? 1 << (24 - target) : 0;
      int rolls = shots.rolls(distances);
      if (rolls != 0) {
        all |= rolls;
        reached++;
        cost += shots.ways(rolls) * (1 / 36f) * target;
      }
    }
    x[at + SHOT] = shots.ways(all) * (1 / 36f);
    x[at + COST] = cost * (1 / 25f);
    x[at + BLOTS] = reached * (1 / 5f);
    x[at + ALONE] = Integer.bitCount(blots) * (1 / 8f);
  }
}
