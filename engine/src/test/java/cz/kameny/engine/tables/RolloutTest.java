package cz.kameny.engine.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cz.kameny.engine.bearoff.TwoSided;
import cz.kameny.engine.net.Chances;
import cz.kameny.engine.net.NetLibrary;
import cz.kameny.rules.Player;
import cz.kameny.rules.nardy.NardyRules;
import cz.kameny.rules.nardy.NardySettings;
import cz.kameny.rules.tables.Side;
import org.junit.jupiter.api.Test;

class RolloutTest {
  private static final NardyRules RULES = new NardyRules(NardySettings.DEFAULT);

  private static Side side(int... stonesOnPoints) {
    int[] counts = new int[Side.PLACES];
    int off = Side.STONES;
    for (int i = 0; i < stonesOnPoints.length; i++) {
      counts[1 + i] = stonesOnPoints[i];
      off -= stonesOnPoints[i];
    }
    counts[Side.OFF] = off;
    return Side.of(counts);
  }

  @Test
  void whereEverythingIsKnownNoLuckIsLeft() {
    // Each game ends with what the exact chances said in the beginning, whatever was thrown.
    Oracle exact = new Oracle(RULES, NetLibrary.nardy(true, false));
    Side own = side(1, 2, 0, 1, 0, 1);
    Side other = side(0, 2, 2, 0, 1, 0);
    Chances known = new Chances();
    new Lookahead(RULES, exact, 1).judge(own, other, Player.FIRST, 1, known);
    for (int turns : new int[] {2, 3, Rollout.WHOLE_GAMES}) {
      Rollout.Result result =
          new Rollout(RULES, exact).play(own, other, Player.FIRST, 36, turns, 1);
      assertThat(result.equity()).isCloseTo(exact.equity(known), within(0.002));
      assertThat(result.error()).isLessThan(0.002);
      assertThat(result.chances().win).isCloseTo(known.win, within(0.001f));
    }
  }

  @Test
  void theTwoSidedTableSaysTheSame() {
    TwoSided table = TwoSided.build(RULES, (done, all) -> {});
    Side own = side(3, 0, 1, 0, 0, 2);
    Side other = side(1, 1, 1, 1, 1, 0);
    Rollout.Result result =
        new Rollout(RULES, NetLibrary.nardy(true, false))
            .play(own, other, Player.FIRST, 72, Rollout.WHOLE_GAMES, 2);
    assertThat(result.chances().win).isCloseTo(table.win(own.low(), other.low()), within(0.001f));
  }

  @Test
  void aMarsCountsInTheChancesAsInTheEquity() {
    // LV-13: the other side has no stone off, the own one nearly all.
    Side own = side(2);
    Side far = Side.allOn(24);
    Rollout.Result result =
        new Rollout(RULES, NetLibrary.nardy(true, false))
            .play(own, far, Player.FIRST, 36, Rollout.WHOLE_GAMES, 3);
    assertThat(result.chances().win).isCloseTo(1, within(0.001f));
    assertThat(result.chances().winMars).isCloseTo(1, within(0.001f));
    assertThat(result.equity()).isCloseTo(2, within(0.002));
  }
}
