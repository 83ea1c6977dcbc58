package cz.kameny.cli.files;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * Files that are read and written whole: there is a whole one at any time, also if the program is
 * stopped.
 */
public final class WholeFile {
  private WholeFile() {}

  /**
   * Reads a file.
   *
   * @throws UncheckedIOException when it is not there or cannot be read
   */
  public static byte[] read(Path path) {
    try {
      return Files.readAllBytes(path);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + path, e);
    }
  }

  /**
   * Writes a file, replacing an older one.
   *
   * @throws UncheckedIOException when it cannot be written; an older one is still there then
   */
  public static void write(Path path, byte[] bytes) {
    Path next = path.resolveSibling(path.getFileName() + ".new");
    try {
      Files.write(next, bytes);
      Files.move(next, path, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      removeAfter(e, next);
      throw new UncheckedIOException("cannot write " + path, e);
    }
  }

  /** On a full disk, what was written in part would take the room that is left. */
  private static void removeAfter(IOException failure, Path next) {
    try {
      Files.deleteIfExists(next);
    } catch (IOException e) {
      failure.addSuppressed(e);
    }
  }

  /**
   * Makes sure that files can be written in a folder, which is made when it is not there: before
   * work that would be lost otherwise.
   *
   * @throws UncheckedIOException when the folder cannot be made or nothing be written there
   */
  public static void requireFolder(Path folder) {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot make the folder " + folder, e);
    }
    try {
      // Asking for permissions would not tell of a file system that is mounted to be read only.
      Files.delete(Files.createTempFile(folder, "kameny", ".new"));
    } catch (IOException e) {
      throw new UncheckedIOException("cannot write in the folder " + folder, e);
    }
  }
}
