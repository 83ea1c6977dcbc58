package cz.kameny.server.api;

import java.util.Locale;

/** The errors of docs/protocol.md with their HTTP status. */
public enum Code {
  BAD_REQUEST(400),
  WRONG_SETTINGS(400),
  NOT_SIGNED_IN(401),
  WRONG_PASSWORD(403),
  FORBIDDEN(403),
  NEEDS_ACCOUNT(403),
  NO_SUCH_MATCH(404),
  NO_SUCH_TABLE(404),
  NO_SUCH_PLAYER(404),
  NOT_FOUND(404),
  NAME_TAKEN(409),
  BAD_NAME(400),
  BAD_PASSWORD(400),
  TABLE_GONE(409),
  OWN_TABLE(409),
  NO_CHIPS(409),
  NOT_BROKE(409),
  NOT_A_PLAYER(403),
  STALE(409),
  NOT_YOUR_TURN(409),
  ILLEGAL(409),
  NOT_NOW(409),
  MATCH_OVER(409),
  TOO_FAST(429),
  TOO_BIG(413),
  WRONG_VERSION(400),
  SERVER(500);

  private final int status;

  Code(int status) {
    this.status = status;
  }

  /** The HTTP status it is sent with. */
  public int status() {
    return status;
  }

  /** As sent, e.g. {@code name_taken}. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }
}
