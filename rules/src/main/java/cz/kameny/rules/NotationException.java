package cz.kameny.rules;

/** Text that is not what it should be: says what was expected, and where. */
public final class NotationException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final String expected;
  private final String text;
  private final int at;

  /**
   * A complaint about a text.
   *
   * @param expected what should have stood there, as a noun phrase, e.g. {@code "a point 1-24"}
   * @param text the whole text that was read
   * @param at offset of the offending place in it, 0-based; may be its length
   */
  public NotationException(String expected, String text, int at) {
    super(message(expected, text, at));
    this.expected = expected;
    this.text = text;
    this.at = at;
  }

  private static String message(String expected, String text, int at) {
    if (text.isEmpty()) {
      return "expected " + expected + ", found nothing";
    }
    String shown = printable(text, Math.max(0, at - 20), Math.min(text.length(), at + 40));
    if (at >= text.length()) {
      return "expected " + expected + " at the end of \"" + shown + "\"";
    }
    String rest = printable(text, at, Math.min(text.length(), at + 12));
    return "expected " + expected + " at character " + (at + 1) + ", found \"" + rest + "\"";
  }

  /** Control characters must not reach a terminal or a log through an error message. */
  private static String printable(String text, int from, int to) {
    StringBuilder out = new StringBuilder();
    for (int i = from; i < to; i++) {
      char c = text.charAt(i);
      out.append(c < ' ' || (c >= 0x7f && c < 0xa0) ? '?' : c);
    }
    return out.toString();
  }

  /** The same complaint about one line of a longer text. */
  public NotationException inLine(int line) {
    return new NotationException(expected + " (line " + line + ")", text, at);
  }

  /** What should have stood there. */
  public String expected() {
    return expected;
  }

  /** Offset of the offending place, 0-based. */
  public int at() {
    return at;
  }
}
