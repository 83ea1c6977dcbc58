package cz.kameny.server.profile;

import cz.kameny.rules.GameId;
import cz.kameny.rules.NotationException;
import cz.kameny.server.account.Caller;
import cz.kameny.server.account.People;
import cz.kameny.server.account.Person;
import cz.kameny.server.api.ApiException;
import cz.kameny.server.api.Code;
import cz.kameny.server.lobby.Lobby;
import cz.kameny.server.play.MatchInfo;
import cz.kameny.server.play.MatchViews;
import cz.kameny.server.play.News;
import cz.kameny.server.rating.PersonView;
import cz.kameny.server.rating.Ratings;
import cz.kameny.server.store.Database;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** People as others see them, leaderboards and the home page (docs/protocol.md). */
@Path("/api")
@Tag(name = "players")
public class PlayerResource {
  private static final int PAGE = 20;

  @Inject Database database;
  @Inject People people;
  @Inject Ratings ratings;
  @Inject MatchViews views;
  @Inject Lobby lobby;
  @Inject News news;
  @Inject Caller caller;

  /** A rating with the number of rated matches. */
  public record Standing(long r, long rd, boolean provisional, int matches) {}

  /** Results of a game against one kind of opponent. */
  public record Results(String game, String against, int won, int drawn, int lost) {}

  /** A player's page. */
  public record Player(
      PersonView person,
      long createdAt,
      boolean online,
      Map<String, Standing> ratings,
      List<Results> results,
      List<MatchInfo> running) {}

  /** Points of a curve: time, rating, deviation. */
  public record Curve(List<List<Number>> points) {}

  /** A page of matches; {@code before} asks for the next, null on the last. */
  public record MatchPage(List<MatchInfo> matches, Long before) {}

  /** A place on a leaderboard. */
  public record Place(int rank, PersonView person, int matches) {}

  /** A leaderboard. */
  public record Board(List<Place> players) {}

  /** The home page. */
  public record Home(MatchInfo best, int people, int playing, int tables) {}

  private Person player(String name) {
    return people
        .byName(name)
        .orElseThrow(() -> new ApiException(Code.NO_SUCH_PLAYER, "there is no player " + name));
  }

  private static GameId game(String text) {
    try {
      return GameId.parse(text);
    } catch (NotationException e) {
      throw ApiException.bad(e.expected());
    }
  }

  /** A player. */
  @GET
  @Path("players/{name}")
  public Player page(@PathParam("name") String name) {
    Person person = player(name);
    Map<String, Standing> standings = new LinkedHashMap<>();
    ratings
        .of(person)
        .forEach(
            (game, standing) -> {
              PersonView.RatingView view = PersonView.RatingView.of(standing);
              standings.put(
                  game.id(),
                  new Standing(view.r(), view.rd(), view.provisional(), standing.matches()));
            });
    return new Player(
        PersonView.of(person),
        person.createdAt(),
        person.level() > 0 || news.isConnected(person.id()),
        standings,
        results(person),
        views.running(person, caller.who().orElse(null)));
  }

  private List<Results> results(Person person) {
    String kind =
        "case o.kind when 'level' then o.name when 'program' then 'programs' else 'people' end";
    return database.read(
        sql ->
            sql.fetch(
                    "select x.game, x.against, sum(case when x.winner = x.mine then 1 else 0 end) as"
                        + " won, sum(case when x.winner is null then 1 else 0 end) as drawn,"
                        + " sum(case when x.winner <> x.mine then 1 else 0 end) as lost from ("
                        + " select m.game, m.winner, 'a' as mine, "
                        + kind
                        + " as against from game_match m join person o on o.id = m.seat_b"
                        + " where m.seat_a = ? and m.state = 'over' union all"
                        + " select m.game, m.winner, 'b' as mine, "
                        + kind
                        + " as against from game_match m join person o on o.id = m.seat_a"
                        + " where m.seat_b = ? and m.state = 'over') x"
                        + " group by x.game, x.against order by x.game, x.against",
                    person.id(),
                    person.id())
                .map(
                    row ->
                        new Results(
                            row.get("game", String.class),
                            row.get("against", String.class),
                            row.get("won", Integer.class),
                            row.get("drawn", Integer.class),
                            row.get("lost", Integer.class))));
  }

  /** A player's rating over time. */
  @GET
  @Path("players/{name}/curve")
  public Curve curve(@PathParam("name") String name, @QueryParam("game") String game) {
    return new Curve(
        ratings.curve(player(name), game(game)).stream()
            .map(p -> List.<Number>of(p.at(), Math.round(p.r()), Math.round(p.rd())))
            .toList());
  }

  /** A player's finished matches, the newest first. */
  @GET
  @Path("players/{name}/matches")
  public MatchPage matches(
      @PathParam("name") String name,
      @QueryParam("game") String game,
      @QueryParam("before") Long before) {
    List<MatchInfo> page =
        views.ended(
            player(name),
            game == null || game.isEmpty() ? null : game(game),
            before == null ? Long.MAX_VALUE : before,
            PAGE,
            caller.who().orElse(null));
    Long next = page.size() < PAGE ? null : page.get(page.size() - 1).endedAt();
    return new MatchPage(page, next);
  }

  /** The best of a game. */
  @GET
  @Path("leaderboards/{game}")
  public Board leaderboard(@PathParam("game") String game) {
    return new Board(
        ratings.best(game(game)).stream()
            .map(
                place ->
                    new Place(
                        place.rank(),
                        PersonView.of(people.byId(place.person()).orElseThrow(), place.standing()),
                        place.standing().matches()))
            .toList());
  }

  /** What is going on. */
  @GET
  @Path("home")
  public Home home() {
    List<MatchInfo> best = views.running(null, 1, null);
    return new Home(
        best.isEmpty() ? null : best.get(0),
        news.connected(),
        views.countRunning(),
        lobby.countOpen());
  }
}
