package cz.kameny.acceptance.online;

import static cz.kameny.acceptance.online.OnlineRoom.guests;
import static cz.kameny.acceptance.online.OnlineRoom.started;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import cz.kameny.acceptance.online.OnlineRoom.Two;
import cz.kameny.rules.match.Match.Phase;
import cz.kameny.rules.record.MatchRecord;
import java.util.List;
import java.util.Map;
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
      DiceCheck.checkByScript(record);
      Api.Answer transcript = two.a().get("/api/matches/" + two.matchId() + "/mat");
      if (game.equals("dlouhe-vrhcaby")) {
        assertThat(transcript.text()).startsWith(" 0 point match\n\n Game 1\n");
        assertThat(transcript.text().lines().filter(line -> line.matches(" *Wins [12] points?")))
            .hasSize((int) record.lines().filter(line -> line.matches("end [ab] .*")).count());
        assertThat(transcript.http().headers().firstValue("Content-Disposition").orElseThrow())
            .contains(".mat");
      } else {
        assertThat(transcript.status()).isEqualTo(404);
      }
    }
  }

  /** The length makes it unlikely that no starter is the first to finish. */
  @Test
  void withTheLastRollWhoDidNotStartHasTheLastTurnOfEveryGameLv15() {
    Map<String, String> table =
        Map.of("game", "dlouhe-vrhcaby", "settings", "length=4 last-roll=on", "clock", "none");
    try (Two two = guests(address(), table)) {
      Seated.playOut(two.first(), two.second());

      String starter = "";
      String lastMover = "";
      int ends = 0;
      for (JsonNode event : two.a().ok("/api/matches/" + two.matchId()).path("events")) {
        String line = event.path("line").asText();
        if (line.startsWith("game ")) {
          starter = line.split(" ", -1)[2];
        } else if (line.startsWith("turn ")) {
          lastMover = event.path("by").asText();
        } else if (line.startsWith("end ")) {
          ends++;
          assertThat(lastMover).as(line).isNotEqualTo(starter);
        }
      }
      assertThat(ends).isEqualTo(4);
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
      mover.line().await("presence", m -> !OnlineRoom.isThere(m, gone.seat()));
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
  void aCommandThatComesTooFastIsRefusedByItsNameAndTakenAfterTheTimeItIsTold() throws Exception {
    try (Two two = started(guests(address(), NARDY))) {
      Seated mover = two.toMove();
      // Nothing that costs the server anything, or a slow one would take them at a pace that is
      // allowed.
      for (int i = 0; i < 100; i++) {
        mover.line().send("unwatch", Map.of("matchId", "unwatched"));
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
}
