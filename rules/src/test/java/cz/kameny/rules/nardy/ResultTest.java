package cz.kameny.rules.nardy;

import static cz.kameny.rules.Notated.after;
import static cz.kameny.rules.Notated.ending;
import static cz.kameny.rules.Notated.results;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cz.kameny.rules.GameId;
import cz.kameny.rules.Player;
import cz.kameny.rules.RandomPlay;
import cz.kameny.rules.tables.TablesRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** LV-13…LV-15: who wins, how much, and the right of the last roll. */
class ResultTest {
  private static TablesRules rules(String settings) {
    return RandomPlay.tables(GameId.DLOUHE_VRHCABY, settings);
  }

  @ParameterizedTest(name = "LV-13 size={0}: {1} is {2}")
  @CsvSource({
    "mars, o15 24:15 b, FIRST all-off 2",
    "mars, 'o15 6:14,o1 b', FIRST all-off 1",
    "mars, 'o15 1:1,o14 b', FIRST all-off 1",
    "mars, 24:15 o15 w, SECOND all-off 2",
    "mars, '3:14,o1 o15 w', SECOND all-off 1",
    "oin, o15 24:15 b, FIRST all-off 1",
    "oin, 'o15 6:14,o1 b', FIRST all-off 1",
    "oin, 24:15 o15 w, SECOND all-off 1",
    "mars, '1:1,o14 1:1,o14 w', -",
    "mars, 24:15 24:15 w, -",
  })
  void lv13TheFirstToTakeOffAllWinsAndMarsCountsTwoWhereItIsPlayed(
      String size, String position, String expected) {
    assertThat(ending(rules("size=" + size), position)).isEqualTo(expected);
  }

  @ParameterizedTest(name = "LV-14 size={0}: the {2} side giving up {1} loses {3}")
  @CsvSource({
    "mars, 24:15 24:15 w, FIRST, 2",
    "mars, '6:14,o1 24:15 w', FIRST, 1",
    "mars, '6:14,o1 24:15 w', SECOND, 2",
    "oin, 24:15 24:15 w, FIRST, 1",
    "oin, '6:14,o1 24:15 w', SECOND, 1",
  })
  void lv14ResigningIsSizedByTheBoardAsItStands(
      String size, String position, Player loser, int stakes) {
    TablesRules rules = rules("size=" + size);
    assertThat(rules.stakesIfLost(rules.parsePosition(position), loser)).isEqualTo(stakes);
  }

  @Test
  void lv15WithoutTheSettingTheGameEndsAtOnce() {
    assertThat(ending(rules("last-roll=off"), "o15 1:1,o14 b")).isEqualTo("FIRST all-off 1");
    assertThat(results(rules("last-roll=off"), "o15 1:1,o14 b 21")).isEmpty();
  }

  @Test
  void lv15TheOtherSideHasOneMoreTurn() {
    TablesRules rules = rules("last-roll=on");
    assertThat(ending(rules, "o15 1:3,o12 b")).isEqualTo("-");
    assertThat(rules.needsRoll(rules.parsePosition("o15 1:3,o12 b"))).isTrue();
    assertThat(results(rules, "o15 1:3,o12 b 21")).containsExactly("o15 1:1,o14 w");
    assertThat(ending(rules, "o15 1:1,o14 w")).isEqualTo("FIRST all-off 1");
    assertThat(results(rules, "o15 1:1,o14 w 21")).isEmpty();
  }

  @Test
  void lv15IfItTakesOffAllItsStonesTheGameIsDrawn() {
    TablesRules rules = rules("last-roll=on");
    assertThat(after(rules, "o15 1:2,o13 b 21", "1/off(2)")).isEqualTo("o15 o15 w");
    assertThat(ending(rules, "o15 o15 w")).isEqualTo("draw last-roll 0");
    assertThat(results(rules, "o15 o15 w")).isEmpty();
    assertThat(after(rules, "o15 1:4,o11 b 66", "1/off(4)")).isEqualTo("o15 o15 w");
  }

  @Test
  void lv15TheWinIsSizedAfterThatTurn() {
    TablesRules rules = rules("last-roll=on");
    // One stone comes off in the last turn: no Mars any more.
    assertThat(after(rules, "o15 7:1,6:14 b 61", "7/6 6/off")).isEqualTo("o15 6:14,o1 w");
    assertThat(ending(rules, "o15 6:14,o1 w")).isEqualTo("FIRST all-off 1");
    assertThat(ending(rules, "o15 24:15 w")).isEqualTo("FIRST all-off 2");
    assertThat(ending(rules("last-roll=on size=oin"), "o15 24:15 w")).isEqualTo("FIRST all-off 1");
  }

  @Test
  void lv15WhenTheSecondSideFinishesFirstTheGameEndsAtOnce() {
    TablesRules rules = rules("last-roll=on");
    assertThat(ending(rules, "1:1,o14 o15 w")).isEqualTo("SECOND all-off 1");
    assertThat(ending(rules, "24:15 o15 w")).isEqualTo("SECOND all-off 2");
    assertThat(results(rules, "1:1,o14 o15 w 21")).isEmpty();
  }

  @Test
  void lv15BothSidesOffCanOnlyBeAfterALastRoll() {
    assertThatThrownBy(() -> rules("last-roll=off").parsePosition("o15 o15 w"))
        .hasMessageContaining("at most one side with all stones off");
    assertThatThrownBy(() -> rules("last-roll=on").parsePosition("o15 o15 b"))
        .hasMessageContaining("LV-15");
  }
}
