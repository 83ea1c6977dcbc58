package cz.kameny.acceptance.online;

import static cz.kameny.acceptance.online.OnlineRoom.begin;
import static cz.kameny.acceptance.online.OnlineRoom.guests;
import static cz.kameny.acceptance.online.OnlineRoom.started;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import cz.kameny.acceptance.online.OnlineRoom.Two;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * What time alone brings, in the time it really takes; once for each database. These tests only
 * wait, so they do it all at once and beside the others.
 */
@Execution(ExecutionMode.CONCURRENT)
abstract class WaitingTests extends Room {
  /** A fast game, in which the grace is 40 seconds. */
  private static final Map<String, String> FAST =
      Map.of("game", "dlouhe-vrhcaby", "clock", "delay:10+300");

  private static final Map<String, String> FAST_DECK =
      Map.of("game", "pres-palubu", "clock", "inc:300+0");

  @Test
  void theServerTakesTheTimeOfWhoDoesNotPlayAndTheOtherWins() {
    try (Two two = started(guests(address(), Map.of("game", "pres-palubu", "clock", "inc:10+0")))) {
      Seated late = two.toMove();
      JsonNode end =
          late.line().await("events", m -> m.path("match").path("state").asText().equals("over"));

      assertThat(end.path("events").findValuesAsText("line"))
          .startsWith("timeout " + late.seat(), "end " + two.waiting().seat() + " time 1");
    }
  }

  /** Nobody does anything at all: each loses the game in which it was to begin. */
  @Test
  void clocksThatRunOutOnBothSidesCostEachItsGameAndTheSeriesGoesOnByItself() {
    Map<String, String> table =
        Map.of(
            "game",
            "taiga-puff",
            "settings",
            "length=2 starts=a rotation=alternate",
            "clock",
            "delay:0+1");
    try (Two two = guests(address(), table)) {
      two.first()
          .line()
          .await("events", m -> m.path("match").path("state").asText().equals("over"));

      assertThat(linesOf(two))
          .filteredOn(line -> line.matches("(timeout|end) .*"))
          .extracting(line -> line.replaceAll(" time .*", ""))
          .containsExactly("timeout a", "end b", "timeout b", "end a");
    }
  }

  /** Both clocks have next to nothing left when the flag falls, and both say something too late. */
  @Test
  void whatBothSayAfterTheFlagHasFallenIsTooLateAndItFallsOnce() throws Exception {
    try (Two two = started(guests(address(), Map.of("game", "pres-palubu", "clock", "inc:10+0")))) {
      Seated mover = two.toMove();
      Seated late = two.waiting();
      Thread.sleep(9_000);
      int seq = mover.seq();
      mover.act(); // one second is left to it
      while (mover.seq() == seq || late.seq() == seq) {
        mover.read(100);
        late.read(100);
      }
      Thread.sleep(11_500);
      late.line()
          .command(
              two.matchId(), late.seq(), "late", Map.of("do", "turn", "turn", late.randomTurn()));
      mover.line().command(two.matchId(), mover.seq(), "late", Map.of("do", "resign"));
      assertThat(late.line().answerTo("late").path("type").asText()).isEqualTo("error");
      assertThat(mover.line().answerTo("late").path("type").asText()).isEqualTo("error");

      assertThat(linesOf(two))
          .contains("end " + mover.seat() + " time 1")
          .doesNotContain("resign " + mover.seat())
          .filteredOn(line -> line.startsWith("timeout "))
          .containsExactly("timeout " + late.seat());
    }
  }

  @Test
  void afterTheGraceAWinIsClaimedADrawInPresPalubuOfTwoAtOnceOneAndABriefDropCostsNothing()
      throws Exception {
    try (Two win = started(guests(address(), FAST));
        Two draw = started(guests(address(), FAST_DECK));
        Two both = started(guests(address(), FAST));
        Two back = started(guests(address(), FAST))) {
      win.second().line().drop();
      draw.second().line().drop();
      both.first().line().drop();
      both.second().line().drop();
      back.second().line().drop();
      Thread.sleep(5_000);
      try (Line again = Line.open(back.b())) {
        Seated returned = back.second().on(again);
        Thread.sleep(36_000);

        assertThat(claim(win.a(), win.matchId(), win.first().seq(), "win").status()).isEqualTo(200);
        assertThat(linesOf(win)).contains("claim a win", "end a resigned 2");
        Api.Answer noDraws = claim(both.a(), both.matchId(), both.first().seq(), "draw");
        assertThat(noDraws.json().path("error").path("clause").asText()).isEqualTo("PP-13");
        assertThat(claim(draw.a(), draw.matchId(), draw.first().seq(), "draw").status())
            .isEqualTo(200);
        assertThat(linesOf(draw)).contains("claim a draw", "end draw agreed 0");

        CompletableFuture<Api.Answer> one =
            CompletableFuture.supplyAsync(
                () -> claim(both.a(), both.matchId(), both.first().seq(), "win"));
        Api.Answer other = claim(both.b(), both.matchId(), both.second().seq(), "win");
        assertThat(List.of(one.join().status(), other.status()))
            .containsExactlyInAnyOrder(200, 409);
        String winner = other.status() == 200 ? "b" : "a";
        assertThat(linesOf(both))
            .contains("claim " + winner + " win", "end " + winner + " resigned 2")
            .filteredOn(line -> line.startsWith("claim "))
            .hasSize(1);

        assertThat(claim(back.a(), back.matchId(), back.first().seq(), "win").code())
            .isEqualTo("not_now");
        Seated.play(back.first().on(back.first().line()), returned, returned.seq() + 4);
      }
    }
  }

  private static Api.Answer claim(Api who, String match, int seq, String as) {
    return who.call(
        "POST",
        "/api/matches/" + match + "/commands",
        Map.of(
            "expectedSeq",
            seq,
            "commandId",
            "claim-" + as,
            "payload",
            Map.of("do", "claim", "as", as)));
  }

  private static List<String> linesOf(Two two) {
    return two.a().ok("/api/matches/" + two.matchId()).path("events").findValuesAsText("line");
  }

  @Test
  void whoFallsSilentWithoutClosingItsConnectionIsAwayForTheOtherWithinFiveSeconds()
      throws Exception {
    Api a = Api.guest(address());
    Api b = Api.guest(address());
    String match = begin(a, b, FAST_DECK);
    try (Line line = Line.open(a);
        SilentLine silent = new SilentLine(b)) {
      Seated.at(line, match, 1);
      silent.say("{\"type\":\"hello\",\"version\":1}");
      silent.say("{\"type\":\"watch\",\"matchId\":\"" + match + "\",\"haveSeq\":0}");
      line.await("presence", m -> OnlineRoom.isThere(m, "b"));
      long last = System.currentTimeMillis();
      JsonNode gone = line.await("presence", m -> !OnlineRoom.isThere(m, "b"));

      long since = gone.path("presence").path("b").path("awaySince").asLong();
      assertThat(since - last).isBetween(0L, 5_000L);
    }
  }
}
