package cz.kameny.acceptance.online;

import cz.kameny.acceptance.BuiltServer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** {@code kameny admin} as it was built, in a process of its own. */
final class Admin {
  private final Map<String, String> environment;
  private final Path data;

  /**
   * For the data of a server.
   *
   * @param environment as that server's
   * @param data its folder
   */
  Admin(Map<String, String> environment, Path data) {
    this.environment = environment;
    this.data = data;
  }

  Program.Said run(String... arguments) throws IOException, InterruptedException {
    List<String> command = BuiltServer.program();
    command.add("admin");
    command.addAll(List.of(arguments));
    command.addAll(List.of("--data", data.toString()));
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().putAll(environment);
    return Program.run(builder);
  }
}
