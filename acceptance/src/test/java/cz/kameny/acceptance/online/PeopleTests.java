package cz.kameny.acceptance.online;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import cz.kameny.acceptance.online.OnlineRoom.Two;
import java.net.http.HttpRequest.BodyPublishers;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Accounts, chips, and what is refused; once for each database. */
abstract class PeopleTests extends Room {
  private static String fresh(String begin) {
    return begin + System.nanoTime() % 10_000_000;
  }

  /** One account, signed in twice. */
  private record Devices(Api here, Api there) {}

  private Devices twoDevices(String begin) {
    Api here = Api.account(address(), fresh(begin));
    return new Devices(here, Api.signedIn(address(), here.name()));
  }

  @Test
  void aGuestHasAFriendlyNameAndACookieNoScriptCanRead() {
    Api guest = new Api(address());
    Api.Answer answer = guest.call("POST", "/api/guest", Map.of());

    assertThat(answer.status()).isEqualTo(201);
    assertThat(answer.json().path("person").path("kind").asText()).isEqualTo("guest");
    assertThat(answer.http().headers().firstValue("Set-Cookie").orElseThrow())
        .contains("HttpOnly", "SameSite=Lax");
    assertThat(guest.ok("/api/me").path("person").path("name").asText()).isNotEmpty();
  }

  @Test
  void aCookieThatWasMadeUpIsNobody() {
    Api guest = Api.guest(address());
    guest.setCookie(guest.cookie().substring(0, guest.cookie().length() - 3) + "AAA");

    assertThat(guest.ok("/api/me").path("person").isNull()).isTrue();
    assertThat(guest.call("POST", "/api/tables", Map.of("game", "taiga-puff")).code())
        .isEqualTo("not_signed_in");
  }

  @Test
  void anAccountSignsInElsewhereAndANewPasswordEndsAllOtherSessions() {
    Devices devices = twoDevices("Anna");
    Api here = devices.here();
    Api there = devices.there();
    String name = here.name();
    assertThat(there.ok("/api/me/sessions").path("sessions")).hasSize(2);

    here.ok("POST", "/api/me/password", Map.of("old", name + name, "new", "zcela nové heslo"));
    assertThat(there.ok("/api/me").path("person").isNull()).isTrue();
    assertThat(here.ok("/api/me").path("person").isNull()).isFalse();
    Api.Answer old =
        there.call("POST", "/api/login", Map.of("name", name, "password", name + name));
    assertThat(old.code()).isEqualTo("wrong_password");
  }

  @Test
  void aSessionThatIsEndedClosesItsSocket() {
    Devices devices = twoDevices("Eva");
    try (Line line = Line.open(devices.there())) {
      for (JsonNode session : devices.here().ok("/api/me/sessions").path("sessions")) {
        if (!session.path("current").asBoolean()) {
          devices.here().ok("DELETE", "/api/me/sessions/" + session.path("id").asText(), null);
        }
      }
      line.await("signed-out", m -> true);
      assertThat(line.awaitClose()).isEqualTo(1008);
    }
  }

  @Test
  void namesThatLookTheSameAreTaken() {
    String number = fresh("");
    Api.account(address(), "Pavel" + number);
    for (String twin :
        List.of("PAVEL" + number, "Раvel" + number, "Pa-vel" + number, "Ｐavel" + number)) {
      assertThat(
              new Api(address())
                  .call("POST", "/api/accounts", Map.of("name", twin, "password", "12345678"))
                  .code())
          .as(twin)
          .isEqualTo("name_taken");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "x", "@level:1", "<b>x</b>", "a  b", " ab", "ab ", "9lives", "a\u202eb"})
  void namesThatCannotBeAreRefused(String name) {
    assertThat(
            new Api(address())
                .call("POST", "/api/accounts", Map.of("name", name, "password", "12345678"))
                .code())
        .isEqualTo("bad_name");
  }

  /** One of several that find the same account. */
  private static String spelling(String name, int i) {
    return switch (i % 3) {
      case 0 -> name;
      case 1 -> name.toUpperCase(Locale.ROOT);
      default -> name.replace("a", "\u0430"); // the Cyrillic letter that looks the same
    };
  }

  @Test
  void guessingPasswordsIsSlowedDownForAName() {
    String name = fresh("Marie");
    Api.account(address(), name);
    Api thief = new Api(address());
    List<String> codes =
        IntStream.range(0, 8)
            .mapToObj(
                i ->
                    thief
                        .call(
                            "POST",
                            "/api/login",
                            Map.of("name", spelling(name, i), "password", "guess" + i))
                        .code())
            .toList();

    assertThat(codes).startsWith("wrong_password").endsWith("too_fast");
  }

  @Test
  void aPersonIsRenamedExportedAndForgotten() {
    Api a = Api.account(address(), fresh("Karel"));
    Api b = Api.guest(address());
    try (Two two = OnlineRoom.sitDown(a, b, Map.of("game", "dlouhe-vrhcaby"))) {
      String renamed = fresh("Karla");
      a.ok("PATCH", "/api/me", Map.of("name", renamed));
      two.first().line().send("chat", Map.of("matchId", two.matchId(), "text", "tajemství"));
      two.second().line().await("chat", m -> true);
      JsonNode export = a.ok("/api/me/export");
      assertThat(export.path("records")).hasSize(1);
      assertThat(export.toString()).contains(renamed, "tajemství");

      assertThat(a.call("DELETE", "/api/me", Map.of("password", "no")).code())
          .isEqualTo("wrong_password");
      assertThat(a.call("DELETE", "/api/me", Map.of("password", a.name() + a.name())).status())
          .isEqualTo(204);
      JsonNode match = b.ok("/api/matches/" + two.matchId()).path("match");
      assertThat(match.path("state").asText()).isNotEqualTo("playing");
      assertThat(match.path("seats").path("a").path("name").asText()).startsWith("smazaný hráč");
      assertThat(b.ok("/api/matches/" + two.matchId() + "/chat").toString())
          .doesNotContain("tajemství");
      assertThat(b.get("/api/players/" + renamed).code()).isEqualTo("no_such_player");
    }
  }

  @Test
  void whatAnAccountLikesIsKeptForItsOtherDevicesExportedAndForgotten() {
    String name = fresh("Zora");
    Api here = Api.account(address(), name);
    assertThat(here.ok("/api/me").path("preferences").isNull()).isTrue();
    here.ok("PUT", "/api/me/preferences", Map.of("skin", "slate", "volume", 30, "big", true));

    JsonNode there = Api.signedIn(address(), name).ok("/api/me").path("preferences");
    assertThat(there.toString()).contains("\"skin\":\"slate\"", "\"volume\":30", "\"big\":true");
    assertThat(here.ok("/api/me/export").path("preferences")).isEqualTo(there);
    for (Map<String, ?> wrong :
        List.of(
            Map.of("skin", "x".repeat(41)),
            Map.of("skin", List.of("slate")),
            Map.of("x".repeat(41), 1))) {
      assertThat(here.call("PUT", "/api/me/preferences", wrong).code()).isEqualTo("bad_request");
    }
    assertThat(here.call("PUT", "/api/me/preferences", "[]").status()).isBetween(400, 415);
    assertThat(here.ok("/api/me").path("preferences")).isEqualTo(there);
    assertThat(Api.guest(address()).call("PUT", "/api/me/preferences", Map.of()).code())
        .isEqualTo("needs_account");
  }

  @Test
  void ratedGamesAndStakesNeedAnAccountAndAWorstCaseThatCanBePaid() {
    Api guest = Api.guest(address());
    assertThat(
            guest.call("POST", "/api/tables", Map.of("game", "taiga-puff", "rated", true)).code())
        .isEqualTo("needs_account");
    Api account = Api.account(address(), fresh("Ota"));
    Api.Answer tooMuch =
        account.call(
            "POST",
            "/api/tables",
            Map.of("game", "dlouhe-vrhcaby", "settings", "stake=101 length=5"));
    assertThat(tooMuch.code()).isEqualTo("no_chips");
    assertThat(tooMuch.json().path("error").path("needed").asInt()).isEqualTo(1010);
    assertThat(account.call("POST", "/api/me/chips", null).code()).isEqualTo("not_broke");
    assertThat(
            account
                .ok(
                    "POST",
                    "/api/tables",
                    Map.of("game", "dlouhe-vrhcaby", "settings", "stake=100 length=5"))
                .path("table")
                .path("worstCase")
                .asInt())
        .isEqualTo(1000);
  }

  @Test
  void manyMatchesOfOnePlayerAtOnceNeverTakeMoreThanThereIs() {
    Api rich = Api.account(address(), fresh("Boh"));
    // Ten tables of 100 chips would fit, each alone; of twelve correspondence ones two must be
    // refused.
    List<Api> others =
        IntStream.range(0, 12)
            .mapToObj(i -> Api.account(address(), fresh("Ch" + (char) ('a' + i))))
            .toList();
    List<String> tables =
        others.stream()
            .map(
                o ->
                    OnlineRoom.open(
                        o,
                        Map.of("game", "taiga-puff", "settings", "stake=100", "clock", "days:3")))
            .toList();
    List<CompletableFuture<Api.Answer>> joins =
        tables.stream()
            .map(
                id ->
                    CompletableFuture.supplyAsync(
                        () -> rich.call("POST", "/api/tables/" + id + "/join", null)))
            .toList();
    List<String> codes =
        joins.stream()
            .map(CompletableFuture::join)
            .map(a -> a.status() == 200 ? "" : a.code())
            .toList();

    assertThat(codes).filteredOn(String::isEmpty).hasSize(10);
    assertThat(new HashSet<>(codes)).isEqualTo(Set.of("", "no_chips"));
    assertThat(rich.ok("/api/me").path("chips").path("free").asInt()).isZero();
    assertThat(rich.ok("/api/me").path("chips").path("held").asInt()).isEqualTo(1000);
  }

  @Test
  void aProgramPlaysWithItsTokenUntilItIsEnded() {
    Api owner = Api.account(address(), fresh("Pan"));
    String name = fresh("Robot");
    String token =
        owner.ok("POST", "/api/me/programs", Map.of("name", name)).path("token").asText();
    Api program = new Api(address());
    var request =
        program.request("/api/me").header("Authorization", "Bearer " + token).GET().build();
    JsonNode me = program.send(request).json();
    assertThat(me.path("person").path("kind").asText()).isEqualTo("program");
    assertThat(me.path("person").path("name").asText()).isEqualTo(name);
    owner.ok("DELETE", "/api/me/programs/" + name, null);
    assertThat(program.send(request).json().path("person").isNull()).isTrue();
  }

  @Test
  void anotherSitesPageCanNeitherChangeAnythingNorOpenASocket() {
    Api guest = Api.guest(address());
    for (String origin : List.of("https://evil.example", "null", address() + ".evil.example")) {
      var request =
          guest
              .request("/api/logout")
              .header("Origin", origin)
              .POST(BodyPublishers.noBody())
              .build();
      assertThat(guest.send(request).code()).isEqualTo("forbidden");
      assertThatThrownBy(() -> Line.connect(guest, origin))
          .hasMessageContaining("WebSocketHandshake");
    }
    assertThat(guest.ok("/api/me").path("person").isNull()).isFalse();
    assertThatThrownBy(() -> Line.connect(new Api(address()), address()))
        .hasMessageContaining("WebSocketHandshake");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "no json",
        "[]",
        "{}",
        "{\"type\":\"watch\"}",
        "{\"type\":\"watch\",\"matchId\":\"../../x\"}",
        "{\"type\":\"command\",\"matchId\":\"x\"}",
        "{\"type\":\"command\",\"matchId\":5,\"expectedSeq\":\"x\"}",
        "{\"type\":\"hello\",\"version\":99}"
      })
  void badMessagesGetATypedErrorAndTheConnectionGoesOn(String message) {
    try (Line line = Line.open(Api.guest(address()))) {
      line.sendText(message);
      assertThat(line.await("error", m -> true).path("code").asText())
          .isIn("bad_request", "no_such_match", "wrong_version");
      line.send("lobby", Map.of("on", true));
      line.await("lobby", m -> true);
    }
  }

  @Test
  void beforeAHelloNothingIsAnswered() {
    Api guest = Api.guest(address());
    try (Line line = Line.connect(guest, address())) {
      line.send("lobby", Map.of("on", true));
      assertThat(line.await("error", m -> true).path("message").asText()).contains("hello");
    }
  }

  @Test
  void aFloodIsCutOffWithoutHurtingOthers() {
    Api bad = Api.guest(address());
    Api good = Api.guest(address());
    try (Line calm = Line.open(good);
        Line flood = Line.open(bad)) {
      try {
        for (int i = 0; i < 3000 && !flood.isClosed(); i++) {
          flood.sendText("{\"type\":\"unwatch\",\"matchId\":\"x\"}");
        }
      } catch (RuntimeException e) {
        // Cut off in the middle of a message.
      }
      // 1001: it was so busy sending that it did not answer the server's ping in time.
      assertThat(flood.awaitClose()).isIn(1008, 1006, 1001);
      calm.send("lobby", Map.of("on", true));
      calm.await("lobby", m -> true);
    }
  }

  @Test
  void aMessageThatIsTooBigClosesItsConnectionOnly() {
    Api guest = Api.guest(address());
    try (Line line = Line.open(guest)) {
      try {
        line.sendText("{\"type\":\"chat\",\"text\":\"" + "x".repeat(20_000) + "\"}");
      } catch (RuntimeException e) {
        // Closed while it was being sent.
      }
      assertThat(line.awaitClose()).isIn(1006, 1009, 1011);
    }
    assertThat(guest.ok("/api/me").path("person").isNull()).isFalse();
  }

  @Test
  void settingsThatAreNoneAreRefusedWithWhatWasExpected() {
    Api guest = Api.guest(address());
    for (Map<String, ?> table :
        List.of(
            Map.of("game", "chess"),
            Map.of("game", "dlouhe-vrhcaby", "settings", "size=huge"),
            Map.of("game", "dlouhe-vrhcaby", "settings", "length=26"),
            Map.of("game", "pres-palubu", "settings", "start=random:1"),
            Map.of("game", "taiga-puff", "clock", "delay:99+1"),
            Map.of("game", "taiga-puff", "level", 99))) {
      Api.Answer answer = guest.call("POST", "/api/tables", table);
      assertThat(answer.code()).as(table.toString()).isEqualTo("wrong_settings");
      assertThat(answer.json().path("error").path("message").asText()).contains("expected");
    }
  }

  @Test
  void theLobbyTellsOfNewTablesToThoseWhoLookAtIt() {
    Api a = Api.guest(address());
    try (Line line = Line.open(Api.guest(address()))) {
      line.send("lobby", Map.of("on", true));
      line.await("lobby", m -> true);
      String id = OnlineRoom.open(a, Map.of("game", "pres-palubu"));
      line.await("lobby", m -> m.path("tables").findValuesAsText("id").contains(id));
      a.ok("DELETE", "/api/tables/" + id, null);
      line.await("lobby", m -> !m.path("tables").findValuesAsText("id").contains(id));
    }
  }
}
