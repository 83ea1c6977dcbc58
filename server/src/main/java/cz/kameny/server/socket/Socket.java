package cz.kameny.server.socket;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import cz.kameny.server.account.Caller;
import cz.kameny.server.account.Sessions;
import cz.kameny.server.account.Sessions.Session;
import cz.kameny.server.api.ApiException;
import cz.kameny.server.api.Code;
import cz.kameny.server.api.RateLimit;
import cz.kameny.server.chat.Chat;
import cz.kameny.server.play.Answer;
import cz.kameny.server.play.Matches;
import cz.kameny.server.play.Snapshot;
import io.quarkus.websockets.next.OnClose;
import io.quarkus.websockets.next.OnError;
import io.quarkus.websockets.next.OnOpen;
import io.quarkus.websockets.next.OnPongMessage;
import io.quarkus.websockets.next.OnTextMessage;
import io.quarkus.websockets.next.WebSocket;
import io.quarkus.websockets.next.WebSocketConnection;
import io.vertx.core.buffer.Buffer;
import jakarta.inject.Inject;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.jboss.logging.Logger;

/** The socket of docs/protocol.md. */
@WebSocket(path = "/api/socket")
public class Socket {
  private static final Logger LOG = Logger.getLogger(Socket.class);
  private static final int VERSION = 1;
  private static final int LONGEST = 8 * 1024;

  /** Messages a connection may send: 20 a second, 60 at once; far beyond it is cut off. */
  private static final RateLimit MESSAGES = new RateLimit(60, 50);

  /**
   * Who waits as told is refused at most once for each message taken, so this cuts off others only.
   */
  private static final RateLimit REFUSALS = new RateLimit(50, 40);

  @Inject Clients clients;
  @Inject Sessions sessions;
  @Inject Matches matches;
  @Inject Chat chat;
  @Inject LobbyNews lobby;
  @Inject ObjectMapper json;

  @OnOpen
  void open(WebSocketConnection connection) {
    String token = token(connection);
    Optional<Session> session =
        token == null ? Optional.empty() : sessions.find(token, System.currentTimeMillis());
    if (session.isEmpty()) {
      connection.closeAndAwait();
      return;
    }
    clients.add(connection.id(), new Client(connection, json, session.get()));
  }

  private static String token(WebSocketConnection connection) {
    String token = Caller.bearer(connection.handshakeRequest().header("Authorization"));
    if (token != null) {
      return token;
    }
    String begin = Caller.COOKIE + "=";
    String cookies = connection.handshakeRequest().header("Cookie");
    for (String cookie : cookies == null ? new String[0] : cookies.split(";", -1)) {
      if (cookie.strip().startsWith(begin)) {
        return cookie.strip().substring(begin.length());
      }
    }
    return null;
  }

  @OnClose
  void close(WebSocketConnection connection) {
    clients.remove(connection.id());
  }

  @OnError
  void failed(WebSocketConnection connection, Throwable e) {
    LOG.debugf(e, "connection %s", connection.id());
    clients.find(connection.id()).ifPresent(client -> client.close(1011, "failed"));
  }

  @OnPongMessage
  void pong(WebSocketConnection connection, Buffer data) {
    clients.find(connection.id()).ifPresent(Client::pong);
  }

  @OnTextMessage
  void message(String text, WebSocketConnection connection) {
    Optional<Client> found = clients.find(connection.id());
    if (found.isEmpty()) {
      return;
    }
    Client client = found.get();
    client.isAlive();
    long wait = MESSAGES.tryTake(connection.id());
    if (wait > 0 && REFUSALS.tryTake(connection.id()) > 0) {
      client.close(1008, "too fast");
      return;
    }
    if (text.length() > LONGEST) {
      client.close(1009, "too big");
      return;
    }
    JsonNode message = null;
    try {
      message = json.readTree(text);
      if (wait > 0) {
        throw new ApiException(Code.TOO_FAST, "slow down").with("retryMs", wait);
      }
      handle(client, message);
    } catch (JsonProcessingException e) {
      error(client, null, ApiException.bad("JSON as in docs/protocol.md"));
    } catch (ApiException e) {
      error(client, message, e);
    } catch (RuntimeException e) {
      String number = UUID.randomUUID().toString();
      LOG.errorf(e, "fault %s", number);
      error(client, message, new ApiException(Code.SERVER, "a fault of the server, " + number));
    }
  }

  private static void error(Client client, JsonNode message, ApiException e) {
    Map<String, Object> fields = new LinkedHashMap<>(e.fields());
    for (String name : List.of("matchId", "commandId")) {
      if (message != null && message.path(name).isTextual()) {
        fields.put(name, message.path(name).asText());
      }
    }
    client.send("error", fields);
  }

  private void handle(Client client, JsonNode message) {
    String type = message.path("type").asText();
    if (type.equals("hello")) {
      hello(client, message);
      return;
    }
    if (!client.isGreeted()) {
      throw ApiException.bad("a hello first");
    }
    switch (type) {
      case "watch" -> watch(client, message);
      case "unwatch" -> unwatch(client, match(message));
      case "command" -> command(client, message);
      case "chat" ->
          chat.say(
              client.person(),
              match(message),
              message.path("phrase").asText(null),
              message.path("text").asText(null));
      case "chat-off" ->
          chat.setOff(client.person(), match(message), message.path("off").asBoolean(true));
      case "lobby" -> {
        client.setInLobby(message.path("on").asBoolean(true));
        if (client.isInLobby()) {
          client.send(lobby.message());
        }
      }
      default ->
          throw ApiException.bad("a type: hello, watch, unwatch, command, chat, chat-off or lobby");
    }
  }

  private static String match(JsonNode message) {
    if (!message.path("matchId").isTextual() || message.path("matchId").asText().length() > 40) {
      throw ApiException.bad("a matchId");
    }
    return message.path("matchId").asText();
  }

  private void hello(Client client, JsonNode message) {
    if (message.path("version").asInt() != VERSION) {
      throw new ApiException(Code.WRONG_VERSION, "expected version 1")
          .with("versions", List.of(VERSION));
    }
    client.greeted();
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("version", VERSION);
    fields.put("person", cz.kameny.server.rating.PersonView.of(client.person()));
    fields.put("serverTime", System.currentTimeMillis());
    client.send("welcome", fields);
  }

  private void watch(Client client, JsonNode message) {
    String match = match(message);
    if (client.watched().size() >= Client.MOST_WATCHED) {
      throw new ApiException(Code.TOO_FAST, "a connection watches at most 50 matches");
    }
    boolean again = client.watched().contains(match);
    if (again) {
      client.send(
          "match", snapshot(match, matches.snapshot(match, have(message), client.person())));
      return;
    }
    client.watched().add(match);
    try {
      matches.watch(
          match,
          have(message),
          client.person(),
          client,
          snapshot -> client.send("match", snapshot(match, snapshot)));
    } catch (RuntimeException e) {
      client.watched().remove(match);
      throw e;
    }
  }

  private static int have(JsonNode message) {
    return Math.max(0, message.path("haveSeq").asInt(0));
  }

  private Map<String, Object> snapshot(String match, Snapshot snapshot) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("match", snapshot.match());
    fields.put("events", snapshot.events());
    fields.put("clock", snapshot.clock());
    fields.put("presence", snapshot.presence());
    fields.put("chatOff", chat.isOff(match));
    return fields;
  }

  private void unwatch(Client client, String match) {
    if (client.watched().remove(match)) {
      matches.unwatch(match, client.person(), client);
    }
  }

  private void command(Client client, JsonNode message) {
    String match = match(message);
    if (!message.path("expectedSeq").isInt()) {
      throw ApiException.bad("an expectedSeq");
    }
    String id = message.path("commandId").asText(null);
    Answer answer =
        matches.command(
            client.person(),
            match,
            message.path("expectedSeq").asInt(),
            id,
            message.get("payload"),
            client.lag());
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("matchId", match);
    fields.put("commandId", id);
    fields.put("seq", answer.seq());
    fields.put("repeated", answer.repeated());
    client.send("ack", fields);
  }
}
