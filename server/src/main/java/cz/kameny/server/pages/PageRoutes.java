package cz.kameny.server.pages;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Answers GET and HEAD with pages. What is below {@code /api} and {@code /q} is no page and goes on
 * to others.
 */
@Singleton
final class PageRoutes {
  /**
   * After the headers every answer carries and before the API, which says 404 to every path it does
   * not know.
   */
  private static final int BEFORE_THE_API = 5_000;

  /**
   * What never shows or runs anything of itself. Scripts are not among it: a worker follows the
   * policy that came with its own file.
   */
  private static final Pattern NO_DOCUMENT =
      Pattern.compile("^(font/|text/css|image/png|application/(wasm|octet-stream))");

  /**
   * Headers that say something about a document or a worker alone, half a kilobyte with each file.
   */
  private static final List<String> FOR_DOCUMENTS =
      List.of(
          "Content-Security-Policy",
          "Permissions-Policy",
          "Cross-Origin-Opener-Policy",
          "Referrer-Policy");

  void add(@Observes Router router, Pages pages) {
    router
        .route()
        .method(HttpMethod.GET)
        .method(HttpMethod.HEAD)
        .order(BEFORE_THE_API)
        .handler(context -> answer(context, pages));
  }

  private static void answer(RoutingContext context, Pages pages) {
    Optional<Page> found = pages.find(context.normalizedPath());
    if (found.isEmpty()) {
      context.next();
      return;
    }
    Page page = found.get();
    Page.Form form = page.formFor(context.request().getHeader(HttpHeaders.ACCEPT_ENCODING));
    String etag = page.etag(form);
    HttpServerResponse response = context.response();
    response.putHeader(HttpHeaders.ETAG, etag);
    response.putHeader(HttpHeaders.CACHE_CONTROL, page.cacheControl());
    if (page.varies()) {
      response.putHeader(HttpHeaders.VARY, HttpHeaders.ACCEPT_ENCODING);
    }
    if (Negotiation.matches(context.request().getHeader(HttpHeaders.IF_NONE_MATCH), etag)) {
      response.setStatusCode(304).end();
      return;
    }
    response.putHeader(HttpHeaders.CONTENT_TYPE, page.contentType());
    if (NO_DOCUMENT.matcher(page.contentType()).find()) {
      FOR_DOCUMENTS.forEach(response.headers()::remove);
    }
    if (form != Page.Form.PLAIN) {
      response.putHeader(HttpHeaders.CONTENT_ENCODING, form.encoding);
    }
    byte[] content = page.forms().get(form);
    response.putHeader(HttpHeaders.CONTENT_LENGTH, Integer.toString(content.length));
    if (HttpMethod.HEAD.equals(context.request().method())) {
      response.end();
    } else {
      response.end(Buffer.buffer(content));
    }
  }
}
