package cz.kameny.engine.bearoff;

import cz.kameny.rules.Roll;
import cz.kameny.rules.tables.TablesRules;

/**
 * The chance to win of the side about to roll, exactly, when both sides have at most six stones
 * left, all at home: 924 × 924 positions. Both have stones off, so that there is no mars (LV-13);
 * the last roll (LV-15) is not considered.
 *
 * <p>In Taiga-Puff a roll may pass (TP-5), so that a position and the same with the other side to
 * roll hang on each other: those pairs are two equations with two unknowns.
 */
public final class TwoSided {
  /** Most stones a side has left. */
  public static final int STONES = 6;

  private final Home home;
  private final float[] win;

  private TwoSided(Home home, float[] win) {
    this.home = home;
    this.win = win;
  }

  /** A table that was worked out before: {@code win[own * size + other]}. */
  static TwoSided of(Home home, float[] win) {
    return new TwoSided(home, win);
  }

  /** Works the table out: about a second. */
  public static TwoSided build(TablesRules rules, OneSided.Watcher watcher) {
    Home home = new Home(STONES);
    int size = home.size();
    int[][][] next = new int[size][Roll.ALL.size()][];
    Steps steps = new Steps(rules, home);
    for (int index = 0; index < size; index++) {
      for (int r = 0; r < Roll.ALL.size(); r++) {
        next[index][r] = steps.of(index, Roll.ALL.get(r));
      }
    }
    TwoSided table = new TwoSided(home, new float[size * size]);
    int[] order = home.byPips();
    int[] pips = new int[size];
    for (int index = 0; index < size; index++) {
      pips[index] = home.pips(index);
    }
    int most = pips[order[size - 1]];
    int done = 0;
    // A turn lowers the sum of the pips of both sides, or passes and leaves both as they are.
    for (int sum = 0; sum <= 2 * most; sum++) {
      for (int own = 0; own < size; own++) {
        for (int other = own; other < size && pips[own] <= sum; other++) {
          if (pips[own] + pips[other] == sum) {
            table.solve(next, own, other);
            done += own == other ? 1 : 2;
          }
        }
      }
      watcher.at(done, size * size);
    }
    return table;
  }

  private void solve(int[][][] next, int a, int b) {
    if (home.pips(a) == 0 || home.pips(b) == 0) {
      // Whoever has none left has won; both at once cannot be.
      win[a * home.size() + b] = home.pips(a) == 0 && home.pips(b) > 0 ? 1 : 0;
      win[b * home.size() + a] = home.pips(b) == 0 && home.pips(a) > 0 ? 1 : 0;
      return;
    }
    double[] ofA = sums(next, a, b);
    double[] ofB = sums(next, b, a);
    // x = A + p (1 − y) and y = B + q (1 − x).
    double x = (ofA[0] + ofA[1] * (1 - ofB[0] - ofB[1])) / (1 - ofA[1] * ofB[1]);
    double y = ofB[0] + ofB[1] * (1 - x);
    win[a * home.size() + b] = (float) x;
    win[b * home.size() + a] = (float) y;
  }

  /** The chance to win by rolls that can be used, and the chance that the turn passes. */
  private double[] sums(int[][][] next, int own, int other) {
    double sum = 0;
    double pass = 0;
    for (int r = 0; r < Roll.ALL.size(); r++) {
      int weight = Roll.ALL.get(r).weight();
      if (next[own][r][0] == own) {
        pass += weight;
        continue;
      }
      double best = 0;
      for (int result : next[own][r]) {
        double value = home.pips(result) == 0 ? 1 : 1 - win[other * home.size() + result];
        best = Math.max(best, value);
      }
      sum += weight * best;
    }
    return new double[] {sum / 36, pass / 36};
  }

  /** The positions of a side. */
  public Home home() {
    return home;
  }

  /**
   * Chance to win of the side about to roll.
   *
   * @param roller {@link cz.kameny.rules.tables.Side#low} of the side about to roll, covered
   * @param waiter of the other, covered
   */
  public float win(long roller, long waiter) {
    return win[home.index(roller) * home.size() + home.index(waiter)];
  }
}
