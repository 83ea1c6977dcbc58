package cz.kameny.cli;

import cz.kameny.cli.files.WholeFile;
import cz.kameny.engine.search.tablebase.Tablebase;
import cz.kameny.engine.search.tablebase.TablebaseLibrary;
import cz.kameny.rules.NotationException;
import cz.kameny.rules.overboard.OverboardSettings.End;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** The files of the tables of endings of Přes palubu. */
final class OverboardTables {
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
   * Hands the tables in a folder over to the engine.
   *
   * @throws NotationException when a file is missing or not what it should be
   */
  static void provide(Path folder) {
    for (End end : End.values()) {
      Path path = folder.resolve(name(end));
      Tablebase table = EndingTables.read(path, Tablebase::read);
      if (table.end() != end) {
        throw new NotationException("a table of version " + end + " in " + path, "", 0);
      }
      TablebaseLibrary.provide(table);
    }
  }
}
