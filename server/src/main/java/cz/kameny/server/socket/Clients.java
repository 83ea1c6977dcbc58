package cz.kameny.server.socket;

import cz.kameny.server.account.Sessions;
import cz.kameny.server.api.Rounds;
import cz.kameny.server.play.Matches;
import cz.kameny.server.play.News;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.Startup;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import org.jboss.logging.Logger;

/** All connections: signs of life, and the end of those whose session was ended. */
@Singleton
@Startup
final class Clients {
  private static final Logger LOG = Logger.getLogger(Clients.class);
  private static final int MOST_OF_A_PERSON = 10;

  /** With {@link Client#SILENCE_MS}: who falls silent is away for the other within 5 seconds. */
  private static final long PING_MS = 1_200;

  private static final long BEAT_MS = 5_000;

  private final Matches matches;
  private final News news;
  private final Sessions sessions;
  private final Map<String, Client> all = new ConcurrentHashMap<>();
  private final Rounds pings = new Rounds("pings");
  private final Rounds beats = new Rounds("beats");

  @Inject
  Clients(Matches matches, News news, Sessions sessions) {
    this.matches = matches;
    this.news = news;
    this.sessions = sessions;
    pings.every(PING_MS, () -> each(this::ping));
    beats
        .every(BEAT_MS, () -> each((id, client) -> beat(client)))
        .every(BEAT_MS, () -> each((id, client) -> checkSession(client)));
  }

  private void each(BiConsumer<String, Client> work) {
    all.forEach(
        (id, client) -> {
          try {
            work.accept(id, client);
          } catch (RuntimeException e) {
            LOG.debug("a connection that is going", e);
          }
        });
  }

  /** Who has fallen silent is gone now, not only when its end of the connection agrees to close. */
  private void ping(String id, Client client) {
    if (!client.ping()) {
      remove(id);
    }
  }

  private static void beat(Client client) {
    if (client.isGreeted()) {
      client.send("beat", Map.of("serverTime", System.currentTimeMillis()));
    }
  }

  private void checkSession(Client client) {
    if (!sessions.isAlive(client.session().id())) {
      client.send("signed-out", Map.of());
      client.close(1008, "signed out");
    }
  }

  void add(String id, Client client) {
    long mine =
        all.values().stream().filter(c -> c.person().id().equals(client.person().id())).count();
    if (mine >= MOST_OF_A_PERSON) {
      client.close(1008, "too many connections");
      return;
    }
    all.put(id, client);
    news.listenFor(client.person().id(), client);
  }

  void remove(String id) {
    Client client = all.remove(id);
    if (client != null) {
      news.unlistenFor(client.person().id(), client);
      for (String match : client.watched()) {
        matches.unwatch(match, client.person(), client);
      }
    }
  }

  Optional<Client> find(String id) {
    return Optional.ofNullable(all.get(id));
  }

  Collection<Client> all() {
    return all.values();
  }

  void stop(@Observes ShutdownEvent event) {
    pings.close();
    beats.close();
  }
}
