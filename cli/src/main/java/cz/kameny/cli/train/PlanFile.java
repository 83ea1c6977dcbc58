package cz.kameny.cli.train;

import cz.kameny.cli.files.WholeFile;
import cz.kameny.engine.Checksum;
import cz.kameny.rules.NotationException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;

/**
 * The frame of the files a training keeps: what it is, the plan it belongs to, its contents, and a
 * checksum over all of that ({@link Checksum}). A file is whole at any time.
 *
 * @param kind what it is, the first text of it
 * @param what the same as people call it
 */
record PlanFile(String kind, String what) {
  /** Writes contents. */
  interface Writing {
    /** Writes them. */
    void to(DataOutputStream out) throws IOException;
  }

  /** Reads contents. */
  interface Reading<T> {
    /** Reads them; {@code plan} is the one in the file. */
    T from(String plan, DataInputStream in) throws IOException;
  }

  /** Writes one, replacing an older. */
  void write(Path path, String plan, Writing contents) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      out.writeUTF(kind);
      out.writeUTF(plan);
      contents.to(out);
      out.writeLong(Checksum.of(bytes.toByteArray(), bytes.size()));
    } catch (IOException e) {
      throw new UncheckedIOException(e); // not of a stream in memory
    }
    WholeFile.write(path, bytes.toByteArray());
  }

  /**
   * Reads one.
   *
   * @param path where it is
   * @param bytes what is there
   * @throws NotationException when it is none such, damaged or cut short
   */
  <T> T read(Path path, byte[] bytes, Reading<T> contents) {
    int end = bytes.length - Checksum.LENGTH;
    if (end < 0 || ByteBuffer.wrap(bytes).getLong(end) != Checksum.of(bytes, end)) {
      throw new NotationException(
          "a whole file " + path + ", its checksum is wrong or it is cut short", "", 0);
    }
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes, 0, end))) {
      if (!in.readUTF().equals(kind)) {
        throw new NotationException(what + " in " + path, "", 0);
      }
      return contents.from(in.readUTF(), in);
    } catch (IOException e) {
      // Of a stream in memory: the contents are others than these.
      throw new NotationException(what + " in " + path, "", 0);
    }
  }
}
