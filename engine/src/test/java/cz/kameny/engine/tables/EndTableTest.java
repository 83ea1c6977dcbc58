package cz.kameny.engine.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cz.kameny.rules.nardy.NardyRules;
import cz.kameny.rules.nardy.NardySettings;
import cz.kameny.rules.tables.Side;
import cz.kameny.rules.taiga.TaigaRules;
import cz.kameny.rules.taiga.TaigaSettings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EndTableTest {
  private final EndTable nardy = new EndTable(new NardyRules(NardySettings.DEFAULT).newExpansion());
  private final EndTable taiga = new EndTable(new TaigaRules(TaigaSettings.DEFAULT).newExpansion());

  private static long side(String points) {
    int[] counts = new int[Side.PLACES];
    counts[Side.OFF] = Side.STONES;
    for (String point : points.split(",")) {
      counts[point.charAt(0) - '0'] += point.charAt(2) - '0';
      counts[Side.OFF] -= point.charAt(2) - '0';
    }
    return Side.of(counts).low();
  }

  /** Rolls of 36 that finish at once; those of dlouhé vrhcáby are the ones every player knows. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"1:1|36", "6:1|27", "5:1|31", "6:2|4", "1:2|36", "1:3|6", "2:2|26", "1:5|0"})
  void chancesToFinishWithOneRollInDlouheVrhcabyAreTheKnownOnes(String points, int of36) {
    assertThat(nardy.within(side(points))[1] * 36).isCloseTo(of36, within(1e-9));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"1:1|12", "1:4|2", "6:1|17", "1:1,2:1|4"})
  void onlyTheExactNumberTakesOffInTaigaPuff(String points, int of36) {
    // TP-5. 1:1 – eleven rolls with a one, and 66, whose opposite is one (TP-4).
    assertThat(taiga.within(side(points))[1] * 36).isCloseTo(of36, within(1e-9));
  }

  @Test
  void aSingleStoneOnTheLastPointOfTaigaPuffWaitsForItsNumberThreeRollsOnAverage() {
    assertThat(taiga.mean(side("1:1"))).isCloseTo(3, within(1e-9));
    assertThat(taiga.within(side("1:1"))[EndTable.LENGTH - 1]).isCloseTo(1, within(1e-9));
  }

  @Test
  void theChanceToBeFirstCountsWhoRollsAndADelay() {
    long one = side("1:1");
    long two = side("1:3");
    assertThat(nardy.first(one, one, 0)).as("the other rolls first").isZero();
    assertThat(nardy.first(one, two, 0)).isCloseTo(30 / 36.0, within(1e-9));
    assertThat(nardy.first(one, two, 1)).isCloseTo(0, within(1e-9));
    assertThat(nardy.first(two, two, -1))
        .as("a roll in advance")
        .isCloseTo(31 / 36.0, within(1e-9));
    assertThat(nardy.first(two, one, -1)).isCloseTo(6 / 36.0, within(1e-9));
  }

  @Test
  void itCoversAtMostSixStonesAllOnTheLastSixPoints() {
    Side home = Side.allOn(Side.OFF);
    for (int i = 0; i < 6; i++) {
      assertThat(EndTable.covers(home.low(), home.high())).isTrue();
      home = new Side(side("1:" + (i + 1)), 0);
    }
    assertThat(EndTable.covers(side("1:6"), 0)).isTrue();
    assertThat(EndTable.covers(side("1:7"), 0)).isFalse();
    assertThat(EndTable.covers(side("7:1"), 0)).isFalse();
    assertThat(EndTable.covers(side("1:1"), 1L << 48)).isFalse();
  }
}
