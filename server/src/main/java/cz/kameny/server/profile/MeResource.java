package cz.kameny.server.profile;

import cz.kameny.server.account.Caller;
import cz.kameny.server.account.Kind;
import cz.kameny.server.account.People;
import cz.kameny.server.account.Person;
import cz.kameny.server.account.Sessions;
import cz.kameny.server.api.ApiException;
import cz.kameny.server.api.Code;
import cz.kameny.server.api.RateLimit;
import cz.kameny.server.ledger.Ledger;
import cz.kameny.server.store.Database;
import jakarta.inject.Inject;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PATCH;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** One's own account over HTTP (docs/protocol.md). */
@Path("/api")
@Tag(name = "me")
public class MeResource {
  private static final RateLimit NEW_PEOPLE = new RateLimit(300, 3_000);

  @Inject Me me;
  @Inject Preferences preferences;
  @Inject People people;
  @Inject Sessions sessions;
  @Inject Ledger ledger;
  @Inject Database database;
  @Inject Caller caller;

  /** Name and password. */
  public record NameAndPassword(String name, String password) {}

  /** A name. */
  public record Name(String name) {}

  /** The password before and after. */
  public record Passwords(
      String old, @com.fasterxml.jackson.annotation.JsonProperty("new") String next) {}

  /** A password. */
  public record Password(String password) {}

  /** Where one is signed in. */
  public record SessionList(List<SessionView> sessions) {}

  /** A page of the ledger; {@code before} asks for the next, null on the last. */
  public record LedgerPage(List<EntryView> entries, Integer before) {}

  /** A program of mine. */
  public record ProgramView(String name, long createdAt, Long seenAt) {}

  /** My programs. */
  public record Programs(List<ProgramView> programs) {}

  /** A new program with its token, shown this once. */
  public record NewProgram(String name, String token) {}

  /** Who I am. */
  @GET
  @Path("me")
  public MeView me() {
    return me.view(caller.who());
  }

  /** A new guest, unless somebody is signed in. */
  @POST
  @Path("guest")
  @APIResponse(
      responseCode = "201",
      content =
          @Content(mediaType = "application/json", schema = @Schema(implementation = MeView.class)))
  public Response guest() {
    if (caller.who().isPresent()) {
      return Response.status(201).entity(me.view(caller.who())).build();
    }
    NEW_PEOPLE.take(caller.address());
    return signedIn(me.newGuest(), 201);
  }

  private Response signedIn(Person person, int status) {
    String token = sessions.begin(person, true, caller.agent(), System.currentTimeMillis());
    return Response.status(status)
        .cookie(Cookies.of(token, caller.isSecure()))
        .entity(me.view(Optional.of(person)))
        .build();
  }

  private static <X> X body(X body) {
    if (body == null) {
      throw ApiException.bad("a body as in docs/protocol.md");
    }
    return body;
  }

  /** A new account; a guest becomes it. */
  @POST
  @Path("accounts")
  @APIResponse(
      responseCode = "201",
      content =
          @Content(mediaType = "application/json", schema = @Schema(implementation = MeView.class)))
  public Response account(NameAndPassword wanted) {
    NEW_PEOPLE.take(caller.address());
    Optional<Person> who = caller.who();
    Person person = me.newAccount(who, body(wanted).name(), wanted.password());
    return who.isPresent()
        ? Response.status(201).entity(me.view(Optional.of(person))).build()
        : signedIn(person, 201);
  }

  /** Signs in. */
  @POST
  @Path("login")
  @APIResponse(
      responseCode = "200",
      content =
          @Content(mediaType = "application/json", schema = @Schema(implementation = MeView.class)))
  public Response login(NameAndPassword given) {
    Person person = me.login(caller.who(), body(given).name(), given.password(), caller.address());
    caller.session().ifPresent(old -> sessions.end(old.person(), old.id()));
    return signedIn(person, 200);
  }

  /** Ends this session. */
  @POST
  @Path("logout")
  @APIResponse(responseCode = "204")
  public Response logout() {
    caller.session().ifPresent(session -> sessions.end(session.person(), session.id()));
    return Response.noContent().cookie(Cookies.none(caller.isSecure())).build();
  }

  /** Changes my name. */
  @PATCH
  @Path("me")
  public MeView rename(Name name) {
    Person person = caller.person();
    me.rename(person, body(name).name());
    return me.view(people.byId(person.id()));
  }

  /** Keeps what I like, for my other devices. */
  @PUT
  @Path("me/preferences")
  public void preferences(Map<String, Object> wanted) {
    preferences.keep(caller.person(), wanted);
  }

  /** Changes my password. */
  @POST
  @Path("me/password")
  public void password(Passwords passwords) {
    me.changePassword(
        caller.person(), caller.signedIn().id(), body(passwords).old(), passwords.next());
  }

  /** Where I am signed in. */
  @GET
  @Path("me/sessions")
  public SessionList sessions() {
    String current = caller.signedIn().id();
    return new SessionList(
        sessions.of(caller.person()).stream().map(s -> SessionView.of(s, current)).toList());
  }

  /** Ends one of my sessions. */
  @DELETE
  @Path("me/sessions/{id}")
  public void endSession(@PathParam("id") String id) {
    if (!sessions.end(caller.person(), id)) {
      throw new ApiException(Code.NOT_FOUND, "there is no such session");
    }
  }

  /** Everything that is kept about me. */
  @GET
  @Path("me/export")
  public Response export() {
    return Response.ok(me.export(caller.person()))
        .header("Content-Disposition", "attachment; filename=\"kameny.json\"")
        .build();
  }

  /** Forgets me. */
  @DELETE
  @Path("me")
  @APIResponse(responseCode = "204")
  public Response delete(Password password) {
    me.delete(caller.person(), password == null ? null : password.password());
    return Response.noContent().cookie(Cookies.none(caller.isSecure())).build();
  }

  /** My account of chips, the newest first. */
  @GET
  @Path("me/ledger")
  public LedgerPage ledger(@QueryParam("before") Integer before) {
    List<Ledger.Entry> page =
        ledger.page(caller.person().id(), before == null ? Integer.MAX_VALUE : before);
    int last = page.isEmpty() ? 1 : page.get(page.size() - 1).n();
    return new LedgerPage(page.stream().map(EntryView::of).toList(), last == 1 ? null : last);
  }

  /** More chips for who is broke. */
  @POST
  @Path("me/chips")
  public Ledger.Chips chips() {
    Person person = caller.person();
    if (!person.kind().hasAccount()) {
      throw new ApiException(Code.NEEDS_ACCOUNT, "chips need an account");
    }
    return ledger.fillUp(person.id(), System.currentTimeMillis());
  }

  private Person owner() {
    Person person = caller.person();
    if (person.kind() != Kind.ACCOUNT) {
      throw new ApiException(Code.NEEDS_ACCOUNT, "programs belong to an account");
    }
    return person;
  }

  /** My programs. */
  @GET
  @Path("me/programs")
  public Programs programs() {
    return new Programs(
        people.programs(owner()).stream()
            .map(
                program ->
                    new ProgramView(
                        program.name(),
                        program.createdAt(),
                        sessions.of(program).stream()
                            .map(Sessions.Session::seenAt)
                            .findFirst()
                            .orElse(null)))
            .toList());
  }

  /** A new program that plays under its own name. */
  @POST
  @Path("me/programs")
  @APIResponse(
      responseCode = "201",
      content =
          @Content(
              mediaType = "application/json",
              schema = @Schema(implementation = NewProgram.class)))
  public Response newProgram(Name name) {
    Person owner = owner();
    NEW_PEOPLE.take(caller.address());
    long now = System.currentTimeMillis();
    Person program = people.newProgram(owner, body(name).name(), now);
    database.write(
        sql -> {
          ledger.open(sql, program.id(), now);
          return null;
        });
    String token = sessions.begin(program, false, "program", now);
    return Response.status(201).entity(new NewProgram(program.name(), token)).build();
  }

  /** Ends a program of mine. */
  @DELETE
  @Path("me/programs/{name}")
  public void endProgram(@PathParam("name") String name) {
    Person owner = owner();
    Person program =
        people.programs(owner).stream()
            .filter(p -> p.name().equals(name))
            .findFirst()
            .orElseThrow(() -> new ApiException(Code.NOT_FOUND, "there is no such program"));
    me.delete(program, null);
  }
}
