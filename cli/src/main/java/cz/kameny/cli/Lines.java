package cz.kameny.cli;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Texts as lines of a file: a line ends with {@code \n} alone, and a text that has line breaks or
 * tabs of its own – a command given to {@code arena} may have some – is escaped.
 */
final class Lines {
  /** As much of a line as a message shows; a turn fits. */
  private static final int SHOWN = 60;

  private Lines() {}

  /** A text without line breaks and tabs: they are written as in Java, a backslash twice. */
  static String escaped(String text) {
    return text.replace("\\", "\\\\")
        .replace("\n", "\\n")
        .replace("\r", "\\r")
        .replace("\t", "\\t");
  }

  /** The text that was {@link #escaped}. */
  static String plain(String escaped) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < escaped.length(); i++) {
      char c = escaped.charAt(i);
      if (c == '\\' && i + 1 < escaped.length()) {
        i++;
        c =
            switch (escaped.charAt(i)) {
              case 'n' -> '\n';
              case 'r' -> '\r';
              case 't' -> '\t';
              default -> escaped.charAt(i);
            };
      }
      out.append(c);
    }
    return out.toString();
  }

  /** These lines as they come back from a file: what UTF-8 cannot say is a question mark then. */
  static String asWritten(List<String> lines) {
    String text = String.join("\n", lines) + "\n";
    return new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
  }

  /** The lines of a text without their ends; what follows the last end is one only if not empty. */
  static List<String> of(String text) {
    List<String> lines = new ArrayList<>();
    int from = 0;
    for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
      lines.add(text.substring(from, end));
      from = end + 1;
    }
    if (from < text.length()) {
      lines.add(text.substring(from));
    }
    return lines;
  }

  /** The beginning of a line, for a message. */
  static String beginning(String line) {
    return line.length() > SHOWN ? line.substring(0, SHOWN) + "…" : line;
  }
}
