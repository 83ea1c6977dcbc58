package cz.kameny.server.rating;

import cz.kameny.rules.GameId;
import cz.kameny.server.account.Person;
import cz.kameny.server.rating.Glicko2.Rating;
import cz.kameny.server.store.Database;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jooq.DSLContext;
import org.jooq.Record;
import org.jooq.SQLDialect;

/** The ratings of all people, one for each game. */
@Singleton
public final class Ratings {
  private static final int BOARD = 100;

  private final Database database;

  /**
   * A rating as it stands.
   *
   * @param rating strength, with the deviation as of now
   * @param matches rated matches so far
   */
  public record Standing(Rating rating, int matches) {}

  /** A place on a leaderboard. */
  public record Place(int rank, String person, Standing standing) {}

  /**
   * What a match did to one rating.
   *
   * @param before rating before it
   * @param after rating after it
   */
  public record Change(double before, double after) {}

  /** A point of somebody's curve. */
  public record Point(long at, double r, double rd) {}

  /** The ratings in a database. */
  @Inject
  public Ratings(Database database) {
    this.database = database;
  }

  /** Somebody's rating in a game. */
  public Standing of(DSLContext sql, String person, GameId game, long now) {
    return standing(stored(sql, person, game), now);
  }

  private static Stored stored(DSLContext sql, String person, GameId game) {
    return sql.fetchOptional(
            "select r, rd, vol, matches, at from rating where person = ? and game = ?",
            person,
            game.id())
        .map(Ratings::stored)
        .orElse(Stored.NEW);
  }

  private static Stored stored(Record row) {
    Rating rating =
        new Rating(
            row.get("r", Double.class), row.get("rd", Double.class), row.get("vol", Double.class));
    return new Stored(rating, row.get("matches", Integer.class), row.get("at", Long.class));
  }

  private static Standing standing(Stored stored, long now) {
    return new Standing(stored.asOf(now), stored.matches());
  }

  /** Somebody's ratings in the games they have played rated. */
  public Map<GameId, Standing> of(Person person) {
    long now = System.currentTimeMillis();
    Map<GameId, Standing> all = new LinkedHashMap<>();
    database
        .read(
            sql ->
                sql.fetch(
                    "select game, r, rd, vol, matches, at from rating where person = ?"
                        + " order by game",
                    person.id()))
        .forEach(
            row ->
                all.put(GameId.parse(row.get("game", String.class)), standing(stored(row), now)));
    return all;
  }

  /** Rates a match, within the transaction that ends it. */
  public void rate(DSLContext sql, RatedMatch match) {
    if (sql.dialect() == SQLDialect.POSTGRES) {
      // Two matches of one person that end at once are rated one after the other. SQLite has one
      // writer, whose transactions are.
      sql.fetch(
          "select id from person where id in (?, ?) order by id for no key update",
          match.a(),
          match.b());
    }
    Stored a = stored(sql, match.a(), match.game());
    Rated.of(match, a, stored(sql, match.b(), match.game())).storeNew(sql);
  }

  /** What a match did to the ratings, by person; empty when it was not rated. */
  public Map<String, Change> changes(DSLContext sql, String match) {
    Map<String, Change> changes = new LinkedHashMap<>();
    sql.fetch("select person, r_before, r from rating_change where match_id = ?", match)
        .forEach(
            row ->
                changes.put(
                    row.get("person", String.class),
                    new Change(row.get("r_before", Double.class), row.get("r", Double.class))));
    return changes;
  }

  /** Somebody's curve in a game, the oldest first. */
  public List<Point> curve(Person person, GameId game) {
    return database.read(
        sql ->
            sql.fetch(
                    "select at, r, rd from rating_change where person = ? and game = ?"
                        + " order by at",
                    person.id(),
                    game.id())
                .map(
                    row ->
                        new Point(
                            row.get("at", Long.class),
                            row.get("r", Double.class),
                            row.get("rd", Double.class))));
  }

  /** The best of a game who are not provisional, as of now. */
  public List<Place> best(GameId game) {
    long now = System.currentTimeMillis();
    List<Place> places = new java.util.ArrayList<>();
    database
        .read(
            sql ->
                sql.fetch(
                    "select x.person, x.r, x.rd, x.vol, x.matches, x.at from rating x"
                        + " join person p on p.id = x.person and p.deleted_at is null"
                        + " where x.game = ? and x.rd < ? order by x.r desc limit ?",
                    game.id(),
                    Glicko2.PROVISIONAL,
                    2 * BOARD))
        .forEach(
            row -> {
              Standing standing = standing(stored(row), now);
              if (!standing.rating().isProvisional() && places.size() < BOARD) {
                places.add(new Place(places.size() + 1, row.get("person", String.class), standing));
              }
            });
    return places;
  }
}
