package cz.kameny.engine.bearoff;

import cz.kameny.rules.Roll;
import cz.kameny.rules.tables.Side;
import cz.kameny.rules.tables.TablesRules;

/**
 * How many rolls a side with all its stones at home needs to take all of them off, and to take off
 * the first one: whole distributions, when it plays for the fewest rolls on average.
 *
 * <p>The first stone matters for mars (LV-13): a side that has none off yet plays for it first, so
 * that its distribution is one of its own.
 */
public final class OneSided {
  /** Rolls looked ahead; in Taiga-Puff a turn may pass, and what lies beyond is below 1e−6. */
  public static final int LENGTH = 96;

  private final Home home;

  /** Chance to be done after exactly k rolls: {@code done[index][k]}. */
  private final float[][] done;

  private final float[] mean;

  /** The same for the first stone, of positions with all fifteen on the board. */
  private final float[][] first;

  private OneSided(Home home, float[][] done, float[] mean, float[][] first) {
    this.home = home;
    this.done = done;
    this.mean = mean;
    this.first = first;
  }

  /**
   * A table that was worked out before.
   *
   * @param done of every position the chances to be done after exactly so many rolls
   * @param first the same for its first stone, null where one is off
   */
  static OneSided of(Home home, float[][] done, float[][] first) {
    float[] mean = new float[done.length];
    for (int index = 0; index < mean.length; index++) {
      mean[index] = (float) expected(done[index]);
    }
    return new OneSided(home, done, mean, first);
  }

  /** Told now and then how far the work is. */
  @FunctionalInterface
  public interface Watcher {
    /** So many positions of so many are done. */
    void at(int positions, int all);
  }

  /**
   * Works a table out.
   *
   * @param stones most stones left on the board; fifteen for the whole table
   */
  public static OneSided build(TablesRules rules, int stones, Watcher watcher) {
    Home home = new Home(stones);
    Steps steps = new Steps(rules, home);
    OneSided table =
        new OneSided(
            home, new float[home.size()][], new float[home.size()], new float[home.size()][]);
    int count = 0;
    for (int index : home.byPips()) {
      table.add(steps, index);
      count++;
      if (count % 1000 == 0 || count == home.size()) {
        watcher.at(count, home.size());
      }
    }
    return table;
  }

  private void add(Steps steps, int index) {
    if (home.pips(index) == 0) {
      done[index] = new float[] {1f};
      return;
    }
    boolean noneOff = home.low(index) >>> 48 == 0;
    int[] best = new int[Roll.ALL.size()];
    int[] soonest = new int[Roll.ALL.size()];
    double same = 0;
    double sum = 36;
    for (int r = 0; r < best.length; r++) {
      int weight = Roll.ALL.get(r).weight();
      int[] results = steps.of(index, Roll.ALL.get(r));
      if (results[0] == index) {
        best[r] = -1;
        soonest[r] = -1;
        same += weight;
        continue;
      }
      best[r] = results[0];
      soonest[r] = results[0];
      for (int result : results) {
        best[r] = mean[result] < mean[best[r]] ? result : best[r];
        soonest[r] = sooner(result, soonest[r]) ? result : soonest[r];
      }
      sum += weight * mean[best[r]];
    }
    mean[index] = (float) (sum / (36 - same));
    done[index] = mix(best, done);
    if (noneOff) {
      first[index] = mix(soonest, first);
    }
  }

  /** Whether one position is nearer to its first stone off than another. */
  private boolean sooner(int one, int other) {
    return expected(first[one]) < expected(first[other]);
  }

  private static double expected(float[] distribution) {
    if (distribution == null) {
      return 0; // It has a stone off.
    }
    double sum = 0;
    for (int k = 0; k < distribution.length; k++) {
      sum += k * distribution[k];
    }
    return sum;
  }

  /** The distribution one roll earlier; −1 stands for staying where one is. */
  private static float[] mix(int[] next, float[][] from) {
    int length = 1;
    boolean stays = false;
    for (int to : next) {
      stays |= to < 0;
      length = Math.max(length, to < 0 || from[to] == null ? 1 : from[to].length);
    }
    float[] mixed = new float[stays ? LENGTH : Math.min(LENGTH, length + 1)];
    for (int k = 1; k < mixed.length; k++) {
      double sum = 0;
      for (int r = 0; r < next.length; r++) {
        int weight = Roll.ALL.get(r).weight();
        if (next[r] < 0) {
          sum += weight * (double) mixed[k - 1];
        } else if (from[next[r]] == null) {
          sum += k == 1 ? weight : 0; // For the first stone: there it is off.
        } else if (k - 1 < from[next[r]].length) {
          sum += weight * (double) from[next[r]][k - 1];
        }
      }
      mixed[k] = (float) (sum / 36);
    }
    return mixed;
  }

  /** The positions. */
  public Home home() {
    return home;
  }

  /**
   * Chances to have all stones off after exactly 0, 1, … rolls; not to be written to.
   *
   * @param low {@link Side#low} of a side that is covered
   */
  public float[] done(long low) {
    return done[home.index(low)];
  }

  /** Mean number of rolls to have all stones off. */
  public double mean(long low) {
    return mean[home.index(low)];
  }

  /** Chances to take off the first stone with exactly the roll 0, 1, …; null with one off. */
  public float[] first(long low) {
    return first[home.index(low)];
  }

  /**
   * Chance that the side about to roll is done first.
   *
   * @param roller {@link Side#low} of the side about to roll
   * @param waiter of the other
   */
  public double win(long roller, long waiter) {
    float[] own = done(roller);
    float[] other = done(waiter);
    double ahead = 1;
    double win = 0;
    for (int k = 0; k < own.length; k++) {
      // The other side has had k − 1 rolls by then.
      win += own[k] * (k == 0 ? 1 : ahead);
      if (k > 0 && k < other.length) {
        ahead -= other[k];
      } else if (k == 0) {
        ahead -= other[0];
      }
    }
    return win;
  }

  /**
   * Chance that the side about to roll is done before the other has its first stone off (LV-13).
   *
   * @param roller {@link Side#low} of the side about to roll
   * @param waiter of the other
   */
  public double winMars(long roller, long waiter) {
    // The other side has had a roll less by then.
    return doneBeforeFirst(done(roller), first(waiter), 1);
  }

  /**
   * Chance that the other side is done before the one about to roll has its first stone off
   * (LV-13).
   *
   * @param roller {@link Side#low} of the side about to roll
   * @param waiter of the other
   */
  public double loseMars(long roller, long waiter) {
    return doneBeforeFirst(done(waiter), first(roller), 0);
  }

  private static double doneBeforeFirst(float[] done, float[] first, int fewer) {
    if (first == null) {
      return 0; // It has a stone off.
    }
    double noneOff = 1;
    double sum = 0;
    // From the start: one side may be done already.
    for (int k = 0; k < done.length; k++) {
      int had = k - fewer;
      noneOff -= had >= 0 && had < first.length ? first[had] : 0;
      sum += done[k] * Math.max(0, noneOff);
    }
    return sum;
  }
}
