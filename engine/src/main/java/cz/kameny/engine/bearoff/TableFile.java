package cz.kameny.engine.bearoff;

import cz.kameny.engine.Checksum;
import cz.kameny.rules.tables.TablesRules;
import java.io.ByteArrayOutputStream;

/**
 * A table as bytes: {@code KEND}, the version, a line with the game and what the table is, the
 * numbers, and a checksum over all before it. Numbers are big-endian; chances are 32-bit floats.
 */
public final class TableFile {
  private static final int VERSION = 1;

  private TableFile() {}

  /** The whole table for one side: of each position its length, its chances, those of the first. */
  public static byte[] write(TablesRules rules, OneSided table) {
    Bytes out = new Bytes();
    out.head(rules, "one-sided", table.home());
    for (int index = 0; index < table.home().size(); index++) {
      long low = table.home().low(index);
      out.floats(table.done(low));
      float[] first = table.first(low);
      out.floats(first == null ? new float[0] : first);
    }
    return out.end();
  }

  /** The table for both sides: for every position of the side to roll all of the other's. */
  public static byte[] write(TablesRules rules, TwoSided table) {
    Bytes out = new Bytes();
    out.head(rules, "two-sided", table.home());
    for (int own = 0; own < table.home().size(); own++) {
      long low = table.home().low(own);
      for (int other = 0; other < table.home().size(); other++) {
        out.number(Float.floatToIntBits(table.win(low, table.home().low(other))), 4);
      }
    }
    return out.end();
  }

  /** A file's checksum, as hexadecimal digits. */
  public static String checksum(byte[] file) {
    return Long.toHexString(Checksum.of(file, file.length - Checksum.LENGTH));
  }

  private static final class Bytes {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    void head(TablesRules rules, String kind, Home home) {
      number(0x4b454e44, 4);
      number(VERSION, 2);
      String line = rules.game() + " " + rules.settings().asMap() + " " + kind;
      number(line.length(), 2);
      for (int i = 0; i < line.length(); i++) {
        number(line.charAt(i), 1);
      }
      number(home.stones(), 1);
      number(home.size(), 4);
    }

    void number(int number, int length) {
      for (int i = length - 1; i >= 0; i--) {
        out.write(number >>> 8 * i);
      }
    }

    void floats(float[] values) {
      number(values.length, 1);
      for (float value : values) {
        number(Float.floatToIntBits(value), 4);
      }
    }

    byte[] end() {
      byte[] body = out.toByteArray();
      long sum = Checksum.of(body, body.length);
      number((int) (sum >>> 32), 4);
      number((int) sum, 4);
      return out.toByteArray();
    }
  }
}
