package cz.kameny.engine.bearoff;

import cz.kameny.engine.Checksum;
import cz.kameny.engine.SealedFile;
import cz.kameny.rules.GameId;
import cz.kameny.rules.tables.Side;
import cz.kameny.rules.tables.TablesRules;

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
    SealedFile.Writer out = begin(rules, "one-sided", table.home());
    for (int index = 0; index < table.home().size(); index++) {
      long low = table.home().low(index);
      floats(out, table.done(low));
      float[] first = table.first(low);
      floats(out, first == null ? new float[0] : first);
    }
    return out.seal();
  }

  /** The table for both sides: for every position of the side to roll all of the other's. */
  public static byte[] write(TablesRules rules, TwoSided table) {
    SealedFile.Writer out = begin(rules, "two-sided", table.home());
    for (int own = 0; own < table.home().size(); own++) {
      long low = table.home().low(own);
      for (int other = 0; other < table.home().size(); other++) {
        out.number(table.win(low, table.home().low(other)));
      }
    }
    return out.seal();
  }

  /**
   * Reads a table for one side.
   *
   * @throws IllegalArgumentException with what is wrong, when these bytes are not that table of
   *     this game
   */
  public static OneSided readOneSided(TablesRules rules, byte[] file) {
    Home home = new Home(Side.STONES);
    SealedFile.Reader in = open(rules, "one-sided", home, file);
    float[][] done = new float[home.size()][];
    float[][] first = new float[done.length][];
    for (int index = 0; index < done.length; index++) {
      done[index] = floats(in);
      float[] soonest = floats(in);
      first[index] = soonest.length == 0 ? null : soonest;
    }
    in.end();
    return OneSided.of(home, done, first);
  }

  /**
   * Reads a table for both sides.
   *
   * @throws IllegalArgumentException with what is wrong, when these bytes are not that table of
   *     this game
   */
  public static TwoSided readTwoSided(TablesRules rules, byte[] file) {
    Home home = new Home(TwoSided.STONES);
    SealedFile.Reader in = open(rules, "two-sided", home, file);
    float[] win = new float[home.size() * home.size()];
    for (int i = 0; i < win.length; i++) {
      win[i] = in.number();
    }
    in.end();
    return TwoSided.of(home, win);
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

  private static SealedFile.Writer begin(TablesRules rules, String kind, Home home) {
    SealedFile.Writer out = new SealedFile.Writer(MAGIC, VERSION, 1 << 22);
    out.text(line(rules, kind), 2);
    out.number(home.stones(), 1);
    out.number(home.size(), 4);
    return out;
  }

  private static void floats(SealedFile.Writer out, float[] values) {
    out.number(values.length, 1);
    for (float value : values) {
      out.number(value);
    }
  }

  private static SealedFile.Reader open(TablesRules rules, String kind, Home home, byte[] file) {
    String what = "the table " + line(rules, kind);
    SealedFile.Reader in = new SealedFile.Reader(what, "table", file, MAGIC, VERSION);
    String found = in.text(2);
    if (!found.equals(line(rules, kind))
        || in.number(1) != home.stones()
        || in.number(4) != home.size()) {
      throw new IllegalArgumentException(what + " is expected, not " + found);
    }
    return in;
  }

  private static float[] floats(SealedFile.Reader in) {
    float[] values = new float[in.number(1)];
    for (int i = 0; i < values.length; i++) {
      values[i] = in.number();
    }
    return values;
  }
}
