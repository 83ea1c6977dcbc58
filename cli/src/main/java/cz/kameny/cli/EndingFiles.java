package cz.kameny.cli;

import cz.kameny.cli.files.WrongFileException;
import cz.kameny.engine.Checksum;
import cz.kameny.rules.GameId;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Tells the tables of endings in a folder from others, so that a match that was begun with some is
 * not taken up again with others.
 */
final class EndingFiles {
  private EndingFiles() {}

  /**
   * The files of a game's tables in the folder that {@link EndingTables} reads, each with its
   * length and its last bytes, which are a checksum in every kind of them; {@code none} without
   * any.
   *
   * @throws WrongFileException when one cannot be read
   */
  static String names(Console console, GameId game) {
    String folder = console.environment().getOrDefault(EndingTables.VARIABLE, "");
    if (folder.isEmpty()) {
      return "none";
    }
    try (Stream<Path> files = Files.list(Path.of(folder))) {
      StringBuilder names = new StringBuilder();
      List<Path> sorted =
          files.filter(file -> isTable(file.getFileName().toString(), game)).sorted().toList();
      for (Path file : sorted) {
        names.append(names.isEmpty() ? "" : " ").append(file.getFileName());
        names.append(':').append(fingerprint(file));
      }
      return names.isEmpty() ? "none" : names.toString();
    } catch (IOException e) {
      throw new WrongFileException(
          "a folder with tables of endings is expected in "
              + EndingTables.VARIABLE
              + ", but "
              + folder
              + " cannot be read",
          e);
    }
  }

  private static boolean isTable(String name, GameId game) {
    return name.startsWith(game + "-") && (name.endsWith(".table") || name.endsWith(".table.gz"));
  }

  private static String fingerprint(Path file) throws IOException {
    try (RandomAccessFile in = new RandomAccessFile(file.toFile(), "r")) {
      long last = 0;
      if (in.length() >= Checksum.LENGTH) {
        in.seek(in.length() - Checksum.LENGTH);
        last = in.readLong();
      }
      return in.length() + ":" + Long.toHexString(last);
    }
  }
}
