package cz.kameny.rules.overboard;

import static cz.kameny.rules.Notated.after;
import static cz.kameny.rules.Notated.refusedBy;
import static cz.kameny.rules.Notated.turns;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** PP-9, the take-back rule with its marks, and PP-10, the pass. */
class TakeBackTest {
  private final OverboardRules rules = new OverboardRules(OverboardSettings.DEFAULT);

  private String play(String position, String... moves) {
    String now = position;
    for (String move : moves) {
      now = after(rules, now, move);
    }
    return now;
  }

  @Test
  void pp9AnEqualPushWithoutAFallIsMarked() {
    assertThat(play("5w/6/6/6/6/rw4 r -", "a1b1")).isEqualTo("5w/6/6/6/6/1rw3 w =a1b1");
    assertThat(play("5w/6/6/6/6/rrww2 r -", "a1b1")).isEqualTo("5w/6/6/6/6/1rrww1 w =a1b1");
    assertThat(play("5r/6/6/6/6/wr4 w -", "a1b1")).isEqualTo("5r/6/6/6/6/1wr3 r =a1b1");
  }

  @ParameterizedTest(name = "PP-9: {0}, {1} leaves no mark")
  @CsvSource({
    "rrw3, a1b1",
    "rrrww1, a1b1",
    "r1w3, a1b1",
    "2rrww, c1d1",
    "4rw, e1f1",
  })
  void pp9ALongerRowAFallOrNoPushAtAllIsNot(String rank, String move) {
    assertThat(play("w5/6/6/6/6/" + rank + " r -", move)).endsWith(" w -");
  }

  @Test
  void pp9TakenBackAtOnceTheSamePushIsBarred() {
    String back = play("5w/6/6/6/6/rrw3 r -", "b1c1", "d1c1");
    assertThat(back).isEqualTo("5w/6/6/6/6/rrw3 r !b1c1");
    assertThat(refusedBy(rules, back, "b1c1")).isEqualTo("PP-9");
    assertThat(turns(rules, back)).doesNotContain("b1c1");
  }

  @Test
  void pp9ALongerRowThatPushesTheSameFiguresIsFree() {
    assertThat(after(rules, "5w/6/6/6/6/rrw3 r !b1c1", "a1b1")).isEqualTo("5w/6/6/6/6/1rrw2 w -");
  }

  @Test
  void pp9AnotherDirectionOfTheSameFigureIsFree() {
    assertThat(turns(rules, "5w/6/6/6/1w4/1rw3 r !b1c1")).contains("b1b2", "b1a1");
    assertThat(after(rules, "5w/6/6/6/1w4/1rw3 r !b1c1", "b1b2")).endsWith(" w =b1b2");
  }

  @Test
  void pp9AnotherFigureIsFreeToPushTheSameFigure() {
    // c2 pushes c1 over the edge, or c3 upward; only b1 may not go to c1.
    assertThat(turns(rules, "5w/6/6/2w3/2r3/1rw3 r !b1c1"))
        .contains("c2c1", "c2c3")
        .doesNotContain("b1c1");
    assertThat(after(rules, "5w/6/6/2w3/2r3/1rw3 r !b1c1", "c2c3")).endsWith(" w =c2c3");
  }

  @Test
  void pp9OneTurnLaterTheBarIsGone() {
    String back = play("5w/6/6/6/r5/1rw3 r -", "b1c1", "d1c1");
    assertThat(back).endsWith(" r !b1c1");
    String later = play(back, "a2a3", "f6f5");
    assertThat(later).isEqualTo("6/5w/6/r5/6/1rw3 r -");
    assertThat(after(rules, later, "b1c1")).endsWith(" w =b1c1");
  }

  @Test
  void pp9AnotherAnswerThanTheTakeBackBarsNothing() {
    assertThat(play("5w/6/6/6/6/rrw3 r -", "b1c1", "f6f5")).isEqualTo("6/5w/6/6/6/r1rw2 r -");
    // A longer white row pushes back farther than it was: the board is not as before.
    assertThat(play("5w/6/6/6/6/1rw1w1 r -", "b1c1")).isEqualTo("5w/6/6/6/6/2rww1 w =b1c1");
    assertThat(play("5w/6/6/6/6/1rw1w1 r -", "b1c1", "e1d1")).isEqualTo("5w/6/6/6/6/1rww2 r -");
    assertThat(play("5w/6/6/6/6/1rw1w1 r -", "b1c1", "d1c1"))
        .isEqualTo("5w/6/6/6/6/1rw1w1 r !b1c1");
  }

  @Test
  void pp9TheTakeBackIsItselfNoPushToBeTakenBack() {
    // White's d1c1 is an equal push as well, but it only bars; the mark is ! and not =.
    assertThat(play("5w/6/6/6/6/rrw3 r -", "b1c1", "d1c1")).endsWith("!b1c1");
    // After another red move nothing is left of either mark.
    assertThat(play("5w/6/6/6/6/rrw3 r -", "b1c1", "d1c1", "a1a2")).endsWith(" w -");
  }

  @Test
  void pp9ACaptainThatCannotTakeBackNeverBars() {
    // White's backward is up: its captain pushed sideways could return, pushed down it cannot.
    String pushed = play("5w/6/2r3/2W3/6/6 r -", "c4c3");
    assertThat(pushed).isEqualTo("5w/6/6/2r3/2W3/6 w =c4c3");
    assertThat(refusedBy(rules, pushed, "c2c3")).isEqualTo("PP-8");
    assertThat(turns(rules, pushed)).contains("c2c1").noneMatch(move -> move.equals("c2c3"));
  }

  @Test
  void pp9RowsOfTwoAndThreeAreTakenBackByTheFigureAtTheirFarEnd() {
    assertThat(play("w5/6/6/6/6/rrww2 r -", "a1b1", "e1d1")).isEqualTo("w5/6/6/6/6/rrww2 r !a1b1");
    assertThat(play("w5/6/6/6/6/rrww2 r -", "a1b1")).isEqualTo("w5/6/6/6/6/1rrww1 w =a1b1");
    assertThat(refusedBy(rules, "w5/6/6/6/6/1rrww1 w =a1b1", "d1c1")).isEqualTo("PP-7");
  }

  @Test
  void pp9HoldsOnFilesAndForWhite() {
    assertThat(play("2w2r/2w3/2r3/2r3/6/6 w -", "c6c5", "c2c3"))
        .isEqualTo("2w2r/2w3/2r3/2r3/6/6 w !c6c5");
    assertThat(refusedBy(rules, "2w2r/2w3/2r3/2r3/6/6 w !c6c5", "c6c5")).isEqualTo("PP-9");
  }

  @Test
  void pp9AndPp10WhenTheBarredPushIsTheOnlyMoveItsSidePasses() {
    assertThat(turns(rules, "6/6/6/w5/w5/rw4 r -")).containsExactly("a1b1");
    assertThat(turns(rules, "6/6/6/w5/w5/rw4 r !a1b1")).containsExactly("-");
    assertThat(refusedBy(rules, "6/6/6/w5/w5/rw4 r !a1b1", "a1b1")).isEqualTo("PP-9");
    assertThat(after(rules, "6/6/6/w5/w5/rw4 r !a1b1", "-")).isEqualTo("6/6/6/w5/w5/rw4 w -");
  }

  @Test
  void pp10APlayerWithoutALegalMovePasses() {
    // Two white figures stand on each side of the one in the corner.
    String shut = "6/6/6/w5/w5/rww3 r -";
    assertThat(turns(rules, shut)).containsExactly("-");
    assertThat(after(rules, shut, "-")).isEqualTo("6/6/6/w5/w5/rww3 w -");
    assertThat(refusedBy(rules, shut, "a1b1")).isEqualTo("PP-7");
  }

  @Test
  void pp10NobodyElsePasses() {
    assertThat(refusedBy(rules, "6/6/6/6/6/rrw3 r -", "-")).isEqualTo("PP-10");
  }

  @Test
  void pp10APassTakesTheMarkAway() {
    assertThat(after(rules, "6/6/6/w5/w5/rw4 r !a1b1", "-")).endsWith(" w -");
    String shut = "6/6/6/w5/w5/rww3 r -";
    assertThat(rules.parsePosition(after(rules, shut, "-")).mark()).isZero();
  }
}
