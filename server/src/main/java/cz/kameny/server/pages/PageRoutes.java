package cz.kameny.server.pages;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.Optional;

/** Answers GET and HEAD with pages, after every other route had its chance. */
@Singleton
final class PageRoutes {
  void add(@Observes Router router, Pages pages) {
    router
        .route()
        .method(HttpMethod.GET)
        .method(HttpMethod.HEAD)
        .last()
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
