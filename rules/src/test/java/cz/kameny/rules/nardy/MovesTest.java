package cz.kameny.rules.nardy;

import static cz.kameny.rules.Notated.after;
import static cz.kameny.rules.Notated.refusedBy;
import static cz.kameny.rules.Notated.results;
import static cz.kameny.rules.Notated.turns;
import static org.assertj.core.api.Assertions.assertThat;

import cz.kameny.rules.GameId;
import cz.kameny.rules.Player;
import cz.kameny.rules.RandomPlay;
import cz.kameny.rules.tables.TablesRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** LV-1…LV-8: counting, the head, the opening answers and how much of a roll must be played. */
class MovesTest {
  private final TablesRules rules = RandomPlay.tables(GameId.DLOUHE_VRHCABY, "-");
  private final TablesRules both = RandomPlay.tables(GameId.DLOUHE_VRHCABY, "head=both");

  @ParameterizedTest(name = "LV-1: my {0} is the opponent''s {1}")
  @CsvSource({"24, 12", "12, 24", "1, 13", "13, 1", "6, 18", "18, 6", "19, 7"})
  void lv1EachSideCountsItsOwnWay(int mine, int theirs) {
    assertThat(rules.opposite(mine)).isEqualTo(theirs);
    assertThat(rules.field(Player.SECOND, theirs)).isEqualTo(mine);
    assertThat(rules.field(Player.FIRST, mine)).isEqualTo(mine);
  }

  @Test
  void lv1AGameStartsWithAllStonesOnTheHeads() {
    assertThat(rules.start(1)).hasToString("24:15 24:15 w");
    assertThat(rules.start(7)).hasToString("24:15 24:15 w");
  }

  @Test
  void lv2APointWithOneOpponentsStoneIsClosed() {
    // Black's 8 is White's 20; the 4 can only be played after the 1 and the 1 after the 4 not.
    assertThat(refusedBy(rules, "24:15 24:14,8:1 w 41", "24/20")).isEqualTo("LV-2");
    assertThat(results(rules, "24:15 24:14,8:1 w 41")).containsExactly("24:14,19:1 24:14,8:1 b");
    assertThat(turns(rules, "24:15 24:14,8:1 w 41")).containsExactly("24/23 23/19");
  }

  @Test
  void lv2NothingIsEverHitAndAStarIsNotATurn() {
    assertThat(refusedBy(rules, "24:15 24:14,8:1 w 21", "24/22* 22/21")).startsWith("LV-");
  }

  @Test
  void lv2AnyNumberOfOwnStonesShareAPoint() {
    assertThat(after(rules, "13:1,7:14 24:15 w 65", "13/7 7/2")).isEqualTo("7:14,2:1 24:15 b");
    assertThat(after(rules, "12:1,7:14 23:15 w 54", "12/7 7/3")).isEqualTo("7:14,3:1 23:15 b");
  }

  @Test
  void lv5EachDieIsAMovementOfItsOwn() {
    assertThat(results(rules, "24:14,20:1 24:15 w 21"))
        .containsExactly(
            "24:13,21:1,20:1 24:15 b",
            "24:13,22:1,19:1 24:15 b",
            "24:13,23:1,18:1 24:15 b",
            "24:14,17:1 24:15 b");
  }

  @Test
  void lv5TheStopBetweenMustBeAllowedToo() {
    // White's 22 and 21 are Black's 10 and 9: neither 24/22/19 nor 24/21/19 can stop.
    assertThat(results(rules, "24:15 24:13,10:1,9:1 w 32"))
        .containsExactly("24:15 24:13,10:1,9:1 b");
    assertThat(turns(rules, "24:15 24:13,10:1,9:1 w 32")).containsExactly("-");
  }

  @Test
  void lv5OneOrderMayBeOpenWhereTheOtherIsNot() {
    assertThat(turns(rules, "24:15 24:14,10:1 w 32")).containsExactly("24/21 21/19");
    assertThat(refusedBy(rules, "24:15 24:14,10:1 w 32", "24/22 22/19")).isEqualTo("LV-2");
  }

  @Test
  void lv5DoublesAreFourMovements() {
    assertThat(after(rules, "13:4,1:11 24:15 w 22", "13/11(4)")).isEqualTo("11:4,1:11 24:15 b");
    assertThat(refusedBy(rules, "13:4,1:11 24:15 w 22", "13/11(3)")).isEqualTo("LV-8");
    assertThat(refusedBy(rules, "13:5,1:10 24:15 w 22", "13/11(5)")).isEqualTo("LV-5");
  }

  @Test
  void lv6AtMostOneStoneLeavesTheHeadInATurn() {
    assertThat(refusedBy(rules, "24:14,20:1 24:15 w 21", "24/22 24/23")).isEqualTo("LV-6");
    assertThat(results(rules, "24:15 24:15 w 21")).containsExactly("24:14,21:1 24:15 b");
    assertThat(refusedBy(rules, "24:2,20:13 24:15 w 11", "24/23 24/23 20/19(2)")).isEqualTo("LV-6");
  }

  @ParameterizedTest(name = "LV-6: White''s first {0} may take two from the head")
  @CsvSource({
    "33, '24:13,18:2 24:15 b'",
    "44, '24:13,16:2 24:15 b'",
    "66, '24:13,18:2 24:15 b'",
  })
  void lv6WhitesFirstTurnTakesTwoWithThreesFoursAndSixes(String dice, String position) {
    assertThat(results(rules, "24:15 24:15 w " + dice)).contains(position);
    assertThat(results(both, "24:15 24:15 w " + dice)).contains(position);
  }

  @Test
  void lv6WithSixesBothStonesStopBeforeBlacksHead() {
    // 12 is Black's head: two stones make one movement each and the turn ends there (LV-8).
    assertThat(turns(rules, "24:15 24:15 w 66")).containsExactly("24/18(2)");
  }

  @ParameterizedTest(name = "LV-6: {0} takes one from the head in White''s first turn")
  @ValueSource(strings = {"11", "22", "55"})
  void lv6OtherDoublesTakeOne(String dice) {
    for (TablesRules each : new TablesRules[] {rules, both}) {
      assertThat(results(each, "24:15 24:15 w " + dice))
          .singleElement()
          .asString()
          .startsWith("24:14,");
    }
  }

  @ParameterizedTest(name = "LV-6: Black''s first {0} after {1}")
  @CsvSource({"33, '24:14,21:1'", "66, '24:14,21:1'", "44, '24:14,21:1'"})
  void lv6BlacksFirstTurnHasTheExceptionOnlyUnderBoth(String dice, String white) {
    String position = white + " 24:15 b " + dice;
    assertThat(results(rules, position)).allMatch(p -> p.contains(" 24:14,"));
    assertThat(results(both, position)).anyMatch(p -> p.contains(" 24:13,"));
  }

  @Test
  void lv6ASecondTurnHasNoException() {
    assertThat(results(both, "24:14,21:1 24:14,20:1 w 33")).allMatch(p -> !p.startsWith("24:12,"));
    assertThat(results(both, "24:14,21:1 24:14,20:1 b 33")).allMatch(p -> !p.contains(" 24:12,"));
  }

  @Test
  void lv6TheExceptionIsNoDuty() {
    assertThat(results(rules, "24:15 24:15 w 33"))
        .containsExactly("24:13,18:2 24:15 b", "24:13,21:1,15:1 24:15 b");
    assertThat(refusedBy(rules, "24:15 24:15 w 33", "24/21 24/21 24/21 21/18")).isEqualTo("LV-6");
  }

  @Test
  void lv7AfterAnOpeningOfFivesBlacksFoursAreOneMovementUnderBothSettings() {
    assertThat(results(rules, "24:15 24:15 w 55")).containsExactly("24:14,4:1 24:15 b");
    String position = "24:14,4:1 24:15 b 44";
    for (TablesRules each : new TablesRules[] {rules, both}) {
      assertThat(results(each, position)).containsExactly("24:14,4:1 24:14,20:1 w");
      assertThat(turns(each, position)).containsExactly("24/20");
      assertThat(refusedBy(each, position, "24/20(2)")).startsWith("LV-");
      assertThat(refusedBy(each, position, "24/20 20/16")).startsWith("LV-");
      assertThat(refusedBy(each, position, "-")).isEqualTo("LV-8");
    }
  }

  @Test
  void lv7IsForFoursAndTheFirstRollOnly() {
    assertThat(results(rules, "24:14,4:1 24:15 b 33")).noneMatch(p -> p.endsWith("24:14,21:1 w"));
    assertThat(results(rules, "24:14,4:1 24:14,23:1 b 44"))
        .noneMatch(p -> p.equals("24:14,4:1 24:13,23:1,20:1 w"));
    // The same stones with the colours exchanged: White never answers an opening.
    assertThat(results(rules, "24:15 24:14,4:1 w 44")).doesNotContain("24:14,20:1 24:14,4:1 b");
  }

  @Test
  void lv8BothNumbersMustBePlayedWhenAnyOrderAllowsIt() {
    // White's 13 and 8 are closed: after 20/19 no 6 is left, after 3/2 there is 20/14.
    String position = "20:1,14:1,3:13 24:13,20:1,1:1 w 61";
    assertThat(results(rules, position)).containsExactly("14:2,3:12,2:1 24:13,20:1,1:1 b");
    assertThat(refusedBy(rules, position, "20/19")).isEqualTo("LV-8");
    assertThat(after(rules, position, "3/2 20/14")).isEqualTo(after(rules, position, "20/14 3/2"));
  }

  @Test
  void lv8IfEitherNumberButNotBothCanBePlayedItIsTheHigher() {
    // One stone on 20 before 14 and 13 … : 20/15 and 20/16 are open, 11 (5 + 4) is closed.
    String position = "20:1,1:14 24:10,23:5 w 54";
    assertThat(turns(rules, position)).containsExactly("20/15");
    assertThat(results(rules, position)).containsExactly("15:1,1:14 24:10,23:5 b");
    assertThat(refusedBy(rules, position, "20/16")).isEqualTo("LV-8");
  }

  @Test
  void lv8IfOnlyTheLowerCanBePlayedItIsTheLower() {
    // White's 15 is Black's 3: the five is closed, the four open, and nine ends on Black's 23.
    assertThat(turns(rules, "20:1,1:14 24:10,23:4,3:1 w 54")).containsExactly("20/16");
  }

  @Test
  void lv8WithoutAnyMovementTheTurnPasses() {
    String position = "20:1,1:14 23:13,4:1,3:1 w 54";
    assertThat(turns(rules, position)).containsExactly("-");
    assertThat(after(rules, position, "-")).isEqualTo("20:1,1:14 23:13,4:1,3:1 b");
    assertThat(refusedBy(rules, position, "20/16")).startsWith("LV-");
  }

  @Test
  void lv8OfADoubleAsManyMovementsAsPossible() {
    // 24/18 and then Black's head on 12: one movement and no more.
    assertThat(turns(rules, "24:14,1:1 24:15 w 66")).containsExactly("24/18");
  }

  @Test
  void lv8APlayableMovementMayNotBeRefused() {
    assertThat(refusedBy(rules, "24:15 24:15 w 21", "-")).isEqualTo("LV-8");
    assertThat(refusedBy(rules, "24:15 24:15 w 21", "24/22")).isEqualTo("LV-8");
  }
}
