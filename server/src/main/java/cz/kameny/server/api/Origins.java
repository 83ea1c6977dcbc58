package cz.kameny.server.api;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;

/** Which pages may make requests with a person's cookie: those of this server only. */
public final class Origins {
  private Origins() {}

  /**
   * Whether an origin is the server's own.
   *
   * @param origin the header {@code Origin}, or null when it was not sent
   * @param host the header {@code Host}
   */
  public static boolean isOwn(String origin, String host) {
    if (origin == null || host == null) {
      return false;
    }
    try {
      URI uri = new URI(origin);
      boolean http = "http".equals(uri.getScheme()) || "https".equals(uri.getScheme());
      return http
          && uri.getAuthority() != null
          && uri.getAuthority().toLowerCase(Locale.ROOT).equals(host.toLowerCase(Locale.ROOT));
    } catch (URISyntaxException e) {
      return false;
    }
  }
}
