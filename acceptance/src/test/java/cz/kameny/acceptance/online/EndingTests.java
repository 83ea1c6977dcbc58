package cz.kameny.acceptance.online;

import static cz.kameny.acceptance.online.OnlineRoom.guests;
import static cz.kameny.acceptance.online.OnlineRoom.sitDown;
import static cz.kameny.acceptance.online.OnlineRoom.started;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import cz.kameny.acceptance.online.OnlineRoom.Two;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** How games and matches end, and what that costs; once for each database. */
abstract class EndingTests extends Room {
  private static final Map<String, String> NARDY = Map.of("game", "dlouhe-vrhcaby");

  @Test
  void aDrawIsOfferedDeclinedOfferedAgainAndAgreedInPresPalubuPp13() {
    try (Two two = started(guests(address(), Map.of("game", "pres-palubu")))) {
      ask(two.first(), two.second(), "offer");
      ask(two.second(), two.first(), "decline");
      ask(two.first(), two.second(), "offer");
      ask(two.second(), two.first(), "agree");

      assertThat(two.first().lines()).contains("+end draw agreed 0");
    }
  }

  private static void ask(Seated who, Seated other, String what) {
    int before = who.seq();
    who.line().command(who.matchId(), before, who.nextId(), Map.of("do", what));
    long end = System.nanoTime() + 60_000_000_000L;
    while (System.nanoTime() < end && (who.seq() == before || who.seq() != other.seq())) {
      who.read(100);
      other.read(100);
    }
    assertThat(who.lines().get(before)).endsWith(what + " " + who.seat());
  }

  @Test
  void anAbortBeforeBothHaveMovedEndsWithoutAResultAndLaterItIsRefused() {
    try (Two two = started(guests(address(), NARDY))) {
      Seated mover = two.toMove();
      mover.line().command(two.matchId(), mover.seq(), "abort", Map.of("do", "abort"));
      assertThat(mover.line().answerTo("abort").path("type").asText()).isEqualTo("ack");
      JsonNode match = two.a().ok("/api/matches/" + two.matchId()).path("match");
      assertThat(match.path("state").asText()).isEqualTo("aborted");
    }
    try (Two two = started(guests(address(), NARDY))) {
      Seated.play(two.first(), two.second(), two.first().seq() + 6);
      Seated mover = two.toMove();
      mover.line().command(two.matchId(), mover.seq(), "abort", Map.of("do", "abort"));
      assertThat(mover.line().answerTo("abort").path("code").asText()).isEqualTo("not_now");
    }
  }

  @Test
  void aRematchBeginsWhenBothWantItWithSeatsExchanged() {
    try (Two two = started(guests(address(), NARDY))) {
      Seated loser = two.toMove();
      loser.line().command(two.matchId(), loser.seq(), "resign", Map.of("do", "resign"));
      loser.line().answerTo("resign");
      two.first().line().command(two.matchId(), 0, "again-a", Map.of("do", "rematch"));
      two.second().line().command(two.matchId(), 0, "again-b", Map.of("do", "rematch"));
      JsonNode started = two.first().line().await("started", m -> true);

      JsonNode match = two.a().ok("/api/matches/" + started.path("matchId").asText()).path("match");
      assertThat(match.path("seats").path("b").path("name").asText()).isEqualTo(two.a().name());
      assertThat(match.path("previous").asText()).isEqualTo(two.matchId());
    }
  }

  @Test
  void aClaimIsRefusedWhileTheOtherIsThereOrHasJustGone() {
    try (Two two = started(guests(address(), NARDY))) {
      Seated mover = two.toMove();
      Map<String, String> claim = Map.of("do", "claim", "as", "win");
      mover.line().command(two.matchId(), mover.seq(), "there", claim);
      assertThat(mover.line().answerTo("there").path("code").asText()).isEqualTo("not_now");
      two.waiting().line().drop();
      long gone = System.currentTimeMillis();
      JsonNode news =
          mover.line().await("presence", m -> !OnlineRoom.isThere(m, two.waiting().seat()));
      assertThat(System.currentTimeMillis() - gone).isLessThan(30_000);
      assertThat(news.path("presence").path(two.waiting().seat()).path("claimAt").asLong())
          .isGreaterThanOrEqualTo(gone + 39_000);
      mover.line().command(two.matchId(), mover.seq(), "gone", claim);
      assertThat(mover.line().answerTo("gone").path("code").asText()).isEqualTo("not_now");
    }
  }

  @Test
  void gamesForChipsPayTheWinnerTwoStakesForMarsAndOneForOinLv13() {
    for (String size : List.of("mars", "oin")) {
      Api a = Api.account(address(), "A" + size + System.nanoTime() % 1_000_000);
      Api b = Api.account(address(), "B" + size + System.nanoTime() % 1_000_000);
      try (Two two =
          started(
              sitDown(
                  a,
                  b,
                  Map.of(
                      "game",
                      "dlouhe-vrhcaby",
                      "settings",
                      "stake=50 size=" + size,
                      "rated",
                      true)))) {
        int worst = size.equals("mars") ? 100 : 50;
        assertThat(a.ok("/api/me").path("chips").path("free").asInt()).isEqualTo(1000 - worst);
        assertThat(a.ok("/api/me").path("chips").path("held").asInt()).isEqualTo(worst);
        // Nothing is off yet: resigning costs the whole of it (LV-14).
        Seated loser = two.toMove();
        loser.line().command(two.matchId(), loser.seq(), "resign", Map.of("do", "resign"));
        loser.line().answerTo("resign");
        Api winner = loser == two.first() ? b : a;
        Api lost = loser == two.first() ? a : b;
        assertThat(winner.ok("/api/me").path("chips").path("free").asInt()).isEqualTo(1000 + worst);
        assertThat(lost.ok("/api/me").path("chips").path("free").asInt()).isEqualTo(1000 - worst);
        JsonNode result = a.ok("/api/matches/" + two.matchId()).path("match").path("result");
        assertThat(result.path("ratings").path(loser.seat()).path("after").asInt())
            .isLessThan(1500);
        assertThat(
                winner
                    .ok("/api/players/" + winner.name())
                    .path("results")
                    .get(0)
                    .path("won")
                    .asInt())
            .isEqualTo(1);
      }
    }
  }

  /** Two accounts at a table of Přes palubu for fifty chips a stake. */
  private Two forFifty(String settings) {
    long number = System.nanoTime() % 1_000_000;
    return started(
        sitDown(
            Api.account(address(), "A" + number),
            Api.account(address(), "B" + number),
            Map.of(
                "game",
                "pres-palubu",
                "settings",
                settings + " stake=50 starts=a",
                "rated",
                true)));
  }

  /** Both have these chips again, and none is held any more. */
  private static void assertChips(Two two, int a, int b) {
    Map.of(two.a(), a, two.b(), b)
        .forEach(
            (who, free) -> {
              JsonNode chips = who.ok("/api/me").path("chips");
              assertThat(chips.path("held").asInt()).isZero();
              assertThat(chips.path("free").asInt()).isEqualTo(free);
            });
  }

  @Test
  void aSeriesPaysTheDifferenceOfAllItsGames() {
    try (Two two = forFifty("length=3")) {
      ask(two.first(), two.second(), "resign");
      Seated.play(two.first(), two.second(), two.first().seq() + 1);
      ask(two.second(), two.first(), "resign");
      Seated.play(two.first(), two.second(), two.first().seq() + 1);
      ask(two.first(), two.second(), "resign");
      assertThat(two.first().lines()).contains("+over 1 2");
      assertChips(two, 950, 1050);
    }
  }

  @Test
  void aDrawMovesNoStakePp13() {
    try (Two two = forFifty("length=1")) {
      ask(two.first(), two.second(), "offer");
      ask(two.second(), two.first(), "agree");
      assertChips(two, 1000, 1000);
    }
  }

  @Test
  void aMatchThatIsCalledOffGivesTheStakesBack() {
    try (Two two = forFifty("length=3")) {
      ask(two.first(), two.second(), "resign");
      Seated.play(two.first(), two.second(), two.first().seq() + 1);
      Seated mover = two.toMove();
      mover.line().command(two.matchId(), mover.seq(), "abort", Map.of("do", "abort"));
      assertThat(mover.line().answerTo("abort").path("code").asText()).isEqualTo("not_now");
    }
    try (Two two = forFifty("length=3")) {
      assertThat(two.a().ok("/api/me").path("chips").path("held").asInt()).isEqualTo(150);
      ask(two.first(), two.second(), "abort");
      assertChips(two, 1000, 1000);
    }
  }
}
