package cz.kameny.rules.taiga;

import static cz.kameny.rules.Notated.after;
import static cz.kameny.rules.Notated.refusedBy;
import static cz.kameny.rules.Notated.results;
import static cz.kameny.rules.Notated.turns;
import static org.assertj.core.api.Assertions.assertThat;

import cz.kameny.rules.GameId;
import cz.kameny.rules.Notated;
import cz.kameny.rules.Player;
import cz.kameny.rules.RandomPlay;
import cz.kameny.rules.tables.TablesPosition;
import cz.kameny.rules.tables.TablesRules;
import cz.kameny.rules.tables.TablesTurn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** TP-1…TP-3, TP-5…TP-8 and TP-10: what one number may do. My point p is the other's 25 − p. */
class StepsTest {
  private final TablesRules rules = RandomPlay.tables(GameId.TAIGA_PUFF, "-");

  @Test
  void tp1AllStonesAreInHandAndTheBoardIsEmpty() {
    assertThat(rules.start(1)).hasToString("h15 h15 b");
  }

  @ParameterizedTest(
      name = "TP-1: my {0} is the opponent''s {1}; Black''s field is {1}, White''s {0}")
  @CsvSource({"24, 1", "1, 24", "19, 6", "12, 13"})
  void tp1TheSidesMeet(int mine, int theirs) {
    assertThat(rules.opposite(mine)).isEqualTo(theirs);
    assertThat(rules.field(Player.FIRST, mine)).isEqualTo(theirs);
    assertThat(rules.field(Player.SECOND, mine)).isEqualTo(mine);
  }

  @Test
  void tp2BlackStarts() {
    assertThat(rules.start(1).turn()).isEqualTo(Player.FIRST);
    assertThat(rules.start(2)).hasToString("h15 h15 b");
  }

  @Test
  void tp3DifferentNumbersAreUsedOnceEachInEitherOrder() {
    assertThat(results(rules, "h15 h15 b 31")).containsExactly("h15 h13,24:1,22:1 w");
    assertThat(after(rules, "h15 h15 b 31", "hand/22 hand/24")).isEqualTo("h15 h13,24:1,22:1 w");
    assertThat(after(rules, "h15 h15 b 31", "hand/24 hand/22")).isEqualTo("h15 h13,24:1,22:1 w");
    assertThat(refusedBy(rules, "h15 h15 b 31", "hand/24 hand/24")).isEqualTo("TP-3");
    assertThat(refusedBy(rules, "h15 h15 b 31", "hand/22 hand/24 hand/24")).isEqualTo("TP-3");
  }

  @ParameterizedTest(name = "TP-5: a {0} enters on {1}")
  @CsvSource({"1, 24", "2, 23", "3, 22", "4, 21", "5, 20", "6, 19"})
  void tp5EnteringIsOn25LessTheNumber(int die, int point) {
    int other = die == 6 ? 5 : 6;
    assertThat(results(rules, "h15 h15 b " + die + other))
        .singleElement()
        .asString()
        .contains(point + ":1");
  }

  @Test
  void tp5StonesLeaveOnlyFromTheExactPoint() {
    assertThat(turns(rules, "h15 6:1,4:14 b 64")).contains("6/off 4/off");
    // A 5 does not take a stone from 4, and no other stone can use it.
    assertThat(refusedBy(rules, "h15 4:14,o1 b 54", "4/off 4/off")).isEqualTo("TP-5");
    assertThat(turns(rules, "h15 4:14,o1 b 54")).containsExactly("4/off");
    assertThat(turns(rules, "h15 4:14,o1 b 65")).containsExactly("-");
  }

  @Test
  void tp5NoneLeavesWhileOneStandsBehindTheLastSix() {
    assertThat(refusedBy(rules, "h15 7:1,6:14 b 62", "6/off 6/4")).isEqualTo("TP-5");
    assertThat(after(rules, "h15 7:1,6:14 b 61", "7/6 6/off")).isEqualTo("h15 6:14,o1 w");
  }

  @Test
  void tp5NoneLeavesWhileOneIsInHandOrHit() {
    assertThat(refusedBy(rules, "h15 h1,6:14 b 62", "6/off 6/4")).isEqualTo("TP-5");
    assertThat(refusedBy(rules, "h15 x1,6:14 b 62", "6/off 6/4")).isEqualTo("TP-7");
    assertThat(results(rules, "h15 x1,6:13,o1 b 62"))
        .containsExactly("h15 17:1,6:13,o1 w", "h15 19:1,6:12,4:1,o1 w");
  }

  @Test
  void tp6AStoneMayStandOnEmptyOwnOrSingleOpponentsPoints() {
    // Black's 18 is White's 7: empty, own, single, bridge.
    assertThat(after(rules, "h15 h12,20:2,18:1 b 21", "20/18 20/19")).contains("19:1,18:2");
    assertThat(after(rules, "h14,7:1 h13,20:2 b 21", "20/18* 20/19"))
        .isEqualTo("h14,x1 h13,19:1,18:1 w");
    assertThat(refusedBy(rules, "h13,7:2 h13,20:2 b 21", "20/18 20/19")).isEqualTo("TP-6");
  }

  @Test
  void tp6ABridgeClosesEnteringAndStoppingBetween() {
    // White's bridge on 2 and 3 are Black's 23 and 22.
    assertThat(refusedBy(rules, "h11,3:2,2:2 h15 b 21", "hand/23 hand/24")).isEqualTo("TP-6");
    assertThat(turns(rules, "h11,3:2,2:2 h15 b 32")).containsExactly("-");
    // 20/18/15 would stop on White's 7 or, the other way, on its 8.
    assertThat(refusedBy(rules, "h11,8:2,7:2 h13,20:2 b 32", "20/18 18/15")).isEqualTo("TP-6");
    assertThat(refusedBy(rules, "h11,8:2,7:2 h13,20:2 b 32", "20/17 17/15")).isEqualTo("TP-6");
  }

  @Test
  void tp6AStoneHitsWhereItStopsBetweenToo() {
    assertThat(after(rules, "h13,10:1,7:1 h13,20:2 b 32", "20/18* 18/15*"))
        .isEqualTo("h13,x2 h13,20:1,15:1 w");
    assertThat(after(rules, "h13,10:1,7:1 h13,20:2 b 32", "20/17 17/15*"))
        .isEqualTo("h13,x1,7:1 h13,20:1,15:1 w");
  }

  @Test
  void tp6APointIsHitOnceAndThenItIsMine() {
    // Both twos go 20/18: the first hits, the second joins it.
    assertThat(
            after(
                rules, "h14,7:1 h11,20:4 b 22", "20/18* 20/18(3) hand/20 hand/20 hand/20 hand/20"))
        .isEqualTo("h14,x1 h7,20:4,18:4 w");
    assertThat(refusedBy(rules, "h14,7:1 h11,20:4 b 22", "20/18*(2) 20/18(2) hand/20(4)"))
        .startsWith("TP-");
  }

  @Test
  void tp6TheStarMayBeLeftOutButNotInvented() {
    assertThat(after(rules, "h14,7:1 h13,20:2 b 21", "20/18 20/19"))
        .isEqualTo("h14,x1 h13,19:1,18:1 w");
    assertThat(refusedBy(rules, "h15 h13,20:2 b 21", "20/18* 20/19")).startsWith("TP-");
  }

  @Test
  void tp6WrittenATurnHasAllItsStars() {
    TablesPosition position = rules.parsePosition("h14,7:1 h13,20:2 b 21");
    assertThat(rules.written(position, TablesTurn.parse("20/18 20/19")))
        .hasToString("20/18* 20/19");
    assertThat(rules.written(position, TablesTurn.parse("20/18 18/17")))
        .hasToString("20/18* 18/17");
    // Those that may not be played are left for play() to refuse, those without hits as they are.
    assertThat(rules.written(position, TablesTurn.parse("20/17"))).hasToString("20/17");
    assertThat(rules.written(position, TablesTurn.PASS)).hasToString("-");
    TablesPosition unrolled = rules.parsePosition("h14,7:1 h13,20:2 b");
    assertThat(rules.written(unrolled, TablesTurn.parse("20/18 20/19"))).hasToString("20/18 20/19");
  }

  @Test
  void tp7WithAHitStoneNothingButEnteringIt() {
    assertThat(turns(rules, "h15 h11,x1,20:3 b 65"))
        .containsExactly("bar/19 19/14", "bar/19 20/15", "bar/19 hand/20");
    assertThat(refusedBy(rules, "h15 h11,x1,20:3 b 65", "hand/20 bar/19")).isEqualTo("TP-7");
    assertThat(refusedBy(rules, "h15 h11,x1,20:3 b 65", "20/14 bar/20")).isEqualTo("TP-7");
  }

  @Test
  void tp7SeveralHitStonesAreAllEnteredFirst() {
    assertThat(turns(rules, "h15 x2,20:13 b 65")).containsExactly("bar/19 bar/20");
    assertThat(results(rules, "h15 x3,20:12 b 65")).containsExactly("h15 x1,20:13,19:1 w");
    // White's 6 is Black's 19: only one of three can enter, the other number is forfeited.
    assertThat(turns(rules, "h13,6:2 x3,20:12 b 65")).containsExactly("bar/20");
    assertThat(turns(rules, "h11,6:2,5:2 x3,21:12 b 65")).containsExactly("-");
  }

  @Test
  void tp7AHitStoneEntersAndMayHitInTurn() {
    assertThat(after(rules, "h14,6:1 h13,x1,20:1 b 65", "bar/19* 20/15"))
        .isEqualTo("h14,x1 h13,19:1,15:1 w");
  }

  @Test
  void tp8WithFewerThanTwoOnTheBoardIMustEnter() {
    assertThat(refusedBy(rules, "h15 h14,20:1 b 21", "20/18 hand/24")).isEqualTo("TP-8");
    // Seen at every single number: once a second stone is there the choice is free.
    assertThat(results(rules, "h15 h14,20:1 b 21"))
        .containsExactlyInAnyOrder(
            "h15 h12,24:1,23:1,20:1 w",
            "h15 h13,23:1,19:1 w",
            "h15 h13,22:1,20:1 w",
            "h15 h13,24:1,18:1 w");
  }

  @Test
  void tp8WithTwoOnTheBoardTheChoiceIsFree() {
    assertThat(turns(rules, "h15 h13,20:2 b 21")).contains("20/18 20/19");
    assertThat(results(rules, "h15 h13,20:2 b 21"))
        .contains("h15 h11,24:1,23:1,20:2 w", "h15 h13,19:1,18:1 w", "h15 h12,23:1,20:1,19:1 w");
  }

  @Test
  void tp8WhenTheMustCannotBeDoneTheNumberIsForfeited() {
    // White holds Black's 23: the two cannot enter, and moving with it waits for a second stone.
    assertThat(results(rules, "h13,2:2 h14,20:1 b 21"))
        .containsExactlyInAnyOrder("h13,2:2 h13,24:1,18:1 w", "h13,2:2 h13,22:1,20:1 w");
    assertThat(turns(rules, "h11,2:2,1:2 h14,20:1 b 21")).containsExactly("-");
  }

  @Test
  void tp8AnEmptyHandLeavesNoMust() {
    assertThat(turns(rules, "h15 6:1,o14 b 21"))
        .isNotEmpty()
        .allMatch(turn -> turn.startsWith("6/"));
  }

  @Test
  void tp8AHitStoneThatComesBackLeavesTheMustInForce() {
    // One hit, fourteen in hand: bar first, then with one on the board a second must enter.
    assertThat(results(rules, "h15 h14,x1 b 21")).containsExactly("h15 h13,24:1,23:1 w");
  }

  @ParameterizedTest(name = "TP-10: {0} is {1}")
  @CsvSource({
    "h15 o15 w, FIRST all-off 1",
    "o15 h15 b, SECOND all-off 1",
    "'o15 1:1,o14 b', SECOND all-off 1",
    "h15 h15 b, -",
    "'1:1,o14 1:1,o14 w', -",
  })
  void tp10TheFirstToHaveAllOffWinsOneStake(String position, String expected) {
    assertThat(Notated.ending(rules, position)).isEqualTo(expected);
    if (!expected.equals("-")) {
      assertThat(results(rules, position)).isEmpty();
      assertThat(results(rules, position + " 21")).isEmpty();
    }
  }

  @Test
  void tp10GivingUpLosesOneStakeWhateverTheBoardShows() {
    for (String position : new String[] {"h15 h15 b", "h15 6:1,o14 b"}) {
      for (Player loser : Player.values()) {
        assertThat(rules.stakesIfLost(rules.parsePosition(position), loser)).isEqualTo(1);
      }
    }
  }

  @Test
  void tp10TheGameEndsWithTheLastStoneWhateverIsLeftOfTheRoll() {
    assertThat(turns(rules, "h15 2:1,o14 b 22")).containsExactly("2/off");
    assertThat(turns(rules, "h15 2:1,1:1,o13 b 21")).containsExactly("2/off 1/off");
  }
}
