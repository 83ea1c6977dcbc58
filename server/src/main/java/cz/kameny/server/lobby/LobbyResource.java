package cz.kameny.server.lobby;

import com.fasterxml.jackson.databind.JsonNode;
import cz.kameny.engine.Bots;
import cz.kameny.rules.GameId;
import cz.kameny.rules.Games;
import cz.kameny.rules.match.SeriesSettings;
import cz.kameny.server.account.Caller;
import cz.kameny.server.account.Person;
import cz.kameny.server.api.ApiException;
import cz.kameny.server.api.RateLimit;
import cz.kameny.server.chat.Phrases;
import cz.kameny.server.play.ClockSpec;
import cz.kameny.server.play.Presence;
import jakarta.inject.Inject;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Response;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Tables and pairing over HTTP (docs/protocol.md). */
@Path("/api")
@Tag(name = "lobby")
public class LobbyResource {
  private static final RateLimit TABLES = new RateLimit(60, 2_000);

  @Inject Lobby lobby;
  @Inject Pairing pairing;
  @Inject Caller caller;

  /** Open tables. */
  public record Tables(List<TableView> tables) {}

  /** A setting and its values, the default first. */
  public record SettingInfo(String name, List<String> values) {}

  /** What can be played. */
  public record GameInfo(
      String id, List<SettingInfo> settings, List<Integer> levels, Map<String, String> clocks) {}

  /** All that a table can be made with. */
  public record Choices(List<GameInfo> games, List<String> phrases, long graceMs) {}

  /** What a table is made with; what is missing is the default. */
  public record TableWish(
      String game,
      Map<String, String> settings,
      String clock,
      Boolean rated,
      String access,
      Integer level) {}

  /** The table that was opened, or the match with a level that has begun. */
  public record Opened(TableView table, String matchId) {}

  /** Whom somebody waits for. */
  public record PairingWish(String game, String pace, Boolean rated) {}

  /** All that a table can be made with. */
  @GET
  @Path("settings")
  public Choices settings() {
    List<GameInfo> games = new ArrayList<>();
    for (GameId game : GameId.values()) {
      List<SettingInfo> settings = new ArrayList<>();
      Games.choices(game).forEach((name, values) -> settings.add(new SettingInfo(name, values)));
      SeriesSettings.choices()
          .forEach((name, values) -> settings.add(new SettingInfo(name, values)));
      Map<String, String> clocks = new LinkedHashMap<>();
      for (ClockSpec.Pace pace : ClockSpec.Pace.values()) {
        clocks.put(pace.text(), ClockSpec.of(game, pace).toString());
      }
      List<Integer> levels = IntStream.rangeClosed(1, Bots.levels(game)).boxed().toList();
      games.add(new GameInfo(game.id(), settings, levels, clocks));
    }
    return new Choices(games, Phrases.ALL, Presence.GRACE_MS);
  }

  /** Open tables, the newest first. */
  @GET
  @Path("tables")
  public Tables tables(
      @QueryParam("game") String game,
      @QueryParam("rated") Boolean rated,
      @QueryParam("pace") String pace) {
    return new Tables(
        lobby.open(
            game == null || game.isEmpty() ? null : Wish.game(game),
            rated,
            pace == null || pace.isEmpty() ? null : ClockSpec.Pace.parse(pace)));
  }

  /** Opens a table, or starts a match with the computer. */
  @POST
  @Path("tables")
  @APIResponse(
      responseCode = "201",
      content =
          @Content(mediaType = "application/json", schema = @Schema(implementation = Opened.class)))
  public Response open(
      @RequestBody(
              content =
                  @Content(
                      mediaType = "application/json",
                      schema = @Schema(implementation = TableWish.class)))
          JsonNode body) {
    Person person = caller.person();
    TABLES.take(person.id());
    Wish wish = Wish.parse(body);
    Map<String, Object> answer =
        wish.level() > 0
            ? Map.of("matchId", lobby.playLevel(person, wish))
            : Map.of("table", lobby.open(person, wish));
    return Response.status(201).entity(answer).build();
  }

  /** A table and what became of it. */
  @GET
  @Path("tables/{id}")
  public Lobby.Seen table(@PathParam("id") String id) {
    return lobby.seen(id);
  }

  /** Closes one's own table. */
  @DELETE
  @Path("tables/{id}")
  public void close(@PathParam("id") String id) {
    lobby.close(caller.person(), id);
  }

  /** Sits down. */
  @POST
  @Path("tables/{id}/join")
  public Map<String, String> join(@PathParam("id") String id) {
    return Map.of("matchId", lobby.join(caller.person(), id));
  }

  /** Waits for somebody of about the same strength. */
  @POST
  @Path("pairing")
  public Map<String, String> wait(
      @RequestBody(
              content =
                  @Content(
                      mediaType = "application/json",
                      schema = @Schema(implementation = PairingWish.class)))
          JsonNode body) {
    if (body == null || !body.isObject()) {
      throw ApiException.bad("game, pace and rated");
    }
    return pairing
        .wait(
            caller.person(),
            Wish.game(body.path("game").asText()),
            ClockSpec.Pace.parse(body.path("pace").asText("fast")),
            body.path("rated").asBoolean(false))
        .map(match -> Map.of("state", "started", "matchId", match))
        .orElse(Map.of("state", "waiting"));
  }

  /** No longer waits. */
  @DELETE
  @Path("pairing")
  public void stopWaiting() {
    pairing.stopWaiting(caller.person());
  }
}
