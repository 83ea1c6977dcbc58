package cz.kameny.server.socket;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import cz.kameny.server.api.Rounds;
import cz.kameny.server.lobby.Lobby;
import cz.kameny.server.lobby.Pairing;
import cz.kameny.server.play.MatchViews;
import cz.kameny.server.play.News;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.Startup;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * The lobby as those see it who look at it: the same message for all, made at most once a second
 * and only when something has changed.
 */
@Singleton
@Startup
final class LobbyNews {
  private static final int MATCHES = 12;

  private final Lobby lobby;
  private final Pairing pairing;
  private final MatchViews views;
  private final News news;
  private final Clients clients;
  private final ObjectMapper json;
  private final AtomicBoolean changed = new AtomicBoolean();
  private final Rounds rounds = new Rounds("lobby");

  @Inject
  LobbyNews(
      Lobby lobby,
      Pairing pairing,
      MatchViews views,
      News news,
      Clients clients,
      ObjectMapper json) {
    this.lobby = lobby;
    this.pairing = pairing;
    this.views = views;
    this.news = news;
    this.clients = clients;
    this.json = json;
    news.listenToLobby(() -> changed.set(true));
    rounds.every(1000, this::tell);
  }

  private void tell() {
    List<Client> looking = clients.all().stream().filter(Client::isInLobby).toList();
    if (!looking.isEmpty() && changed.getAndSet(false)) {
      String message = message();
      looking.forEach(client -> client.send(message));
    }
  }

  String message() {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("type", "lobby");
    fields.put("tables", lobby.open(null, null, null));
    fields.put("matches", views.running(null, MATCHES, null));
    fields.put("people", news.connected());
    fields.put("waiting", pairing.waiting());
    try {
      return json.writeValueAsString(fields);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  void stop(@Observes ShutdownEvent event) {
    rounds.close();
  }
}
