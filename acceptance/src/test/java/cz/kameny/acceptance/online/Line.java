package cz.kameny.acceptance.online;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Predicate;

/** One connection to the socket of docs/protocol.md. */
final class Line implements WebSocket.Listener, AutoCloseable {
  private static final HttpClient HTTP = HttpClient.newHttpClient();
  private static final long PATIENCE_S = 60;

  private final LinkedBlockingQueue<JsonNode> messages = new LinkedBlockingQueue<>();
  private final CompletableFuture<Integer> closed = new CompletableFuture<>();
  private final StringBuilder part = new StringBuilder();
  private WebSocket socket;

  private Line() {}

  /** Connects and says hello. */
  static Line open(Api who) {
    Line line = connect(who, who.address());
    line.send("hello", Map.of("version", 1));
    line.await("welcome", m -> true);
    return line;
  }

  /** Connects only. */
  static Line connect(Api who, String origin) {
    Line line = new Line();
    line.socket =
        HTTP.newWebSocketBuilder()
            .header("Cookie", who.cookie())
            .header("Origin", origin)
            .connectTimeout(Duration.ofSeconds(20))
            .buildAsync(URI.create(who.address().replaceFirst("^http", "ws") + "/api/socket"), line)
            .join();
    return line;
  }

  void send(String type, Map<String, ?> fields) {
    Map<String, Object> message = new LinkedHashMap<>();
    message.put("type", type);
    message.putAll(fields);
    try {
      sendText(Api.JSON.writeValueAsString(message));
    } catch (JsonProcessingException e) {
      throw new AssertionError(e);
    }
  }

  void sendText(String text) {
    socket.sendText(text, true).join();
  }

  void watch(String match, int haveSeq) {
    send("watch", Map.of("matchId", match, "haveSeq", haveSeq));
  }

  void command(String match, int seq, String id, Map<String, ?> payload) {
    send(
        "command",
        Map.of("matchId", match, "expectedSeq", seq, "commandId", id, "payload", payload));
  }

  /** The next message, or null after a while. */
  JsonNode poll(long ms) {
    try {
      return messages.poll(ms, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  /** The next message of a type that fits; others before it are let go. */
  JsonNode await(String type, Predicate<JsonNode> fits) {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_S);
    while (System.nanoTime() < end) {
      JsonNode message = poll(200);
      if (message != null && message.path("type").asText().equals(type) && fits.test(message)) {
        return message;
      }
      if (message == null && closed.isDone()) {
        throw new AssertionError("closed while waiting for " + type);
      }
    }
    throw new AssertionError("no message " + type);
  }

  /** What became of a command: its ack or error. */
  JsonNode answerTo(String id) {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_S);
    while (System.nanoTime() < end) {
      JsonNode message = poll(200);
      if (message != null && message.path("commandId").asText().equals(id)) {
        return message;
      }
    }
    throw new AssertionError("no answer to " + id);
  }

  /** The code it is closed with. */
  int awaitClose() {
    try {
      return closed.get(PATIENCE_S, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    } catch (java.util.concurrent.ExecutionException | TimeoutException e) {
      throw new AssertionError("not closed", e);
    }
  }

  boolean isClosed() {
    return closed.isDone();
  }

  /** Drops the connection without a word, as a tunnel does. */
  void drop() {
    socket.abort();
  }

  @Override
  public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
    part.append(data);
    if (last) {
      messages.add(Api.parse(part.toString()));
      part.setLength(0);
    }
    from.request(1);
    return null;
  }

  @Override
  public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
    closed.complete(code);
    return null;
  }

  @Override
  public void onError(WebSocket from, Throwable error) {
    closed.complete(1006);
  }

  @Override
  public void close() {
    socket
        .sendClose(WebSocket.NORMAL_CLOSURE, "")
        .orTimeout(5, TimeUnit.SECONDS)
        .handle((x, e) -> null)
        .join();
    socket.abort();
  }
}
