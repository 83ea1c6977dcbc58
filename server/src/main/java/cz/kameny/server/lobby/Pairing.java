package cz.kameny.server.lobby;

import cz.kameny.rules.GameId;
import cz.kameny.rules.Games;
import cz.kameny.rules.match.MatchSettings;
import cz.kameny.rules.match.SeriesSettings;
import cz.kameny.server.account.People;
import cz.kameny.server.account.Person;
import cz.kameny.server.api.ApiException;
import cz.kameny.server.api.Code;
import cz.kameny.server.api.Rounds;
import cz.kameny.server.play.ClockSpec;
import cz.kameny.server.play.Matches;
import cz.kameny.server.play.NewMatch;
import cz.kameny.server.play.News;
import cz.kameny.server.rating.Ratings;
import cz.kameny.server.store.Database;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.Startup;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jooq.DSLContext;
import org.jooq.Record;

/**
 * Quick pairing: brings together who waits for the same game at the same pace, the nearest in
 * rating first. How far apart they may be grows while they wait: {@value #WINDOW} points at first
 * and {@value #PER_SECOND} more each second, of each of them.
 */
@Singleton
@Startup
public final class Pairing {
  static final double WINDOW = 200;
  static final double PER_SECOND = 10;

  /** Who has no connection and has not asked again for this long is not waiting any more. */
  private static final long FORGOTTEN_MS = 45_000;

  private final Database database;
  private final People people;
  private final Ratings ratings;
  private final Matches matches;
  private final News news;
  private final Rounds rounds = new Rounds("pairing");

  private record Seek(
      String person,
      GameId game,
      ClockSpec.Pace pace,
      boolean rated,
      double rating,
      long since,
      long seenAt) {
    boolean fits(Seek other, long now) {
      double window = 2 * WINDOW + PER_SECOND * ((now - since) + (now - other.since)) / 1000.0;
      return game == other.game
          && pace == other.pace
          && rated == other.rated
          && Math.abs(rating - other.rating) <= window / 2;
    }
  }

  /** The pairing of a database. */
  @Inject
  public Pairing(Database database, People people, Ratings ratings, Matches matches, News news) {
    this.database = database;
    this.people = people;
    this.ratings = ratings;
    this.matches = matches;
    this.news = news;
    rounds.every(1000, this::round);
  }

  private static Seek seek(Record row) {
    return new Seek(
        row.get("person", String.class),
        GameId.parse(row.get("game", String.class)),
        ClockSpec.Pace.parse(row.get("pace", String.class)),
        row.get("rated", Integer.class) != 0,
        row.get("rating", Double.class),
        row.get("since", Long.class),
        row.get("seen_at", Long.class));
  }

  /** Waits for somebody; the match if there is one already. */
  Optional<String> wait(Person person, GameId game, ClockSpec.Pace pace, boolean rated) {
    if (rated && !person.kind().hasAccount()) {
      throw new ApiException(Code.NEEDS_ACCOUNT, "rated games need an account");
    }
    if (pace == ClockSpec.Pace.NONE) {
      throw ApiException.bad("a pace: fast, slow or days");
    }
    long now = System.currentTimeMillis();
    database.write(
        sql -> {
          double rating = ratings.of(sql, person.id(), game, now).rating().r();
          sql.execute(
              "insert into seek (person, game, pace, rated, rating, since, seen_at)"
                  + " values (?, ?, ?, ?, ?, ?, ?) on conflict (person) do update set"
                  + " since = case when seek.game = excluded.game and seek.pace = excluded.pace"
                  + " and seek.rated = excluded.rated then seek.since else excluded.since end,"
                  + " game = excluded.game, pace = excluded.pace, rated = excluded.rated,"
                  + " rating = excluded.rating, seen_at = excluded.seen_at",
              person.id(),
              game.id(),
              pace.text(),
              rated ? 1 : 0,
              rating,
              now,
              now);
          return null;
        });
    news.tellLobby();
    return pair(person.id());
  }

  /** No longer waits. */
  void stopWaiting(Person person) {
    database.write(sql -> sql.execute("delete from seek where person = ?", person.id()));
    news.tellLobby();
  }

  /** What somebody waits for: game and pace, or null. */
  public Map<String, Object> waitsFor(Person person) {
    return database
        .read(sql -> sql.fetchOptional("select * from seek where person = ?", person.id()))
        .map(Pairing::seek)
        .map(
            seek -> {
              Map<String, Object> fields = new LinkedHashMap<>();
              fields.put("game", seek.game().id());
              fields.put("pace", seek.pace().text());
              fields.put("rated", seek.rated());
              fields.put("since", seek.since());
              return fields;
            })
        .orElse(null);
  }

  /** How many wait for each game. */
  public Map<String, Integer> waiting() {
    Map<String, Integer> counts = new LinkedHashMap<>();
    database
        .read(sql -> sql.fetch("select game, count(*) as n from seek group by game order by game"))
        .forEach(row -> counts.put(row.get("game", String.class), row.get("n", Integer.class)));
    return counts;
  }

  private void round() {
    long now = System.currentTimeMillis();
    for (Seek seek : all()) {
      if (seek.seenAt() < now - FORGOTTEN_MS && !news.isConnected(seek.person())) {
        database.write(
            sql ->
                sql.execute(
                    "delete from seek where person = ? and seen_at = ?",
                    seek.person(),
                    seek.seenAt()));
      } else {
        pair(seek.person());
      }
    }
  }

  private List<Seek> all() {
    return database.read(sql -> sql.fetch("select * from seek order by since").map(Pairing::seek));
  }

  private Optional<String> pair(String person) {
    Optional<String> match;
    try {
      match = database.write(sql -> pair(sql, person));
    } catch (ApiException e) {
      return Optional.empty(); // Nothing was changed; the next round tries again.
    }
    match.ifPresent(id -> matches.begun(id, null));
    return match;
  }

  private Optional<String> pair(DSLContext sql, String person) {
    long now = System.currentTimeMillis();
    Optional<Seek> mine =
        sql.fetchOptional("select * from seek where person = ?", person).map(Pairing::seek);
    if (mine.isEmpty()) {
      return Optional.empty();
    }
    Optional<Seek> other =
        sql.fetch("select * from seek where person <> ? order by since", person).stream()
            .map(Pairing::seek)
            .filter(seek -> seek.fits(mine.get(), now))
            .min(
                (x, y) ->
                    Double.compare(
                        Math.abs(x.rating() - mine.get().rating()),
                        Math.abs(y.rating() - mine.get().rating())));
    if (other.isEmpty()) {
      return Optional.empty();
    }
    // Both rows are taken, or none: somebody else may be pairing one of them right now.
    int taken = 0;
    for (String id : List.of(person, other.get().person()).stream().sorted().toList()) {
      taken += sql.execute("delete from seek where person = ?", id);
    }
    if (taken != 2) {
      throw new ApiException(Code.NOT_NOW, "somebody else was faster");
    }
    GameId game = mine.get().game();
    ClockSpec clock = ClockSpec.of(game, mine.get().pace());
    // The one who waited longer made the table, so to say.
    Lobby.withdraw(sql, person, clock);
    Lobby.withdraw(sql, other.get().person(), clock);
    return Optional.of(
        matches.create(
            sql,
            new NewMatch(
                new MatchSettings(Games.settings(game), SeriesSettings.DEFAULT),
                clock,
                mine.get().rated(),
                true,
                people.byId(sql, other.get().person()).orElseThrow(),
                people.byId(sql, person).orElseThrow(),
                null),
            now));
  }

  void stop(@Observes ShutdownEvent event) {
    rounds.close();
  }
}
