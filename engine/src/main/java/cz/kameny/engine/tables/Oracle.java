package cz.kameny.engine.tables;

import cz.kameny.engine.net.Chances;
import cz.kameny.engine.net.Half;
import cz.kameny.engine.net.Nets;
import cz.kameny.engine.net.Sight;
import cz.kameny.rules.Player;
import cz.kameny.rules.Rng;
import cz.kameny.rules.Roll;
import cz.kameny.rules.nardy.NardySettings;
import cz.kameny.rules.tables.Expansion;
import cz.kameny.rules.tables.Side;
import cz.kameny.rules.tables.TablesRules;

/**
 * What any position of a dice game in which a roll is due is worth: exactly when the game is over
 * or both sides are down to a few stones, otherwise as the nets see it.
 */
final class Oracle {
  private final Nets nets;
  private final EndTable ends;

  /** Null where they are not there or not to be used. */
  private final ExactEndings exact;

  private final Expansion expansion;
  private final boolean lastRoll;
  private final float mars;

  /** An oracle for games under these rules that judges the same on every machine. */
  Oracle(TablesRules rules, Nets nets) {
    this(rules, nets, null);
  }

  /** An oracle that knows the endings, too, if they were handed over. */
  static Oracle withEndings(TablesRules rules, Nets nets) {
    return new Oracle(rules, nets, ExactEndings.find(rules).orElse(null));
  }

  private Oracle(TablesRules rules, Nets nets, ExactEndings exact) {
    this.nets = nets;
    this.exact = exact;
    this.ends = new EndTable(rules.newExpansion());
    this.expansion = rules.newExpansion();
    this.mars = mars(rules);
    this.lastRoll = rules.settings() instanceof NardySettings nardy && nardy.lastRoll();
  }

  /** What mars counts beyond a simple win: 1, or 0 where it does not (LV-13). */
  static float mars(TablesRules rules) {
    return rules.settings() instanceof NardySettings nardy
            && nardy.size() == NardySettings.Size.MARS
        ? 1
        : 0;
  }

  /** See {@link Nets#forget}. */
  void forget() {
    nets.forget();
  }

  /** Misjudges from now on; endings stay exact. */
  void blur(double amount, Rng rng) {
    nets.blur(amount, rng);
  }

  /** Expected stakes of the side about to roll. */
  float equity(Chances chances) {
    return chances.equity(mars);
  }

  /**
   * The chances of the side about to roll.
   *
   * @param roller which side that is; it matters under the last roll alone (LV-15)
   */
  void judge(Sight sight, Player roller, Chances chances) {
    Half own = sight.roller;
    Half other = sight.waiter;
    if (own.count[Side.OFF] == Side.STONES) {
      afterLastTurn(other, chances);
    } else if (other.count[Side.OFF] == Side.STONES) {
      finished(own, roller, chances);
    } else if (exact != null && !lastRoll && exact.judge(own, other, chances)) {
      return;
    } else if (EndTable.covers(own.low(), own.high())
        && EndTable.covers(other.low(), other.high())) {
      ending(own.low(), other.low(), roller, chances);
    } else {
      nets.judge(sight, chances);
      if (lastRoll) {
        nets.lastTurn(sight, roller == Player.SECOND, chances);
      }
    }
  }

  /**
   * The side that would roll has all stones off: the other has played its last turn (LV-15), and
   * the game is over – drawn if that took off everything, else won and sized after that turn.
   */
  private static void afterLastTurn(Half other, Chances chances) {
    boolean drawn = other.count[Side.OFF] == Side.STONES;
    chances.win = drawn ? 0 : 1;
    chances.winMars = other.count[Side.OFF] == 0 ? 1 : 0;
    chances.loseMars = 0;
    chances.draw = drawn ? 1 : 0;
  }

  /** The other side has all stones off. */
  private void finished(Half own, Player roller, Chances chances) {
    chances.win = 0;
    chances.winMars = 0;
    chances.draw = 0;
    chances.loseMars = own.count[Side.OFF] == 0 ? 1 : 0;
    if (lastRoll && roller == Player.SECOND) {
      lastTurn(new Side(own.low(), own.high()), chances);
    }
  }

  /** LV-15: one more turn; it is a draw if that takes off everything. */
  private void lastTurn(Side own, Chances chances) {
    int drawn = 0;
    int mars = 0;
    for (Roll roll : Roll.ALL) {
      int most = 0;
      int count = expansion.expand(own, Side.allOn(Side.OFF), Player.SECOND, roll);
      for (int i = 0; i < count; i++) {
        most = Math.max(most, (int) (expansion.low(i) >>> 48));
      }
      drawn += most == Side.STONES ? roll.weight() : 0;
      mars += most == 0 ? roll.weight() : 0;
    }
    chances.draw = drawn / 36f;
    chances.loseMars = mars / 36f;
  }

  /** Both sides in the table; each has stones off, so there is no mars. */
  private void ending(long own, long other, Player roller, Chances chances) {
    double[] we = ends.within(own);
    double[] they = ends.within(other);
    // Under the last roll (LV-15) the side that started wins only if the other cannot finish in
    // the turn that follows either.
    boolean drawsToRoller = lastRoll && roller == Player.SECOND;
    boolean drawsToWaiter = lastRoll && roller == Player.FIRST;
    double win = 0;
    double draw = 0;
    for (int k = 1; k < EndTable.LENGTH; k++) {
      double now = we[k] - we[k - 1];
      win += now * (1 - they[drawsToWaiter ? k : k - 1]);
      if (drawsToWaiter) {
        draw += now * (they[k] - they[k - 1]);
      } else if (drawsToRoller && k > 1) {
        draw += now * (they[k - 1] - they[k - 2]);
      }
    }
    chances.win = (float) win;
    chances.draw = (float) draw;
    chances.winMars = 0;
    chances.loseMars = 0;
  }
}
