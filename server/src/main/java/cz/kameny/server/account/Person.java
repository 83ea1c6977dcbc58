package cz.kameny.server.account;

import org.jooq.Record;

/**
 * Somebody who can sit at a table.
 *
 * @param id never changes and is never given again
 * @param kind what it is
 * @param name unique among all, also by its looks; {@code @level:3} for a level
 * @param admin whether it administers the server
 * @param createdAt milliseconds since 1970 UTC
 */
public record Person(String id, Kind kind, String name, boolean admin, long createdAt) {
  static final String COLUMNS = "p.id, p.kind, p.name, p.admin, p.created_at";

  private static final String LEVEL = "@level:";

  static Person of(Record row) {
    return new Person(
        row.get("id", String.class),
        Kind.parse(row.get("kind", String.class)),
        row.get("name", String.class),
        row.get("admin", Integer.class) != 0,
        row.get("created_at", Long.class));
  }

  /** The level's number, 0 for all others. */
  public int level() {
    return levelOf(name);
  }

  /** The number of the level with this name, 0 for all others: no other name begins with @. */
  public static int levelOf(String name) {
    return name.startsWith(LEVEL) ? Integer.parseInt(name.substring(LEVEL.length())) : 0;
  }

  static String levelName(int level) {
    return LEVEL + level;
  }
}
