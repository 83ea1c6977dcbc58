package cz.kameny.server.play;

import com.fasterxml.jackson.databind.JsonNode;
import cz.kameny.rules.GameId;
import cz.kameny.rules.NotationException;
import cz.kameny.server.account.Caller;
import cz.kameny.server.account.Person;
import cz.kameny.server.api.ApiException;
import cz.kameny.server.api.RateLimit;
import jakarta.inject.Inject;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Matches over HTTP (docs/protocol.md). */
@Path("/api")
@Tag(name = "matches")
public class MatchResource {
  private static final RateLimit COMMANDS = new RateLimit(60, 50);
  private static final int LISTED = 50;

  @Inject Matches matches;
  @Inject MatchViews views;
  @Inject Caller caller;

  /** Public matches that are played. */
  public record Listed(List<MatchInfo> matches) {}

  /** A command, the same as over the socket. */
  public record CommandBody(int expectedSeq, String commandId, Map<String, String> payload) {}

  /** Events after a number. */
  public record Events(List<EventView> events) {}

  /** Public matches that are played, those of the strongest first. */
  @GET
  @Path("matches")
  public Listed running(@QueryParam("game") String game) {
    return new Listed(views.running(game(game), LISTED, caller.who().orElse(null)));
  }

  /** A game by its identifier; null for none named. */
  private static GameId game(String text) {
    try {
      return text == null || text.isEmpty() ? null : GameId.parse(text);
    } catch (NotationException e) {
      throw ApiException.bad(e.expected());
    }
  }

  /** A match as it stands. */
  @GET
  @Path("matches/{id}")
  public Snapshot match(@PathParam("id") String id) {
    return matches.snapshot(id, 0, caller.who().orElse(null));
  }

  /** The events after a number. */
  @GET
  @Path("matches/{id}/events")
  public Events events(
      @PathParam("id") String id, @QueryParam("after") @DefaultValue("0") int after) {
    return new Events(matches.events(id, after));
  }

  /** A command; the same as over the socket. */
  @POST
  @Path("matches/{id}/commands")
  public Answer command(
      @PathParam("id") String id,
      @RequestBody(
              content =
                  @Content(
                      mediaType = "application/json",
                      schema = @Schema(implementation = CommandBody.class)))
          JsonNode body) {
    Person person = caller.person();
    COMMANDS.take(person.id());
    if (body == null || !body.path("expectedSeq").isInt()) {
      throw ApiException.bad("expectedSeq, commandId and payload");
    }
    return matches.command(
        person,
        id,
        body.path("expectedSeq").asInt(),
        body.path("commandId").asText(null),
        body.get("payload"),
        0);
  }
}
