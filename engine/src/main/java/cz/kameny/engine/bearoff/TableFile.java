package cz.kameny.engine.bearoff;

import cz.kameny.engine.Checksum;
import cz.kameny.rules.GameId;
import cz.kameny.rules.tables.TablesRules;
import java.io.ByteArrayOutputStream;

/**
 * A table as bytes: {@code KEND}, the version, a line with the game and what the table is, the
 * numbers, and a checksum over all before it. Numbers are big-endian; chances are 32-bit floats.
 */
public final class TableFile {
  private static final int VERSION = 2;

  private static final int MAGIC = 0x4b454e44;

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

  /**
   * Reads a table for one side.
   *
   * @throws IllegalArgumentException with what is wrong, when these bytes are not that table of
   *     this game
   */
  public static OneSided readOneSided(TablesRules rules, byte[] file) {
    Input in = new Input(file, line(rules, "one-sided"), 15);
    float[][] done = new float[in.home.size()][];
    float[][] first = new float[done.length][];
    for (int index = 0; index < done.length; index++) {
      done[index] = in.floats();
      float[] soonest = in.floats();
      first[index] = soonest.length == 0 ? null : soonest;
    }
    in.end();
    return OneSided.of(in.home, done, first);
  }

  /**
   * Reads a table for both sides.
   *
   * @throws IllegalArgumentException with what is wrong, when these bytes are not that table of
   *     this game
   */
  public static TwoSided readTwoSided(TablesRules rules, byte[] file) {
    Input in = new Input(file, line(rules, "two-sided"), TwoSided.STONES);
    float[] win = new float[in.home.size() * in.home.size()];
    for (int i = 0; i < win.length; i++) {
      win[i] = Float.intBitsToFloat(in.number(4));
    }
    in.end();
    return TwoSided.of(in.home, win);
  }

  /**
   * What games have the same endings: the game with those of its settings that matter at home. In
   * Taiga-Puff they say what a double is (TP-4), in the other game none does.
   */
  public static String game(TablesRules rules) {
    return rules.game() + (rules.game() == GameId.TAIGA_PUFF ? " " + rules.settings().asMap() : "");
  }

  private static String line(TablesRules rules, String kind) {
    return game(rules) + " " + kind;
  }

  /** A file's checksum, as hexadecimal digits. */
  public static String checksum(byte[] file) {
    return Long.toHexString(Checksum.of(file, file.length - Checksum.LENGTH));
  }

  private static final class Bytes {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    void head(TablesRules rules, String kind, Home home) {
      number(MAGIC, 4);
      number(VERSION, 2);
      String line = line(rules, kind);
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

  /** A file whose head and checksum are right. */
  private static final class Input {
    private final byte[] file;
    private final String line;
    final Home home;
    private int at;

    Input(byte[] file, String line, int stones) {
      this.file = file;
      this.line = line;
      if (file.length < 8 + Checksum.LENGTH || number(4) != MAGIC) {
        throw new IllegalArgumentException(expected() + ", but these bytes are no table");
      }
      int version = number(2);
      if (version != VERSION) {
        throw new IllegalArgumentException(
            expected() + " in version " + VERSION + ", not " + version);
      }
      int body = file.length - Checksum.LENGTH;
      long sum = Checksum.of(file, body);
      at = body;
      long written = ((long) number(4) << 32) | (number(4) & 0xffff_ffffL);
      if (sum != written) {
        throw new IllegalArgumentException(
            expected()
                + ", but it is cut short or damaged: its checksum is "
                + Long.toHexString(sum)
                + ", not "
                + Long.toHexString(written));
      }
      at = 6;
      int length = number(2);
      StringBuilder found = new StringBuilder();
      for (int i = 0; i < length; i++) {
        found.append((char) number(1));
      }
      home = new Home(stones);
      if (!found.toString().equals(line) || number(1) != stones || number(4) != home.size()) {
        throw new IllegalArgumentException(expected() + ", not " + found);
      }
    }

    private String expected() {
      return "the table " + line + " is expected";
    }

    int number(int length) {
      if (at + length > file.length) {
        throw new IllegalArgumentException(expected() + ", but it is too short");
      }
      int number = 0;
      for (int end = at + length; at < end; at++) {
        number = (number << 8) | (file[at] & 255);
      }
      return number;
    }

    float[] floats() {
      float[] values = new float[number(1)];
      for (int i = 0; i < values.length; i++) {
        values[i] = Float.intBitsToFloat(number(4));
      }
      return values;
    }

    void end() {
      if (at != file.length - Checksum.LENGTH) {
        throw new IllegalArgumentException(expected() + ", but it has another length");
      }
    }
  }
}
