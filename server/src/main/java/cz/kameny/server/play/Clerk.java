package cz.kameny.server.play;

import cz.kameny.server.api.ApiException;
import cz.kameny.server.api.Rounds;
import cz.kameny.server.store.Database;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.Startup;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jboss.logging.Logger;

/**
 * Looks after what is due – flags, games that start without somebody, turns of the computer – by
 * asking the database, so that nothing is lost by a restart and any number of servers may do it at
 * once.
 */
@Singleton
@Startup
final class Clerk {
  private static final Logger LOG = Logger.getLogger(Clerk.class);
  private static final long EVERY_MS = 200;
  private static final long TIDY_MS = 60_000;
  private static final int MOST = 500;

  private final Database database;
  private final Matches matches;
  private final Rounds rounds = new Rounds("clerk");
  private final ExecutorService workers = Executors.newFixedThreadPool(4);
  private final Set<String> inWork = ConcurrentHashMap.newKeySet();

  @Inject
  Clerk(Database database, Matches matches, LiveMatches live) {
    this.database = database;
    this.matches = matches;
    rounds.every(EVERY_MS, this::round).every(TIDY_MS, live::tidy);
  }

  private void round() {
    due(System.currentTimeMillis()).forEach(this::work);
  }

  private List<String> due(long now) {
    return database.read(
        sql ->
            sql.fetch(
                    "select id from game_match where due_at <= ? order by due_at limit ?",
                    now,
                    MOST)
                .map(row -> row.get("id", String.class)));
  }

  private void work(String id) {
    if (inWork.add(id)) {
      workers.execute(
          () -> {
            try {
              matches.tick(id);
            } catch (ApiException e) {
              LOG.warnf("match %s: %s", id, e.getMessage());
            } catch (RuntimeException e) {
              LOG.errorf(e, "match %s cannot go on by itself", id);
            } finally {
              inWork.remove(id);
            }
          });
    }
  }

  void stop(@Observes ShutdownEvent event) {
    rounds.close();
    workers.shutdownNow();
  }
}
