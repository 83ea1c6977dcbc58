package cz.kameny.server.account;

import cz.kameny.server.api.ApiException;
import cz.kameny.server.api.Code;
import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.RoutingContext;
import java.util.Set;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/** Refuses changes that another site's page asks for with a visitor's cookie. */
final class OriginFilter {
  private static final Set<HttpMethod> HARMLESS =
      Set.of(HttpMethod.GET, HttpMethod.HEAD, HttpMethod.OPTIONS);

  @ServerRequestFilter(preMatching = true)
  void check(RoutingContext context) {
    if (!HARMLESS.contains(context.request().method())
        && !Caller.isFromOwnPage(context.request())) {
      throw new ApiException(Code.FORBIDDEN, "expected the Origin of this server");
    }
  }
}
