package cz.kameny.cli;

import cz.kameny.cli.files.WholeFile;
import cz.kameny.engine.bearoff.OneSided;
import cz.kameny.engine.bearoff.TableFile;
import cz.kameny.engine.bearoff.TwoSided;
import cz.kameny.engine.tables.EndingCheck;
import cz.kameny.engine.tables.ExactEndings;
import cz.kameny.rules.GameId;
import cz.kameny.rules.NotationException;
import cz.kameny.rules.Rules;
import cz.kameny.rules.tables.Side;
import cz.kameny.rules.tables.TablesRules;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code tables}: exact tables of the endings. */
@Command(
    name = "tables",
    description = {
      "Works out the tables of the endings of a dice game and writes them with their checksums: for"
          + " one side with all fifteen stones at home the chances to be done (and to have the"
          + " first stone off) after each number of rolls, and for both sides with at most six"
          + " stones the chance to win.",
      "In pres-palubu: what every position of up to four figures, and of five plain ones, is worth,"
          + " in version A and B; 40 seconds of a processor and 2 GB.",
      "Analysis and players with a time use the tables in the folder that KAMENY_TABLES names.",
      ""
    })
final class TablesCommand implements Callable<Integer> {
  private final Console console;

  @Mixin private GameArguments arguments;

  @Option(names = "--out", paramLabel = "<folder>", description = "Where the files go.")
  private Path folder;

  @Option(
      names = "--check",
      paramLabel = "<n>",
      description =
          "Play so many rolls in random positions with all stones at home, and print the equity lost.")
  private String check;

  @Option(
      names = "--stones",
      paramLabel = "<from>-<to>",
      defaultValue = "1-6",
      description =
          "How many stones each side has left there; with at most six the second table is asked,"
              + " otherwise the first. Default: ${DEFAULT-VALUE}.")
  private String stones;

  @Option(
      names = "--level",
      paramLabel = "<n>",
      defaultValue = "8",
      description = "The level that plays them. Default: ${DEFAULT-VALUE}.")
  private String level;

  TablesCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Rules<?, ?> rules = arguments.rules();
    if (arguments.game() == GameId.PRES_PALUBU) {
      return overboard();
    }
    if (!(rules instanceof TablesRules tables)) {
      throw new IllegalStateException("no endings of " + arguments.game() + " are known");
    }
    if (folder == null && check == null) {
      throw new NotationException("--out <folder> or --check <n>", "", 0);
    }
    int[] range = range();
    try (Output out = new Output(console.out())) {
      TwoSided both = TwoSided.build(tables, watcher("both sides"));
      int most = folder == null ? range[1] : Side.STONES;
      OneSided one = OneSided.build(tables, most, watcher("one side"));
      if (folder != null) {
        write(out, EndingTables.oneSided(tables.game()), TableFile.write(tables, one));
        write(out, EndingTables.twoSided(tables.game()), TableFile.write(tables, both));
      }
      if (check != null) {
        int decisions = (int) Numbers.within("a number of rolls", check, 1, 10_000_000);
        int number = (int) Numbers.within("a level", level, 1, 8);
        ExactEndings endings = new ExactEndings(one, both);
        EndingCheck.Loss loss =
            EndingCheck.measure(tables, endings, number, decisions, 1, range[0], range[1]);
        out.line(
            String.format(
                Locale.ROOT,
                "%d decisions: %.6f stakes lost on average, %.4f at most",
                loss.decisions(),
                loss.mean(),
                loss.worst()));
      }
    }
    return Exit.DONE;
  }

  private int[] range() {
    int dash = stones.indexOf('-');
    if (dash < 0) {
      throw new NotationException("stones as <from>-<to>, such as 7-15", stones, 0);
    }
    String what = "a number of stones";
    int fewest = (int) Numbers.within(what, stones.substring(0, dash), 1, Side.STONES);
    int most = (int) Numbers.within(what, stones.substring(dash + 1), fewest, Side.STONES);
    return new int[] {fewest, most};
  }

  private int overboard() {
    if (folder == null) {
      throw new NotationException("--out <folder>", "", 0);
    }
    try (Output out = new Output(console.out())) {
      OverboardTables.build(console, folder, out);
    }
    return Exit.DONE;
  }

  private OneSided.Watcher watcher(String what) {
    long[] last = {System.nanoTime()};
    return (done, all) -> {
      long now = System.nanoTime();
      if (done == all || now - last[0] > 1_000_000_000L) {
        last[0] = now;
        console.err().print(what + ": " + done + " of " + all + " positions\n");
      }
    };
  }

  private void write(Output out, String name, byte[] bytes) {
    Path path = WholeFile.write(folder, name, bytes);
    out.line(path + "\t" + bytes.length + " bytes\t" + TableFile.checksum(bytes));
  }
}
