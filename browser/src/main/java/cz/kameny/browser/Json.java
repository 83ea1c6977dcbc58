package cz.kameny.browser;

/** Writes JSON into one text: commas and escapes are looked after, nesting is up to the caller. */
final class Json {
  private static final String HEX = "0123456789abcdef";

  private final StringBuilder out = new StringBuilder(2048);

  /** Whether a comma is due before the next value or key. */
  private boolean comma;

  Json begin() {
    return open('{');
  }

  Json end() {
    return close('}');
  }

  Json list() {
    return open('[');
  }

  Json endList() {
    return close(']');
  }

  private Json open(char bracket) {
    separate();
    out.append(bracket);
    comma = false;
    return this;
  }

  private Json close(char bracket) {
    out.append(bracket);
    comma = true;
    return this;
  }

  private void separate() {
    if (comma) {
      out.append(',');
    }
    comma = true;
  }

  /** The name of the value that is written next. */
  Json key(String name) {
    text(name);
    out.append(':');
    comma = false;
    return this;
  }

  /** A text, or null. */
  Json text(String value) {
    separate();
    if (value == null) {
      out.append("null");
      return this;
    }
    out.append('"');
    for (int i = 0; i < value.length(); i++) {
      escaped(value.charAt(i));
    }
    out.append('"');
    return this;
  }

  private void escaped(char c) {
    if (c == '"' || c == '\\') {
      out.append('\\').append(c);
    } else if (c == '\n') {
      out.append("\\n");
    } else if (c < ' ' || Character.isSurrogate(c)) {
      // Surrogates too: half of a pair may stand alone in a name, and then is no character at all.
      out.append("\\u");
      for (int shift = 12; shift >= 0; shift -= 4) {
        out.append(HEX.charAt(c >> shift & 15));
      }
    } else {
      out.append(c);
    }
  }

  Json number(int value) {
    separate();
    out.append(value);
    return this;
  }

  Json flag(boolean value) {
    separate();
    out.append(value);
    return this;
  }

  Json put(String name, String value) {
    return key(name).text(value);
  }

  Json put(String name, int value) {
    return key(name).number(value);
  }

  Json put(String name, boolean value) {
    return key(name).flag(value);
  }

  /** An object of two numbers: {@code {"a": …, "b": …}} and the like. */
  Json pair(String name, String one, int first, String other, int second) {
    return key(name).begin().put(one, first).put(other, second).end();
  }

  @Override
  public String toString() {
    return out.toString();
  }
}
