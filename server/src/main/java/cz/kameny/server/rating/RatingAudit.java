package cz.kameny.server.rating;

import cz.kameny.rules.GameId;
import cz.kameny.server.rating.Glicko2.Rating;
import cz.kameny.server.store.Database;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import org.jooq.Record;

/**
 * Works all ratings out anew from the matches, as their logs tell them, in the order they were
 * rated in.
 */
public final class RatingAudit {
  /** Stored and computed numbers may differ by rounding on another Java. */
  private static final double ROUNDING = 1e-6;

  private final Database database;
  private final Map<String, Map<String, Change>> changes = new LinkedHashMap<>();
  private final Map<Key, Stored> standings = new HashMap<>();
  private final Map<String, Long> order = new HashMap<>();

  private record Key(String person, GameId game) {}

  private record Change(long at, double score, double before, Rating after) {}

  /**
   * An audit of the ratings as they are now. Matches are to be read after this: those that end in
   * between are left out.
   */
  public RatingAudit(Database database) {
    this.database = database;
    // One question, so that all tables are of one moment.
    database
        .read(
            sql ->
                sql.fetch(
                    "select match_id, person, game, at, score, r_before, r, rd, vol, 0 as matches"
                        + " from rating_change union all select '' as match_id, person, game, at,"
                        + " 0 as score, 0 as r_before, r, rd, vol, matches from rating"
                        + " union all select match_id, '' as person, '' as game, at, 0 as score,"
                        + " 0 as r_before, 0 as r, 0 as rd, 0 as vol, 0 as matches"
                        + " from rating_order"))
        .forEach(this::take);
  }

  private void take(Record row) {
    String match = row.get("match_id", String.class);
    String person = row.get("person", String.class);
    long at = row.get("at", Long.class);
    if (person.isEmpty()) {
      order.put(match, at);
      return;
    }
    Rating rating =
        new Rating(
            row.get("r", Double.class), row.get("rd", Double.class), row.get("vol", Double.class));
    if (match.isEmpty()) {
      Key key = new Key(person, GameId.parse(row.get("game", String.class)));
      standings.put(key, new Stored(rating, row.get("matches", Integer.class), at));
    } else {
      double score = row.get("score", Double.class);
      double before = row.get("r_before", Double.class);
      changes
          .computeIfAbsent(match, id -> new HashMap<>())
          .put(person, new Change(at, score, before, rating));
    }
  }

  /** Tells of every rating that is not what the matches make of it. */
  public void check(List<RatedMatch> matches, Consumer<String> problems) {
    List<RatedMatch> known = new ArrayList<>();
    Set<String> ids = new HashSet<>();
    for (RatedMatch match : matches) {
      ids.add(match.id());
      if (changes.containsKey(match.id())) {
        known.add(match);
      } else if (!isRated(match.id())) {
        problems.accept("match " + match.id() + ": it was to be rated and has not been");
      }
    }
    changes.keySet().stream()
        .filter(id -> !ids.contains(id))
        .forEach(id -> problems.accept("match " + id + ": it is rated without a result"));
    Map<Key, Stored> computed = new HashMap<>();
    for (Rated rated : replay(known, computed)) {
      if (!Objects.equals(order.get(rated.match().id()), rated.at())) {
        problems.accept("match " + rated.match().id() + ": when it was rated is not right");
      }
      for (Rated.Side side : List.of(rated.a(), rated.b())) {
        Change stored = changes.get(rated.match().id()).get(side.person());
        if (stored == null || !fits(stored, side)) {
          problems.accept("match " + rated.match().id() + ": what it did to a rating is not right");
        }
      }
    }
    Set<Key> all = new HashSet<>(computed.keySet());
    all.addAll(standings.keySet());
    for (Key key : all) {
      if (!fits(standings.get(key), computed.get(key))) {
        problems.accept(
            "rating of " + key.person() + " in " + key.game().id() + " is not of its matches");
      }
    }
  }

  private boolean isRated(String match) {
    return !database
        .read(sql -> sql.fetch("select 1 from rating_change where match_id = ?", match))
        .isEmpty();
  }

  private static boolean fits(Change stored, Rated.Side side) {
    return stored.at() == side.after().at()
        && stored.score() == side.score()
        && near(stored.before(), side.before().r())
        && near(stored.after(), side.after().rating());
  }

  private static boolean fits(Stored stored, Stored computed) {
    return stored != null
        && computed != null
        && stored.at() == computed.at()
        && stored.matches() == computed.matches()
        && near(stored.rating(), computed.rating());
  }

  private static boolean near(Rating x, Rating y) {
    return near(x.r(), y.r()) && near(x.rd(), y.rd()) && near(x.vol(), y.vol());
  }

  private static boolean near(double x, double y) {
    return Math.abs(x - y) <= ROUNDING * Math.max(1, Math.abs(y));
  }

  /** Writes all ratings anew; nobody may be playing. */
  public void rebuild(List<RatedMatch> matches) {
    List<Rated> all = replay(matches, new HashMap<>());
    database.write(
        sql -> {
          sql.execute("delete from rating_change");
          sql.execute("delete from rating");
          for (Rated rated : all) {
            if (order.containsKey(rated.match().id())) {
              rated.store(sql);
            } else {
              rated.storeNew(sql);
            }
          }
          return null;
        });
  }

  private List<Rated> replay(List<RatedMatch> matches, Map<Key, Stored> standing) {
    List<Rated> all = new ArrayList<>();
    matches.stream()
        .sorted(Comparator.comparingLong(this::ratedAt).thenComparing(RatedMatch::id))
        .forEach(
            match -> {
              Key a = new Key(match.a(), match.game());
              Key b = new Key(match.b(), match.game());
              Rated rated =
                  Rated.of(
                      match,
                      standing.getOrDefault(a, Stored.NEW),
                      standing.getOrDefault(b, Stored.NEW));
              standing.put(a, rated.a().after());
              standing.put(b, rated.b().after());
              all.add(rated);
            });
    return all;
  }

  private long ratedAt(RatedMatch match) {
    return order.getOrDefault(match.id(), match.endedAt());
  }
}
