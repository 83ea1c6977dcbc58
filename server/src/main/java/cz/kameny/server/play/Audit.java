package cz.kameny.server.play;

import cz.kameny.server.rating.RatedMatch;
import cz.kameny.server.store.Database;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jooq.DSLContext;

/** Looks through all matches of a database: whether their logs fold, and what they fold to. */
public final class Audit {
  private final Database database;

  /**
   * What there is.
   *
   * @param matches how many
   * @param rated those that have ended and count for ratings
   */
  public record Seen(int matches, List<RatedMatch> rated) {}

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
   */
  public Seen check(Consumer<String> problems) {
    List<RatedMatch> rated = new ArrayList<>();
    List<String> ids = ids();
    for (String id : ids) {
      try {
        String problem = database.read(sql -> check(sql, id, rated));
        if (problem != null) {
          problems.accept("match " + id + ": " + problem);
        }
      } catch (IllegalArgumentException | IllegalStateException e) {
        problems.accept("match " + id + ": " + e.getMessage());
      }
    }
    return new Seen(ids.size(), rated);
  }

  private static String check(DSLContext sql, String id, List<RatedMatch> rated) {
    Course course = Course.of(MatchStore.facts(sql, id).orElseThrow(), MatchStore.events(sql, id));
    collect(course, rated);
    List<String> different = MatchStore.differences(sql, course);
    if (different.isEmpty() || hasGoneOn(sql, course)) {
      return null;
    }
    return "its row does not say what its log folds to: " + String.join(", ", different);
  }

  private static void collect(Course course, List<RatedMatch> rated) {
    if (course.facts().rated() && course.isOver() && !course.isAborted()) {
      rated.add(MatchBook.rated(course));
    }
  }

  /** Played on while it was looked at. */
  private static boolean hasGoneOn(DSLContext sql, Course course) {
    return sql.fetchSingle(
                "select coalesce(max(seq), 0) as n from event where match_id = ?",
                course.facts().id())
            .get("n", Integer.class)
        > course.seq();
  }

  /** The events of every match as others are told them, one match after the other. */
  public void eachLog(java.util.function.BiConsumer<String, List<EventView>> reader) {
    for (String id : ids()) {
      List<EventView> log = new ArrayList<>();
      database.read(sql -> MatchStore.events(sql, id)).forEach(event -> log.add(event.view()));
      reader.accept(id, log);
    }
  }

  /** Writes the rows of all matches anew from their logs. */
  public Seen rebuild() {
    List<RatedMatch> rated = new ArrayList<>();
    List<String> ids = ids();
    for (String id : ids) {
      Course course =
          database.write(
              sql -> {
                Facts facts = MatchStore.facts(sql, id).orElseThrow();
                Course folded = Course.of(facts, MatchStore.events(sql, id));
                MatchStore.project(sql, folded);
                return folded;
              });
      collect(course, rated);
    }
    return new Seen(ids.size(), rated);
  }
}
