package cz.kameny.server.api;

import java.util.LinkedHashMap;
import java.util.Map;

/** A request that is refused; nothing has changed. Codes are those of docs/protocol.md. */
public final class ApiException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final Code code;
  private final transient Map<String, Object> details = new LinkedHashMap<>();

  /**
   * A refusal.
   *
   * @param code what clients go by
   * @param message one English sentence for logs: what was expected
   */
  public ApiException(Code code, String message) {
    // No stack: refusing must be cheap, or a flood of bad requests would be an attack.
    super(message, null, false, false);
    this.code = code;
  }

  /** The same with one more field beside code and message. */
  public ApiException with(String name, Object value) {
    details.put(name, value);
    return this;
  }

  /** What clients go by. */
  public Code code() {
    return code;
  }

  /** The fields of the error as sent. */
  public Map<String, Object> fields() {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("code", code.text());
    fields.put("message", getMessage());
    fields.putAll(details);
    return fields;
  }

  /** A body or parameter of the wrong form. */
  public static ApiException bad(String expected) {
    return new ApiException(Code.BAD_REQUEST, "expected " + expected);
  }
}
