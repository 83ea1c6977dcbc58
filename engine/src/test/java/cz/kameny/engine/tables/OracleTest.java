package cz.kameny.engine.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cz.kameny.engine.bearoff.OneSided;
import cz.kameny.engine.net.Chances;
import cz.kameny.engine.net.NetLibrary;
import cz.kameny.engine.net.Sight;
import cz.kameny.rules.Player;
import cz.kameny.rules.Rng;
import cz.kameny.rules.Roll;
import cz.kameny.rules.nardy.NardyRules;
import cz.kameny.rules.nardy.NardySettings;
import cz.kameny.rules.tables.Expansion;
import cz.kameny.rules.tables.Side;
import cz.kameny.rules.tables.TablesPosition;
import cz.kameny.rules.taiga.TaigaRules;
import cz.kameny.rules.taiga.TaigaSettings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OracleTest {
  private static NardyRules nardy(boolean lastRoll) {
    return new NardyRules(
        new NardySettings(NardySettings.Head.WHITE, NardySettings.Size.MARS, lastRoll));
  }

  private static Chances judged(NardyRules rules, String text) {
    TablesPosition position = rules.parsePosition(text);
    Oracle oracle = new Oracle(rules, NetLibrary.nardy(true, true));
    Sight sight = new Sight();
    Side own = position.mover();
    Side other = position.waiting();
    sight.set(own.low(), own.high(), other.low(), other.high());
    Chances chances = new Chances();
    oracle.judge(sight, position.turn(), chances);
    return chances;
  }

  /** The value by the rules alone, for endings of one or two rolls: win, draw. */
  private static double[] slow(NardyRules rules, TablesPosition position, int depth) {
    var ending = rules.ending(position);
    if (ending.isPresent()) {
      boolean draw = ending.get().winner().isEmpty();
      boolean won = !draw && ending.get().winner().get() == position.turn();
      return new double[] {won ? 1 : 0, draw ? 1 : 0};
    }
    if (depth == 0) {
      throw new IllegalStateException("deeper than expected: " + position);
    }
    double win = 0;
    double draw = 0;
    Expansion expansion = rules.newExpansion();
    for (Roll roll : Roll.ALL) {
      int count = expansion.expand(position.with(roll));
      double[] best = null;
      TablesPosition[] after = new TablesPosition[count];
      for (int i = 0; i < count; i++) {
        after[i] = position.after(expansion.mover(i), expansion.waiting(i));
      }
      for (TablesPosition next : after) {
        double[] other = slow(rules, next, depth - 1);
        double[] own = {1 - other[0] - other[1], other[1]};
        if (best == null || 2 * own[0] + own[1] > 2 * best[0] + best[1]) {
          best = own;
        }
      }
      win += best[0] * roll.weight() / 36;
      draw += best[1] * roll.weight() / 36;
    }
    return new double[] {win, draw};
  }

  /** LV-13 and LV-15: endings are exact with and without the last roll, whoever started. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "1:2,o13 1:2,o13 w",
        "1:2,o13 1:2,o13 b",
        "3:2,o13 1:1,o14 w",
        "5:2,o13 6:1,o14 b",
      })
  void endingsOfAFewStonesAreExact(String text) {
    for (boolean lastRoll : new boolean[] {false, true}) {
      NardyRules rules = nardy(lastRoll);
      double[] expected = slow(rules, rules.parsePosition(text), 6);
      Chances chances = judged(rules, text);
      assertThat(chances.win).as("win").isCloseTo((float) expected[0], within(1e-5f));
      assertThat(chances.draw).as("draw").isCloseTo((float) expected[1], within(1e-5f));
    }
  }

  /** LV-15: White is done, Black has one more turn. */
  @Test
  void theLastTurnDrawsWhenItTakesEverythingOffAndAvoidsMarsWithOneStone() {
    Chances draws = judged(nardy(true), "o15 1:2,o13 b");
    assertThat(draws.draw).isEqualTo(1f);
    Chances mars = judged(nardy(true), "o15 12:1,1:14 b");
    // The stone on 12 must come home and another go off: 5:1 and more.
    assertThat(mars.draw).isZero();
    assertThat(mars.loseMars).isBetween(0.05f, 0.95f);
    assertThat(judged(nardy(false), "o15 12:1,1:14 b").loseMars).isEqualTo(1f);
  }

  /** LV-15: Black has had its last turn, nobody rolls any more. */
  @Test
  void afterTheLastTurnTheGameIsWhatItIsAndNotPlayedOn() {
    for (int plies = 0; plies <= 2; plies++) {
      assertThat(afterLastTurn("6:1,1:2,o12", plies)).containsExactly(1, 0, 0, 0);
      assertThat(afterLastTurn("6:15", plies)).containsExactly(1, 1, 0, 0);
      assertThat(afterLastTurn("20:1,1:14", plies)).containsExactly(1, 1, 0, 0);
      assertThat(afterLastTurn("o15", plies)).containsExactly(0, 0, 0, 1);
    }
  }

  /** Win, win with mars, lose with mars and draw of White, which is done, against these stones. */
  private static float[] afterLastTurn(String black, int plies) {
    NardyRules rules = nardy(true);
    Oracle oracle = new Oracle(rules, NetLibrary.nardy(true, true));
    Side other = rules.parsePosition("24:15 " + black + " b").mover();
    Chances of = new Chances();
    new Lookahead(rules, oracle, plies).judge(Side.allOn(Side.OFF), other, Player.FIRST, plies, of);
    return new float[] {of.win, of.winMars, of.loseMars, of.draw};
  }

  /**
   * LV-15 with more stones at home than are exact: against the distributions of the turns each side
   * needs, from a table of their own. One game in four is drawn in such positions.
   */
  @Test
  void drawsByTheLastRollAreJudgedNearlyRightWhoeverStarted() {
    OneSided table = OneSided.build(nardy(false), 10, (done, all) -> {});
    Rng rng = new Rng(4);
    double[] wrong = new double[2];
    int positions = 300;
    for (int i = 0; i < positions; i++) {
      Side own = atHome(rng, 7 + rng.nextInt(4));
      Side other = atHome(rng, 7 + rng.nextInt(4));
      for (Player turn : Player.values()) {
        Sight sight = new Sight();
        sight.set(own.low(), own.high(), other.low(), other.high());
        Chances chances = new Chances();
        new Oracle(nardy(true), NetLibrary.nardy(true, true)).judge(sight, turn, chances);
        float[] we = table.done(own.low());
        float[] they = table.done(other.low());
        double win = 0;
        double draw = 0;
        for (int k = 1; k < we.length; k++) {
          for (int n = 1; n < they.length; n++) {
            // White's last turn is answered by one more of Black; Black's is not (LV-15).
            boolean drawn = turn == Player.FIRST ? n == k : k == n + 1;
            draw += drawn ? we[k] * they[n] : 0;
            win += !drawn && k <= n ? we[k] * they[n] : 0;
          }
        }
        wrong[0] += Math.abs(chances.win - win);
        wrong[1] += Math.abs(chances.draw - draw);
        assertThat(chances.win + chances.draw).isLessThanOrEqualTo(1f + 1e-6f);
      }
    }
    assertThat(wrong[0] / (2 * positions)).as("win").isLessThan(0.04);
    assertThat(wrong[1] / (2 * positions)).as("draw").isLessThan(0.04);
  }

  private static Side atHome(Rng rng, int stones) {
    int[] counts = new int[Side.PLACES];
    counts[Side.OFF] = Side.STONES - stones;
    for (int i = 0; i < stones; i++) {
      counts[1 + rng.nextInt(6)]++;
    }
    return Side.of(counts);
  }

  @Test
  void theNetsOfBothGamesAreThere() {
    Oracle oracle = new Oracle(new TaigaRules(TaigaSettings.DEFAULT), NetLibrary.taiga(4));
    Sight sight = new Sight();
    Side hand = Side.allOn(Side.HAND);
    sight.set(hand.low(), hand.high(), hand.low(), hand.high());
    Chances chances = new Chances();
    oracle.judge(sight, Player.FIRST, chances);
    assertThat(chances.win).isBetween(0.4f, 0.75f);
  }
}
