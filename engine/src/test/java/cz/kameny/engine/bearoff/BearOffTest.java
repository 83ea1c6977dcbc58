package cz.kameny.engine.bearoff;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import cz.kameny.rules.Player;
import cz.kameny.rules.Roll;
import cz.kameny.rules.nardy.NardyRules;
import cz.kameny.rules.nardy.NardySettings;
import cz.kameny.rules.tables.Expansion;
import cz.kameny.rules.tables.Side;
import cz.kameny.rules.tables.TablesRules;
import cz.kameny.rules.taiga.TaigaRules;
import cz.kameny.rules.taiga.TaigaSettings;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class BearOffTest {
  private static final TablesRules NARDY = new NardyRules(NardySettings.DEFAULT);
  private static final TablesRules TAIGA = new TaigaRules(TaigaSettings.DEFAULT);
  private static final OneSided WHOLE = OneSided.build(NARDY, 15, (done, all) -> {});

  private static Side side(int... pointsFromOne) {
    int[] counts = new int[Side.PLACES];
    int left = Side.STONES;
    for (int i = 0; i < pointsFromOne.length; i++) {
      counts[i + 1] = pointsFromOne[i];
      left -= pointsFromOne[i];
    }
    counts[Side.OFF] = left;
    return Side.of(counts);
  }

  @Test
  void everyWayToStandHasANumberOfItsOwn() {
    for (int stones : new int[] {1, 6, 15}) {
      Home home = new Home(stones);
      assertThat(home.size()).isEqualTo(stones == 15 ? 54_264 : stones == 6 ? 924 : 7);
      Set<Long> seen = new HashSet<>();
      for (int index = 0; index < home.size(); index++) {
        long low = home.low(index);
        assertThat(home.covers(low, 0)).isTrue();
        assertThat(home.index(low)).isEqualTo(index);
        assertThat(seen.add(low)).isTrue();
      }
    }
    assertThat(new Home(6).covers(Side.allOn(1).low(), 0)).isFalse();
    assertThat(new Home(15).covers(Side.allOn(7).low(), 0)).isFalse();
    assertThat(new Home(15).covers(Side.allOn(24).low(), Side.allOn(24).high())).isFalse();
  }

  /** LV-10, LV-11: chances that can be counted by hand. */
  @Test
  void easyEndingsOfLongBackgammonAreRight() {
    OneSided table = OneSided.build(NARDY, 3, (done, all) -> {});
    assertThat(table.done(side(2).low())).containsExactly(0f, 1f);
    // One stone on 6: every roll but 11, 21, 12, 31, 13, 41, 14, 32, 23 takes it off (22 does).
    assertThat(table.done(side(0, 0, 0, 0, 0, 1).low())[1]).isCloseTo(27 / 36f, within(1e-6f));
    // Three stones on 1: two go off, with any double all.
    assertThat(table.done(side(3).low())[1]).isCloseTo(6 / 36f, within(1e-6f));
    assertThat(table.done(side(3).low())[2]).isCloseTo(30 / 36f, within(1e-6f));
  }

  /** TP-5: only the exact number takes a stone off, so that a turn may pass. */
  @Test
  void easyEndingsOfTaigaPuffAreRight() {
    OneSided table = OneSided.build(TAIGA, 1, (done, all) -> {});
    // One stone on 1: a one in the roll, or 66 with its opposite number (TP-4): 12 of 36.
    float[] done = table.done(side(1).low());
    assertThat(done[1]).isCloseTo(12 / 36f, within(1e-6f));
    assertThat(done[2]).isCloseTo(12 / 36f * 24 / 36f, within(1e-6f));
    assertThat(table.mean(side(1).low())).isCloseTo(3, within(1e-5));
  }

  @Test
  void distributionsSumToOneAndTheFirstStoneComesNotLaterThanTheLast() {
    OneSided table = WHOLE;
    int none = 0;
    for (int index = 0; index < table.home().size(); index += 7) {
      long low = table.home().low(index);
      float sum = 0;
      for (float chance : table.done(low)) {
        sum += chance;
      }
      assertThat(sum).isCloseTo(1f, within(1e-4f));
      float[] first = table.first(low);
      assertThat(first != null).isEqualTo(low >>> 48 == 0);
      if (first != null) {
        none++;
        float early = 0;
        for (float chance : first) {
          early += chance;
        }
        assertThat(early).isCloseTo(1f, within(1e-4f));
        assertThat(first.length).isLessThanOrEqualTo(table.done(low).length);
      }
    }
    assertThat(none).isGreaterThan(1000);
  }

  /** LV-13: who has taken no stone off by the end loses by mars. */
  @Test
  void marsesAreCountedFromTheFirstStone() {
    OneSided table = WHOLE;
    long one = side(1).low();
    long heavy = side(0, 0, 0, 0, 0, 15).low();
    assertThat(table.winMars(one, heavy)).isEqualTo(1);
    assertThat(table.loseMars(one, heavy)).isZero();
    // The other side is done with its next roll; until then there is one roll to take a stone off.
    int rolls = 0;
    Expansion expansion = NARDY.newExpansion();
    for (Roll roll : Roll.ALL) {
      int count = expansion.expand(side(0, 0, 0, 0, 0, 15), side(1), Player.FIRST, roll);
      boolean off = false;
      for (int i = 0; i < count; i++) {
        off |= expansion.low(i) >>> 48 > 0;
      }
      rolls += off ? 0 : roll.weight();
    }
    assertThat(rolls).isBetween(1, 35);
    assertThat(table.loseMars(heavy, one)).isCloseTo(rolls / 36.0, within(1e-6));
    assertThat(table.winMars(heavy, one)).isZero();
  }

  @Test
  void tablesComeBackFromTheirFilesAndOthersAreRefused() {
    OneSided alone = WHOLE;
    byte[] file = TableFile.write(NARDY, alone);
    OneSided read = TableFile.readOneSided(NARDY, file);
    for (int index = 0; index < alone.home().size(); index += 11) {
      long low = alone.home().low(index);
      assertThat(read.done(low)).containsExactly(alone.done(low));
      assertThat(read.first(low)).isEqualTo(alone.first(low));
      assertThat(read.mean(low)).isCloseTo(alone.mean(low), within(1e-4));
    }
    TwoSided both = TwoSided.build(NARDY, (done, all) -> {});
    TwoSided again = TableFile.readTwoSided(NARDY, TableFile.write(NARDY, both));
    for (int index = 0; index < both.home().size(); index += 11) {
      long low = both.home().low(index);
      long other = both.home().low(both.home().size() - 1 - index);
      assertThat(again.win(low, other)).isEqualTo(both.win(low, other));
    }
    assertThatIllegalArgumentException()
        .isThrownBy(() -> TableFile.readOneSided(TAIGA, file))
        .withMessageContaining("taiga-puff")
        .withMessageContaining("not dlouhe-vrhcaby one-sided");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> TableFile.readTwoSided(NARDY, file))
        .withMessageContaining("two-sided is expected, not dlouhe-vrhcaby one-sided");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> TableFile.readOneSided(NARDY, Arrays.copyOf(file, file.length - 5)))
        .withMessageContaining("cut short or damaged");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> TableFile.readOneSided(NARDY, new byte[20]))
        .withMessageContaining("no table");
  }

  private static double slow(TablesRules rules, Side own, Side other, int depth) {
    if (other.off() == Side.STONES) {
      return 0;
    }
    assertThat(depth).isPositive();
    double sum = 0;
    for (Roll roll : Roll.ALL) {
      Expansion expansion = rules.newExpansion();
      int count = expansion.expand(own, other, Player.FIRST, roll);
      double best = 0;
      for (int i = 0; i < count; i++) {
        best = Math.max(best, 1 - slow(rules, other, expansion.mover(i), depth - 1));
      }
      sum += best * roll.weight() / 36;
    }
    return sum;
  }

  @Test
  void bothSidesTogetherAreExact() {
    TwoSided table = TwoSided.build(NARDY, (done, all) -> {});
    for (List<Side> sides :
        List.of(
            List.of(side(1, 1), side(0, 0, 2)),
            List.of(side(0, 0, 1), side(1, 0, 0, 0, 1)),
            List.of(side(3), side(2, 1)))) {
      double expected = slow(NARDY, sides.get(0), sides.get(1), 12);
      assertThat(table.win(sides.get(0).low(), sides.get(1).low()))
          .isCloseTo((float) expected, within(1e-5f));
    }
  }

  /** TP-5: with one stone each on 1, a third of the rolls win, and it may go on for ever. */
  @Test
  void passesOfTaigaPuffAreSolved() {
    TwoSided table = TwoSided.build(TAIGA, (done, all) -> {});
    long one = side(1).low();
    // x = 1/3 + 2/3 (1 − x)
    assertThat(table.win(one, one)).isCloseTo(0.6f, within(1e-6f));
    OneSided alone = OneSided.build(TAIGA, 2, (done, all) -> {});
    assertThat(alone.win(one, one)).isCloseTo(0.6, within(1e-5));
  }
}
