package cz.kameny.acceptance.online;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A PostgreSQL of our own on a free port of this machine, with its data in a new folder.
 *
 * <p>It refuses to run as root; then it is started as the user {@code postgres} that its package
 * makes.
 */
final class Postgres implements AutoCloseable {
  private final Path programs;
  private final Path folder;
  private final int port;

  private Postgres(Path programs, Path folder, int port) {
    this.programs = programs;
    this.folder = folder;
    this.port = port;
  }

  /** The newest installed one's programs, if there is one. */
  static Optional<Path> programs() throws IOException {
    Path debian = Path.of("/usr/lib/postgresql");
    if (Files.isDirectory(debian)) {
      try (Stream<Path> versions = Files.list(debian)) {
        Optional<Path> newest =
            versions
                .map(version -> version.resolve("bin"))
                .filter(bin -> Files.isExecutable(bin.resolve("initdb")))
                .max(Comparator.comparing(Path::toString));
        if (newest.isPresent()) {
          return newest;
        }
      }
    }
    for (String folder : System.getenv().getOrDefault("PATH", "").split(":", -1)) {
      if (Files.isExecutable(Path.of(folder, "initdb"))) {
        return Optional.of(Path.of(folder));
      }
    }
    return Optional.empty();
  }

  static Postgres start() throws IOException {
    Path programs = programs().orElseThrow();
    // Below /tmp, because the way there must be passable for another user.
    Path folder = Files.createTempDirectory("kameny-postgres");
    int port;
    try (ServerSocket probe = new ServerSocket(0)) {
      port = probe.getLocalPort();
    }
    Postgres postgres = new Postgres(programs, folder, port);
    if (isRoot()) {
      run(List.of("chown", "postgres", folder.toString()));
    }
    String data = folder.resolve("data").toString();
    postgres.tool(
        "initdb",
        "-D",
        data,
        "-U",
        "postgres",
        "-A",
        "trust",
        "--no-sync",
        "-E",
        "UTF8",
        "--locale=C");
    postgres.tool(
        "pg_ctl",
        "-D",
        data,
        "-w",
        "-l",
        folder.resolve("log").toString(),
        "-o",
        // Our server is killed, the machine is not: there is no need to wait for the disk.
        "-c fsync=off -p "
            + port
            + " -c listen_addresses=127.0.0.1 -c unix_socket_directories="
            + folder,
        "start");
    return postgres;
  }

  private static boolean isRoot() {
    return "root".equals(System.getProperty("user.name"));
  }

  /** What {@code KAMENY_DB} takes. */
  String address() {
    return "postgresql://postgres@127.0.0.1:" + port + "/postgres";
  }

  int port() {
    return port;
  }

  /** Runs one of its programs that connect to it, such as {@code pg_dump}. */
  void client(String name, String... arguments) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(programs.resolve(name).toString());
    command.addAll(List.of(arguments));
    run(command);
  }

  private void tool(String name, String... arguments) throws IOException {
    List<String> command = new ArrayList<>();
    if (isRoot()) {
      command.addAll(List.of("setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups"));
      command.add("--");
    }
    command.add(programs.resolve(name).toString());
    command.addAll(List.of(arguments));
    run(command);
  }

  private static void run(List<String> command) throws IOException {
    Path log = Files.createTempFile("kameny", ".log");
    try {
      Process process =
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(log.toFile())
              .start();
      if (!process.waitFor(120, TimeUnit.SECONDS) || process.exitValue() != 0) {
        process.destroyForcibly();
        throw new IllegalStateException(command + " failed: " + Files.readString(log));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    } finally {
      Files.deleteIfExists(log);
    }
  }

  @Override
  public void close() throws IOException {
    tool("pg_ctl", "-D", folder.resolve("data").toString(), "-m", "immediate", "-w", "stop");
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    }
  }
}
