package cz.kameny.server.socket;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import cz.kameny.server.account.Person;
import cz.kameny.server.account.Sessions.Session;
import cz.kameny.server.play.News;
import cz.kameny.server.play.Presence;
import io.quarkus.websockets.next.CloseReason;
import io.quarkus.websockets.next.WebSocketConnection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;

/**
 * One connection: what it watches, how slow it is, and how to send to it.
 *
 * <p>Sending does not wait. Who does not read fast enough is cut off when too much is on its way:
 * it can come back and ask for what it missed, and nobody else waits for it.
 */
final class Client implements News.MatchListener, BiConsumer<String, Map<String, Object>> {
  static final int MOST_WATCHED = 50;
  private static final int MOST_UNDER_WAY = 300;

  /** Without a pong for this long a connection counts as gone. */
  static final long SILENCE_MS = 3_500;

  private final WebSocketConnection connection;
  private final ObjectMapper json;
  private final Session session;
  private final Set<String> watched = ConcurrentHashMap.newKeySet();
  private final AtomicInteger underWay = new AtomicInteger();
  private final AtomicBoolean closed = new AtomicBoolean();
  private volatile boolean greeted;
  private volatile boolean inLobby;
  private volatile long pingSentAt;
  private volatile long silentSince;
  private volatile long lag;

  Client(WebSocketConnection connection, ObjectMapper json, Session session) {
    this.connection = connection;
    this.json = json;
    this.session = session;
  }

  Person person() {
    return session.person();
  }

  Session session() {
    return session;
  }

  Set<String> watched() {
    return watched;
  }

  boolean isGreeted() {
    return greeted;
  }

  void greeted() {
    greeted = true;
  }

  boolean isInLobby() {
    return inLobby;
  }

  void setInLobby(boolean on) {
    inLobby = on;
  }

  /** Half of the round trip as last measured, milliseconds. */
  long lag() {
    return lag;
  }

  void send(String type, Map<String, Object> fields) {
    Map<String, Object> message = new LinkedHashMap<>();
    message.put("type", type);
    message.putAll(fields);
    try {
      send(json.writeValueAsString(message));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  void send(String text) {
    if (closed.get()) {
      return;
    }
    if (underWay.incrementAndGet() > MOST_UNDER_WAY) {
      close(1008, "too slow");
      return;
    }
    connection
        .sendText(text)
        .subscribe()
        .with(done -> underWay.decrementAndGet(), failure -> closed.set(true));
  }

  void close(int code, String reason) {
    if (closed.compareAndSet(false, true)) {
      connection.close(new CloseReason(code, reason)).subscribe().with(done -> {}, failure -> {});
    }
  }

  /**
   * Asks for a sign of life; closes when the last one was not answered for too long.
   *
   * @return whether it may still be there
   */
  boolean ping() {
    long now = System.currentTimeMillis();
    if (silentSince != 0 && now - silentSince >= SILENCE_MS) {
      close(1001, "no answer");
      return false;
    }
    if (silentSince == 0) {
      silentSince = now;
    }
    pingSentAt = now;
    connection
        .sendPing(io.vertx.core.buffer.Buffer.buffer(Long.toString(now)))
        .subscribe()
        .with(done -> {}, failure -> {});
    return true;
  }

  /** Any message is a sign of life. */
  void isAlive() {
    silentSince = 0;
  }

  void pong() {
    isAlive();
    lag = Math.max(0, System.currentTimeMillis() - pingSentAt);
  }

  @Override
  public void events(News.MatchNews news) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("matchId", news.matchId());
    fields.put("events", news.events());
    fields.put("clock", news.clock());
    fields.put("match", news.match());
    send("events", fields);
  }

  @Override
  public void presence(String match, Presence.View presence) {
    send("presence", Map.of("matchId", match, "presence", presence));
  }

  /** News for the person; a turn in a match it watches here is no news. */
  @Override
  public void accept(String type, Map<String, Object> fields) {
    if (!type.equals("your-turn") || !watched.contains(String.valueOf(fields.get("matchId")))) {
      send(type, fields);
    }
  }
}
