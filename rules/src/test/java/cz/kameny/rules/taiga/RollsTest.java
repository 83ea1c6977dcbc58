package cz.kameny.rules.taiga;

import static cz.kameny.rules.Notated.after;
import static cz.kameny.rules.Notated.refusedBy;
import static cz.kameny.rules.Notated.results;
import static cz.kameny.rules.Notated.turns;
import static org.assertj.core.api.Assertions.assertThat;

import cz.kameny.rules.GameId;
import cz.kameny.rules.RandomPlay;
import cz.kameny.rules.tables.TablesRules;
import cz.kameny.rules.tables.TurnComposer;
import org.junit.jupiter.api.Test;

/** TP-4 and TP-9: doubles with their opposites, and how much of a roll must be used. */
class RollsTest {
  private final TablesRules rules = RandomPlay.tables(GameId.TAIGA_PUFF, "-");
  private final TablesRules two = RandomPlay.tables(GameId.TAIGA_PUFF, "opposites=2");

  @Test
  void tp4ADoubleIsUsedFourTimesAndThenItsOppositeFourTimes() {
    assertThat(after(rules, "h15 h15 b 66", "hand/19(4) hand/24(4)"))
        .isEqualTo("h15 h7,24:4,19:4 w");
    assertThat(results(rules, "h15 h15 b 66")).contains("h15 h7,24:4,19:4 w");
    assertThat(refusedBy(rules, "h15 h15 b 66", "hand/19(4) hand/24(3)")).isEqualTo("TP-9");
    assertThat(refusedBy(rules, "h15 h15 b 66", "hand/19(4)")).isEqualTo("TP-9");
  }

  @Test
  void tp4WithTheSettingTwoTheOppositeIsUsedTwice() {
    assertThat(after(two, "h15 h15 b 66", "hand/19(4) hand/24(2)")).isEqualTo("h15 h9,24:2,19:4 w");
    assertThat(refusedBy(two, "h15 h15 b 66", "hand/19(4) hand/24(3)")).startsWith("TP-");
    assertThat(refusedBy(two, "h15 h15 b 66", "hand/19(4) hand/24")).isEqualTo("TP-9");
  }

  @Test
  void tp4AllUsesOfTheDoubleComeBeforeItsOpposite() {
    assertThat(refusedBy(rules, "h15 h15 b 66", "hand/24(4) hand/19(4)")).startsWith("TP-");
    assertThat(refusedBy(rules, "h15 h15 b 66", "hand/19(3) hand/24(4) hand/19")).startsWith("TP-");
  }

  @Test
  void tp4AForfeitedUseDoesNotBarTheOpposite() {
    // White's bridge on 6 is Black's 19: no 6 at all, yet the ones are all played.
    assertThat(turns(rules, "h13,6:2 h15 b 66")).contains("hand/24(4)");
    assertThat(results(rules, "h13,6:2 h15 b 66")).allMatch(p -> !p.contains("19:"));
    // White's 13 is Black's 12: no six from 18 either, and four ones follow.
    assertThat(results(rules, "13:2,o13 18:2,o13 b 66"))
        .containsExactly(
            "13:2,o13 16:2,o13 w", "13:2,o13 17:1,15:1,o13 w", "13:2,o13 18:1,14:1,o13 w");
  }

  @Test
  void tp4ADoubleOnceForfeitedDoesNotComeBackAfterTheOpposite() {
    // Black on 20, the six is closed (White's 11 is Black's 14); after 20/19 the 13 would be open.
    String position = "11:2,o13 20:1,o14 b 66";
    assertThat(turns(rules, position)).containsExactly("20/19 19/18 18/17 17/16");
    assertThat(refusedBy(rules, position, "20/19 19/13")).startsWith("TP-");
  }

  @Test
  void tp4AFurtherUseThatIsPossibleMayNotBeForfeited() {
    assertThat(refusedBy(rules, "h15 h15 b 66", "hand/19(2) hand/24(4)")).startsWith("TP-");
  }

  @Test
  void tp4ThreesAndFoursAreOpposites() {
    assertThat(after(rules, "h15 24:1,o14 b 33", "24/21 21/18 18/15 15/12 12/8 8/4 4/off"))
        .isEqualTo("h15 o15 w");
    assertThat(after(rules, "h15 24:2,o13 b 44", "24/20(2) 20/16(2) 16/13(2) 13/10(2)"))
        .isEqualTo("h15 10:2,o13 w");
  }

  @Test
  void tp4TheComposerShowsWhatIsForfeited() {
    TurnComposer composer = new TurnComposer(rules, rules.parsePosition("h13,6:2 h15 b 66"));
    assertThat(composer.numbers())
        .hasSize(8)
        .allSatisfy(use -> assertThat(use.used()).isEqualTo(use.value() == 6));
    TurnComposer open = new TurnComposer(rules, rules.parsePosition("h15 h15 b 66"));
    assertThat(open.numbers()).hasSize(8).noneMatch(TurnComposer.Use::used);
    assertThat(new TurnComposer(two, rules.parsePosition("h15 h15 b 66")).numbers()).hasSize(6);
  }

  @Test
  void tp9OfAllWaysOnlyThoseWithTheMostNumbersCount() {
    // After 9/6 White's bridge on 19, Black's 6, … is no hindrance but no six can be used: 6/off
    // needs exactly the six, which 9/6 leaves; White closes Black's 6 and 11, so 9/3 3/off it is.
    String position = "h11,19:2,14:2 9:1,o14 b 63";
    assertThat(turns(rules, position)).containsExactly("9/3 3/off");
    // Two stones: 20/17 first would leave no 6 (White closes 14, 11 and 8), 20/14 is closed.
    assertThat(turns(rules, "17:2,14:2,11:2,o9 17:1,12:1,o13 b 63")).containsExactly("12/6 6/3");
    assertThat(refusedBy(rules, "17:2,14:2,11:2,o9 17:1,12:1,o13 b 63", "12/9")).isEqualTo("TP-9");
  }

  @Test
  void tp9ANumberThatCanBeUsedMayNotBeLeftUnused() {
    assertThat(refusedBy(rules, "h15 h15 b 21", "-")).isEqualTo("TP-9");
    assertThat(refusedBy(rules, "h15 h15 b 21", "hand/23")).isEqualTo("TP-9");
  }

  @Test
  void tp9WithEitherNumberButNotBothTheChoiceIsFree() {
    // One stone on 20: 20/15 and 20/16 are open, 11 is White's bridge on 14. No higher-first here.
    String position = "14:2,o13 20:1,o14 b 54";
    assertThat(results(rules, position))
        .containsExactly("14:2,o13 15:1,o14 w", "14:2,o13 16:1,o14 w");
  }

  @Test
  void tp4TheUsesOfTheDoubleThatArePossibleComeFirstAndTheRestIsForfeited() {
    // White's bridges close Black's 18 and 10. The stone on 24 cannot use a 6; the one on 22 goes
    // 16 and then 10 is closed: one six, and the ones that follow.
    String position = "15:2,7:2,o11 24:1,22:1,o13 b 66";
    assertThat(turns(rules, position)).hasSize(5).allMatch(turn -> turn.startsWith("22/16 "));
    assertThat(refusedBy(rules, position, "24/23 23/22 22/21 21/20")).startsWith("TP-");
  }

  @Test
  void tp9TheMaximumIsTakenOverAllWaysOfPlayingTheDouble() {
    // White closes Black's 7 and 6. With all four ones on 13, the 14 can go 8 and 2 and the 9 to 3:
    // seven numbers. However else the ones are shared out, at most one six can follow.
    String position = "19:2,18:2,o11 14:1,13:1,o13 b 11";
    assertThat(results(rules, position)).containsExactly("19:2,18:2,o11 3:1,2:1,o13 w");
    assertThat(refusedBy(rules, position, "14/13 13/12(2) 12/11")).isEqualTo("TP-9");
    assertThat(refusedBy(rules, position, "14/13")).isEqualTo("TP-9");
  }
}
