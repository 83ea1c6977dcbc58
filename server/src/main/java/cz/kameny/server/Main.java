package cz.kameny.server;

import cz.kameny.server.ops.AdminCommand;
import cz.kameny.server.store.DatabaseAddress;
import io.quarkus.runtime.Quarkus;
import io.quarkus.runtime.QuarkusApplication;
import io.quarkus.runtime.annotations.QuarkusMain;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.Callable;
import org.eclipse.microprofile.config.ConfigProvider;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IExitCodeExceptionMapper;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * {@code kameny serve}: checks what can be checked before Quarkus starts, so that a taken port or
 * an unusable folder costs the caller one sentence instead of a page of log.
 */
@QuarkusMain
@Command(
    name = "kameny serve",
    description = "Serves the games to browsers until it is stopped (Ctrl-C).")
public final class Main implements Callable<Integer> {
  private static final int HIGHEST_PORT = 65_535;

  @Option(
      names = "--port",
      paramLabel = "N",
      defaultValue = "8080",
      description = "port to listen on (default ${DEFAULT-VALUE}; 0 takes any free one)")
  private int port;

  @Option(
      names = "--data",
      paramLabel = "DIR",
      defaultValue = DatabaseAddress.FOLDER,
      description =
          "folder for what the server keeps; made when it is not there (default ${DEFAULT-VALUE});"
              + " KAMENY_DB=postgresql://user:password@host/name keeps it in PostgreSQL instead")
  private Path data;

  @SuppressWarnings("unused") // picocli shows the help itself; the option only has to be there
  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "show this help")
  private boolean help;

  @Spec private CommandSpec spec;

  /**
   * Runs the server until it is stopped.
   *
   * @param args see {@code --help}; exits with 1 when the server cannot start, 2 on wrong use
   */
  public static void main(String[] args) {
    if (args.length > 0 && args[0].equals("admin")) {
      System.exit(admin().execute(Arrays.copyOfRange(args, 1, args.length)));
    }
    System.exit(commandLine().execute(args));
  }

  /** {@code kameny admin}, which needs no server. */
  static CommandLine admin() {
    IExecutionExceptionHandler oneSentence =
        (problem, line, result) -> {
          line.getErr().println("kameny admin: " + problem.getMessage());
          return CommandLine.ExitCode.SOFTWARE;
        };
    return new CommandLine(new AdminCommand())
        .setParameterExceptionHandler(
            (problem, args) -> {
              problem.getCommandLine().getErr().println("kameny admin: " + problem.getMessage());
              return CommandLine.ExitCode.USAGE;
            })
        .setExecutionExceptionHandler(oneSentence);
  }

  static CommandLine commandLine() {
    IParameterExceptionHandler oneSentence =
        (problem, args) -> {
          problem.getCommandLine().getErr().println("kameny serve: " + problem.getMessage());
          return CommandLine.ExitCode.USAGE;
        };
    IExitCodeExceptionMapper failed = problem -> CommandLine.ExitCode.SOFTWARE;
    return new CommandLine(new Main())
        .setParameterExceptionHandler(oneSentence)
        .setExitCodeExceptionMapper(failed);
  }

  @Override
  public Integer call() {
    if (port < 0 || port > HIGHEST_PORT) {
      throw new ParameterException(
          spec.commandLine(), "--port takes a number from 0 to " + HIGHEST_PORT + ", not " + port);
    }
    String problem = postgres() == null ? whyDataIsUnusable(data) : whyAddressIsNone();
    if (problem == null) {
      problem = whyPortIsUnusable(port);
    }
    if (problem != null) {
      spec.commandLine().getErr().println("kameny serve: " + problem);
      return CommandLine.ExitCode.SOFTWARE;
    }
    System.setProperty("quarkus.http.port", Integer.toString(port));
    System.setProperty("kameny.data", data.toString());
    int[] code = {CommandLine.ExitCode.OK};
    Quarkus.run(
        Announce.class,
        (exit, error) -> {
          code[0] = exit;
          if (error != null) {
            code[0] = CommandLine.ExitCode.SOFTWARE;
            spec.commandLine().getErr().println("kameny serve: the server could not start:");
            error.printStackTrace(spec.commandLine().getErr());
          }
        });
    return code[0];
  }

  private static String postgres() {
    String address = System.getenv("KAMENY_DB");
    return address == null || address.isBlank() ? null : address;
  }

  private static String whyAddressIsNone() {
    try {
      DatabaseAddress.postgres(postgres());
      return null;
    } catch (IllegalArgumentException e) {
      return e.getMessage();
    }
  }

  /** Makes the folder if it is missing; null if it can be used, else a sentence. */
  static String whyDataIsUnusable(Path data) {
    if (Files.exists(data) && !Files.isDirectory(data)) {
      return "--data needs a folder, and " + data + " is a file.";
    }
    try {
      Files.createDirectories(data);
    } catch (IOException e) {
      return "the folder " + data + " cannot be made (" + e.getMessage() + ").";
    }
    return Files.isWritable(data) ? null : "the folder " + data + " cannot be written to.";
  }

  private static String whyPortIsUnusable(int port) {
    try (ServerSocket probe = new ServerSocket()) {
      probe.bind(new InetSocketAddress(port));
      return null;
    } catch (IOException e) {
      return "port "
          + port
          + " cannot be had ("
          + e.getMessage()
          + "); choose another one with --port N.";
    }
  }

  /** Says where the games are as soon as they can be asked for. */
  static final class Announce implements QuarkusApplication {
    @Override
    public int run(String... args) {
      int bound = ConfigProvider.getConfig().getValue("quarkus.http.port", Integer.class);
      System.out.println("Kameny: http://localhost:" + bound);
      Quarkus.waitForExit();
      return 0;
    }
  }
}
