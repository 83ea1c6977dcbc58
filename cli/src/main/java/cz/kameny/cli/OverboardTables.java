package cz.kameny.cli;

import cz.kameny.cli.files.WholeFile;
import cz.kameny.engine.search.tablebase.Tablebase;
import cz.kameny.engine.search.tablebase.TablebaseLibrary;
import cz.kameny.rules.NotationException;
import cz.kameny.rules.overboard.OverboardSettings.End;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** The files of the tables of endings of Přes palubu: building, writing, reading. */
final class OverboardTables {
  /** Names the folder of the tables, for players that are to use them. */
  static final String VARIABLE = "KAMENY_TABLES";

  private OverboardTables() {}

  private static String name(End end) {
    return "pres-palubu-" + end.name().toLowerCase(Locale.ROOT) + ".table";
  }

  /** Builds both tables and writes them into a folder, with a line for each. */
  static void build(Console console, Path folder, Output out) {
    long[] last = {System.nanoTime()};
    List<Tablebase> tables =
        Tablebase.build(
            (done, all) -> {
              long now = System.nanoTime();
              if (done.equals(all) || now - last[0] > 1_000_000_000L) {
                last[0] = now;
                console.err().print("moves of " + done + " of " + all + " positions\n");
              }
            });
    for (Tablebase table : tables) {
      Path path = WholeFile.write(folder, name(table.end()), table.bytes());
      out.line(path + "\t" + table.bytes().length + " bytes\t" + table.checksum());
    }
  }

  /**
   * Hands the tables in the folder that the environment names over to the engine, if it names one.
   *
   * @throws NotationException when a file is missing or not what it should be
   */
  static void provide(Console console) {
    String folder = console.environment().get(VARIABLE);
    if (folder != null && !folder.isEmpty()) {
      for (End end : End.values()) {
        TablebaseLibrary.provide(read(Path.of(folder).resolve(name(end)), end));
      }
    }
  }

  private static Tablebase read(Path path, End end) {
    byte[] bytes;
    try {
      bytes = Files.readAllBytes(path);
    } catch (IOException e) {
      throw new NotationException("the file " + path + ", which kameny tables makes", "", 0);
    }
    Tablebase table;
    try {
      table = Tablebase.read(bytes);
    } catch (IllegalArgumentException e) {
      throw new NotationException("a sound table in " + path + ": " + e.getMessage(), "", 0);
    }
    if (table.end() != end) {
      throw new NotationException("a table of version " + end + " in " + path, "", 0);
    }
    return table;
  }
}
