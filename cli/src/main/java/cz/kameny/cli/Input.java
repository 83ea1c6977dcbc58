package cz.kameny.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * Standard input by lines. A line ends with {@code \n} alone ({@code \r} before it is dropped):
 * {@link BufferedReader#readLine} would also break at a stray {@code \r} and so give more answers
 * than there were questions.
 */
final class Input {
  /** Longer than any position or turn; what exceeds it is cut, and then refused as malformed. */
  private static final int MAX_LENGTH = 10_000;

  private final BufferedReader reader;

  Input(InputStream in) {
    this.reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8), 1 << 16);
  }

  /** The next line, or null at the end of the input. */
  String line() {
    try {
      StringBuilder line = new StringBuilder();
      int c = reader.read();
      if (c < 0) {
        return null;
      }
      for (; c >= 0 && c != '\n'; c = reader.read()) {
        if (line.length() < MAX_LENGTH) {
          line.append((char) c);
        }
      }
      int last = line.length() - 1;
      if (last >= 0 && line.charAt(last) == '\r') {
        line.setLength(last);
      }
      return line.toString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
