package cz.kameny.cli;

import cz.kameny.cli.files.WrongFileException;
import cz.kameny.engine.bearoff.TableFile;
import cz.kameny.engine.tables.ExactEndings;
import cz.kameny.rules.GameId;
import cz.kameny.rules.Rules;
import cz.kameny.rules.tables.TablesRules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** The files of the tables of endings that a folder has, for analysis and players with a time. */
final class EndingTables {
  /** Names the folder of the tables. */
  static final String VARIABLE = "KAMENY_TABLES";

  private EndingTables() {}

  static String oneSided(GameId game) {
    return game + "-one-sided.table";
  }

  static String twoSided(GameId game) {
    return game + "-two-sided.table";
  }

  /**
   * Hands the tables of a game in the folder that the environment names over to the engine, if it
   * names one.
   *
   * @throws WrongFileException when a file is missing or not what it should be
   */
  static void provide(Console console, Rules<?, ?> rules) {
    String folder = console.environment().get(VARIABLE);
    if (folder == null || folder.isEmpty()) {
      return;
    }
    if (rules instanceof TablesRules tables) {
      Path alone = Path.of(folder).resolve(oneSided(tables.game()));
      Path both = Path.of(folder).resolve(twoSided(tables.game()));
      ExactEndings.provide(
          tables,
          new ExactEndings(
              read(alone, bytes -> TableFile.readOneSided(tables, bytes)),
              read(both, bytes -> TableFile.readTwoSided(tables, bytes))));
    } else {
      OverboardTables.provide(Path.of(folder));
    }
  }

  /** What becomes of the bytes of a file. */
  @FunctionalInterface
  interface Reader<T> {
    /**
     * The table.
     *
     * @throws IllegalArgumentException with what is wrong with these bytes
     */
    T of(byte[] bytes);
  }

  /**
   * Reads a file.
   *
   * @throws WrongFileException when it is missing or not what it should be
   */
  static <T> T read(Path path, Reader<T> reader) {
    byte[] bytes;
    try {
      bytes = Files.readAllBytes(path);
    } catch (IOException e) {
      String why = e instanceof NoSuchFileException ? "it is not there" : "it cannot be read: " + e;
      throw new WrongFileException(
          "expected the file " + path + ", which kameny tables makes, but " + why);
    }
    try {
      return reader.of(bytes);
    } catch (IllegalArgumentException e) {
      throw new WrongFileException("expected a sound table in " + path + ": " + e.getMessage());
    }
  }
}
