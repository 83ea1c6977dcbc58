package cz.kameny.acceptance.online;

import static cz.kameny.acceptance.online.OnlineRoom.begin;
import static cz.kameny.acceptance.online.OnlineRoom.guests;
import static cz.kameny.acceptance.online.OnlineRoom.sitDown;
import static cz.kameny.acceptance.online.OnlineRoom.started;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import cz.kameny.acceptance.online.OnlineRoom.Two;
import cz.kameny.rules.match.Match.Phase;
import cz.kameny.rules.record.MatchRecord;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Playing, as the protocol says it; once for each database. */
abstract class PlayTests extends Room {
  private static final Map<String, String> NARDY = Map.of("game", "dlouhe-vrhcaby");

  @ParameterizedTest
  @CsvSource({
    "dlouhe-vrhcaby, length=2 last-roll=on",
    "taiga-puff, length=to:2 rotation=alternate"
  })
  void twoPlayAWholeSeriesAndItsRecordIsReadAndItsDiceVerify(String game, String settings)
      throws Exception {
    series(game, settings);
  }

  @Test
  void twoPlayAWholeSeriesWithoutDice() throws Exception {
    series("pres-palubu", "length=2 start=random:5");
  }

  private void series(String game, String settings) throws Exception {
    try (Two two = guests(address(), Map.of("game", game, "settings", settings, "clock", "none"))) {
      Seated.playOut(two.first(), two.second());

      assertThat(two.first().lines()).isEqualTo(two.second().lines());
      String record = two.a().get("/api/matches/" + two.matchId() + "/record").text();
      assertThat(MatchRecord.read(record).match().phase()).isEqualTo(Phase.OVER);
      assertThat(MatchRecord.read(record).write()).isEqualTo(record);
      JsonNode match = two.a().ok("/api/matches/" + two.matchId()).path("match");
      assertThat(match.path("state").asText()).isEqualTo("over");
      JsonNode games = two.a().ok("/api/matches/" + two.matchId() + "/dice").path("games");
      assertThat(games).isNotEmpty().allSatisfy(DiceCheck::check);
      assertThat(two.a().get("/api/matches/" + two.matchId() + "/mat").status())
          .isEqualTo(game.equals("dlouhe-vrhcaby") ? 200 : 404);
    }
  }

  @Test
  void aCommandSentTwiceCountsOnceAndIsAnsweredWithTheFirstSeq() {
    try (Two two = started(guests(address(), NARDY))) {
      Seated mover = two.toMove();
      int seq = mover.seq();
      Map<String, String> turn = Map.of("do", "turn", "turn", mover.randomTurn());
      mover.line().command(two.matchId(), seq, "twice", turn);
      mover.line().command(two.matchId(), seq, "twice", turn);
      JsonNode first = mover.line().answerTo("twice");
      JsonNode second = mover.line().answerTo("twice");

      assertThat(first.path("type").asText()).isEqualTo("ack");
      assertThat(first.path("repeated").asBoolean()).isFalse();
      assertThat(second.path("repeated").asBoolean()).isTrue();
      assertThat(second.path("seq").asInt()).isEqualTo(first.path("seq").asInt());
      JsonNode events =
          two.a().ok("/api/matches/" + two.matchId() + "/events?after=" + seq).path("events");
      assertThat(events.findValuesAsText("line"))
          .filteredOn(l -> l.equals("turn " + turn.get("turn")))
          .hasSize(1);
    }
  }

  @Test
  void commandsOfTheWrongPlayerStaleOnesAndIllegalTurnsAreRefusedAndChangeNothing() {
    try (Two two = started(guests(address(), NARDY))) {
      Seated mover = two.toMove();
      Seated waiting = two.waiting();
      Map<String, String> turn = Map.of("do", "turn", "turn", mover.randomTurn());
      int seq = mover.seq();

      waiting.line().command(two.matchId(), seq, "wrong-player", turn);
      assertThat(waiting.line().answerTo("wrong-player").path("code").asText())
          .isEqualTo("not_your_turn");

      mover.line().command(two.matchId(), seq - 2, "stale", turn);
      JsonNode stale = mover.line().answerTo("stale");
      assertThat(stale.path("code").asText()).isEqualTo("stale");
      assertThat(stale.path("events").findValuesAsText("seq"))
          .containsExactly(Integer.toString(seq - 1), Integer.toString(seq));

      mover.line().command(two.matchId(), seq + 1, "ahead", turn);
      assertThat(mover.line().answerTo("ahead").path("code").asText()).isEqualTo("bad_request");

      // Three stones from the head break LV-6, or are no turn of this roll at all (LV-5, LV-8).
      Map<String, String> illegal = Map.of("do", "turn", "turn", "24/23 24/23 24/23 24/23");
      mover.line().command(two.matchId(), seq, "illegal", illegal);
      JsonNode refused = mover.line().answerTo("illegal");
      assertThat(refused.path("code").asText()).isEqualTo("illegal");
      assertThat(refused.path("clause").asText()).startsWith("LV-");

      mover.line().command(two.matchId(), seq, "no-draws", Map.of("do", "offer"));
      assertThat(mover.line().answerTo("no-draws").path("clause").asText()).isEqualTo("PP-13");

      Api stranger = Api.guest(address());
      try (Line other = Line.open(stranger)) {
        other.command(two.matchId(), seq, "stranger", turn);
        assertThat(other.answerTo("stranger").path("code").asText()).isEqualTo("not_a_player");
      }
      assertThat(two.a().ok("/api/matches/" + two.matchId()).path("match").path("seq").asInt())
          .isEqualTo(seq);
    }
  }

  @Test
  void whoComesBackAfterADropGetsJustWhatItMissedAndPlaysOn() {
    try (Two two = started(guests(address(), NARDY))) {
      Seated mover = two.toMove();
      Seated gone = two.waiting();
      gone.line().drop();
      mover.line().await("presence", m -> !online(m, gone.seat()));
      mover.act();
      mover.line().await("ack", m -> true);

      Api who = gone == two.first() ? two.a() : two.b();
      try (Line again = Line.open(who)) {
        Seated back = gone.on(again);
        Seated moverAgain = mover.on(mover.line());
        assertThat(back.seq()).isEqualTo(moverAgain.seq()).isGreaterThan(gone.seq());
        assertThat(back.lines()).isEqualTo(moverAgain.lines());
        Seated.play(back, moverAgain, back.seq() + 6);
      }
    }
  }

  private static boolean online(JsonNode presence, String seat) {
    return presence.path("presence").path(seat).path("online").asBoolean();
  }

  @Test
  void twoTabsOfOnePlayerAreBothLive() {
    try (Two two = started(guests(address(), NARDY));
        Line tab = Line.open(two.toMove() == two.first() ? two.a() : two.b())) {
      Seated mover = two.toMove();
      Seated second = Seated.at(tab, two.matchId(), 9);
      mover.act();
      JsonNode news = tab.await("events", m -> true);

      assertThat(second.lines()).isEqualTo(mover.lines());
      assertThat(news.path("events").get(0).path("line").asText()).startsWith("turn ");
    }
  }

  @Test
  void twoTabsThatPlayAtOnceGetOneTurnCountedAndTheOtherRefused() {
    try (Two two = started(guests(address(), NARDY));
        Line tab = Line.open(two.toMove() == two.first() ? two.a() : two.b())) {
      Seated mover = two.toMove();
      Map<String, String> turn = Map.of("do", "turn", "turn", mover.randomTurn());
      mover.line().command(two.matchId(), mover.seq(), "one", turn);
      tab.command(two.matchId(), mover.seq(), "two", turn);
      String first = mover.line().answerTo("one").path("type").asText();
      String second = tab.answerTo("two").path("type").asText();

      assertThat(List.of(first, second)).containsExactlyInAnyOrder("ack", "error");
    }
  }

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
    assertThat(who.lines().get(before)).isEqualTo("+" + what + " " + who.seat());
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
      JsonNode news = mover.line().await("presence", m -> !online(m, two.waiting().seat()));
      assertThat(System.currentTimeMillis() - gone).isLessThan(30_000);
      assertThat(news.path("presence").path(two.waiting().seat()).path("claimAt").asLong())
          .isGreaterThanOrEqualTo(gone + 39_000);
      mover.line().command(two.matchId(), mover.seq(), "gone", claim);
      assertThat(mover.line().answerTo("gone").path("code").asText()).isEqualTo("not_now");
    }
  }

  @Test
  void nobodyIsToldTheSeedOrADieThatHasNotBeenRolledBeforeTheGameIsOver() {
    try (Two two = started(guests(address(), NARDY))) {
      Seated.play(two.first(), two.second(), two.first().seq() + 6);
      String all =
          two.a().get("/api/matches/" + two.matchId()).text()
              + two.a().get("/api/matches/" + two.matchId() + "/dice").text()
              + two.a().get("/api/matches/" + two.matchId() + "/record").text();

      assertThat(all).doesNotContain("seed 1", "Dice-1");
      assertThat(two.a().ok("/api/matches/" + two.matchId() + "/dice").findValue("seed").isNull())
          .isTrue();
      assertThat(two.first().sawCommitment()).isTrue();
    }
  }

  @Test
  void aLevelOfTheComputerPlaysToTheEndAndAcceptsARematch() {
    Api person = Api.guest(address());
    String match =
        person
            .ok(
                "POST",
                "/api/tables",
                Map.of("game", "dlouhe-vrhcaby", "clock", "none", "level", 1))
            .path("matchId")
            .asText();
    try (Line line = Line.open(person)) {
      Seated seated = Seated.at(line, match, 5);
      while (!seated.isOver()) {
        seated.act();
        seated.read(100);
      }
      line.command(match, 0, "again", Map.of("do", "rematch"));

      assertThat(line.await("started", m -> true).path("matchId").asText()).isNotEqualTo(match);
    }
  }

  @Test
  void watchersAreCountedAndSeeWhatHappens() {
    try (Two two = started(guests(address(), NARDY));
        Line watcher = Line.open(Api.guest(address()))) {
      Seated seen = Seated.at(watcher, two.matchId(), 3);
      two.first().line().await("presence", m -> m.path("presence").path("watchers").asInt() == 1);
      two.toMove().act();
      watcher.await("events", m -> true);

      assertThat(seen.seat()).isNull();
      assertThat(two.a().ok("/api/matches?state=running").path("matches").findValuesAsText("id"))
          .contains(two.matchId());
    }
  }

  @Test
  void phrasesAndTextReachTheOtherAsTheyAreAndOnlyPlayersTalk() {
    try (Two two = guests(address(), NARDY);
        Line stranger = Line.open(Api.guest(address()))) {
      String text = "<b>Ahoj</b> & žluťoučký kůň";
      Line a = two.first().line();
      Line b = two.second().line();
      a.send("chat", Map.of("matchId", two.matchId(), "text", text));
      JsonNode said = b.await("chat", m -> true).path("message");
      assertThat(said.path("text").asText()).isEqualTo(text);
      assertThat(said.path("seat").asText()).isEqualTo("a");
      b.send("chat", Map.of("matchId", two.matchId(), "phrase", "hello"));
      a.await("chat", m -> m.path("message").path("phrase").asText().equals("hello"));
      stranger.send("chat", Map.of("matchId", two.matchId(), "phrase", "hello"));
      assertThat(stranger.await("error", m -> true).path("code").asText())
          .isEqualTo("not_a_player");
      b.send("chat-off", Map.of("matchId", two.matchId(), "off", true));
      a.await("chat-off", m -> true);
      a.send("chat", Map.of("matchId", two.matchId(), "phrase", "hello"));
      assertThat(a.await("error", m -> true).path("code").asText()).isEqualTo("not_now");
    }
  }

  @Test
  void whoTalksTooMuchIsToldToSlowDown() {
    try (Two two = guests(address(), NARDY)) {
      Line a = two.first().line();
      for (int i = 0; i < 7; i++) {
        a.send("chat", Map.of("matchId", two.matchId(), "phrase", "hello"));
      }
      assertThat(a.await("error", m -> true).path("code").asText()).isEqualTo("too_fast");
    }
  }

  @Test
  void aCommandThatComesTooFastIsRefusedByItsNameAndTakenAfterTheTimeItIsTold() throws Exception {
    try (Two two = started(guests(address(), NARDY))) {
      Seated mover = two.toMove();
      for (int i = 0; i < 80; i++) {
        mover.line().command(two.matchId(), 0, "stale-" + i, Map.of("do", "turn", "turn", "-"));
      }
      Map<String, String> turn = Map.of("do", "turn", "turn", mover.randomTurn());
      mover.line().command(two.matchId(), mover.seq(), "soon", turn);
      JsonNode refused = mover.line().answerTo("soon");
      assertThat(refused.path("code").asText()).isEqualTo("too_fast");
      Thread.sleep(refused.path("retryMs").asLong());
      mover.line().command(two.matchId(), mover.seq(), "soon", turn);
      assertThat(mover.line().answerTo("soon").path("type").asText()).isEqualTo("ack");
    }
  }

  @Test
  void twoWhoJoinEachOthersTablesAtOnceGetOneMatch() {
    Api a = Api.guest(address());
    Api b = Api.guest(address());
    String tableA = OnlineRoom.open(a, NARDY);
    String tableB = OnlineRoom.open(b, NARDY);
    CompletableFuture<Api.Answer> one =
        CompletableFuture.supplyAsync(
            () -> a.call("POST", "/api/tables/" + tableB + "/join", null));
    CompletableFuture<Api.Answer> two =
        CompletableFuture.supplyAsync(
            () -> b.call("POST", "/api/tables/" + tableA + "/join", null));
    one.join();
    two.join();

    assertThat(List.of(one.join().status(), two.join().status()))
        .containsExactlyInAnyOrder(200, 409);
    assertThat(one.join().json().findValue("matchId"))
        .isEqualTo(two.join().json().findValue("matchId"));
    assertThat(a.ok("/api/me").path("matches")).hasSize(1);
  }

  @Test
  void quickPairingBringsTwoTogether() {
    Api a = Api.guest(address());
    Api b = Api.guest(address());
    Map<String, String> wish = Map.of("game", "taiga-puff", "pace", "slow");
    assertThat(a.ok("POST", "/api/pairing", wish).path("state").asText()).isEqualTo("waiting");
    JsonNode started = b.ok("POST", "/api/pairing", wish);

    assertThat(started.path("state").asText()).isEqualTo("started");
    assertThat(a.ok("/api/me").path("matches").findValuesAsText("id"))
        .contains(started.path("matchId").asText());
  }

  @Test
  void aTableByLinkIsInNoListAndShowsAllThatWasAgreed() {
    Api a = Api.guest(address());
    JsonNode table =
        a.ok(
                "POST",
                "/api/tables",
                Map.of(
                    "game", "taiga-puff", "settings", "opposites=2 length=to:3", "access", "link"))
            .path("table");
    Api b = Api.guest(address());
    assertThat(b.ok("/api/tables").path("tables").findValuesAsText("id"))
        .doesNotContain(table.path("id").asText());
    JsonNode seen = b.ok("/api/tables/" + table.path("id").asText());
    assertThat(seen.path("table").path("settings").path("length").asText()).isEqualTo("to:3");
    assertThat(seen.path("table").path("settings").path("opposites").asText()).isEqualTo("2");
    assertThat(seen.path("table").path("clock").asText()).isEqualTo("delay:10+180");
    assertThat(seen.path("state").asText()).isEqualTo("open");
  }

  @Test
  void aRecordIsKeptAndOneThatCouldNotHaveHappenedIsRefusedWithItsLine() {
    Api a = Api.guest(address());
    String record =
        "Kameny: 1\nGame: dlouhe-vrhcaby\nSettings: head=white size=mars last-roll=off length=1"
            + " starts=roll rotation=loser stake=0\nA: Anna\nB: Bob\n\nopening 5 3\n"
            + "game 1 a 24:15 24:15 w\nroll 53\nturn 24/21 21/16\n";
    String id = a.ok("POST", "/api/records", record).path("id").asText();
    assertThat(a.get("/api/records/" + id).text()).isEqualTo(record);
    Api.Answer refused = a.call("POST", "/api/records", record.replace("21/16", "21/15"));
    assertThat(refused.code()).isEqualTo("illegal");
    assertThat(refused.json().path("error").path("message").asText()).contains("line 10");
  }

  @Test
  void aMatchOfAGuestComesAlongToItsAccount() {
    Api a = Api.guest(address());
    String match = begin(a, Api.guest(address()), NARDY);
    String name = "Host" + System.nanoTime() % 1_000_000;
    a.ok("POST", "/api/accounts", Map.of("name", name, "password", "tajné heslo"));
    assertThat(a.ok("/api/me").path("matches").findValuesAsText("id")).contains(match);

    Api other = Api.guest(address());
    String second = begin(other, Api.guest(address()), NARDY);
    other.ok("POST", "/api/login", Map.of("name", name, "password", "tajné heslo"));
    assertThat(other.ok("/api/me").path("matches").findValuesAsText("id")).contains(match, second);
    try (Line line = Line.open(other)) {
      assertThat(Seated.at(line, second, 1).seat()).isEqualTo("a");
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
}
