package cz.kameny.server.record;

import cz.kameny.rules.GameId;
import cz.kameny.rules.record.MatchRecord;
import cz.kameny.server.account.Caller;
import cz.kameny.server.account.Person;
import cz.kameny.server.api.ApiException;
import cz.kameny.server.api.Code;
import cz.kameny.server.api.RateLimit;
import cz.kameny.server.play.Matches;
import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Matches as files (docs/protocol.md). */
@Path("/api")
@Tag(name = "records")
public class RecordResource {
  private static final String TEXT = "text/plain; charset=utf-8";
  private static final RateLimit IMPORTS = new RateLimit(10, 6_000);

  @Inject Records records;
  @Inject Matches matches;
  @Inject Caller caller;

  /** The proofs of all games. */
  public record Proofs(List<DiceProof> games) {}

  /** A match as a record. */
  @GET
  @Path("matches/{id}/record")
  @Produces(TEXT)
  public Response record(@PathParam("id") String id) {
    return file(id + ".kameny", records.of(id).write());
  }

  /** A match of dlouhé vrhcáby as a transcript. */
  @GET
  @Path("matches/{id}/mat")
  @Produces(TEXT)
  public Response transcript(@PathParam("id") String id) {
    MatchRecord record = records.of(id);
    if (record.created().settings().game().game() != GameId.DLOUHE_VRHCABY) {
      throw new ApiException(Code.NOT_FOUND, "only dlouhe-vrhcaby has .mat transcripts");
    }
    return file(id + ".mat", Transcript.of(record));
  }

  private static Response file(String name, String text) {
    return Response.ok(text, TEXT)
        .header("Content-Disposition", "attachment; filename=\"" + name + "\"")
        .build();
  }

  /** The proof of a match's dice. */
  @GET
  @Path("matches/{id}/dice")
  public Proofs dice(@PathParam("id") String id) {
    return new Proofs(DiceProof.of(id, matches.events(id, 0)));
  }

  /** Under which identifier a record is kept. */
  public record Stored(String id) {}

  /** Keeps a record to look at. */
  @POST
  @Path("records")
  @Consumes({MediaType.TEXT_PLAIN, MediaType.WILDCARD})
  @APIResponse(
      responseCode = "201",
      content =
          @Content(mediaType = "application/json", schema = @Schema(implementation = Stored.class)))
  public Response store(String text) {
    Person person = caller.person();
    IMPORTS.take(person.id());
    return Response.status(201).entity(new Stored(records.store(person, text))).build();
  }

  /** A record that was brought here. */
  @GET
  @Path("records/{id}")
  @Produces(TEXT)
  public String stored(@PathParam("id") String id) {
    return records.stored(id);
  }
}
