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
    try {
      Path next = path.resolveSibling(path.getFileName() + ".new");
      Files.write(next, bytes);
      Files.move(next, path, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot write " + path, e);
    }
  }

  /**
   * Writes a file in a folder, which is made when it is not there.
   *
   * @return where the file is
   * @throws UncheckedIOException when the folder cannot be made or the file not be written
   */
  public static Path write(Path folder, String name, byte[] bytes) {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot make the folder " + folder, e);
    }
    Path path = folder.resolve(name);
    write(path, bytes);
    return path;
  }
}
