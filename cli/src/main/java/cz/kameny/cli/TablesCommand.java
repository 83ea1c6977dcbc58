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
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code tables}: exact tables of the endings. */
@Command(
    name = "tables",
    description = {
      "Works out the tables of the endings of a dice game and writes them with their checksums: for"
          + " one side with all fifteen stones at home the chances to be done (and to have the"
          + " first stone off) after each number of rolls, and for both sides with at most six"
          + " stones the chance to win.",
      "In pres-palubu: what every position of up to four figures, and of five plain ones, is worth,"
          + " in version A and B; 40 seconds of a processor and 2 GB, which Java may have to be"
          + " allowed first: JAVA_TOOL_OPTIONS=-Xmx2g.",
      "Analysis and players with a time use the tables in the folder that KAMENY_TABLES names.",
      ""
    })
final class TablesCommand implements Callable<Integer> {
  private final Console console;

  @Spec private CommandSpec spec;

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
    if (check == null) {
      refuse("expected --check <n> with %s", "--level", "--stones");
    }
    // All that can be wrong with the options comes before the work, and before a file is replaced.
    int[] range = range();
    int decisions =
        check == null ? 0 : (int) Numbers.within("a number of rolls", check, 1, 10_000_000);
    int number = (int) Numbers.within("a level", level, 1, 8);
    if (folder != null) {
      WholeFile.requireFolder(folder);
    }
    try (Output out = new Output(console.out())) {
      TwoSided both = TwoSided.build(tables, new Watch(console, "both sides:")::at);
      int most = folder == null ? range[1] : Side.STONES;
      OneSided one = OneSided.build(tables, most, new Watch(console, "one side:")::at);
      if (folder != null) {
        write(out, EndingTables.oneSided(tables.game()), TableFile.write(tables, one));
        write(out, EndingTables.twoSided(tables.game()), TableFile.write(tables, both));
      }
      if (check != null) {
        ExactEndings endings = new ExactEndings(one, both);
        out.line(
            said(EndingCheck.measure(tables, endings, number, decisions, 1, range[0], range[1])));
      }
    }
    return Exit.DONE;
  }

  private static String said(EndingCheck.Loss loss) {
    return String.format(
        Locale.ROOT,
        "%d decisions: %.6f stakes lost on average, %.4f at most",
        loss.decisions(),
        loss.mean(),
        loss.worst());
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
    refuse(
        "expected a dice game with %s, found pres-palubu, whose tables are whole",
        "--check", "--level", "--stones");
    refuse("expected no %s in pres-palubu, whose tables are made of both versions", "--set");
    if (folder == null) {
      throw new NotationException("--out <folder>", "", 0);
    }
    long limit = Runtime.getRuntime().maxMemory();
    if (limit < OverboardTables.MEMORY) {
      String sentence = Memory.tooLittle("tables pres-palubu", "2 GB", limit);
      console.err().print("kameny: " + sentence + "\n");
      return Exit.FAILED;
    }
    WholeFile.requireFolder(folder);
    try (Output out = new Output(console.out())) {
      OverboardTables.build(console, folder, out);
    }
    return Exit.DONE;
  }

  /** Refuses options that would be ignored. */
  private void refuse(String sentence, String... options) {
    for (String option : options) {
      if (spec.commandLine().getParseResult().hasMatchedOption(option)) {
        throw new ParameterException(spec.commandLine(), String.format(sentence, option));
      }
    }
  }

  private void write(Output out, String name, byte[] bytes) {
    Path path = folder.resolve(name);
    WholeFile.write(path, bytes);
    out.line(path + "\t" + bytes.length + " bytes\t" + TableFile.checksum(bytes));
  }
}
