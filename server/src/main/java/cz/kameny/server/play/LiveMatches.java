package cz.kameny.server.play;

import cz.kameny.server.api.ApiException;
import cz.kameny.server.api.Code;
import cz.kameny.server.store.Database;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * The matches in memory, read from the database when they are asked for and let go when they are
 * not.
 */
@Singleton
final class LiveMatches {
  private static final long IDLE_MS = 300_000;

  private final Database database;
  private final Map<String, Live> live = new ConcurrentHashMap<>();

  @Inject
  LiveMatches(Database database) {
    this.database = database;
  }

  /** Reads a match again when another server has written to it. */
  void reloadIfBehind(Live match, String id) {
    int seq =
        database
            .read(sql -> sql.fetchSingle("select seq from game_match where id = ?", id))
            .get("seq", Integer.class);
    if (seq > match.course().seq()) {
      reload(match, id);
    }
  }

  /** Reads a match again. */
  void reload(Live match, String id) {
    if (!database.read(sql -> match.load(sql, id))) {
      live.remove(id, match);
      throw new ApiException(Code.NO_SUCH_MATCH, "there is no match " + id);
    }
  }

  /**
   * Does something with a match under its lock.
   *
   * @throws ApiException {@code no_such_match}
   */
  <X> X with(String id, Function<Live, X> work) {
    Live match = live.computeIfAbsent(id, i -> new Live());
    match.lock().lock();
    try {
      if (!match.isLoaded()) {
        reload(match, id);
      }
      return work.apply(match);
    } finally {
      match.lock().unlock();
    }
  }

  /** Forgets folds of matches somebody sits in, because who that is has changed. */
  void forget(String person) {
    live.forEach(
        (id, match) -> {
          match.lock().lock();
          try {
            if (match.isLoaded() && match.course().facts().seatOf(person).isPresent()) {
              match.forget();
            }
          } finally {
            match.lock().unlock();
          }
        });
  }

  /** Lets go of what has not been used for a while. */
  void tidy() {
    long limit = System.currentTimeMillis() - IDLE_MS;
    live.entrySet().removeIf(entry -> entry.getValue().isIdleSince(limit));
  }
}
