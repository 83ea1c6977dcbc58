package cz.kameny.rules.nardy;

import static cz.kameny.rules.Notated.after;
import static cz.kameny.rules.Notated.refusedBy;
import static cz.kameny.rules.Notated.results;
import static cz.kameny.rules.Notated.turns;
import static org.assertj.core.api.Assertions.assertThat;

import cz.kameny.rules.GameId;
import cz.kameny.rules.RandomPlay;
import cz.kameny.rules.tables.TablesRules;
import org.junit.jupiter.api.Test;

/** LV-10…LV-12: taking stones off. */
class BearOffTest {
  private final TablesRules rules = RandomPlay.tables(GameId.DLOUHE_VRHCABY, "-");

  @Test
  void lv10NoStoneLeavesWhileOneStandsOutsideTheHome() {
    assertThat(refusedBy(rules, "8:1,6:14 24:15 w 61", "6/off 8/7")).isEqualTo("LV-10");
    assertThat(refusedBy(rules, "24:1,6:14 23:15 w 64", "6/off 6/2")).isEqualTo("LV-10");
  }

  @Test
  void lv10BearingOffMayBeginInTheMiddleOfATurn() {
    assertThat(after(rules, "7:1,3:14 24:15 w 61", "7/6 6/off")).isEqualTo("3:14,o1 24:15 b");
    assertThat(after(rules, "8:1,6:14 24:15 w 62", "8/6 6/off")).isEqualTo("6:14,o1 24:15 b");
    assertThat(after(rules, "12:1,2:14 23:15 w 22", "12/10 10/8 8/6 2/off"))
        .isEqualTo("6:1,2:13,o1 23:15 b");
  }

  @Test
  void lv10OnlyTheStonesStillOnTheBoardCount() {
    assertThat(after(rules, "2:1,o14 24:15 w 65", "2/off")).isEqualTo("o15 24:15 b");
  }

  @Test
  void lv11ExactlyThatPointOrAMovementInsideTheHomeAsIChoose() {
    assertThat(results(rules, "6:1,3:14 24:15 w 32"))
        .containsExactlyInAnyOrder(
            "6:1,3:12,1:1,o1 24:15 b", "4:1,3:13,o1 24:15 b", "3:14,1:1 24:15 b");
  }

  @Test
  void lv11WithoutAStoneOnThePointAHigherOneMovesFirst() {
    assertThat(refusedBy(rules, "6:1,3:14 24:15 w 51", "3/off 3/2")).isEqualTo("LV-11");
    assertThat(turns(rules, "6:2,3:13 24:15 w 55")).containsExactly("6/1(2) 3/off(2)");
  }

  @Test
  void lv11WithNoneThereOrHigherTheHighestStoneBelowLeaves() {
    assertThat(turns(rules, "4:1,2:14 24:15 w 65")).containsExactly("4/off 2/off");
    assertThat(refusedBy(rules, "4:2,2:13 24:15 w 65", "2/off 4/off")).isEqualTo("LV-11");
  }

  @Test
  void lv11AHigherStoneThatCannotMoveDoesNotFreeTheLowerOnes() {
    // White's 3 is Black's 15: 6/3 is closed, and 2/off with a 3 must not pass the 6 by.
    assertThat(turns(rules, "6:1,2:14 24:14,15:1 w 33")).containsExactly("-");
    assertThat(refusedBy(rules, "6:1,2:14 24:14,15:1 w 33", "2/off")).startsWith("LV-");
    assertThat(turns(rules, "6:1,2:14 24:14,15:1 w 43")).containsExactly("6/2 2/off");
  }

  @Test
  void lv11ALowerNumberNeverTakesAHigherStoneOff() {
    assertThat(refusedBy(rules, "6:15 24:15 w 51", "6/off 6/5")).startsWith("LV-");
  }

  @Test
  void lv12BothNumbersMustBePlayedHereToo() {
    // After 6/5 the six takes off 5; 6/off and 1/off end the game; both use both numbers.
    assertThat(results(rules, "6:1,1:1,o13 24:15 w 61"))
        .containsExactly("1:1,o14 24:15 b", "o15 24:15 b");
    assertThat(refusedBy(rules, "6:1,1:1,o13 24:15 w 61", "6/off")).isEqualTo("LV-8");
  }

  @Test
  void lv12WhatIsLeftOfTheRollWhenTheLastStoneIsOffIsVoid() {
    assertThat(turns(rules, "1:1,o14 24:15 w 66")).containsExactly("1/off");
    assertThat(turns(rules, "3:2,o13 24:15 w 55")).containsExactly("3/off(2)");
  }

  @Test
  void lv12AndLv8WithOneStoneLeftTheWayThatUsesBothNumbersCounts() {
    // 5/off would end with one number; 5/3 3/off plays both.
    assertThat(turns(rules, "5:1,o14 24:15 w 52")).containsExactly("5/3 3/off");
    assertThat(refusedBy(rules, "5:1,o14 24:15 w 52", "5/off")).isEqualTo("LV-8");
  }

  @Test
  void lv12AndLv8IfOnlyOneNumberCanBePlayedItIsTheHigher() {
    assertThat(turns(rules, "1:1,o14 24:15 w 64")).containsExactly("1/off");
  }
}
