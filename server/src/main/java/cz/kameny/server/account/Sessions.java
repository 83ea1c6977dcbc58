package cz.kameny.server.account;

import cz.kameny.server.store.Database;
import cz.kameny.server.store.Ids;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;
import org.jooq.DSLContext;
import org.jooq.Record;

/**
 * Who is signed in where. A token is known to its holder only; the database keeps its hash, and a
 * row that is gone signs out at once.
 */
@Singleton
public final class Sessions {
  private static final long REMEMBERED_AS_SEEN = 60_000;
  private static final int LONGEST_AGENT = 200;

  private final Database database;
  private final Secret secret;

  /**
   * A session.
   *
   * @param id to end it by; grants nothing
   * @param person who it is
   * @param browser signed in by cookie; else by a program's token
   * @param agent what the browser says it is
   * @param createdAt milliseconds since 1970 UTC
   * @param seenAt when it was last used, to the minute
   */
  public record Session(
      String id, Person person, boolean browser, String agent, long createdAt, long seenAt) {}

  /** The sessions in a database. */
  @Inject
  public Sessions(Database database) {
    this.database = database;
    this.secret = new Secret(database);
  }

  /** Signs somebody in; the token to hand out. */
  public String begin(Person person, boolean browser, String agent, long now) {
    String token = secret.newToken();
    String shown = agent == null ? "" : agent;
    database.write(
        sql ->
            sql.execute(
                "insert into session (token_hash, id, person, kind, agent, created_at, seen_at)"
                    + " values (?, ?, ?, ?, ?, ?, ?)",
                Secret.hash(token),
                Ids.next(),
                person.id(),
                browser ? "browser" : "token",
                shown.substring(0, Math.min(shown.length(), LONGEST_AGENT)),
                now,
                now));
    return token;
  }

  /** The session of a token, if it is signed in. */
  public Optional<Session> find(String token, long now) {
    Optional<String> hash = secret.open(token);
    if (hash.isEmpty()) {
      return Optional.empty();
    }
    Optional<Session> session =
        database
            .read(
                sql ->
                    sql.fetchOptional(
                        "select "
                            + Person.COLUMNS
                            + ", s.id as sid, s.kind as skind, s.agent, s.created_at as screated,"
                            + " s.seen_at from session s join person p on p.id = s.person"
                            + " where s.token_hash = ? and p.deleted_at is null",
                        hash.get()))
            .map(Sessions::session);
    if (session.isPresent() && session.get().seenAt() < now - REMEMBERED_AS_SEEN) {
      database.write(
          sql ->
              sql.execute("update session set seen_at = ? where token_hash = ?", now, hash.get()));
    }
    return session;
  }

  private static Session session(Record row) {
    return new Session(
        row.get("sid", String.class),
        Person.of(row),
        row.get("skind", String.class).equals("browser"),
        row.get("agent", String.class),
        row.get("screated", Long.class),
        row.get("seen_at", Long.class));
  }

  /** All sessions of a person, the latest first. */
  public List<Session> of(Person person) {
    return database.read(
        sql ->
            sql.fetch(
                    "select "
                        + Person.COLUMNS
                        + ", s.id as sid, s.kind as skind, s.agent, s.created_at as screated,"
                        + " s.seen_at from session s join person p on p.id = s.person"
                        + " where s.person = ? order by s.seen_at desc",
                    person.id())
                .map(Sessions::session));
  }

  /** Ends one session of a person; false when there is none of that id. */
  public boolean end(Person person, String id) {
    return database.write(
            sql -> sql.execute("delete from session where person = ? and id = ?", person.id(), id))
        > 0;
  }

  /** Ends all sessions of a person but the one given (none is kept when it is empty). */
  public void endOthers(DSLContext sql, String person, String kept) {
    sql.execute("delete from session where person = ? and id <> ?", person, kept);
  }

  /** Whether a session has not been ended. */
  public boolean isAlive(String id) {
    return database
        .read(sql -> sql.fetchOptional("select 1 from session where id = ?", id))
        .isPresent();
  }
}
