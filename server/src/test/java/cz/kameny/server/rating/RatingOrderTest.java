package cz.kameny.server.rating;

import static org.assertj.core.api.Assertions.assertThat;

import cz.kameny.rules.GameId;
import cz.kameny.server.store.Database;
import cz.kameny.server.store.DatabaseAddress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jooq.DSLContext;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Matches of the same people that end in the same millisecond. */
class RatingOrderTest {
  private static final long END = 1_000;

  @TempDir Path folder;
  private Database database;

  @BeforeEach
  void open() {
    database = Database.open(DatabaseAddress.inFolder(folder));
    for (String person : List.of("p", "q", "r")) {
      change(
          "insert into person (id, kind, name, name_key, created_at) values (?, 'account', ?, ?,"
              + " 1)",
          person,
          person,
          person);
    }
  }

  @AfterEach
  void close() {
    database.close();
  }

  private void change(String statement, Object... values) {
    database.write(sql -> sql.execute(statement, values));
  }

  private RatedMatch ended(String id, String a, String b, double scoreA) {
    change(
        "insert into game_match (id, game, settings, clock, pace, rated, public, seat_a, seat_b,"
            + " name_a, name_b, strength, created_at, state, phase, seq, game_number, score_a,"
            + " score_b) values (?, 'taiga-puff', '', '', '', 1, 1, ?, ?, 'A', 'B', 0, 1, 'over',"
            + " 'over', 1, 1, 0, 0)",
        id,
        a,
        b);
    RatedMatch match = new RatedMatch(id, GameId.TAIGA_PUFF, a, b, scoreA, END);
    Ratings ratings = new Ratings(database);
    database.write(
        sql -> {
          ratings.rate(sql, match);
          return null;
        });
    return match;
  }

  private List<String> all() {
    return database.read(RatingOrderTest::all);
  }

  private static List<String> all(DSLContext sql) {
    List<String> rows = new ArrayList<>();
    for (String table : List.of("rating", "rating_change", "rating_order")) {
      sql.fetch("select * from " + table).forEach(row -> rows.add(table + row.intoMap()));
    }
    return rows.stream().sorted().toList();
  }

  @Test
  void areRatedAnewInTheOrderTheyWereRatedIn() {
    List<RatedMatch> matches =
        List.of(
            ended("z", "p", "q", 1),
            ended("x", "q", "r", 1),
            ended("y", "p", "q", 0),
            ended("a", "r", "p", 0.5));
    List<String> before = all();
    change("delete from rating");
    change("delete from rating_change");
    new RatingAudit(database).rebuild(matches);
    assertThat(all()).isEqualTo(before);
    List<String> problems = new ArrayList<>();
    new RatingAudit(database).check(matches, problems::add);
    assertThat(problems).isEmpty();
  }

  @Test
  void getAPlaceInTheOrderWhenItWasLost() {
    RatedMatch match = ended("z", "p", "q", 1);
    List<String> before = all();
    change("delete from rating_order");
    List<String> problems = new ArrayList<>();
    new RatingAudit(database).check(List.of(match), problems::add);
    assertThat(problems).containsExactly("match z: when it was rated is not right");
    new RatingAudit(database).rebuild(List.of(match));
    assertThat(all()).isEqualTo(before);
  }
}
