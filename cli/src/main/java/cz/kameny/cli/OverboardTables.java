package cz.kameny.cli;

import cz.kameny.cli.files.WholeFile;
import cz.kameny.engine.search.tablebase.Endings;
import cz.kameny.engine.search.tablebase.Tablebase;
import cz.kameny.engine.search.tablebase.TablebaseLibrary;
import cz.kameny.rules.NotationException;
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
import java.util.function.BiConsumer;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/** The files of the tables of endings of Přes palubu. */
final class OverboardTables {
  private OverboardTables() {}

  private static String name(End end, boolean five) {
    String version = end.name().toLowerCase(Locale.ROOT);
    return "pres-palubu-" + version + (five ? "-five.table.gz" : ".table");
  }

  /** Builds the tables of both versions and writes them into a folder, with a line for each. */
  static void build(Console console, Path folder, Output out) {
    write(Tablebase.build(watcher(console, "up to four figures")), folder, out);
    write(Tablebase.buildFive(watcher(console, "five plain figures")), folder, out);
  }

  private static BiConsumer<Integer, Integer> watcher(Console console, String what) {
    long[] last = {System.nanoTime()};
    return (done, all) -> {
      long now = System.nanoTime();
      if (done.equals(all) || now - last[0] > 1_000_000_000L) {
        last[0] = now;
        console.err().print(what + ": moves of " + done + " of " + all + " positions\n");
      }
    };
  }

  private static void write(List<Tablebase> tables, Path folder, Output out) {
    for (Tablebase table : tables) {
      byte[] bytes = table.ofFive() ? packed(table.bytes()) : table.bytes();
      Path path = WholeFile.write(folder, name(table.end(), table.ofFive()), bytes);
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
   * @throws NotationException when a file is missing or not what it should be
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
      String positions = five ? "five figures" : "up to four figures";
      throw new NotationException(
          "a table of " + positions + " of version " + end + " in " + path, "", 0);
    }
    return table;
  }
}
