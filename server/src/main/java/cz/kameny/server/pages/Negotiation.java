package cz.kameny.server.pages;

import java.util.Locale;

/** The two request headers that decide how a page is answered, read as RFC 9110 says. */
final class Negotiation {
  private Negotiation() {}

  /**
   * Whether {@code Accept-Encoding} names this encoding with a weight above 0 (RFC 9110, 12.5.3). A
   * {@code *} counts for encodings not named.
   *
   * @param header the header's value, or null when it was not sent
   */
  static boolean accepts(String header, String encoding) {
    if (header == null) {
      return false;
    }
    boolean any = false;
    for (String item : header.toLowerCase(Locale.ROOT).split(",", -1)) {
      String[] parts = item.split(";", -1);
      String name = parts[0].strip();
      boolean wanted = !refused(parts);
      if (name.equals(encoding)) {
        return wanted;
      }
      if (name.equals("*")) {
        any = wanted;
      }
    }
    return any;
  }

  private static boolean refused(String[] parts) {
    for (int i = 1; i < parts.length; i++) {
      String parameter = parts[i].strip();
      if (parameter.matches("q\\s*=\\s*0(\\.0*)?")) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether {@code If-None-Match} names this ETag, so that 304 is the answer (RFC 9110, 13.1.2:
   * weak comparison).
   *
   * @param header the header's value, or null when it was not sent
   * @param etag with its quotes
   */
  static boolean matches(String header, String etag) {
    if (header == null) {
      return false;
    }
    for (String item : header.split(",", -1)) {
      String tag = item.strip();
      if (tag.equals("*") || tag.equals(etag) || tag.equals("W/" + etag)) {
        return true;
      }
    }
    return false;
  }
}
