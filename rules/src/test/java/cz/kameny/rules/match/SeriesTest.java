package cz.kameny.rules.match;

import static cz.kameny.rules.GameId.DLOUHE_VRHCABY;
import static cz.kameny.rules.GameId.PRES_PALUBU;
import static cz.kameny.rules.GameId.TAIGA_PUFF;
import static cz.kameny.rules.match.Series.matchOf;
import static cz.kameny.rules.match.Series.play;
import static cz.kameny.rules.match.Series.refusal;
import static org.assertj.core.api.Assertions.assertThat;

import cz.kameny.rules.GameId;
import cz.kameny.rules.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** LV-3, LV-4, LV-13…LV-15, TP-2 and the settings of a series. */
class SeriesTest {
  @ParameterizedTest(name = "LV-3: opening {0} {1}: seat {2} starts")
  @CsvSource({"5, 3, A", "1, 2, B", "6, 1, A", "5, 6, B"})
  void lv3TheHigherDieStartsAndPlaysFirst(int a, int b, Seat starts) {
    Match match = play(matchOf(DLOUHE_VRHCABY, "-"), "opening " + a + " " + b);
    assertThat(match.seat(Player.FIRST)).contains(starts);
    assertThat(match.side(starts.other())).contains(Player.SECOND);
    assertThat(match.due().orElseThrow()).hasToString("game 1 " + starts.text() + " 24:15 24:15 w");
  }

  @Test
  void lv3EqualRollsAreRolledAgain() {
    Match match = play(matchOf(DLOUHE_VRHCABY, "-"), "opening 4 4", "opening 2 2");
    assertThat(match.phase()).isEqualTo(Match.Phase.OPENING);
    assertThat(match.opening()).contains(new MatchEvent.OpeningRoll(2, 2));
    assertThat(match.seat(Player.FIRST)).isEmpty();
    assertThat(play(match, "opening 1 6").seat(Player.FIRST)).contains(Seat.B);
  }

  @Test
  void lv3TheseDiceAreNotTheFirstRoll() {
    Match match = play(matchOf(DLOUHE_VRHCABY, "-"), "opening 5 3", "due");
    assertThat(match.phase()).isEqualTo(Match.Phase.ROLL);
    assertThat(refusal(match, "turn 24/19 24/21")).contains("expected a roll of seat a");
    assertThat(play(match, "roll 21").phase()).isEqualTo(Match.Phase.TURN);
  }

  @ParameterizedTest(name = "the named seat starts the first game of {0}")
  @EnumSource(GameId.class)
  void whoeverMakesTheGameMayNameWhoStarts(GameId game) {
    assertThat(play(matchOf(game, "starts=a"), "due").toAct()).contains(Seat.A);
    assertThat(play(matchOf(game, "starts=b"), "due").toAct()).contains(Seat.B);
    assertThat(matchOf(game, "starts=roll").phase()).isEqualTo(Match.Phase.OPENING);
    assertThat(refusal(matchOf(game, "starts=b"), "opening 5 3"))
        .contains("no roll for who starts");
  }

  @Test
  void whoeverStartsMovesFirstThoughAStartPositionHasWhiteToMove() {
    String start = "start=6/6/6/6/6/rrw3_w_- length=3 starts=";
    Match match = matchOf(PRES_PALUBU, start + "a");
    assertThat(match.side(Seat.A)).contains(Player.SECOND);
    assertThat(match.seat(Player.FIRST)).contains(Seat.B);
    match = play(match, "due");
    assertThat(match.toAct()).contains(Seat.A);
    Match second = play(match, "resign b", "due", "due");
    assertThat(second.toAct()).as("LV-4: the loser starts").contains(Seat.B);
    assertThat(second.side(Seat.B)).contains(Player.SECOND);
    assertThat(play(matchOf(PRES_PALUBU, start + "b"), "due").toAct()).contains(Seat.B);
  }

  @Test
  void whoHasWonIsTheSeatThatPlayedTheSideThatWonThoughWhiteBegan() {
    Match match =
        play(matchOf(PRES_PALUBU, "start=6/6/6/6/6/rww3_w_- starts=a"), "due", "turn b1a1");
    assertThat(match.due().orElseThrow()).hasToString("end a all-over 1");
  }

  @Test
  void tp2WhoeverStartsPlaysBlack() {
    Match match = play(matchOf(TAIGA_PUFF, "-"), "opening 2 5", "due");
    assertThat(match.position().orElseThrow()).hasToString("h15 h15 b");
    assertThat(match.toAct()).contains(Seat.B);
  }

  @Test
  void lv4TheLoserOfTheLastGameStarts() {
    Match match = play(matchOf(DLOUHE_VRHCABY, "length=3 starts=a"), "due", "resign b", "due");
    assertThat(match.due().orElseThrow()).hasToString("game 2 b 24:15 24:15 w");
    match = play(match, "due", "resign b", "due");
    assertThat(match.due().orElseThrow()).hasToString("game 3 b 24:15 24:15 w");
  }

  @Test
  void lv4OrTheRightAlternates() {
    Match match =
        play(
            matchOf(DLOUHE_VRHCABY, "length=3 starts=a rotation=alternate"),
            "due",
            "resign a",
            "due");
    assertThat(match.due().orElseThrow()).hasToString("game 2 b 24:15 24:15 w");
    match = play(match, "due", "resign a", "due");
    assertThat(match.due().orElseThrow()).hasToString("game 3 a 24:15 24:15 w");
  }

  @ParameterizedTest(name = "LV-4: after a draw the right alternates, rotation={0}")
  @CsvSource({"loser", "alternate"})
  void lv4AfterADrawTheRightAlternates(String rotation) {
    Match match =
        play(
            matchOf(PRES_PALUBU, "length=4 starts=b rotation=" + rotation),
            "due",
            "offer a",
            "agree b",
            "due");
    assertThat(match.due().orElseThrow().toString()).startsWith("game 2 a ");
    match = play(match, "due", "offer a", "agree b", "due");
    assertThat(match.due().orElseThrow().toString()).startsWith("game 3 b ");
    assertThat(match.score(Seat.A)).isZero();
  }

  @Test
  void aSeriesOfNGamesEndsAfterNGamesWhoeverWonThem() {
    Match match = matchOf(DLOUHE_VRHCABY, "length=2 starts=a");
    match = play(match, "due", "resign a", "due", "due", "resign a", "due");
    assertThat(match.phase()).isEqualTo(Match.Phase.MATCH_DONE);
    assertThat(match.due().orElseThrow()).hasToString("over 0 4");
    match = play(match, "due");
    assertThat(match.phase()).isEqualTo(Match.Phase.OVER);
    assertThat(match.due()).isEmpty();
    assertThat(match.results()).hasSize(2);
  }

  @Test
  void firstToNStakesGoesOnUntilASeatHasThem() {
    Match match = matchOf(DLOUHE_VRHCABY, "length=to:3 starts=a");
    match = play(match, "due", "resign a", "due");
    assertThat(match.score(Seat.B)).isEqualTo(2);
    assertThat(match.phase()).isEqualTo(Match.Phase.START);
    match = play(match, "due", "resign b", "due", "due", "resign b", "due");
    assertThat(match.due().orElseThrow()).hasToString("over 4 2");
  }

  @Test
  void drawsMoveNoStakeAndDoNotEndASeriesToStakes() {
    Match match = matchOf(PRES_PALUBU, "length=to:1 starts=a");
    for (int i = 0; i < 5; i++) {
      match = play(match, "due", "offer b", "agree a", "due");
      assertThat(match.phase()).isEqualTo(Match.Phase.START);
    }
    match = play(match, "due", "resign a", "due");
    assertThat(match.due().orElseThrow()).hasToString("over 0 1");
  }

  @Test
  void lv13AndLv14SizeAResignationByTheBoardAndTheSetting() {
    assertThat(play(matchOf(DLOUHE_VRHCABY, "starts=a"), "due", "resign b").due().orElseThrow())
        .hasToString("end a resigned 2");
    assertThat(
            play(matchOf(DLOUHE_VRHCABY, "starts=a size=oin"), "due", "resign b")
                .due()
                .orElseThrow())
        .hasToString("end a resigned 1");
    assertThat(play(matchOf(TAIGA_PUFF, "starts=a"), "due", "resign b").due().orElseThrow())
        .hasToString("end a resigned 1");
  }

  @Test
  void lv14RunningOutOfTimeIsSizedLikeResigningAndMayComeBeforeTheRollOrAfter() {
    Match match = play(matchOf(DLOUHE_VRHCABY, "starts=a"), "due");
    assertThat(play(match, "timeout a").due().orElseThrow()).hasToString("end b time 2");
    assertThat(play(match, "roll 21", "timeout a").due().orElseThrow()).hasToString("end b time 2");
    assertThat(refusal(match, "timeout b")).contains("only the seat to act");
  }

  @Test
  void resigningIsForEitherSeatAtAnyTimeOfAGame() {
    Match match = play(matchOf(DLOUHE_VRHCABY, "starts=a"), "due", "roll 21");
    assertThat(match.stakesIfLost(Seat.A)).isEqualTo(2);
    assertThat(play(match, "resign a").due().orElseThrow()).hasToString("end b resigned 2");
    assertThat(play(match, "resign b").due().orElseThrow()).hasToString("end a resigned 2");
  }

  @Test
  void randomStartsDifferFromGameToGameOfASeriesAndAreKept() {
    Match match = matchOf(PRES_PALUBU, "start=random:8:2:5 length=2 starts=a");
    String one = match.due().orElseThrow().toString();
    match = play(match, "due", "resign a", "due");
    String two = match.due().orElseThrow().toString();
    assertThat(one.substring(8)).isNotEqualTo(two.substring(8));
    assertThat(matchOf(PRES_PALUBU, "start=random:8:2:5 length=2 starts=a").due().orElseThrow())
        .hasToString(one);
  }

  @Test
  void betweenGamesTheSeatsAreThoseOfTheComingGame() {
    Match match = play(matchOf(DLOUHE_VRHCABY, "length=2 starts=a"), "due", "resign b", "due");
    assertThat(match.side(Seat.B)).contains(Player.FIRST);
    assertThat(match.toAct()).isEmpty();
    assertThat(match.isPlaying()).isFalse();
    assertThat(match.stakesIfLost(Seat.A)).isZero();
  }
}
