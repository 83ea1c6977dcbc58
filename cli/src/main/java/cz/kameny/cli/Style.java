package cz.kameny.cli;

/**
 * Colours of a terminal, or none.
 *
 * @param colours whether to write escape sequences
 */
record Style(boolean colours) {
  /** None unless a person looks on, and none where NO_COLOR is set (no-color.org). */
  static Style of(Console console) {
    boolean refused =
        !console.environment().getOrDefault("NO_COLOR", "").isEmpty()
            || console.environment().getOrDefault("TERM", "").equals("dumb");
    return new Style(console.terminal() && !refused);
  }

  private String with(String code, String text) {
    return colours ? "\u001b[" + code + "m" + text + "\u001b[0m" : text;
  }

  /** The stones of the darker side; colour is never the only sign, the shapes differ too. */
  String dark(String text) {
    return with("1;31", text);
  }

  /** The stones of the lighter side. */
  String light(String text) {
    return with("1", text);
  }

  /** What only frames the rest. */
  String dim(String text) {
    return with("2", text);
  }

  /** Water. */
  String water(String text) {
    return with("36", text);
  }
}
