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

/** How people come together at a table, watch and talk; once for each database. */
abstract class MeetingTests extends Room {
  private static final Map<String, String> NARDY = Map.of("game", "dlouhe-vrhcaby");

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

  private List<String> openTables(String query) {
    return new Api(address())
        .ok("/api/tables" + query).path("tables").findValuesAsText("id").stream().toList();
  }

  @Test
  void theListOfTablesIsFilteredByGamePaceAndWhetherItIsRated() {
    Api a = Api.account(address(), "Filtr" + System.nanoTime() % 1_000_000);
    String nardy = OnlineRoom.open(a, Map.of("game", "dlouhe-vrhcaby", "rated", true));
    String taiga = OnlineRoom.open(a, Map.of("game", "taiga-puff", "clock", "days:3"));

    assertThat(openTables("?game=taiga-puff")).contains(taiga).doesNotContain(nardy);
    assertThat(openTables("?pace=days")).contains(taiga).doesNotContain(nardy);
    assertThat(openTables("?rated=true")).contains(nardy).doesNotContain(taiga);
    assertThat(openTables("?game=dlouhe-vrhcaby&pace=fast&rated=true"))
        .contains(nardy)
        .doesNotContain(taiga);
    assertThat(openTables("?game=dlouhe-vrhcaby&pace=days")).doesNotContain(nardy, taiga);
    assertThat(new Api(address()).get("/api/tables?game=chess").code()).isEqualTo("wrong_settings");
  }

  @Test
  void theMatchOfTheStrongestIsFirstInTheListAndOnTheHomePage() {
    String unique = Long.toString(System.nanoTime() % 1_000_000);
    Api strong = Api.account(address(), "Silak" + unique);
    Api other = Api.account(address(), "Soupeř" + unique);
    Map<String, Object> rated = Map.of("game", "taiga-puff", "rated", true, "clock", "none");
    try (Two two = started(OnlineRoom.sitDown(strong, other, rated))) {
      Line line = two.second().line();
      line.command(two.matchId(), two.second().seq(), "resign", Map.of("do", "resign"));
      assertThat(line.answerTo("resign").path("type").asText()).isEqualTo("ack");
    }
    Map<String, Object> table = Map.of("game", "taiga-puff", "clock", "none");
    try (Two weak = started(guests(address(), table));
        Two best = started(OnlineRoom.sitDown(strong, Api.guest(address()), table))) {
      List<String> running =
          strong.ok("/api/matches?state=running").path("matches").findValuesAsText("id").stream()
              .toList();
      assertThat(running.indexOf(best.matchId()))
          .isNotNegative()
          .isLessThan(running.indexOf(weak.matchId()));
      assertThat(strong.ok("/api/home").path("best").path("id").asText()).isEqualTo(running.get(0));
    }
  }

  @Test
  void aRatedMatchWithALevelChangesTheRatingsOfBoth() {
    Api person = Api.account(address(), "Zkus" + System.nanoTime() % 1_000_000);
    String level = "@level:2";
    String match =
        person
            .ok(
                "POST",
                "/api/tables",
                Map.of("game", "taiga-puff", "clock", "none", "level", 2, "rated", true))
            .path("matchId")
            .asText();
    JsonNode before = person.ok("/api/players/" + level).path("ratings").path("taiga-puff");
    try (Line line = Line.open(person)) {
      Seated seated = Seated.at(line, match, 4);
      while (!seated.isMyTurn()) {
        seated.act();
        seated.read(100);
      }
      line.command(match, seated.seq(), "resign", Map.of("do", "resign"));
      assertThat(line.answerTo("resign").path("type").asText()).isEqualTo("ack");
    }
    JsonNode after = person.ok("/api/players/" + level).path("ratings").path("taiga-puff");
    assertThat(after.path("matches").asInt()).isEqualTo(before.path("matches").asInt() + 1);
    assertThat(after.path("r").asInt()).isGreaterThan(before.path("r").asInt(1500));
    JsonNode mine = person.ok("/api/me").path("ratings").path("taiga-puff");
    assertThat(mine.path("r").asInt()).isLessThan(1500);
    assertThat(mine.path("provisional").asBoolean()).isTrue();
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
}
