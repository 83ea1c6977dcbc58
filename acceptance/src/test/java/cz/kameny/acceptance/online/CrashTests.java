package cz.kameny.acceptance.online;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import cz.kameny.acceptance.BuiltServer;
import cz.kameny.rules.Rng;
import cz.kameny.rules.match.Match;
import cz.kameny.rules.record.MatchRecord;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The server is killed in the middle of what it does, again and again, under fifty matches that
 * programs play; once for each database. How often is set by {@code -Dkameny.crash.rounds=20}.
 */
abstract class CrashTests {
  private static final int ROUNDS = Integer.getInteger("kameny.crash.rounds", 2);
  private static final int PAIRS = 5;
  private static final int MATCHES_OF_A_PAIR = 10;
  private static final long BANK_MS = 3_600_000;

  private final Queue<Acknowledged> acknowledged = new ConcurrentLinkedQueue<>();
  private final AtomicInteger numbers = new AtomicInteger();
  private final List<String> cookies = new ArrayList<>();
  private final List<Table> tables = new ArrayList<>();

  @TempDir Path data;

  private Map<String, String> environment = Map.of();

  abstract boolean onPostgres();

  /** A match and the places of its players in {@link #cookies}. */
  private record Table(String match, int a, int b) {}

  private record Acknowledged(
      Table table, int player, int expectedSeq, String id, Map<String, String> payload, int seq) {}

  @Test
  void noAcknowledgedCommandIsLostOrCountedTwiceAndTheLedgerStaysExact() throws Exception {
    if (!onPostgres()) {
      killAgainAndAgain();
      return;
    }
    Assumptions.assumeTrue(
        Postgres.programs().isPresent(), "PostgreSQL is not installed on this machine");
    try (Postgres postgres = Postgres.start()) {
      environment = Map.of("KAMENY_DB", postgres.address());
      killAgainAndAgain();
    }
  }

  private void killAgainAndAgain() throws Exception {
    Rng rng = new Rng(System.nanoTime());
    int checked = 0;
    for (int round = 0; round < ROUNDS; round++) {
      BuiltServer server = BuiltServer.start(environment, "--data", data.toString());
      if (round == 0) {
        sitDown(server.address());
      }
      checked += checkAcknowledged(server.address());
      playUntilKilled(server, 1500 + rng.nextInt(4000));
    }
    try (BuiltServer server = BuiltServer.start(environment, "--data", data.toString())) {
      checked += checkAcknowledged(server.address());
      for (Table table : tables) {
        clockIsSane(server.address(), table);
        goesOn(server.address(), table);
      }
    }
    System.out.println(
        getClass().getSimpleName()
            + ": "
            + ROUNDS
            + " kills, "
            + checked
            + " acknowledgements checked");
    assertThat(checked).isPositive();
    Program.Said said = new Admin(environment, data).run("check");
    assertThat(said.exit()).as(said.text()).isZero();
  }

  private Api api(String address, int player) {
    Api api = new Api(address);
    api.setCookie(cookies.get(player));
    return api;
  }

  private void sitDown(String address) {
    for (int i = 0; i < 2 * PAIRS; i++) {
      cookies.add(Api.account(address, "Crash" + i).cookie());
    }
    for (int pair = 0; pair < PAIRS; pair++) {
      for (int i = 0; i < MATCHES_OF_A_PAIR; i++) {
        Api a = api(address, 2 * pair);
        Api b = api(address, 2 * pair + 1);
        String match =
            OnlineRoom.begin(
                a,
                b,
                Map.of(
                    "game",
                    i % 2 == 0 ? "dlouhe-vrhcaby" : "taiga-puff",
                    "settings",
                    "stake=7 length=3",
                    "clock",
                    "delay:10+3600",
                    "rated",
                    true));
        tables.add(new Table(match, 2 * pair, 2 * pair + 1));
      }
    }
  }

  private void playUntilKilled(BuiltServer server, long ms) throws InterruptedException {
    AtomicBoolean over = new AtomicBoolean();
    ExecutorService threads = Executors.newFixedThreadPool(8);
    for (int t = 0; t < 8; t++) {
      int first = t;
      threads.execute(
          () -> {
            while (!over.get()) {
              for (int i = first; i < tables.size() && !over.get(); i += 8) {
                step(server.address(), tables.get(i), over);
              }
            }
          });
    }
    Thread.sleep(ms);
    server.kill();
    over.set(true);
    threads.shutdown();
    assertThat(threads.awaitTermination(60, TimeUnit.SECONDS)).isTrue();
  }

  /** One thing done in a match by whoever is to do something. */
  private void step(String address, Table table, AtomicBoolean over) {
    try {
      JsonNode seen = api(address, table.a()).ok("/api/matches/" + table.match());
      JsonNode info = seen.path("match");
      int seq = info.path("seq").asInt();
      switch (info.path("phase").asText()) {
        case "ready" -> {
          Map<String, String> ready =
              Map.of("do", "ready", "nonce", "00112233445566778899aabbccddeeff");
          command(address, table, table.a(), seq, ready);
          command(address, table, table.b(), seq, ready);
        }
        case "turn" -> {
          boolean a = info.path("toAct").asText().equals("a");
          Map<String, String> turn = Map.of("do", "turn", "turn", anyTurn(seen));
          command(address, table, a ? table.a() : table.b(), seq, turn);
        }
        default -> {
          // over
        }
      }
    } catch (IllegalStateException e) {
      over.set(true); // no answer: the server was killed
    }
  }

  private void command(
      String address, Table table, int player, int seq, Map<String, String> payload) {
    String id = "n" + numbers.incrementAndGet();
    Api.Answer answer = send(address, table, player, seq, id, payload);
    if (answer.status() == 200) {
      int upto = answer.json().path("seq").asInt();
      acknowledged.add(new Acknowledged(table, player, seq, id, payload, upto));
    }
  }

  private Api.Answer send(
      String address, Table table, int player, int seq, String id, Map<String, String> payload) {
    return api(address, player)
        .call(
            "POST",
            "/api/matches/" + table.match() + "/commands",
            Map.of("expectedSeq", seq, "commandId", id, "payload", payload));
  }

  private static String anyTurn(JsonNode seen) {
    StringBuilder text = new StringBuilder(seen.path("match").path("head").asText());
    for (JsonNode event : seen.path("events")) {
      if (event.path("rule").asBoolean()) {
        text.append(event.path("line").asText()).append('\n');
      }
    }
    Match match = MatchRecord.read(text.toString()).match();
    return Seated.anyTurn(match, new Rng(System.nanoTime()));
  }

  /**
   * Everything that was acknowledged is still there, with the same number, and counts no second
   * time.
   */
  private int checkAcknowledged(String address) {
    int checked = 0;
    for (Acknowledged one = acknowledged.poll(); one != null; one = acknowledged.poll()) {
      Api.Answer again =
          send(address, one.table(), one.player(), one.expectedSeq(), one.id(), one.payload());
      if (again.status() == 429) {
        pause();
        acknowledged.add(one);
        continue;
      }
      assertThat(again.status()).as(again.text()).isEqualTo(200);
      assertThat(again.json().path("repeated").asBoolean()).isTrue();
      assertThat(again.json().path("seq").asInt()).isEqualTo(one.seq());
      checked++;
    }
    return checked;
  }

  private static void pause() {
    try {
      Thread.sleep(200);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void clockIsSane(String address, Table table) {
    JsonNode seen = api(address, table.a()).ok("/api/matches/" + table.match());
    JsonNode clock = seen.path("clock");
    for (String seat : List.of("a", "b")) {
      assertThat(clock.path("bankMs").path(seat).asLong()).isBetween(0L, BANK_MS);
    }
    if (seen.path("match").path("phase").asText().equals("turn")) {
      assertThat(clock.path("since").asLong()).isLessThanOrEqualTo(System.currentTimeMillis());
      assertThat(clock.path("deadline").asLong()).isGreaterThan(System.currentTimeMillis());
    }
  }

  private void goesOn(String address, Table table) {
    Api a = api(address, table.a());
    JsonNode before = a.ok("/api/matches/" + table.match()).path("match");
    if (!before.path("state").asText().equals("over")) {
      for (int tries = 0; tries < 20; tries++) {
        step(address, table, new AtomicBoolean());
        if (a.ok("/api/matches/" + table.match()).path("match").path("seq").asInt()
            > before.path("seq").asInt()) {
          return;
        }
        pause();
      }
      throw new AssertionError("match " + table.match() + " does not go on: " + before);
    }
  }
}
