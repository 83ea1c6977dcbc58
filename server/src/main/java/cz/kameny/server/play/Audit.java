package cz.kameny.server.play;

import cz.kameny.server.store.Database;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jooq.DSLContext;

/** Looks through all matches of a database: whether their logs fold, and what they fold to. */
public final class Audit {
  private final Database database;

  /** An audit of a database, which may be in use. */
  public Audit(Database database) {
    this.database = database;
  }

  private List<String> ids() {
    return database.read(
        sql ->
            sql.fetch("select id from game_match order by created_at, id")
                .map(row -> row.get("id", String.class)));
  }

  /**
   * Folds every match.
   *
   * @param problems told of each that does not fold or whose row says something else
   * @return how many there are
   */
  public int check(Consumer<String> problems) {
    List<String> ids = ids();
    for (String id : ids) {
      try {
        String problem = database.read(sql -> check(sql, id));
        if (problem != null) {
          problems.accept("match " + id + ": " + problem);
        }
      } catch (IllegalArgumentException | IllegalStateException e) {
        problems.accept("match " + id + ": " + e.getMessage());
      }
    }
    return ids.size();
  }

  private static String check(DSLContext sql, String id) {
    Course course = Course.of(MatchStore.facts(sql, id).orElseThrow(), MatchStore.events(sql, id));
    var row =
        sql.fetchSingle("select seq, state, score_a, score_b from game_match where id = ?", id);
    int seq = row.get("seq", Integer.class);
    if (seq > course.seq()) {
      return "its row counts " + seq + " events, the log has " + course.seq();
    }
    boolean same =
        seq < course.seq() // played on between both questions
            || (Objects.equals(row.get("state", String.class), course.state())
                && row.get("score_a", Integer.class)
                    == course.match().score(cz.kameny.rules.match.Seat.A)
                && row.get("score_b", Integer.class)
                    == course.match().score(cz.kameny.rules.match.Seat.B));
    return same ? null : "its row does not say what its log folds to";
  }

  /** The events of every match as others are told them, one match after the other. */
  public void eachLog(java.util.function.BiConsumer<String, List<EventView>> reader) {
    for (String id : ids()) {
      List<EventView> log = new ArrayList<>();
      database.read(sql -> MatchStore.events(sql, id)).forEach(event -> log.add(event.view()));
      reader.accept(id, log);
    }
  }

  /** Writes the rows of all matches anew from their logs; how many there are. */
  public int rebuild() {
    List<String> ids = ids();
    for (String id : ids) {
      database.write(
          sql -> {
            Facts facts = MatchStore.facts(sql, id).orElseThrow();
            MatchStore.project(sql, Course.of(facts, MatchStore.events(sql, id)));
            return null;
          });
    }
    return ids.size();
  }
}
