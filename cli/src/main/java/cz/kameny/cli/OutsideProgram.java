package cz.kameny.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * An outside program while it runs: lines go in, lines come out. One thread writes and one reads,
 * so that a program that does not read its input, or writes without end, holds up nobody: whoever
 * asks waits for an answer and for nothing else.
 *
 * <p>What a program says is never handed to another one: after a fault it is {@link #kill killed},
 * and a new one has threads and lines of its own.
 */
final class OutsideProgram implements AutoCloseable {
  /** Longer than any position or turn; a program that writes more without a line break is lost. */
  static final int MOST_CHARACTERS = 10_000;

  /** One line waits for a program that keeps to the order; of more nothing is needed. */
  private static final int MOST_LINES = 4;

  /** How long a program may take to end by itself when nothing more is asked. */
  private static final long GRACE_MILLIS = 2_000;

  private static final byte[] NO_MORE = {};

  /** What comes from the program. */
  sealed interface Heard {}

  /** A line, without its end. */
  record Line(String text) implements Heard {}

  /** The beginning of a line that is longer than {@link #MOST_CHARACTERS}; nothing follows. */
  record TooLong(String start) implements Heard {}

  /** The end of its output; nothing follows. */
  record Gone() implements Heard {}

  private final Process process;
  private final BlockingQueue<byte[]> questions = new LinkedBlockingQueue<>();
  private final BlockingQueue<Heard> heard = new ArrayBlockingQueue<>(MOST_LINES);
  private final Thread atTheEnd = new Thread(this::close, "outside-program-end");

  /**
   * Starts a program.
   *
   * @param command as a shell reads it
   * @throws IOException when there is no shell
   */
  OutsideProgram(String command) throws IOException {
    process =
        new ProcessBuilder("/bin/sh", "-c", command)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try {
      Runtime.getRuntime().addShutdownHook(atTheEnd);
    } catch (IllegalStateException e) {
      kill(); // All is ending already.
      throw new IOException("no program is started any more", e);
    }
    daemon(this::write, "outside-program-in");
    daemon(this::listen, "outside-program-out");
  }

  private static void daemon(Runnable task, String name) {
    Thread thread = new Thread(task, name);
    thread.setDaemon(true);
    thread.start();
  }

  /** What waits although nothing was asked, or null when nothing does. */
  Heard unasked() {
    return heard.peek();
  }

  /**
   * Asks and waits.
   *
   * @param question a line without its end
   * @param millis how long to wait; writing the question counts
   * @return what came first, or null when nothing came in time
   */
  Heard ask(String question, long millis) throws InterruptedException {
    questions.add((question + "\n").getBytes(StandardCharsets.UTF_8));
    return heard.poll(millis, TimeUnit.MILLISECONDS);
  }

  private void write() {
    try (OutputStream out = process.getOutputStream()) {
      for (byte[] next = questions.take(); next.length > 0; next = questions.take()) {
        out.write(next);
        out.flush();
      }
    } catch (IOException e) {
      // It does not read any more; whether it still answers shows in its output.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void listen() {
    try (Reader in =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      while (true) {
        Heard next = next(in);
        // More lines than fit are a fault of the first of them already: the rest is left unread.
        if (!heard.offer(next) || !(next instanceof Line)) {
          return;
        }
      }
    } catch (IOException e) {
      heard.offer(new Gone());
    }
  }

  private static Heard next(Reader in) throws IOException {
    StringBuilder line = new StringBuilder();
    for (int c = in.read(); c != '\n'; c = in.read()) {
      if (c < 0) {
        return line.isEmpty() ? new Gone() : new Line(line.toString());
      }
      if (line.length() == MOST_CHARACTERS) {
        return new TooLong(line.toString());
      }
      line.append((char) c);
    }
    return new Line(line.toString());
  }

  /**
   * Lets it end: its input ends, and after a short grace it is killed with all it has started. May
   * be called more than once, and by another thread when the whole process ends.
   */
  @Override
  public void close() {
    List<ProcessHandle> started = process.descendants().toList();
    questions.add(NO_MORE);
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(GRACE_MILLIS);
    try {
      process.waitFor(GRACE_MILLIS, TimeUnit.MILLISECONDS);
      for (ProcessHandle one : started) {
        one.onExit().get(Math.max(0, end - System.nanoTime()), TimeUnit.NANOSECONDS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException | TimeoutException e) {
      // Killed below.
    }
    kill();
    started.forEach(ProcessHandle::destroyForcibly);
  }

  /** Ends it at once, with all it has started. */
  void kill() {
    questions.add(NO_MORE);
    // By handles: to destroy a Process would also close its streams here, and wait for a writer.
    // The children too: left alone they would keep this process's standard error open. They come
    // last, or a shell would still report that its child was killed.
    List<ProcessHandle> started = process.descendants().toList();
    process.toHandle().destroyForcibly();
    started.forEach(ProcessHandle::destroyForcibly);
    try {
      Runtime.getRuntime().removeShutdownHook(atTheEnd);
    } catch (IllegalStateException e) {
      // The process is ending, and this is perhaps the hook itself.
    }
  }
}
