package cz.kameny.server.profile;

import cz.kameny.server.account.Caller;
import jakarta.ws.rs.core.NewCookie;

/** The cookie a browser is known by. */
final class Cookies {
  private static final int YEAR = 365 * 86_400;

  private Cookies() {}

  static NewCookie of(String token, boolean secure) {
    return cookie(token, YEAR, secure);
  }

  static NewCookie none(boolean secure) {
    return cookie("", 0, secure);
  }

  private static NewCookie cookie(String value, int seconds, boolean secure) {
    return new NewCookie.Builder(Caller.COOKIE)
        .value(value)
        .path("/")
        .maxAge(seconds)
        .httpOnly(true)
        .secure(secure)
        .sameSite(NewCookie.SameSite.LAX)
        .build();
  }
}
