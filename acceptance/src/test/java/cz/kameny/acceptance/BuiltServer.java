package cz.kameny.acceptance;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * The server as it was built, in a process of its own on a free port.
 *
 * <p>Its log goes to {@code acceptance/target/server.log}.
 */
public final class BuiltServer implements AutoCloseable {
  private static final String READY = "Kameny: ";

  private final Process process;
  private final String address;

  private BuiltServer(Process process, String address) {
    this.process = process;
    this.address = address;
  }

  /**
   * Starts it and waits until it says where it listens.
   *
   * @param options more options of {@code kameny serve}
   * @throws IllegalStateException when it ends instead; the message has its log
   */
  public static BuiltServer start(String... options) throws IOException {
    return start(Map.of(), options);
  }

  /** The same with variables of the environment, such as {@code KAMENY_DB}. */
  public static BuiltServer start(Map<String, String> environment, String... options)
      throws IOException {
    Path log = ProjectFolder.root().resolve("acceptance/target/server.log");
    Files.createDirectories(log.getParent());
    List<String> command = program();
    command.addAll(List.of("--port", "0"));
    if (!List.of(options).contains("--data")) {
      command.addAll(List.of("--data", newDataFolder(log.getParent()).toString()));
    }
    command.addAll(List.of(options));
    ProcessBuilder builder = new ProcessBuilder(command).redirectError(log.toFile());
    builder.environment().putAll(environment);
    Process process = builder.start();
    BufferedReader said = process.inputReader(StandardCharsets.UTF_8);
    String line = said.readLine();
    while (line != null && !line.startsWith(READY)) {
      line = said.readLine();
    }
    if (line == null) {
      process.destroy();
      throw new IllegalStateException("the server did not start: " + Files.readString(log));
    }
    return new BuiltServer(process, line.substring(READY.length()).strip());
  }

  /** How the built program is called, ready for its options or its {@code admin …}. */
  public static List<String> program() {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    Path jar = ProjectFolder.built("server/target/quarkus-app/quarkus-run.jar");
    // It lives for minutes at most: what the second compiler does for it would never pay.
    return new ArrayList<>(
        List.of(
            java.toString(),
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-jar",
            jar.toString()));
  }

  /** Every server begins with an empty room; what one leaves goes with the build's folder. */
  private static Path newDataFolder(Path parent) throws IOException {
    return Files.createTempDirectory(parent, "data");
  }

  /** Where it listens, without a slash at the end: {@code http://localhost:41234}. */
  public String address() {
    return address;
  }

  /**
   * Ends it as {@code kill -9} does, in the middle of whatever it does, and waits until it is gone.
   */
  public void kill() throws InterruptedException {
    process.destroyForcibly();
    process.waitFor();
  }

  /** Stops it as Ctrl-C does and waits until it is gone. */
  @Override
  public void close() {
    process.destroy();
    try {
      if (!process.waitFor(10, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    }
  }
}
