package cz.kameny.server.lobby;

import cz.kameny.rules.GameId;
import cz.kameny.rules.Games;
import cz.kameny.rules.match.MatchSettings;
import cz.kameny.server.account.People;
import cz.kameny.server.account.Person;
import cz.kameny.server.api.ApiException;
import cz.kameny.server.api.Code;
import cz.kameny.server.ledger.Ledger;
import cz.kameny.server.play.ClockSpec;
import cz.kameny.server.play.Matches;
import cz.kameny.server.play.NewMatch;
import cz.kameny.server.play.News;
import cz.kameny.server.rating.PersonView;
import cz.kameny.server.rating.Ratings;
import cz.kameny.server.store.Database;
import cz.kameny.server.store.Ids;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jooq.DSLContext;
import org.jooq.Record;

/**
 * Tables that wait for somebody.
 *
 * <p>Joining is one transaction that takes the table, closes what else both have open (but for
 * correspondence, of which one can play many at once) and creates the match. So when two join each
 * other's tables at the same moment, one of them finds its table closed and is told the match that
 * the other one started.
 */
@Singleton
public final class Lobby {
  private static final int MOST_TABLES = 10;
  private static final int LISTED = 100;
  private static final long CROSSING_MS = 10_000;

  private final Database database;
  private final People people;
  private final Ledger ledger;
  private final Ratings ratings;
  private final Matches matches;
  private final News news;

  /** A table with what became of it. */
  public record Seen(TableView table, String state, String matchId) {}

  private record Offer(
      String id,
      String owner,
      MatchSettings settings,
      ClockSpec clock,
      boolean rated,
      boolean byLink,
      String state,
      String match,
      long createdAt) {}

  /** The lobby of a database. */
  @Inject
  public Lobby(
      Database database,
      People people,
      Ledger ledger,
      Ratings ratings,
      Matches matches,
      News news) {
    this.database = database;
    this.people = people;
    this.ledger = ledger;
    this.ratings = ratings;
    this.matches = matches;
    this.news = news;
  }

  private static Offer offer(Record row) {
    GameId game = GameId.parse(row.get("game", String.class));
    return new Offer(
        row.get("id", String.class),
        row.get("owner", String.class),
        MatchSettings.of(game, Games.parseSettings(row.get("settings", String.class))),
        ClockSpec.parse(row.get("clock", String.class)),
        row.get("rated", Integer.class) != 0,
        row.get("access", String.class).equals("link"),
        row.get("state", String.class),
        row.get("match_id", String.class),
        row.get("created_at", Long.class));
  }

  private static Offer find(DSLContext sql, String id) {
    return sql.fetchOptional("select * from offer where id = ?", id)
        .map(Lobby::offer)
        .orElseThrow(() -> new ApiException(Code.NO_SUCH_TABLE, "there is no table " + id));
  }

  private TableView view(DSLContext sql, Offer offer) {
    Person owner = people.byId(sql, offer.owner()).orElseThrow();
    GameId game = offer.settings().game().game();
    return new TableView(
        offer.id(),
        game.id(),
        offer.settings().asMap(),
        offer.clock().toString(),
        offer.rated(),
        offer.byLink() ? "link" : "open",
        PersonView.of(owner, ratings.of(sql, owner.id(), game, System.currentTimeMillis())),
        offer.createdAt(),
        offer.settings().mostChipsLost());
  }

  /** Open tables, the newest first; each filter may be null. */
  public List<TableView> open(GameId game, Boolean rated, ClockSpec.Pace pace) {
    StringBuilder where = new StringBuilder("state = 'open' and access = 'open'");
    List<Object> values = new ArrayList<>();
    if (game != null) {
      where.append(" and game = ?");
      values.add(game.id());
    }
    if (rated != null) {
      where.append(" and rated = ?");
      values.add(rated ? 1 : 0);
    }
    if (pace != null) {
      where.append(" and pace = ?");
      values.add(pace.text());
    }
    values.add(LISTED);
    String query = "select * from offer where " + where + " order by created_at desc limit ?";
    return database.read(
        sql -> sql.fetch(query, values.toArray()).map(row -> view(sql, offer(row))));
  }

  /** A table by its identifier, which whoever has its link knows. */
  public Seen seen(String id) {
    return database.read(
        sql -> {
          Offer offer = find(sql, id);
          return new Seen(view(sql, offer), offer.state(), offer.match());
        });
  }

  /**
   * Opens a table.
   *
   * @throws ApiException when the owner may not play for that or has too many tables
   */
  TableView open(Person owner, Wish wish) {
    long now = System.currentTimeMillis();
    TableView table =
        database.write(
            sql -> {
              requireMayPlay(sql, owner, wish.settings(), wish.rated(), now);
              int open =
                  sql.fetchSingle(
                          "select count(*) as n from offer where owner = ? and state = 'open'",
                          owner.id())
                      .get("n", Integer.class);
              if (open >= MOST_TABLES) {
                throw new ApiException(Code.NOT_NOW, "at most " + MOST_TABLES + " tables are open");
              }
              String id = Ids.next();
              sql.execute(
                  "insert into offer (id, owner, game, settings, clock, pace, rated, access, state,"
                      + " created_at) values (?, ?, ?, ?, ?, ?, ?, ?, 'open', ?)",
                  id,
                  owner.id(),
                  wish.settings().game().game().id(),
                  wish.settings().toString(),
                  wish.clock().toString(),
                  wish.clock().pace().text(),
                  wish.rated() ? 1 : 0,
                  wish.byLink() ? "link" : "open",
                  now);
              return view(sql, find(sql, id));
            });
    news.tellLobby();
    return table;
  }

  private void requireMayPlay(
      DSLContext sql, Person person, MatchSettings settings, boolean rated, long now) {
    if ((rated || settings.series().stake() > 0) && !person.kind().hasAccount()) {
      throw new ApiException(Code.NEEDS_ACCOUNT, "rated games and stakes need an account");
    }
    if (settings.series().stake() > 0) {
      ledger.open(sql, person.id(), now);
      ledger.requireFree(sql, person.id(), settings.mostChipsLost());
    }
  }

  /** Starts a match with a level of the computer. */
  String playLevel(Person person, Wish wish) {
    long now = System.currentTimeMillis();
    String match =
        database.write(
            sql -> {
              requireMayPlay(sql, person, wish.settings(), wish.rated(), now);
              Person level = people.level(sql, wish.level(), now);
              return matches.create(
                  sql,
                  new NewMatch(
                      wish.settings(),
                      wish.clock(),
                      wish.rated(),
                      !wish.byLink(),
                      person,
                      level,
                      null),
                  now);
            });
    matches.begun(match, null);
    return match;
  }

  /** Closes one's own table. */
  void close(Person owner, String id) {
    database.write(
        sql -> {
          Offer offer = find(sql, id);
          if (!offer.owner().equals(owner.id())) {
            throw new ApiException(Code.FORBIDDEN, "a table is closed by who opened it");
          }
          int closed =
              sql.execute("update offer set state = 'closed' where id = ? and state = 'open'", id);
          if (closed == 0) {
            throw gone(sql, offer, owner);
          }
          return null;
        });
    news.tellLobby();
  }

  /** Sits down at a table; the match that starts. */
  String join(Person person, String id) {
    long now = System.currentTimeMillis();
    String match =
        database.write(
            sql -> {
              Offer offer = find(sql, id);
              if (offer.owner().equals(person.id())) {
                throw new ApiException(Code.OWN_TABLE, "one cannot play oneself");
              }
              int taken =
                  sql.execute(
                      "update offer set state = 'taken' where id = ? and state = 'open'", id);
              if (taken == 0) {
                throw gone(sql, offer, person);
              }
              Person owner = people.byId(sql, offer.owner()).orElseThrow();
              withdraw(sql, owner.id(), offer.clock());
              withdraw(sql, person.id(), offer.clock());
              String made =
                  matches.create(
                      sql,
                      new NewMatch(
                          offer.settings(),
                          offer.clock(),
                          offer.rated(),
                          !offer.byLink(),
                          owner,
                          person,
                          null),
                      now);
              sql.execute("update offer set match_id = ? where id = ?", made, id);
              return made;
            });
    matches.begun(match, id);
    return match;
  }

  /** Who begins to play live waits for nobody else any more. */
  static void withdraw(DSLContext sql, String person, ClockSpec clock) {
    if (clock.pace() != ClockSpec.Pace.DAYS) {
      sql.execute(
          "update offer set state = 'closed' where owner = ? and state = 'open' and pace <> 'days'",
          person);
      sql.execute("delete from seek where person = ?", person);
    }
  }

  private static ApiException gone(DSLContext sql, Offer offer, Person person) {
    Optional<String> match =
        sql.fetchOptional(
                "select id from game_match where created_at > ? and ((seat_a = ? and seat_b = ?)"
                    + " or (seat_a = ? and seat_b = ?)) order by created_at desc limit 1",
                System.currentTimeMillis() - CROSSING_MS,
                offer.owner(),
                person.id(),
                person.id(),
                offer.owner())
            .map(row -> row.get("id", String.class));
    ApiException gone = new ApiException(Code.TABLE_GONE, "the table was taken or closed");
    return match.isPresent() ? gone.with("matchId", match.get()) : gone;
  }

  /** How many tables are open to all. */
  public int countOpen() {
    return database
        .read(
            sql ->
                sql.fetchSingle(
                    "select count(*) as n from offer where state = 'open' and access = 'open'"))
        .get("n", Integer.class);
  }
}
