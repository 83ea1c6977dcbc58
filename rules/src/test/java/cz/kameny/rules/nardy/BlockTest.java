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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** LV-9: six points in a row on the opponent's path. White's 1–12 are Black's 13–24. */
class BlockTest {
  /** White holds 11–7, Black's 23–19; a stone on 6 makes it 23–18. */
  private static final String FIVE = "15:4,11:3,10:2,9:2,8:2,7:2";

  private final TablesRules rules = RandomPlay.tables(GameId.DLOUHE_VRHCABY, "-");

  @Test
  void lv9ABlockWithNoStonePastItIsForbidden() {
    assertThat(refusedBy(rules, FIVE + " 24:15 w 54", "11/6 15/11")).isEqualTo("LV-9");
    assertThat(results(rules, FIVE + " 24:15 w 54"))
        .isNotEmpty()
        .noneMatch(p -> p.contains("11:3,10:2,9:2,8:2,7:2,6:1 "));
  }

  @ParameterizedTest(name = "LV-9: Black''s stone on {0} is past the run 23–18")
  @ValueSource(ints = {17, 16, 13, 12, 7, 6, 1})
  void lv9AStoneNearerToTheEndThanTheLowestPointFreesTheBlockInItsHomeOrNot(int past) {
    assertThat(after(rules, FIVE + " 24:14," + past + ":1 w 54", "11/6 15/11"))
        .isEqualTo("15:3,11:3,10:2,9:2,8:2,7:2,6:1 24:14," + past + ":1 b");
  }

  @Test
  void lv9AStoneOffIsPastEveryBlock() {
    assertThat(after(rules, FIVE + " 24:14,o1 w 54", "11/6 15/11"))
        .isEqualTo("15:3,11:3,10:2,9:2,8:2,7:2,6:1 24:14,o1 b");
  }

  @Test
  void lv9MoreThanSixPointsAreABlockToo() {
    // 11–5 are Black's 23–17: past them is 16, and 24 is not.
    String position = "14:2,11:3,10:2,9:2,8:2,7:2,5:2 ";
    assertThat(refusedBy(rules, position + "24:15 w 51", "11/6 14/13")).isEqualTo("LV-9");
    assertThat(after(rules, position + "24:14,16:1 w 51", "11/6 14/13"))
        .isEqualTo("14:1,13:1,11:2,10:2,9:2,8:2,7:2,6:1,5:2 24:14,16:1 b");
  }

  @Test
  void lv9FivePointsAndAGapAreNoBlock() {
    assertThat(after(rules, "15:4,11:3,10:2,9:2,8:2,7:2 24:15 w 51", "10/5 15/14"))
        .isEqualTo("15:3,14:1,11:3,10:1,9:2,8:2,7:2,5:1 24:15 b");
  }

  @Test
  void lv9TheOrderWithinATurnDecides() {
    // 11/6 first makes 11–6; after 7/6 the run is broken and 11/6 is allowed.
    String position = "18:2,13:1,11:4,10:3,9:2,8:2,7:1 24:15 w 51";
    assertThat(refusedBy(rules, position, "11/6 7/6")).isEqualTo("LV-9");
    assertThat(after(rules, position, "7/6 11/6"))
        .isEqualTo("18:2,13:1,11:3,10:3,9:2,8:2,6:2 24:15 b");
  }

  @Test
  void lv9EverySingleMovementMustKeepItNotOnlyTheEndOfTheTurn() {
    // 18/13 would make 18–13, Black's 6–1, if only for a moment; 18/12 is Black's head.
    String position = "18:3,17:3,16:3,15:3,14:3 24:15 w 65";
    assertThat(refusedBy(rules, position, "18/13 13/7")).isEqualTo("LV-9");
    assertThat(refusedBy(rules, position, "18/12 12/7")).isEqualTo("LV-2");
    assertThat(results(rules, position)).isNotEmpty().allMatch(p -> p.startsWith("18:3,"));
  }

  @Test
  void lv9ARunDoesNotGoOnAcrossTheOpponentsSeam() {
    // 16–11 are Black's 4, 3, 2, 1 and 24, 23: a run of four and one of two.
    assertThat(after(rules, "20:5,16:2,15:2,14:2,13:2,12:2 22:15 w 61", "20/14 12/11"))
        .isEqualTo("20:4,16:2,15:2,14:3,13:2,12:1,11:1 22:15 b");
  }

  @Test
  void lv9SixPointsUpToTheSeamAreABlock() {
    // 18–13 are Black's 6–1: no point is nearer to its end.
    String position = "22:4,18:3,17:2,16:2,15:2,14:2 7:15 w 54";
    assertThat(refusedBy(rules, position, "18/13 22/18")).isEqualTo("LV-9");
    // And 12–7 are Black's 24–19: its 18 is past.
    assertThat(after(rules, "13:4,12:2,11:3,10:2,9:2,8:2 18:15 w 61", "13/7 12/11"))
        .isEqualTo("13:3,12:1,11:4,10:2,9:2,8:2,7:1 18:15 b");
  }

  @Test
  void lv9OwnPointsAcrossMySeamAreOneRunOnTheOpponentsPath() {
    // White's 3–1 and 24–22 are Black's 15–13 and 12–10: six in a row on its path.
    String position = "24:4,23:3,22:2,8:1,3:2,2:3 ";
    assertThat(refusedBy(rules, position + "18:15 w 21", "3/1 23/22")).isEqualTo("LV-9");
    assertThat(after(rules, position + "18:14,9:1 w 21", "3/1 23/22"))
        .isEqualTo("24:4,23:2,22:3,8:1,3:1,2:3,1:1 18:14,9:1 b");
  }

  @ParameterizedTest(name = "LV-9: with Black''s stone on {0}: {1}")
  @CsvSource({"15, LV-9", "5, -"})
  void lv9OfTwoRunsTheOneNearerToItsEndNeedsAStonePastItToo(int stone, String clause) {
    // 11–6 are Black's 23–18, and 24/18 makes 23–18, which are Black's 11–6.
    String position =
        "24:1,23:1,22:1,21:1,20:1,19:1,11:1,10:1,9:1,8:1,7:1,6:1,4:3 24:14," + stone + ":1 w 62";
    if (clause.equals("-")) {
      assertThat(after(rules, position, "24/18 4/2")).endsWith(",4:2,2:1 24:14,5:1 b");
    } else {
      assertThat(refusedBy(rules, position, "24/18 4/2")).isEqualTo(clause);
    }
  }

  @Test
  void lv9BlackIsBoundAlike() {
    assertThat(refusedBy(rules, "24:15 " + FIVE + " b 54", "11/6 15/11")).isEqualTo("LV-9");
    assertThat(after(rules, "24:14,17:1 " + FIVE + " b 54", "11/6 15/11"))
        .isEqualTo("24:14,17:1 15:3,11:3,10:2,9:2,8:2,7:2,6:1 w");
  }

  @Test
  void lv9AndLv8ANumberThatOnlyMakesABlockCannotBeUsed() {
    // Black closes White's 12–9, so 18/13 is the only five, and it would shut Black in.
    String white = "18:4,17:3,16:3,15:3,14:2 ";
    assertThat(turns(rules, white + "24:12,23:1,22:1,21:1 w 55")).containsExactly("-");
    assertThat(turns(rules, white + "24:11,23:1,22:1,21:1,o1 w 55"))
        .isNotEmpty()
        .allMatch(turn -> turn.startsWith("18/13"));
  }
}
