package cz.kameny.server.play;

import cz.kameny.rules.GameId;
import cz.kameny.rules.Games;
import cz.kameny.rules.match.MatchEvent.Created;
import cz.kameny.rules.match.MatchSettings;
import cz.kameny.rules.record.MatchRecord;
import cz.kameny.server.account.People;
import cz.kameny.server.account.Person;
import cz.kameny.server.api.ApiException;
import cz.kameny.server.api.Code;
import cz.kameny.server.ledger.Ledger;
import cz.kameny.server.rating.PersonView;
import cz.kameny.server.rating.Ratings;
import cz.kameny.server.store.Database;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jooq.DSLContext;
import org.jooq.Record;

/** Matches as clients are told: one, or lists of them. */
@Singleton
public final class MatchViews {
  private final Database database;
  private final People people;
  private final Ratings ratings;
  private final Ledger ledger;
  private final Presence presence;

  /** The views of a database. */
  @Inject
  public MatchViews(
      Database database, People people, Ratings ratings, Ledger ledger, Presence presence) {
    this.database = database;
    this.people = people;
    this.ratings = ratings;
    this.ledger = ledger;
    this.presence = presence;
  }

  /**
   * A match.
   *
   * @param viewer whose seat is named, or null
   * @throws ApiException {@code no_such_match}
   */
  public MatchInfo byId(String id, Person viewer) {
    List<MatchInfo> found = list("m.id = ?", "m.id", 1, viewer, id);
    if (found.isEmpty()) {
      throw new ApiException(Code.NO_SUCH_MATCH, "there is no match " + id);
    }
    return found.get(0);
  }

  /** Public matches that are played, those of the strongest first; {@code game} may be null. */
  public List<MatchInfo> running(GameId game, int most, Person viewer) {
    String where = "m.state = 'playing' and m.public = 1 and m.game_number > 0";
    String order = "m.strength desc, m.id";
    return game == null
        ? list(where, order, most, viewer)
        : list(where + " and m.game = ?", order, most, viewer, game.id());
  }

  /** Matches a person is playing, the latest first. */
  public List<MatchInfo> running(Person person, Person viewer) {
    return list(
        "m.state = 'playing' and (m.seat_a = ? or m.seat_b = ?)" + shown(person, viewer),
        "m.created_at desc",
        100,
        viewer,
        person.id(),
        person.id());
  }

  /** Matches of a person that ended before a time, the latest first; {@code game} may be null. */
  public List<MatchInfo> ended(Person person, GameId game, long before, int most, Person viewer) {
    String where =
        "m.state <> 'playing' and m.ended_at < ? and (m.seat_a = ? or m.seat_b = ?)"
            + shown(person, viewer);
    String order = "m.ended_at desc";
    return game == null
        ? list(where, order, most, viewer, before, person.id(), person.id())
        : list(
            where + " and m.game = ?",
            order,
            most,
            viewer,
            before,
            person.id(),
            person.id(),
            game.id());
  }

  /** Others see of a person what stands in lists. */
  private static String shown(Person person, Person viewer) {
    return viewer != null && viewer.id().equals(person.id()) ? "" : " and m.public = 1";
  }

  /** Identifiers of the matches a person is playing. */
  public List<String> runningOf(String person) {
    return database.read(
        sql ->
            sql.fetch(
                    "select id from game_match where state = 'playing' and (seat_a = ? or seat_b = ?)",
                    person,
                    person)
                .map(row -> row.get("id", String.class)));
  }

  /** How many matches are being played. */
  public int countRunning() {
    return database
        .read(
            sql -> sql.fetchSingle("select count(*) as n from game_match where state = 'playing'"))
        .get("n", Integer.class);
  }

  private List<MatchInfo> list(
      String where, String order, int most, Person viewer, Object... values) {
    return database.read(
        sql -> {
          List<Object> binds = new ArrayList<>(List.of(values));
          binds.add(most);
          String query =
              "select m.* from game_match m where " + where + " order by " + order + " limit ?";
          Map<String, PersonView> known = new HashMap<>();
          return sql.fetch(query, binds.toArray()).map(row -> info(sql, row, viewer, known));
        });
  }

  private MatchInfo info(DSLContext sql, Record row, Person viewer, Map<String, PersonView> known) {
    GameId game = GameId.parse(row.get("game", String.class));
    MatchSettings settings =
        MatchSettings.of(game, Games.parseSettings(row.get("settings", String.class)));
    String a = row.get("seat_a", String.class);
    String b = row.get("seat_b", String.class);
    Created created =
        new Created(settings, row.get("name_a", String.class), row.get("name_b", String.class));
    String id = row.get("id", String.class);
    String state = row.get("state", String.class);
    PerSeat<String> seats = new PerSeat<>(a, b);
    PerSeat<Integer> score =
        new PerSeat<>(row.get("score_a", Integer.class), row.get("score_b", Integer.class));
    String me = viewer == null ? null : viewer.id();
    return new MatchInfo(
        id,
        game.id(),
        settings.asMap(),
        row.get("clock", String.class),
        row.get("rated", Integer.class) != 0,
        row.get("public", Integer.class) != 0,
        PerSeat.by(seat -> person(sql, seats.of(seat), game, known)),
        a.equals(me) ? "a" : b.equals(me) ? "b" : null,
        state,
        MatchRecord.of(List.of(created)).write(),
        row.get("seq", Integer.class),
        row.get("created_at", Long.class),
        row.get("ended_at", Long.class),
        row.get("phase", String.class),
        row.get("game_number", Integer.class),
        score,
        row.get("to_act", String.class),
        presence.watchers(id, seats),
        row.get("position", String.class),
        row.get("previous", String.class),
        row.get("next", String.class),
        state.equals("over") ? result(sql, row, id, seats, score) : null);
  }

  private PersonView person(DSLContext sql, String id, GameId game, Map<String, PersonView> known) {
    return known.computeIfAbsent(
        game.id() + id,
        key ->
            PersonView.of(
                people.byId(sql, id).orElseThrow(),
                ratings.of(sql, id, game, System.currentTimeMillis())));
  }

  private MatchInfo.Result result(
      DSLContext sql, Record row, String id, PerSeat<String> seats, PerSeat<Integer> score) {
    Map<String, Ratings.Change> changes = ratings.changes(sql, id);
    return new MatchInfo.Result(
        row.get("winner", String.class),
        score,
        PerSeat.by(seat -> ledger.won(sql, id, seats.of(seat)).orElse(0L)),
        changes.isEmpty()
            ? null
            : PerSeat.by(
                seat -> {
                  Ratings.Change change = changes.get(seats.of(seat));
                  return new MatchInfo.Change(
                      Math.round(change.before()), Math.round(change.after()));
                }));
  }
}
