package cz.kameny.server.chat;

import cz.kameny.server.account.Caller;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** The talk at a table over HTTP (docs/protocol.md). */
@Path("/api")
@Tag(name = "matches")
public class ChatResource {
  @Inject Chat chat;
  @Inject Caller caller;

  /** Everything said. */
  public record Messages(List<Chat.Message> messages) {}

  /** Everything said at a table, for its players. */
  @GET
  @Path("matches/{id}/chat")
  public Messages messages(@PathParam("id") String id) {
    return new Messages(chat.of(caller.person(), id));
  }
}
