package cz.kameny.rules.overboard;

import static cz.kameny.rules.Notated.after;
import static cz.kameny.rules.Notated.refusedBy;
import static cz.kameny.rules.Notated.turns;
import static org.assertj.core.api.Assertions.assertThat;

import cz.kameny.rules.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** PP-1, PP-2 and PP-5…PP-8: one move. */
class MovesTest {
  private final OverboardRules rules = new OverboardRules(OverboardSettings.DEFAULT);

  /** A position of rank 3 alone with a white figure far away, so that the game goes on. */
  private static String rank(String rank) {
    return "5w/6/6/" + rank + "/6/6 r -";
  }

  @Test
  void pp1RedIsAtTheBottomAndMovesFirst() {
    OverboardPosition start = rules.start(1);
    assertThat(start.turn()).isEqualTo(Player.FIRST);
    assertThat(start.at(0)).isEqualTo('R');
    assertThat(start.at(35)).isEqualTo('W');
    assertThat(start).hasToString("WwwwwW/wwwwww/WwwwwW/RrrrrR/rrrrrr/RrrrrR r -");
  }

  @Test
  void pp1ForwardIsUpForRedAndDownForWhite() {
    assertThat(Direction.backwardOf(Player.FIRST)).isEqualTo(Direction.DOWN);
    assertThat(Direction.backwardOf(Player.SECOND)).isEqualTo(Direction.UP);
    assertThat(after(rules, "6/6/6/2R3/6/4ww r -", "c3c4")).isEqualTo("6/6/2R3/6/6/4ww w -");
    assertThat(after(rules, "6/6/6/2W3/6/4rr w -", "c3c2")).isEqualTo("6/6/6/6/2W3/4rr r -");
  }

  @Test
  void pp2ACaptainStaysOneAllGameWhoeverMovesIt() {
    assertThat(after(rules, rank("Rr1Ww1"), "a3b3")).isEqualTo("5w/6/6/1RrWw1/6/6 w -");
    assertThat(after(rules, rank("Rr1Ww1"), "b3c3")).isEqualTo("5w/6/6/R1rWw1/6/6 w -");
    assertThat(after(rules, rank("rrW3"), "a3b3")).isEqualTo("5w/6/6/1rrW2/6/6 w -");
    assertThat(after(rules, rank("rrWw2"), "a3b3")).isEqualTo("5w/6/6/1rrWw1/6/6 w =a3b3");
  }

  @Test
  void pp2ACaptainThatFallsIsGone() {
    OverboardPosition after = rules.parsePosition(after(rules, "w5/6/6/4rW/6/6 r -", "e3f3"));
    assertThat(after).hasToString("w5/6/6/5r/6/6 w -");
    assertThat(Long.bitCount(after.captains())).isZero();
  }

  @ParameterizedTest(name = "PP-5: {0} may go {1}")
  @CsvSource({"c3, c4", "c3, c2", "c3, b3", "c3, d3"})
  void pp5AFigureGoesOnePointInAnyOfFourDirections(String from, String to) {
    assertThat(turns(rules, "4ww/6/6/2r3/6/6 r -")).hasSize(4).contains(from + to);
  }

  @Test
  void pp5TheRowInFrontGoesAlongAndFiguresBehindStay() {
    assertThat(after(rules, rank("rrr3"), "a3b3")).isEqualTo("5w/6/6/1rrr2/6/6 w -");
    assertThat(after(rules, rank("rrr3"), "b3c3")).isEqualTo("5w/6/6/r1rr2/6/6 w -");
    assertThat(after(rules, rank("rrr3"), "c3d3")).isEqualTo("5w/6/6/rr1r2/6/6 w -");
  }

  @Test
  void pp5AGapEndsTheRow() {
    assertThat(after(rules, rank("rr1rr1"), "a3b3")).isEqualTo("5w/6/6/1rrrr1/6/6 w -");
    assertThat(after(rules, rank("rr1rr1"), "d3e3")).isEqualTo("5w/6/6/rr2rr/6/6 w -");
  }

  @Test
  void pp5OnlyTheSideToMoveAndOnlyWhereAFigureStands() {
    assertThat(refusedBy(rules, rank("r1w3"), "c3d3")).isEqualTo("PP-5");
    assertThat(refusedBy(rules, rank("r1w3"), "b3c3")).isEqualTo("PP-5");
  }

  @ParameterizedTest(name = "PP-6: {0} would go overboard with {1}")
  @CsvSource({
    "3rrr, d3e3",
    "3rrr, e3f3",
    "rrr3, c3b3",
    "rrr3, b3a3",
    "rrrrrr, a3b3",
    "rrrrrr, c3b3"
  })
  void pp6OwnFiguresNeverGoOverboard(String rank, String move) {
    assertThat(refusedBy(rules, rank(rank), move)).isEqualTo("PP-6");
  }

  @Test
  void pp6OnAFileToo() {
    assertThat(refusedBy(rules, "r4w/r5/6/6/6/6 r -", "a5a6")).isEqualTo("PP-6");
    assertThat(refusedBy(rules, "5w/6/6/6/r5/r5 r -", "a2a1")).isEqualTo("PP-6");
  }

  @ParameterizedTest(name = "PP-7: {0}, {1}: {2}")
  @CsvSource({
    "rw4, a3b3, 1rw3",
    "rrww2, a3b3, 1rrww1",
    "rrrwww, a3b3, 1rrrww",
    "rw1ww1, a3b3, 1rwww1",
    "2rrww, c3d3, 3rrw",
    "rrrw2, b3c3, r1rrw1",
    "4rw, e3f3, 5r",
    "rrrrrw, a3b3, 1rrrrr",
    "rrrrrw, e3f3, rrrr1r",
    "wwr3, c3b3, -",
    "wr4, b3a3, r5",
    "wwrr2, d3c3, wrr3",
  })
  void pp7AnEqualOrSmallerNumberIsPushedToTheFreePointOrOverTheEdge(
      String rank, String move, String answer) {
    if (answer.equals("-")) {
      assertThat(refusedBy(rules, rank(rank), move)).isEqualTo("PP-7");
    } else {
      assertThat(after(rules, rank(rank), move)).startsWith("5w/6/6/" + answer + "/6/6 w ");
    }
  }

  @ParameterizedTest(name = "PP-7: {0}, {1} is refused")
  @CsvSource({
    "rrwr2, a3b3",
    "rrwr2, b3c3",
    "rwr3, a3b3",
    "rrwwr1, a3b3",
    "rww3, a3b3",
    "rrwww1, a3b3",
    "2rrww, d3e3",
    "rrwwwr, a3b3",
    "3rww, d3e3",
    "rwrw2, a3b3",
    "r1rwwr, c3d3",
  })
  void pp7MoreOrAnOwnFigureBehindThemIsRefused(String rank, String move) {
    assertThat(refusedBy(rules, rank(rank), move)).isEqualTo("PP-7");
  }

  @Test
  void pp7AnOwnFigureBehindEvenWhenFollowedByAnotherOpponent() {
    assertThat(refusedBy(rules, rank("rrwrw1"), "a3b3")).isEqualTo("PP-7");
    assertThat(refusedBy(rules, rank("rrwrw1"), "b3c3")).isEqualTo("PP-7");
    assertThat(after(rules, rank("rrwrw1"), "d3e3")).startsWith("5w/6/6/rrw1rw/");
  }

  @Test
  void pp7AFigureBehindAGapIsNoObstacle() {
    assertThat(after(rules, rank("rw1r2"), "a3b3")).startsWith("5w/6/6/1rwr2/");
  }

  @Test
  void pp7OnlyTheLastOfThePushedFalls() {
    assertThat(after(rules, "w5/6/6/2rrww/6/6 r -", "c3d3")).isEqualTo("w5/6/6/3rrw/6/6 w -");
    Push push =
        rules.push(rules.parsePosition("w5/6/6/2rrww/6/6 r -"), OverboardMove.parse("c3d3"));
    assertThat(push.row()).containsExactly(14, 15);
    assertThat(push.pushed()).containsExactly(16, 17);
    assertThat(push.falls()).hasValue(17);
  }

  @Test
  void pp7TheFirstMoveOfTheFullBoardThrowsAFigureOver() {
    OverboardPosition start = rules.start(1);
    assertThat(turns(rules, start.toString()))
        .containsExactly("a1a2", "b1b2", "c1c2", "d1d2", "e1e2", "f1f2");
    for (String move : turns(rules, start.toString())) {
      OverboardPosition after = rules.play(start, OverboardMove.parse(move));
      assertThat(after.count(Player.SECOND)).isEqualTo(17);
      assertThat(after.count(Player.FIRST)).isEqualTo(18);
    }
  }

  @Test
  void pp8ACaptainNeverMovesBackward() {
    assertThat(turns(rules, "4ww/6/6/2R3/6/6 r -")).containsExactly("c3b3", "c3c4", "c3d3");
    assertThat(refusedBy(rules, "4ww/6/6/2R3/6/6 r -", "c3c2")).isEqualTo("PP-8");
    assertThat(turns(rules, "4rr/6/6/2W3/6/6 w -")).containsExactly("c3b3", "c3c2", "c3d3");
    assertThat(refusedBy(rules, "4rr/6/6/2W3/6/6 w -", "c3c4")).isEqualTo("PP-8");
  }

  @Test
  void pp8NorDoesARowWithACaptainInIt() {
    // c5 is chosen; c4 or c3 in front of it (downwards) is the captain.
    assertThat(refusedBy(rules, "5w/2r3/2R3/2r3/6/6 r -", "c5c4")).isEqualTo("PP-8");
    assertThat(refusedBy(rules, "5w/2r3/2r3/2R3/6/6 r -", "c5c4")).isEqualTo("PP-8");
    assertThat(refusedBy(rules, "5w/2r3/2r3/2R3/6/6 r -", "c4c3")).isEqualTo("PP-8");
    assertThat(refusedBy(rules, "5r/6/6/2W3/2w3/6 w -", "c2c3")).isEqualTo("PP-8");
  }

  @Test
  void pp8ACaptainBehindTheChosenFigureIsNotInTheRow() {
    assertThat(after(rules, "5w/2R3/2r3/2r3/6/6 r -", "c4c3")).isEqualTo("5w/2R3/6/2r3/2r3/6 w -");
    assertThat(after(rules, "5r/6/6/2w3/2W3/6 w -", "c3c4")).isEqualTo("5r/6/2w3/6/2W3/6 r -");
  }

  @Test
  void pp8ACaptainBehindAGapInFrontIsNotInTheRow() {
    assertThat(after(rules, "5w/2r3/6/2R3/6/6 r -", "c5c4")).isEqualTo("5w/6/2r3/2R3/6/6 w -");
  }

  @ParameterizedTest(name = "PP-8: captains go {0}")
  @ValueSource(strings = {"a1b1", "b1c1", "a1a2"})
  void pp8SidewaysAndForwardARowWithCaptainsIsFree(String move) {
    assertThat(turns(rules, "5w/6/6/6/6/RR4 r -")).contains(move);
  }

  @Test
  void pp8TheOpponentMayPushACaptainInAnyDirection() {
    // White's captain c3 is pushed up, its backward; red's captain c3 down, its backward.
    assertThat(after(rules, "5w/6/6/2W3/2r3/6 r -", "c2c3")).startsWith("5w/6/2W3/2r3/6/6 w");
    assertThat(after(rules, "5r/6/2w3/2R3/6/6 w -", "c4c3")).startsWith("5r/6/6/2w3/2R3/6 r");
    assertThat(after(rules, "5r/6/6/6/2w3/2R3 w -", "c2c1")).isEqualTo("5r/6/6/6/6/2w3 r -");
  }

  @Test
  void pp8APushBackwardIsForbiddenToACaptainAndAllowedToItsPlainFigure() {
    assertThat(refusedBy(rules, "5w/6/2R3/2w3/6/6 r -", "c4c3")).isEqualTo("PP-8");
    assertThat(after(rules, "5w/6/2r3/2w3/6/6 r -", "c4c3")).startsWith("5w/6/6/2r3/2w3/6 w");
  }
}
