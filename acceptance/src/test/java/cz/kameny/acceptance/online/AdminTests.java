package cz.kameny.acceptance.online;

import static cz.kameny.acceptance.online.OnlineRoom.sitDown;
import static cz.kameny.acceptance.online.OnlineRoom.started;
import static org.assertj.core.api.Assertions.assertThat;

import cz.kameny.acceptance.BuiltServer;
import cz.kameny.acceptance.online.OnlineRoom.Two;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/**
 * {@code kameny admin} on a room in which something has been played; once for each database. Every
 * test begins with what was copied while the server ran.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class AdminTests {
  private static final Map<String, Object> RATED =
      Map.of("game", "dlouhe-vrhcaby", "settings", "stake=10", "rated", true, "clock", "days:3");

  /** SHA-256 of 32 bytes 0xab. */
  private static final String HASH =
      "9a2db2e23f1504cd056606553ac049c5e718e8f9ce9233876df1a7a1821af885";

  private Path data;
  private Path copy;
  private Postgres postgres;
  private Map<String, String> environment = Map.of();
  private Tables tables;
  private Admin admin;
  private List<String> copied;
  private String running;
  private String toMove;

  abstract boolean onPostgres();

  @BeforeAll
  void playAndCopyWhileTheServerRuns(@TempDir Path folder) throws Exception {
    data = folder.resolve("data");
    copy = folder.resolve("copy");
    if (onPostgres()) {
      Assumptions.assumeTrue(
          Postgres.programs().isPresent(), "PostgreSQL is not installed on this machine");
      postgres = Postgres.start();
      environment = Map.of("KAMENY_DB", postgres.address());
      tables = Tables.ofPostgres(postgres.port());
    } else {
      tables = Tables.ofSqlite(data);
    }
    admin = new Admin(environment, data);
    try (BuiltServer server = start()) {
      play(server.address());
      copied = tables.everything();
      if (onPostgres()) {
        postgres.client("pg_dump", "--format=custom", "--file=" + copy, postgres.address());
      } else {
        run(0, "backup", copy.toString());
      }
      // What comes after the copy is not in it.
      resign(
          sitDown(
              Api.account(server.address(), "Pozdni"),
              Api.account(server.address(), "Pozdnejsi"),
              RATED));
    }
    assertThat(tables.everything()).isNotEqualTo(copied);
  }

  private BuiltServer start() throws IOException {
    return BuiltServer.start(environment, "--data", data.toString());
  }

  /** Of everything something: wins, a draw, an abort, a whole game, a rematch, a running match. */
  private void play(String address) {
    Api anna = Api.account(address, "Anna");
    Api bob = Api.account(address, "Bohumil");
    Api cyril = Api.account(address, "Cyril");
    Two last = resign(sitDown(anna, bob, RATED));
    resignAtOnce(
        List.of(
            started(sitDown(bob, cyril, RATED)),
            started(sitDown(anna, bob, RATED)),
            started(sitDown(cyril, anna, RATED)),
            started(sitDown(bob, cyril, RATED)),
            started(sitDown(anna, bob, RATED))));
    try (Two draw = started(sitDown(anna, cyril, with("game", "pres-palubu")))) {
      said(draw.first(), "offer");
      while (draw.second().seq() == draw.first().seq()) {
        draw.second().read(100);
      }
      said(draw.second(), "agree");
    }
    try (Two abort = started(sitDown(cyril, bob, RATED))) {
      said(abort.toMove(), "abort");
    }
    try (Two whole = sitDown(bob, anna, with("game", "taiga-puff"))) {
      Seated.playOut(whole.first(), whole.second());
    }
    rematch(last);
    try (Two now = started(sitDown(cyril, anna, RATED))) {
      running = now.matchId();
      toMove = now.toMove() == now.first() ? cyril.cookie() : anna.cookie();
    }
  }

  /** Said after the end; the match that comes of it is begun, or it would begin by itself. */
  private static void rematch(Two over) {
    try (Line a = Line.open(over.a());
        Line b = Line.open(over.b())) {
      said(Seated.at(a, over.matchId(), 1), "rematch");
      said(Seated.at(b, over.matchId(), 1), "rematch");
      String next =
          over.a().ok("/api/matches/" + over.matchId()).path("match").path("next").asText();
      started(new Two(over.a(), over.b(), Seated.at(a, next, 1), Seated.at(b, next, 2)));
    }
  }

  private static Map<String, Object> with(String name, Object value) {
    Map<String, Object> table = new java.util.HashMap<>(RATED);
    table.put(name, value);
    return table;
  }

  private static Two resign(Two two) {
    resignNow(started(two));
    return two;
  }

  private static void resignNow(Two two) {
    try (two) {
      said(two.toMove(), "resign");
    }
  }

  /** Nobody waits for an answer before all have said it: these end within milliseconds. */
  private static void resignAtOnce(List<Two> all) {
    List<Seated> losers = all.stream().map(Two::toMove).toList();
    losers.forEach(who -> say(who, "resign"));
    losers.forEach(who -> agreedTo(who, "resign"));
    all.forEach(Two::close);
  }

  private static void said(Seated who, String what) {
    say(who, what);
    agreedTo(who, what);
  }

  private static void say(Seated who, String what) {
    who.line().command(who.matchId(), who.seq(), what, Map.of("do", what));
  }

  private static void agreedTo(Seated who, String what) {
    assertThat(who.line().answerTo(what).path("type").asText()).isEqualTo("ack");
  }

  @BeforeEach
  void beginWithTheCopy() throws IOException {
    if (onPostgres()) {
      postgres.client(
          "pg_restore",
          "--clean",
          "--if-exists",
          "--dbname=" + postgres.address(),
          copy.toString());
    } else {
      Files.deleteIfExists(data.resolve("kameny.db-wal"));
      Files.deleteIfExists(data.resolve("kameny.db-shm"));
      Files.copy(copy, data.resolve("kameny.db"), StandardCopyOption.REPLACE_EXISTING);
    }
  }

  @AfterAll
  void stop() throws IOException {
    if (postgres != null) {
      postgres.close();
    }
  }

  @Test
  void aCopyOfARunningRoomBringsBackThatMomentAndTheRoomGoesOnFromIt() throws Exception {
    if (!onPostgres()) {
      tables.change("delete from event");
      run(0, "restore", copy.toString());
    }
    assertThat(tables.everything()).isEqualTo(copied);
    String matches = tables.value("select count(*) from game_match");
    String games = tables.value("select count(*) from event where line like 'seed %'");
    assertThat(run(0, "check"))
        .contains(matches + " matches folded, dice of " + games + " games verified")
        .contains("ledger added up: all fits");
    try (BuiltServer server = start()) {
      Api mover = new Api(server.address());
      mover.setCookie(toMove);
      String name = mover.ok("/api/me").path("person").path("name").asText();
      run(0, "make-admin", name);
      assertThat(mover.ok("/api/me").path("admin").asBoolean()).isTrue();
      try (Line line = Line.open(mover)) {
        Seated seated = Seated.at(line, running, 1);
        String turn = seated.randomTurn();
        line.command(running, seated.seq(), "afterwards", Map.of("do", "turn", "turn", turn));
        assertThat(line.answerTo("afterwards").path("type").asText()).isEqualTo("ack");
      }
    }
  }

  private String run(int exit, String... command) throws Exception {
    Program.Said said = admin.run(command);
    assertThat(said.exit()).as(said.text()).isEqualTo(exit);
    return said.text();
  }

  @Test
  void rowsRatingsAndBalancesAreRebuiltToWhatTheyWere() throws Exception {
    tables.change(
        "update game_match set state = 'playing', phase = 'ready', seq = 0, game_number = 0,"
            + " score_a = 0, score_b = 7, to_act = null, position = null, winner = null,"
            + " next = null, ended_at = null, due_at = null");
    tables.change("delete from rating");
    tables.change("update rating_change set r = 1, rd = 2, vol = 3, r_before = 4, score = 5");
    tables.change("update ledger_account set balance = 0, entries = 0");
    run(0, "rebuild");
    assertThat(tables.everything()).isEqualTo(copied);

    // The logs and the order of rating alone do as well.
    tables.change("delete from rating");
    tables.change("delete from rating_change");
    run(0, "rebuild");
    assertThat(tables.everything()).isEqualTo(copied);
  }

  @Test
  void aForgedEventABrokenProofARowOfItsOwnAndAnUnbalancedLedgerAreFound() throws Exception {
    String whole =
        tables.value(
            "select id from game_match where game = 'taiga-puff' and state = 'over' limit 1");
    String oneTurn =
        "match_id = '" + whole + "' and seq = (select min(seq) from event where line like 'turn %'";
    tables.change(
        "update event set line = 'turn -' where " + oneTurn + " and match_id = '" + whole + "')");
    tables.change(
        "update event set line = 'seed 1 "
            + "ab".repeat(32)
            + "' where line like 'seed %' and match_id <> '"
            + whole
            + "'");
    tables.change(
        "update game_match set winner = case winner when 'a' then 'b' else 'a' end"
            + " where winner is not null");
    tables.change(
        "update ledger_entry set amount = amount + 1 where n = 1 and account"
            + " in (select id from person where name = 'Anna')");

    assertThat(run(1, "check"))
        .contains("match " + whole + ": ")
        .contains("TP-")
        .contains("seed of game 1 is not the one committed to")
        .contains("its row does not say what its log folds to: winner")
        .contains("1 transactions do not sum to zero")
        .contains("1 accounts are not the sum of their entries");
  }

  @Test
  void seedsExchangedTogetherWithTheirCommitmentsAreFound() throws Exception {
    tables.change(
        "update event set line = 'seed 1 " + "ab".repeat(32) + "' where line like 'seed %'");
    tables.change("update event set line = 'commit 1 " + HASH + "' where line like 'commit %'");
    assertThat(run(1, "check")).contains(" of game 1 should be ");
  }

  @Test
  void aRatingThatWasGivenAndOneThatWasTakenAreFound() throws Exception {
    tables.change("update rating set r = r + 100 where game = 'pres-palubu'");
    tables.change("delete from rating_change where game = 'taiga-puff'");
    tables.change(
        "delete from rating_order where match_id"
            + " in (select id from game_match where game = 'pres-palubu')");
    assertThat(run(1, "check"))
        .contains(" in pres-palubu is not of its matches")
        .contains("when it was rated is not right")
        .contains("was to be rated and has not been");
  }
}
