package cz.kameny.server.profile;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import cz.kameny.server.account.Kind;
import cz.kameny.server.account.Person;
import cz.kameny.server.api.ApiException;
import cz.kameny.server.api.Code;
import cz.kameny.server.store.Database;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What an account likes: skin, sounds, language … The server keeps it from one device to the next
 * and does not know what it means, so that pages may add to it; it only bounds its size.
 */
@Singleton
final class Preferences {
  private static final int MOST = 60;
  private static final int LONGEST = 40;
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final TypeReference<LinkedHashMap<String, Object>> MAP = new TypeReference<>() {};

  private final Database database;

  @Inject
  Preferences(Database database) {
    this.database = database;
  }

  /** What was kept last, or null. */
  Map<String, Object> of(Person person) {
    String kept =
        database.read(
            sql ->
                sql.fetchOptional("select preferences from person where id = ?", person.id())
                    .map(row -> row.get("preferences", String.class))
                    .orElse(null));
    if (kept == null) {
      return null;
    }
    try {
      return JSON.readValue(kept, MAP);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("the preferences of " + person.id() + " are no JSON", e);
    }
  }

  /**
   * Keeps them in the place of those before.
   *
   * @throws ApiException {@code needs_account} for guests and programs, {@code bad_request} when
   *     they are not a small flat object
   */
  void keep(Person person, Map<String, Object> wanted) {
    if (person.kind() != Kind.ACCOUNT) {
      throw new ApiException(Code.NEEDS_ACCOUNT, "preferences are kept with an account");
    }
    if (wanted == null
        || wanted.size() > MOST
        || !wanted.entrySet().stream().allMatch(this::fits)) {
      throw ApiException.bad(
          "an object of at most "
              + MOST
              + " numbers, truth values and texts, none longer than "
              + LONGEST
              + " characters");
    }
    String text;
    try {
      text = JSON.writeValueAsString(wanted);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
    database.write(
        sql -> sql.execute("update person set preferences = ? where id = ?", text, person.id()));
  }

  private boolean fits(Map.Entry<String, Object> one) {
    Object value = one.getValue();
    return one.getKey().length() <= LONGEST
        && (value instanceof Boolean
            || value instanceof Number
            || (value instanceof String text && text.length() <= LONGEST));
  }
}
