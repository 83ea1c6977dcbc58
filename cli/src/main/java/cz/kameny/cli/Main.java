package cz.kameny.cli;

import cz.kameny.cli.files.WrongFileException;
import cz.kameny.cli.train.TrainCommand;
import cz.kameny.rules.NotationException;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/** Entry of the command line; each command is a class of its own. */
@Command(
    name = "kameny",
    description = {"Board games from the command line.", ""},
    synopsisSubcommandLabel = "<command>",
    versionProvider = Main.Version.class)
public final class Main implements Runnable {
  @Spec private CommandSpec spec;

  private Main() {}

  /**
   * Runs one command and exits with its code: 0 done, 1 failed, 2 wrong use.
   *
   * @param args the command's name, then its arguments
   */
  public static void main(String[] args) {
    System.exit(run(Console.ofProcess(), args));
  }

  /** Runs one command on these streams and gives its exit code. */
  static int run(Console console, String... args) {
    CommandLine line = new CommandLine(new Main());
    for (Object command :
        List.of(
            new LegalCommand(console),
            new PerftCommand(console),
            new PlayCommand(console),
            new ArenaCommand(console),
            new AnalyseCommand(console),
            new TablesCommand(console),
            new TrainCommand(console.err()),
            new BenchCommand(console),
            new VerifyDiceCommand(console))) {
      line.addSubcommand(command);
    }
    standardOptions(line);
    // The parser prints help and version, and a PrintWriter would hide that it could not.
    StringWriter help = new StringWriter();
    line.setOut(new PrintWriter(help));
    line.setErr(
        new PrintWriter(new OutputStreamWriter(console.err(), StandardCharsets.UTF_8), true));
    // A position is never a file of further arguments, whatever it starts with.
    line.setExpandAtFiles(false);
    line.setAbbreviatedOptionsAllowed(false);
    line.setParameterExceptionHandler((e, all) -> wrongUse(console, sentence(e)));
    line.setExecutionExceptionHandler((e, command, result) -> failed(console, e, result));
    try (Output out = new Output(console.out())) {
      int code = line.execute(args);
      out.text(help.toString());
      return code;
    } catch (UncheckedIOException e) {
      return failed(console, e);
    } catch (OutOfMemoryError e) {
      // The parser handles exceptions, and this is none.
      long limit = Runtime.getRuntime().maxMemory();
      console.err().print("kameny: " + Memory.tooLittle("this", "more", limit) + "\n");
      return Exit.FAILED;
    }
  }

  /** Every command knows {@code --help} and {@code --version}. */
  private static void standardOptions(CommandLine line) {
    line.getCommandSpec().mixinStandardHelpOptions(true);
    for (CommandLine command : line.getSubcommands().values()) {
      command.getCommandSpec().mixinStandardHelpOptions(true);
      command.getCommandSpec().versionProvider(new Version());
    }
  }

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(), "a command is missing; kameny --help lists them");
  }

  private static int wrongUse(Console console, String sentence) {
    console.err().print("kameny: " + sentence + "\n");
    return Exit.WRONG_USE;
  }

  private static String sentence(ParameterException e) {
    if (e instanceof UnmatchedArgumentException unmatched
        && e.getCommandLine().getParent() == null
        && !unmatched.isUnknownOption()) {
      String name = oneLine(unmatched.getUnmatched().get(0));
      return "there is no command '" + name + "'; kameny --help lists them";
    }
    String message = oneLine(e.getMessage());
    // The parser's sentences start with a capital; ours continue after the colon.
    String first = message.substring(0, 1).toLowerCase(Locale.ROOT);
    return first + message.substring(1);
  }

  /** A message without line breaks or control characters, whatever text it quotes. */
  static String oneLine(String message) {
    StringBuilder out = new StringBuilder();
    message
        .codePoints()
        .map(c -> Character.isISOControl(c) || c == 0x2028 || c == 0x2029 ? '?' : c)
        .forEach(out::appendCodePoint);
    return out.toString();
  }

  private static int failed(Console console, Exception e, ParseResult result) {
    if (e instanceof NotationException || e instanceof WrongFileException) {
      return wrongUse(console, oneLine(e.getMessage()));
    }
    if (e instanceof UncheckedIOException io) {
      return failed(console, io);
    }
    String command = result.hasSubcommand() ? result.subcommand().commandSpec().name() : "kameny";
    console.err().print("kameny: " + command + " failed; this is a fault of the program:\n");
    e.printStackTrace(console.err());
    return Exit.FAILED;
  }

  private static int failed(Console console, UncheckedIOException e) {
    String cause = String.valueOf(e.getCause().getMessage());
    // A reader that has seen enough (head, less) closes the pipe: no reason to complain.
    if (cause.contains("Broken pipe")) {
      return Exit.DONE;
    }
    boolean explained = !e.getMessage().equals(e.getCause().toString());
    String why = explained ? e.getMessage() + " (" + e.getCause() + ")" : cause;
    console.err().print("kameny: " + oneLine(why) + "\n");
    return Exit.FAILED;
  }

  /** The version from the jar's manifest. */
  static final class Version implements CommandLine.IVersionProvider {
    @Override
    public String[] getVersion() {
      String version = Main.class.getPackage().getImplementationVersion();
      return new String[] {"kameny " + (version == null ? "(unpacked)" : version)};
    }
  }
}
