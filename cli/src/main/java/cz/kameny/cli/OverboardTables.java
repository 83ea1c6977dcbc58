package cz.kameny.cli;

import cz.kameny.cli.files.WholeFile;
import cz.kameny.cli.files.WrongFileException;
import cz.kameny.engine.search.tablebase.Endings;
import cz.kameny.engine.search.tablebase.Tablebase;
import cz.kameny.engine.search.tablebase.TablebaseLibrary;
import cz.kameny.rules.overboard.OverboardSettings.End;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/** The files of the tables of endings of Přes palubu. */
final class OverboardTables {
  /** Bytes Java must be able to take for {@link #build}: 1,500 MB did, 1,200 were too few. */
  static final long MEMORY = 1400L << 20;

  private OverboardTables() {}

  private static String name(End end, boolean five) {
    String version = end.name().toLowerCase(Locale.ROOT);
    return "pres-palubu-" + version + (five ? "-five.table.gz" : ".table");
  }

  /** Builds the tables of both versions and writes them into a folder, with a line for each. */
  static void build(Console console, Path folder, Output out) {
    Watch four = new Watch(console, "up to four figures: moves of");
    write(Tablebase.build(four::at), folder, out);
    Watch five = new Watch(console, "five plain figures: moves of");
    write(Tablebase.buildFive(five::at), folder, out);
  }

  private static void write(List<Tablebase> tables, Path folder, Output out) {
    for (Tablebase table : tables) {
      byte[] bytes = table.ofFive() ? packed(table.bytes()) : table.bytes();
      Path path = folder.resolve(name(table.end(), table.ofFive()));
      WholeFile.write(path, bytes);
      out.line(path + "\t" + bytes.length + " bytes\t" + table.checksum());
    }
  }

  private static byte[] packed(byte[] bytes) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (GZIPOutputStream packer = new GZIPOutputStream(out)) {
      packer.write(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e); // not of a stream in memory
    }
    return out.toByteArray();
  }

  private static byte[] unpacked(byte[] bytes) {
    try (GZIPInputStream unpacker = new GZIPInputStream(new ByteArrayInputStream(bytes))) {
      return unpacker.readAllBytes();
    } catch (IOException e) {
      throw new IllegalArgumentException("expected a whole file packed by gzip", e);
    }
  }

  /**
   * Hands the tables in a folder over to the engine.
   *
   * @throws WrongFileException when a file is missing or not what it should be
   */
  static void provide(Path folder) {
    for (End end : End.values()) {
      // A folder made before there were tables of five figures is as good as it was.
      boolean five = Files.exists(folder.resolve(name(end, true)));
      TablebaseLibrary.provide(
          new Endings(
              read(folder, end, false),
              five ? Optional.of(read(folder, end, true)) : Optional.empty()));
    }
  }

  private static Tablebase read(Path folder, End end, boolean five) {
    Path path = folder.resolve(name(end, five));
    Tablebase table =
        EndingTables.read(path, bytes -> Tablebase.read(five ? unpacked(bytes) : bytes));
    if (table.end() != end || table.ofFive() != five) {
      throw new WrongFileException(
          "expected a table of "
              + words(end, five)
              + " in "
              + path
              + ", found one of "
              + words(table.end(), table.ofFive()));
    }
    return table;
  }

  private static String words(End end, boolean five) {
    return (five ? "five figures" : "up to four figures") + " of version " + end;
  }
}
