package cz.kameny.cli;

import cz.kameny.engine.arena.Totals;
import cz.kameny.rules.GameId;
import cz.kameny.rules.GameSettings;
import cz.kameny.rules.Games;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code arena}: two computer players against each other, many games. */
@Command(
    name = "arena",
    description = {
      "Plays two computer players against each other in pairs of games: the same dice or the same"
          + " start, the sides exchanged. Prints what A won, with 95 %% bounds taken over pairs. In"
          + " pres-palubu without --set start the starts go round the layouts and random ones.",
      ""
    },
    footer = {
      "",
      "A player is random, v0 (level 3 of the first computer players), level:<n> (from 1, the"
          + " weakest), exec:<command> (an outside program), and in the dice games pips (runs as far"
          + " as it can) or net:<file>[@<plies>] (a contact net with its race net beside it; the one"
          + " of the first phase with those of the other phases, too).",
      "",
      "An outside program reads a line for each of its turns, the game, the settings that are not"
          + " the defaults (name=value joined by commas, or -) and the position, and answers with"
          + " one line, a turn or the position after it; docs/bots has an example. It has 10 s for"
          + " an answer, or --time, and 10 s more for the first one after its start. A wrong answer,"
          + " none in time, a line too many or its end loses the game; it is started anew then.",
      "",
      "Example:",
      "  kameny arena taiga-puff --a level:3 --b random --games 400"
    })
final class ArenaCommand implements Callable<Integer> {
  private static final int MAX_GAMES = 100_000_000;
  private static final int MAX_MILLIS = 3_600_000;

  private final Console console;

  @Mixin private GameArguments arguments;

  @Option(names = "--a", required = true, paramLabel = "<player>", description = "Player A.")
  private String playerA;

  @Option(names = "--b", required = true, paramLabel = "<player>", description = "Player B.")
  private String playerB;

  @Option(
      names = "--games",
      required = true,
      paramLabel = "<n>",
      description = "How many games; an odd number is made even, since games come in pairs.")
  private String games;

  @Option(
      names = "--seed",
      paramLabel = "<n>",
      defaultValue = "1",
      description = "Dice, starts and noise come from it. Default: ${DEFAULT-VALUE}.")
  private String seed;

  @Option(
      names = "--time",
      paramLabel = "<ms>",
      description =
          "How long a turn may take: the highest level and nets use so much of a processor, whatever"
              + " else the machine does; an outside program loses after so much real time (without"
              + " --time after 10 s). What is played then depends on the machine.")
  private String time;

  @Option(names = "--json", description = "Print one JSON object instead of lines to read.")
  private boolean json;

  @Option(
      names = "--resume",
      paramLabel = "<file>",
      description =
          "Keep what has been played in this file and go on from it if it is there. It must be of"
              + " the same match; only the number of games may be another.")
  private Path resume;

  @Option(
      names = "--threads",
      paramLabel = "<n>",
      description =
          "Pairs played at the same time; the result does not depend on it. Default: one"
              + " for each processor.")
  private String threads;

  ArenaCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    try {
      return play();
    } catch (OutOfMemoryError e) {
      // Each thread has players of its own, and the strongest ones have large tables.
      console
          .err()
          .print(
              "kameny: there is too little memory for this match ("
                  + e.getMessage()
                  + "); fewer --threads take less, java -Xmx gives more\n");
      return Exit.FAILED;
    }
  }

  private int play() {
    GameId game = arguments.game();
    long start = Numbers.seed(seed);
    long pairs = (Numbers.within("a number of games", games, 1, MAX_GAMES) + 1) / 2;
    int workers =
        threads == null
            ? Runtime.getRuntime().availableProcessors()
            : (int) Numbers.within("a number of threads", threads, 1, 256);
    GameSettings settings = arguments.settings(start);
    EndingTables.provide(console, Games.rules(settings));
    PlayerSpec a = PlayerSpec.parse(game, playerA, false);
    PlayerSpec b = PlayerSpec.parse(game, playerB, false);
    long millis = time == null ? 0 : Numbers.within("milliseconds", time, 1, MAX_MILLIS);
    boolean tables = a.usesTables(game, millis) || b.usesTables(game, millis);
    Contest contest =
        new Contest(
            settings,
            arguments.sets("start"),
            a,
            b,
            start,
            millis,
            tables ? EndingFiles.names(console, game) : "");
    ArenaFile file = resume == null ? null : new ArenaFile(resume, contest);
    Totals totals =
        new ArenaRun(contest, pairs, workers, file, new Progress(console, pairs)).play();
    try (Output out = new Output(console.out())) {
      if (json) {
        ArenaReport.json(contest, totals, out);
      } else {
        ArenaReport.lines(contest, totals, out);
      }
    }
    return Exit.DONE;
  }
}
