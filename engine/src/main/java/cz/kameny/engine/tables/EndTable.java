package cz.kameny.engine.tables;

import cz.kameny.rules.Player;
import cz.kameny.rules.Roll;
import cz.kameny.rules.tables.Expansion;
import cz.kameny.rules.tables.Side;
import java.util.HashMap;
import java.util.Map;

/**
 * How many rolls a side with at most six stones, all on its last six points, needs to take them
 * off: the whole distribution, when it always plays for the fewest rolls on average.
 *
 * <p>Filled as it is asked, by the game's own rules: 924 positions at most, together about a
 * quarter of a second. In Taiga-Puff only the exact number takes a stone off (TP-5), so that a turn
 * may be passed and the distributions have long tails.
 *
 * <p>With both sides in the table the chances of a game are exact but for two things: a side behind
 * might gain by playing for a quick finish instead of the best mean, and beyond {@link #LENGTH}
 * rolls nothing is looked at.
 */
final class EndTable {
  /** Most stones left on the board. */
  static final int MOST = 6;

  /** Rolls looked ahead. */
  static final int LENGTH = 96;

  private static final int LAST_SIX_BITS = 24;

  /** Chances to be done within 0, 1, … rolls, and the mean number of rolls. */
  private static final class Entry {
    final double[] within;
    final double mean;

    Entry(double[] within, double mean) {
      this.within = within;
      this.mean = mean;
    }
  }

  private final Expansion expansion;
  private final Map<Long, Entry> entries = new HashMap<>();
  private final Side nobody = Side.allOn(Side.OFF);

  EndTable(Expansion expansion) {
    this.expansion = expansion;
    double[] done = new double[LENGTH];
    java.util.Arrays.fill(done, 1);
    entries.put(nobody.low(), new Entry(done, 0));
  }

  /** Whether a side packed as {@link Side} is in the table. */
  static boolean covers(long low, long high) {
    return high == 0
        && (low >>> 48) >= Side.STONES - MOST
        && (low & 0xffff_ffff_ffffL) >>> LAST_SIX_BITS == 0;
  }

  /** Chances to be done within 0, 1, … {@link #LENGTH} − 1 rolls. Not to be written to. */
  double[] within(long low) {
    return entry(low).within;
  }

  /** Mean number of rolls to be done. */
  double mean(long low) {
    return entry(low).mean;
  }

  /**
   * Chance that the side that has just played is done first.
   *
   * @param mine its stones, {@link Side#low()}
   * @param theirs those of the side to roll
   * @param delay rolls the side that has just played must let pass, 0 in a normal game; −1 when it
   *     has one in advance
   */
  double first(long mine, long theirs, int delay) {
    double[] we = within(mine);
    double[] they = within(theirs);
    double chance = 0;
    for (int k = 0; k < LENGTH && k + delay < LENGTH; k++) {
      double now = k == 0 ? we[0] : we[k] - we[k - 1];
      chance += now * (k + delay < 0 ? 1 : 1 - they[k + delay]);
    }
    return chance;
  }

  private Entry entry(long low) {
    Entry entry = entries.get(low);
    if (entry == null) {
      entry = compute(low);
      entries.put(low, entry);
    }
    return entry;
  }

  private Entry compute(long low) {
    Side side = new Side(low, 0);
    Entry[] next = new Entry[Roll.ALL.size()];
    double same = 0;
    double sum = 36;
    for (int r = 0; r < next.length; r++) {
      Roll roll = Roll.ALL.get(r);
      // The workspace is used again below this one, so the results are copied first.
      int count = expansion.expand(side, nobody, Player.FIRST, roll);
      long[] results = new long[count];
      for (int i = 0; i < count; i++) {
        results[i] = expansion.low(i);
      }
      if (results[0] == low) {
        same += roll.weight();
        continue;
      }
      for (long result : results) {
        Entry candidate = entry(result);
        if (next[r] == null || candidate.mean < next[r].mean) {
          next[r] = candidate;
        }
      }
      sum += roll.weight() * next[r].mean;
    }
    double[] within = new double[LENGTH];
    for (int k = 1; k < LENGTH; k++) {
      double chance = same * within[k - 1];
      for (int r = 0; r < next.length; r++) {
        if (next[r] != null) {
          chance += Roll.ALL.get(r).weight() * next[r].within[k - 1];
        }
      }
      within[k] = chance / 36;
    }
    return new Entry(within, sum / (36 - same));
  }
}
