package cz.kameny.server.record;

import cz.kameny.rules.NotationException;
import cz.kameny.rules.match.IllegalEventException;
import cz.kameny.rules.record.MatchRecord;
import cz.kameny.server.account.Person;
import cz.kameny.server.api.ApiException;
import cz.kameny.server.api.Code;
import cz.kameny.server.play.EventView;
import cz.kameny.server.play.MatchInfo;
import cz.kameny.server.play.Matches;
import cz.kameny.server.play.Snapshot;
import cz.kameny.server.store.Database;
import cz.kameny.server.store.Ids;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Matches of this server as records, and records brought from elsewhere. */
@Singleton
public final class Records {
  private static final int LONGEST = 2_000_000;

  private final Database database;
  private final Matches matches;

  /** The records of a database. */
  @Inject
  public Records(Database database, Matches matches) {
    this.database = database;
    this.matches = matches;
  }

  /** The record of a match, as far as it has been played. */
  public MatchRecord of(String match) {
    Snapshot seen = matches.snapshot(match, 0, null);
    MatchInfo info = seen.match();
    List<EventView> events = seen.events();
    StringBuilder text = new StringBuilder(info.head());
    events.stream().filter(EventView::rule).forEach(e -> text.append(e.line()).append('\n'));
    Map<String, String> tags = new LinkedHashMap<>();
    String day =
        DateTimeFormatter.ISO_LOCAL_DATE.format(
            Instant.ofEpochMilli(info.createdAt()).atOffset(ZoneOffset.UTC));
    tags.put("Date", day);
    tags.put("Clock", info.clock());
    tags.put("Rated", info.rated() ? "yes" : "no");
    tags.put("Match", match);
    for (DiceProof proof : DiceProof.of(match, events)) {
      if (proof.seed() != null) {
        tags.put("Dice-" + proof.game(), proof.tag());
      }
    }
    return new MatchRecord(MatchRecord.read(text.toString()).events(), tags);
  }

  /**
   * Keeps a record to look at; its identifier.
   *
   * @throws ApiException {@code illegal} when it is no record of something that could have happened
   */
  String store(Person person, String text) {
    String written;
    try {
      if (text == null || text.length() > LONGEST) {
        throw new ApiException(Code.TOO_BIG, "expected a record of at most 2 MB");
      }
      written = MatchRecord.read(text.replace("\r\n", "\n")).write();
    } catch (NotationException e) {
      throw new ApiException(Code.ILLEGAL, e.getMessage()).with("clause", null);
    } catch (IllegalEventException e) {
      throw new ApiException(Code.ILLEGAL, e.getMessage()).with("clause", e.clause());
    }
    String id = Ids.next();
    database.write(
        sql ->
            sql.execute(
                "insert into stored_record (id, person, created_at, body) values (?, ?, ?, ?)",
                id,
                person.id(),
                System.currentTimeMillis(),
                written));
    return id;
  }

  /** A record that was brought here. */
  String stored(String id) {
    return database
        .read(sql -> sql.fetchOptional("select body from stored_record where id = ?", id))
        .map(row -> row.get("body", String.class))
        .orElseThrow(() -> new ApiException(Code.NOT_FOUND, "there is no record " + id));
  }
}
