package cz.kameny.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/** Runs the real commands on streams of the test. */
final class Kameny {
  /** What a command answered. */
  record Answer(int code, String out, String err) {
    List<String> lines() {
      return out.lines().toList();
    }
  }

  private Kameny() {}

  /** Runs a command with nothing on standard input. */
  static Answer run(String... args) {
    return with("", args);
  }

  /** Runs a command with this text on standard input. */
  static Answer with(String input, String... args) {
    return in(Map.of(), input, args);
  }

  /** Runs a command where these variables are set. */
  static Answer in(Map<String, String> environment, String input, String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Console console =
        new Console(
            new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
            out,
            new PrintStream(err, true, StandardCharsets.UTF_8),
            false,
            environment);
    int code = Main.run(console, args);
    return new Answer(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }
}
