package cz.kameny.rules.match;

import static cz.kameny.rules.GameId.DLOUHE_VRHCABY;
import static cz.kameny.rules.GameId.PRES_PALUBU;
import static cz.kameny.rules.GameId.TAIGA_PUFF;
import static cz.kameny.rules.match.Series.matchOf;
import static cz.kameny.rules.match.Series.picture;
import static cz.kameny.rules.match.Series.play;
import static cz.kameny.rules.match.Series.refusal;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cz.kameny.rules.overboard.OverboardMove;
import cz.kameny.rules.tables.TablesTurn;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** An event that may not come next is refused, says why, and changes nothing. */
class RefusedEventsTest {
  private static final String START = "game 1 a 24:15 24:15 w";

  /** One event of every kind, each well-formed. */
  private static final List<String> EVERY =
      List.of(
          "opening 5 3",
          START,
          "roll 21",
          "turn 24/22 22/21",
          "offer a",
          "agree b",
          "decline b",
          "resign a",
          "timeout a",
          "end b resigned 2",
          "over 0 2");

  /** Phase → how to get there and the events that may come; all others are refused. */
  private static final Map<String, List<String>> ACCEPTED =
      Map.of(
          "OPENING", List.of("opening 5 3"),
          "START", List.of(START),
          "ROLL", List.of("roll 21", "resign a", "timeout a"),
          "TURN", List.of("turn 24/22 22/21", "resign a", "timeout a"),
          "GAME_DONE", List.of("end b resigned 2"),
          "MATCH_DONE", List.of("over 0 2"),
          "OVER", List.of());

  private static final Map<String, String> SAYS =
      Map.of(
          "OPENING", "the roll for who starts",
          "START", START,
          "ROLL", "a roll of seat a",
          "TURN", "a turn of seat a",
          "GAME_DONE", "end b resigned 2",
          "MATCH_DONE", "over 0 2",
          "OVER", "nothing, the match is over");

  private static Match at(String phase) {
    String[] way = {"opening 5 3", "due", "roll 21", "resign a", "due", "due"};
    Match match = matchOf(DLOUHE_VRHCABY, "-");
    for (int i = 0; !match.phase().toString().equals(phase); i++) {
      match = play(match, way[i]);
    }
    return match;
  }

  @TestFactory
  List<DynamicTest> everyEventInEveryPhase() {
    List<DynamicTest> tests = new ArrayList<>();
    for (Match.Phase phase : Match.Phase.values()) {
      for (String event : EVERY) {
        boolean accepted = ACCEPTED.get(phase.toString()).contains(event);
        tests.add(
            DynamicTest.dynamicTest(
                phase + (accepted ? " takes " : " refuses ") + event,
                () -> {
                  Match match = at(phase.toString());
                  if (accepted) {
                    assertThat(picture(play(match, event))).isNotEqualTo(picture(match));
                    return;
                  }
                  String why = refusal(match, event);
                  if (event.startsWith("agree") || event.startsWith("decline")) {
                    assertThat(why).isEqualTo("seat a has not offered a draw");
                  } else if (event.startsWith("offer") && match.isPlaying()) {
                    assertThat(why).contains("only in pres-palubu");
                  } else {
                    assertThat(why).contains(SAYS.get(phase.toString()));
                  }
                }));
      }
    }
    return tests;
  }

  @Test
  void aMatchIsCreatedOnce() {
    Match match = at("ROLL");
    assertThatThrownBy(() -> match.apply(match.created()))
        .isInstanceOf(IllegalEventException.class)
        .hasMessageContaining("created once");
    assertThatThrownBy(() -> Match.replay(List.of())).hasMessageContaining("begins with");
    assertThatThrownBy(() -> Match.replay(List.of(new MatchEvent.OpeningRoll(1, 2))))
        .hasMessageContaining("begins with");
    assertThatThrownBy(
            () -> Match.replay(List.of(match.created(), new MatchEvent.MatchEnded(0, 0))))
        .hasMessageContaining("event 2: ");
  }

  @Test
  void whatIsDueMustBeExactlyThat() {
    assertThat(refusal(at("START"), "game 2 a 24:15 24:15 w")).contains(START);
    assertThat(refusal(at("START"), "game 1 b 24:15 24:15 w")).contains(START);
    assertThat(refusal(at("START"), "game 1 a 24:14,23:1 24:15 w")).contains(START);
    assertThat(refusal(at("GAME_DONE"), "end a resigned 2")).contains("end b resigned 2");
    assertThat(refusal(at("GAME_DONE"), "end b resigned 1")).contains("end b resigned 2");
    assertThat(refusal(at("GAME_DONE"), "end b all-off 2")).contains("end b resigned 2");
    assertThat(refusal(at("GAME_DONE"), "end draw agreed 0")).contains("end b resigned 2");
    assertThat(refusal(at("MATCH_DONE"), "over 2 0")).contains("over 0 2");
  }

  @Test
  void anIllegalTurnIsRefusedWithItsClause() {
    Match match = at("TURN");
    assertThatThrownBy(() -> play(match, "turn 24/22"))
        .isInstanceOfSatisfying(
            IllegalEventException.class, e -> assertThat(e.clause()).isEqualTo("LV-8"));
    assertThat(refusal(match, "turn 24/22 24/23")).contains("LV-6");
    assertThat(refusal(match, "turn -")).contains("LV-8");
  }

  @Test
  void aTurnOfAnotherGameIsRefused() {
    Match match = play(matchOf(PRES_PALUBU, "starts=a"), "due");
    MatchEvent dice = new MatchEvent.TurnPlayed(TablesTurn.parse("24/21"));
    assertThatThrownBy(() -> match.apply(dice))
        .isInstanceOf(IllegalEventException.class)
        .hasMessageContaining("a turn of pres-palubu");
    Match taiga = play(matchOf(TAIGA_PUFF, "starts=a"), "due", "roll 21");
    assertThatThrownBy(() -> taiga.apply(new MatchEvent.TurnPlayed(OverboardMove.parse("a1a2"))))
        .isInstanceOf(IllegalEventException.class)
        .hasMessageContaining("a turn of taiga-puff");
    assertThat(refusal(match, "roll 21")).contains("no roll is due");
  }

  @Test
  void pp13DrawsAreOfferedOnlyInPresPalubu() {
    for (var game : List.of(DLOUHE_VRHCABY, TAIGA_PUFF)) {
      Match match = play(matchOf(game, "starts=a"), "due");
      assertThat(match.hasDrawsByAgreement()).isFalse();
      assertThat(refusal(match, "offer a")).contains("only in pres-palubu");
      assertThatThrownBy(() -> play(match, "offer a"))
          .isInstanceOfSatisfying(
              IllegalEventException.class, e -> assertThat(e.clause()).isEqualTo("PP-13"));
    }
  }

  @Test
  void pp13AnOfferIsAnsweredByTheOtherSeatOnly() {
    Match offered = play(matchOf(PRES_PALUBU, "starts=a"), "due", "offer a");
    assertThat(offered.drawOffer()).contains(Seat.A);
    assertThat(refusal(offered, "agree a")).contains("seat b has not offered");
    assertThat(refusal(offered, "decline a")).contains("seat b has not offered");
    assertThat(refusal(offered, "offer b")).contains("already offered");
    assertThat(refusal(offered, "offer a")).contains("already offered");
    assertThat(play(offered, "decline b").drawOffer()).isEmpty();
    assertThat(play(offered, "decline b", "offer b").drawOffer()).contains(Seat.B);
  }

  @Test
  void pp13AnOfferStandsThroughOnesOwnTurnAndLapsesWithTheOthers() {
    Match match = play(matchOf(PRES_PALUBU, "starts=a"), "due", "offer a", "turn a1a2");
    assertThat(match.drawOffer()).contains(Seat.A);
    assertThat(play(match, "agree b").due().orElseThrow()).hasToString("end draw agreed 0");
    Match lapsed = play(match, "turn b6b5");
    assertThat(lapsed.drawOffer()).isEmpty();
    assertThat(refusal(lapsed, "agree b")).contains("has not offered");
    // Offered while the other is to act: its turn is the answer.
    Match during = play(matchOf(PRES_PALUBU, "starts=a"), "due", "offer b", "turn a1a2");
    assertThat(during.drawOffer()).isEmpty();
  }

  @Test
  void pp13AnOfferStandsThroughAPassWhichIsNoAnswerPp10() {
    Match match =
        play(
            matchOf(PRES_PALUBU, "start=5w/6/6/w5/w5/r1ww2_w_- starts=a"),
            "due",
            "offer a",
            "turn d1c1",
            "turn -");
    assertThat(match.drawOffer()).contains(Seat.A);
    assertThat(play(match, "agree b").due().orElseThrow()).hasToString("end draw agreed 0");
    assertThat(play(match, "decline b").drawOffer()).isEmpty();
  }

  @Test
  void pp13AnOfferDoesNotOutliveItsGame() {
    Match match =
        play(matchOf(PRES_PALUBU, "starts=a length=2"), "due", "offer a", "resign b", "due", "due");
    assertThat(match.drawOffer()).isEmpty();
    assertThat(refusal(match, "agree b")).contains("has not offered");
  }
}
