package cz.kameny.server.account;

import cz.kameny.server.account.Sessions.Session;
import cz.kameny.server.api.ApiException;
import cz.kameny.server.api.Code;
import cz.kameny.server.api.Origins;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import java.util.Optional;

/**
 * Who makes an HTTP request: by the cookie, which counts for changes only together with our own
 * origin, or by a program's token.
 */
@RequestScoped
public class Caller {
  /** Name of the cookie with a browser's token. */
  public static final String COOKIE = "kameny";

  private static final String BEARER = "Bearer ";

  @Inject Sessions sessions;
  @Inject RoutingContext context;

  private Optional<Session> session;

  /** The session of the request, if there is a valid one. */
  public Optional<Session> session() {
    if (session == null) {
      session = Optional.empty();
      String token = token(context.request());
      if (token != null) {
        session = sessions.find(token, System.currentTimeMillis());
      }
    }
    return session;
  }

  /** The token a request carries, or null. */
  public static String token(HttpServerRequest request) {
    String token = bearer(request.getHeader("Authorization"));
    if (token != null) {
      return token;
    }
    return request.getCookie(COOKIE) == null ? null : request.getCookie(COOKIE).getValue();
  }

  /** The token in a header {@code Authorization}, or null. */
  public static String bearer(String header) {
    return header != null && header.startsWith(BEARER)
        ? header.substring(BEARER.length()).strip()
        : null;
  }

  /** Whether a request may use the cookie it carries to change something. */
  public static boolean isFromOwnPage(HttpServerRequest request) {
    // Not the header Host, which HTTP/2 does not have.
    String host = request.authority() == null ? null : request.authority().toString();
    return request.getHeader("Authorization") != null
        || Origins.isOwn(request.getHeader("Origin"), host);
  }

  /**
   * The person.
   *
   * @throws ApiException {@code not_signed_in}
   */
  public Person person() {
    return signedIn().person();
  }

  /**
   * The session.
   *
   * @throws ApiException {@code not_signed_in}
   */
  public Session signedIn() {
    return session()
        .orElseThrow(() -> new ApiException(Code.NOT_SIGNED_IN, "expected a cookie or token"));
  }

  /** The person, or empty. */
  public Optional<Person> who() {
    return session().map(Session::person);
  }

  /** The address it comes from, for limits. */
  public String address() {
    return context.request().remoteAddress().hostAddress();
  }

  /** What the browser says it is, or null. */
  public String agent() {
    return context.request().getHeader("User-Agent");
  }

  /** Whether it came over TLS, so that the cookie may be kept to that. */
  public boolean isSecure() {
    return context.request().isSSL();
  }
}
