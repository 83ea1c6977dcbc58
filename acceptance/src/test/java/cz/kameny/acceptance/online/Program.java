package cz.kameny.acceptance.online;

import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** Another program, run to its end. */
final class Program {
  private Program() {}

  /** What it said, and how it ended. */
  record Said(int exit, String text) {}

  static Said run(ProcessBuilder program) throws IOException, InterruptedException {
    Process process = program.redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Said(process.waitFor(), said);
  }
}
