package cz.kameny.cli;

import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/**
 * Standard output: UTF-8, buffered, and {@code \n} as the end of a line on every system, because
 * other programs compare these bytes.
 *
 * <p>A failed write is thrown as {@link UncheckedIOException}, unlike {@link java.io.PrintStream},
 * which would go on computing for a reader that has left.
 */
final class Output implements Closeable {
  private final Writer writer;

  Output(OutputStream out) {
    this.writer = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8), 1 << 16);
  }

  /** Writes text as it is. */
  Output text(String text) {
    try {
      writer.write(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return this;
  }

  /** Writes text and ends the line. */
  Output line(String text) {
    return text(text).text("\n");
  }

  /** Hands on what is buffered. */
  void flush() {
    try {
      writer.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Flushes; the stream below stays open. */
  @Override
  public void close() {
    flush();
  }
}
