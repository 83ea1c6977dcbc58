package cz.kameny.rules;

import java.util.ArrayList;
import java.util.List;

/** Splits texts at a character: what a regular expression would do, without bringing one along. */
public final class Parts {
  private Parts() {}

  /** The parts of a text between the separators, empty ones too: always one more than there are. */
  public static List<String> of(String text, char separator) {
    List<String> parts = new ArrayList<>();
    int at = 0;
    for (int end = text.indexOf(separator); end >= 0; end = text.indexOf(separator, at)) {
      parts.add(text.substring(at, end));
      at = end + 1;
    }
    parts.add(text.substring(at));
    return parts;
  }
}
