package cz.kameny.server.play;

import static java.util.stream.Collectors.joining;

import cz.kameny.rules.GameId;
import cz.kameny.rules.Games;
import cz.kameny.rules.match.MatchSettings;
import cz.kameny.rules.match.Seat;
import cz.kameny.server.account.Person;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jooq.DSLContext;
import org.jooq.Record;

/** Matches, their logs and seeds in the database. */
final class MatchStore {
  private static final String INSERT_EVENT =
      "insert into event (match_id, seq, at, line, rule, seat, command_id, upto, lag_ms)"
          + " values (?, ?, ?, ?, ?, ?, ?, ?, ?)";

  private MatchStore() {}

  static Optional<Facts> facts(DSLContext sql, String id) {
    return sql.fetchOptional("select * from game_match where id = ?", id).map(MatchStore::facts);
  }

  private static Facts facts(Record row) {
    GameId game = GameId.parse(row.get("game", String.class));
    PerSeat<String> names =
        new PerSeat<>(row.get("name_a", String.class), row.get("name_b", String.class));
    return new Facts(
        row.get("id", String.class),
        MatchSettings.of(game, Games.parseSettings(row.get("settings", String.class))),
        ClockSpec.parse(row.get("clock", String.class)),
        row.get("rated", Integer.class) != 0,
        row.get("public", Integer.class) != 0,
        new PerSeat<>(row.get("seat_a", String.class), row.get("seat_b", String.class)),
        names,
        PerSeat.by(seat -> Person.levelOf(names.of(seat))),
        row.get("previous", String.class),
        row.get("created_at", Long.class));
  }

  static List<StoredEvent> events(DSLContext sql, String id) {
    return sql.fetch(
            "select seq, at, line, rule, seat, command_id, upto, lag_ms from event"
                + " where match_id = ? order by seq",
            id)
        .map(
            row ->
                new StoredEvent(
                    row.get("seq", Integer.class),
                    row.get("at", Long.class),
                    row.get("line", String.class),
                    row.get("rule", Integer.class) != 0,
                    row.get("seat", String.class) == null
                        ? null
                        : Seat.parse(row.get("seat", String.class)),
                    row.get("command_id", String.class),
                    row.get("upto", Integer.class),
                    row.get("lag_ms", Integer.class)));
  }

  static Map<Integer, String> seeds(DSLContext sql, String id) {
    Map<Integer, String> seeds = new HashMap<>();
    sql.fetch("select game, seed from seed where match_id = ?", id)
        .forEach(row -> seeds.put(row.get("game", Integer.class), row.get("seed", String.class)));
    return seeds;
  }

  /** Stores a match before its first event; {@link #append} fills in the rest. */
  static void create(DSLContext sql, Facts facts, double strength) {
    sql.execute(
        "insert into game_match (id, game, settings, clock, pace, rated, public, seat_a, seat_b,"
            + " name_a, name_b, previous, strength, created_at, state, phase, seq, game_number,"
            + " score_a, score_b) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'playing',"
            + " 'ready', 0, 0, 0, 0)",
        facts.id(),
        facts.settings().game().game().id(),
        facts.settings().toString(),
        facts.clock().toString(),
        facts.clock().pace().text(),
        facts.rated() ? 1 : 0,
        facts.isPublic() ? 1 : 0,
        facts.people().a(),
        facts.people().b(),
        facts.names().a(),
        facts.names().b(),
        facts.previous(),
        strength,
        facts.createdAt());
  }

  /**
   * Appends events and brings the match's row to what they fold to.
   *
   * @throws org.jooq.exception.DataAccessException a duplicate when somebody else was first
   */
  static void append(DSLContext sql, Draft draft) {
    Course course = draft.course();
    String id = course.facts().id();
    for (StoredEvent event : draft.events()) {
      sql.execute(
          INSERT_EVENT,
          id,
          event.seq(),
          event.at(),
          event.line(),
          event.rule() ? 1 : 0,
          event.seat() == null ? null : event.seat().text(),
          event.commandId(),
          event.upto(),
          event.lagMs());
    }
    draft
        .newSeeds()
        .forEach(
            (game, seed) ->
                sql.execute(
                    "insert into seed (match_id, game, seed) values (?, ?, ?)", id, game, seed));
    project(sql, course);
  }

  /** What the log of a match folds to, as its row repeats it. */
  private static Map<String, Object> folded(Course course) {
    int a = course.match().score(Seat.A);
    int b = course.match().score(Seat.B);
    boolean undecided = !course.state().equals("over") || a == b;
    Map<String, Object> row = new LinkedHashMap<>();
    row.put("state", course.state());
    row.put("phase", course.phase());
    row.put("seq", course.seq());
    row.put("game_number", course.match().gameNumber());
    row.put("score_a", a);
    row.put("score_b", b);
    row.put("to_act", course.toAct().map(Seat::text).orElse(null));
    row.put("position", course.match().position().map(Object::toString).orElse(null));
    row.put("winner", undecided ? null : a > b ? "a" : "b");
    row.put("next", course.next().orElse(null));
    row.put("ended_at", course.endedAt().orElse(null));
    row.put("due_at", course.dueAt().isPresent() ? course.dueAt().getAsLong() : null);
    return row;
  }

  /** Writes what the log of a match folds to into its row. */
  static void project(DSLContext sql, Course course) {
    Map<String, Object> row = folded(course);
    List<Object> values = new ArrayList<>(row.values());
    values.add(course.facts().id());
    sql.execute(
        row.keySet().stream().collect(joining(" = ?, ", "update game_match set ", " = ?"))
            + " where id = ?",
        values.toArray());
  }

  /** The columns of a match's row that do not say what its log folds to. */
  static List<String> differences(DSLContext sql, Course course) {
    Record row = sql.fetchSingle("select * from game_match where id = ?", course.facts().id());
    return folded(course).entrySet().stream()
        .filter(
            column ->
                !Objects.equals(text(column.getValue()), row.get(column.getKey(), String.class)))
        .map(Map.Entry::getKey)
        .toList();
  }

  private static String text(Object value) {
    return value == null ? null : value.toString();
  }
}
