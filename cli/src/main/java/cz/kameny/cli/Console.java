package cz.kameny.cli;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/**
 * What a command talks to, so that a test can run the same commands with streams of its own.
 *
 * @param in standard input, read as UTF-8
 * @param out standard output; nothing but a command's answer goes there
 * @param err standard error
 * @param terminal whether a person sits there: both input and output are a terminal
 * @param environment the environment's variables
 */
record Console(
    InputStream in,
    OutputStream out,
    PrintStream err,
    boolean terminal,
    Map<String, String> environment) {
  /** The process's own streams, without the line buffering and charset of {@link System#out}. */
  static Console ofProcess() {
    return new Console(
        new FileInputStream(FileDescriptor.in),
        new FileOutputStream(FileDescriptor.out),
        new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8),
        isTerminal(),
        System.getenv());
  }

  /**
   * Since Java 22 a console is there without a terminal too and has to be asked; the older ones
   * lack the question.
   */
  @SuppressWarnings("SystemConsoleNull")
  private static boolean isTerminal() {
    java.io.Console console = System.console();
    if (console == null) {
      return false;
    }
    try {
      return (Boolean) java.io.Console.class.getMethod("isTerminal").invoke(console);
    } catch (NoSuchMethodException e) {
      return true;
    } catch (ReflectiveOperationException e) {
      return false;
    }
  }
}
