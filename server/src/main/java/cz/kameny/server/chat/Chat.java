package cz.kameny.server.chat;

import cz.kameny.rules.match.Seat;
import cz.kameny.server.account.Person;
import cz.kameny.server.api.ApiException;
import cz.kameny.server.api.Code;
import cz.kameny.server.api.RateLimit;
import cz.kameny.server.play.Matches;
import cz.kameny.server.play.News;
import cz.kameny.server.play.PerSeat;
import cz.kameny.server.store.Database;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jooq.DSLContext;

/**
 * The talk at each table. Text is kept and sent as it is; showing it harmlessly is for the client.
 */
@Singleton
public final class Chat {
  private static final int LONGEST = 200;
  private static final int MOST_LISTED = 500;

  private final Database database;
  private final Matches matches;
  private final News news;
  private final RateLimit limit = new RateLimit(5, 2_000);

  /** Something said; either a phrase or a text. */
  public record Message(int id, long at, String seat, String phrase, String text) {}

  /** The talk in a database. */
  @Inject
  public Chat(Database database, Matches matches, News news) {
    this.database = database;
    this.matches = matches;
    this.news = news;
  }

  private Seat seat(Person person, String match) {
    return matches
        .seatOf(match, person)
        .orElseThrow(() -> new ApiException(Code.NOT_A_PLAYER, "only its players talk at a table"));
  }

  /**
   * Says something.
   *
   * @param phrase one of {@link Phrases}, or null
   * @param text free text, or null; exactly one of both
   */
  public void say(Person person, String match, String phrase, String text) {
    Seat seat = seat(person, match);
    if ((phrase == null) == (text == null)) {
      throw ApiException.bad("either a phrase or a text");
    }
    if (phrase != null && !Phrases.ALL.contains(phrase)) {
      throw ApiException.bad("a phrase of " + Phrases.ALL);
    }
    String checked = text == null ? null : check(text);
    limit.take(person.id());
    long now = System.currentTimeMillis();
    Message said =
        database.write(
            sql -> {
              if (isOff(sql, match)) {
                throw new ApiException(Code.NOT_NOW, "one of both has switched the talk off");
              }
              int id =
                  sql.fetchSingle(
                          "select coalesce(max(id), 0) + 1 as n from chat where match_id = ?",
                          match)
                      .get("n", Integer.class);
              sql.execute(
                  "insert into chat (match_id, id, at, seat, phrase, body)"
                      + " values (?, ?, ?, ?, ?, ?)",
                  match,
                  id,
                  now,
                  seat.text(),
                  phrase,
                  checked);
              return new Message(id, now, seat.text(), phrase, checked);
            });
    tell(match, "chat", Map.of("matchId", match, "message", said));
  }

  /** Text without control characters, not empty and not too long. */
  private static String check(String text) {
    StringBuilder kept = new StringBuilder();
    text.strip()
        .codePoints()
        .filter(c -> !Character.isISOControl(c) && Character.getType(c) != Character.SURROGATE)
        .filter(c -> c != 0x2028 && c != 0x2029 && !isDirectionOverride(c))
        .forEach(kept::appendCodePoint);
    if (kept.isEmpty() || kept.codePointCount(0, kept.length()) > LONGEST) {
      throw ApiException.bad("a text of 1 to " + LONGEST + " characters");
    }
    return kept.toString();
  }

  /** Characters that would turn the rest of the page around. */
  private static boolean isDirectionOverride(int c) {
    return (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
  }

  private void tell(String match, String type, Map<String, Object> fields) {
    PerSeat<String> people = matches.peopleOf(match);
    news.tellPerson(people.a(), type, fields);
    if (!people.a().equals(people.b())) {
      news.tellPerson(people.b(), type, fields);
    }
  }

  /** Everything said at a table, for its players. */
  public List<Message> of(Person person, String match) {
    seat(person, match);
    return database.read(
        sql ->
            sql.fetch(
                    "select id, at, seat, phrase, body from chat where match_id = ? order by id"
                        + " limit ?",
                    match,
                    MOST_LISTED)
                .map(
                    row ->
                        new Message(
                            row.get("id", Integer.class),
                            row.get("at", Long.class),
                            row.get("seat", String.class),
                            row.get("phrase", String.class),
                            row.get("body", String.class))));
  }

  /** Switches the talk off or on again for a seat; while it is off for one, nobody talks. */
  public void setOff(Person person, String match, boolean off) {
    Seat seat = seat(person, match);
    database.write(
        sql ->
            off
                ? sql.execute(
                    "insert into chat_off (match_id, seat) values (?, ?) on conflict do nothing",
                    match,
                    seat.text())
                : sql.execute(
                    "delete from chat_off where match_id = ? and seat = ?", match, seat.text()));
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("matchId", match);
    fields.put("seat", seat.text());
    fields.put("off", off);
    tell(match, "chat-off", fields);
  }

  private static boolean isOff(DSLContext sql, String match) {
    return sql.fetchOptional("select 1 from chat_off where match_id = ? limit 1", match)
        .isPresent();
  }

  /** Whether the talk at a table is switched off. */
  public boolean isOff(String match) {
    return database.read(sql -> isOff(sql, match));
  }

  /** Erases what somebody has written. */
  public void erase(DSLContext sql, String person) {
    for (String seat : List.of("a", "b")) {
      sql.execute(
          "delete from chat where seat = ? and match_id in (select id from game_match where seat_"
              + seat
              + " = ?)",
          seat,
          person);
    }
  }

  /** What somebody has written, as lines of time and text. */
  public List<Map<String, Object>> writtenBy(String person) {
    return database.read(
        sql ->
            sql.fetch(
                    "select c.match_id, c.at, c.phrase, c.body from chat c"
                        + " join game_match m on m.id = c.match_id"
                        + " where (c.seat = 'a' and m.seat_a = ?) or (c.seat = 'b' and m.seat_b = ?)"
                        + " order by c.at",
                    person,
                    person)
                .intoMaps());
  }
}
