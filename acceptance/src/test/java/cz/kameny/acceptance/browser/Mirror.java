package cz.kameny.acceptance.browser;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * An address that hands on what the built server answers, until a newer version of the pages is put
 * up there: then its service worker differs by a line, as that of any newer version does.
 */
public final class Mirror implements AutoCloseable {
  private static final String WORKER = "/sw.js";

  /** Headers that the mirror's own connection decides. */
  private static final List<String> OWN =
      List.of("content-length", "connection", "transfer-encoding");

  private final HttpServer server;
  private final ExecutorService threads = Executors.newFixedThreadPool(8);
  private final HttpClient client = HttpClient.newHttpClient();
  private final String origin;
  private volatile boolean newer;

  private Mirror(HttpServer server, String origin) {
    this.server = server;
    this.origin = origin;
  }

  /** Begins to mirror an address without a slash at its end. */
  public static Mirror of(String origin) throws IOException {
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    Mirror mirror = new Mirror(server, origin);
    server.createContext("/", mirror::answer);
    server.setExecutor(mirror.threads);
    server.start();
    return mirror;
  }

  /** Where it listens, without a slash at the end. */
  public String address() {
    return "http://localhost:" + server.getAddress().getPort();
  }

  /** Puts up a newer version. */
  public void putUpNewerVersion() {
    newer = true;
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      String path = exchange.getRequestURI().toString();
      HttpRequest request = HttpRequest.newBuilder(URI.create(origin + path)).build();
      HttpResponse<byte[]> answer = client.send(request, HttpResponse.BodyHandlers.ofByteArray());
      byte[] body = answer.body();
      if (newer && path.equals(WORKER)) {
        byte[] line = "\n// A newer version.\n".getBytes(StandardCharsets.UTF_8);
        body = Arrays.copyOf(body, body.length + line.length);
        System.arraycopy(line, 0, body, body.length - line.length, line.length);
      }
      answer
          .headers()
          .map()
          .forEach(
              (name, values) -> {
                if (!OWN.contains(name) && !name.startsWith(":")) {
                  exchange.getResponseHeaders().put(name, values);
                }
              });
      exchange.getResponseHeaders().remove("etag");
      exchange.sendResponseHeaders(answer.statusCode(), body.length == 0 ? -1 : body.length);
      if (body.length > 0) {
        exchange.getResponseBody().write(body);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
  }
}
