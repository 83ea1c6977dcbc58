package cz.kameny.cli.train;

import cz.kameny.engine.tables.Rollout;
import cz.kameny.rules.GameId;
import cz.kameny.rules.NotationException;
import cz.kameny.rules.overboard.OverboardSettings;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code train}: the nets of a game, by self-play. */
@Command(
    name = "train",
    description = {
      "Trains the nets of a game by self-play: of a dice game first the race, then whole games, or"
          + " from rollouts; of Přes palubu one net after the other, each by games of the one"
          + " before. Keeps its state"
          + " in the folder and goes on from there when it is started again; the nets depend on the"
          + " options alone.",
      ""
    })
public final class TrainCommand implements Callable<Integer> {
  /** Options that mean something for a dice game alone. */
  private static final List<String> DICE =
      List.of(
          "--races",
          "--hidden",
          "--race-hidden",
          "--phases",
          "--rate",
          "--last-rate",
          "--play-outs",
          "--play-out-rate",
          "--play-out-last-rate",
          "--rollouts",
          "--rollout-games",
          "--rollout-turns",
          "--rolled-out",
          "--passes",
          "--from",
          "--last-turn");

  /** Options that mean something for Přes palubu alone. */
  private static final List<String> OVERBOARD =
      List.of("--end", "--generations", "--nodes", "--epochs");

  private final PrintStream log;

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "<game>", description = "pres-palubu, taiga-puff or dlouhe-vrhcaby.")
  private String game;

  @Option(names = "--out", required = true, paramLabel = "<folder>", description = "The folder.")
  private Path folder;

  @Option(
      names = "--games",
      defaultValue = "1000000",
      paramLabel = "<n>",
      description = "Whole games. Default: ${DEFAULT-VALUE}.")
  private long games;

  @Option(
      names = "--races",
      defaultValue = "200000",
      paramLabel = "<n>",
      description = "Races before them. Default: ${DEFAULT-VALUE}.")
  private long races;

  @Option(
      names = "--hidden",
      defaultValue = "128",
      paramLabel = "<n>",
      description = "Hidden units of a contact net. Default: ${DEFAULT-VALUE}.")
  private int hidden;

  @Option(
      names = "--race-hidden",
      defaultValue = "32",
      paramLabel = "<n>",
      description = "Hidden units of the race net. Default: ${DEFAULT-VALUE}.")
  private int raceHidden;

  @Option(
      names = "--phases",
      description =
          "A contact net for each of three phases of a game instead of one for all of it. Nets in"
              + " --from that know no phases are where all three begin.")
  private boolean phases;

  @Option(
      names = "--seed",
      defaultValue = "1",
      paramLabel = "<n>",
      description = "Everything is drawn from it. Default: ${DEFAULT-VALUE}.")
  private long seed;

  @Option(
      names = "--rate",
      defaultValue = "0.02",
      paramLabel = "<x>",
      description = "Learning rate in the beginning. Default: ${DEFAULT-VALUE}.")
  private double rate;

  @Option(
      names = "--last-rate",
      defaultValue = "0.001",
      paramLabel = "<x>",
      description = "Learning rate in the end. Default: ${DEFAULT-VALUE}.")
  private double lastRate;

  @Option(
      names = "--play-outs",
      defaultValue = "0",
      paramLabel = "<n>",
      description =
          "Games after them that are played out with the luck removed; each takes as long as about"
              + " twenty others. Default: ${DEFAULT-VALUE}.")
  private long playOuts;

  @Option(
      names = "--play-out-rate",
      defaultValue = "0.005",
      paramLabel = "<x>",
      description = "Learning rate when they begin. Default: ${DEFAULT-VALUE}.")
  private double playOutRate;

  @Option(
      names = "--play-out-last-rate",
      defaultValue = "0.0002",
      paramLabel = "<x>",
      description = "Learning rate when they end. Default: ${DEFAULT-VALUE}.")
  private double playOutLastRate;

  @Option(
      names = "--rollouts",
      defaultValue = "0",
      paramLabel = "<n>",
      description =
          "Instead of games: roll out so many positions with the nets in --from, the luck removed,"
              + " and let them learn what came out, with --rate to --last-rate.")
  private long rollouts;

  @Option(
      names = "--rollout-games",
      defaultValue = "72",
      paramLabel = "<n>",
      description = "Games of a rollout, at least 36. Default: ${DEFAULT-VALUE}.")
  private int rolloutGames;

  @Option(
      names = "--rollout-turns",
      defaultValue = "0",
      paramLabel = "<n>",
      description =
          "Turns of each of them, after which the nets say what the rest is worth; 0 for whole"
              + " games. Default: ${DEFAULT-VALUE}.")
  private int rolloutTurns;

  @Option(
      names = "--rolled-out",
      paramLabel = "<file>",
      description =
          "Instead of rolling out: the rollouts.data of an earlier training, whatever nets made it;"
              + " those in --from learn.")
  private Path rolledOut;

  @Option(
      names = "--passes",
      defaultValue = "4",
      paramLabel = "<n>",
      description = "How often all rollouts are learned from. Default: ${DEFAULT-VALUE}.")
  private int passes;

  @Option(
      names = "--from",
      paramLabel = "<folder>",
      description =
          "Nets to go on from, as an earlier training has written them; --games and --races may be"
              + " 0 then.")
  private Path from;

  @Option(
      names = "--last-turn",
      description =
          "Trains the nets for the last roll of dlouhe-vrhcaby (LV-15) instead, by --games games of"
              + " the nets in --from.")
  private boolean lastTurn;

  @Option(
      names = "--end",
      defaultValue = "A",
      paramLabel = "<version>",
      description = "Přes palubu: the version, A or B. Default: ${DEFAULT-VALUE}.")
  private OverboardSettings.End end;

  @Option(
      names = "--generations",
      defaultValue = "2",
      paramLabel = "<n>",
      description =
          "Přes palubu: nets one after the other, with --games games each. Default:"
              + " ${DEFAULT-VALUE}.")
  private int generations;

  @Option(
      names = "--nodes",
      defaultValue = "1000",
      paramLabel = "<n>",
      description = "Přes palubu: positions a move may look at. Default: ${DEFAULT-VALUE}.")
  private long nodes;

  @Option(
      names = "--epochs",
      defaultValue = "6",
      paramLabel = "<n>",
      description =
          "Přes palubu: how often a net learns from all positions. Default: ${DEFAULT-VALUE}.")
  private int epochs;

  /**
   * The command.
   *
   * @param log where it says how far it is
   */
  public TrainCommand(PrintStream log) {
    this.log = log;
  }

  @Override
  public Integer call() {
    GameId id = GameId.parse(game);
    if (id == GameId.PRES_PALUBU) {
      refuse(DICE, "a dice game");
      new OverboardTraining(end, generations, games, nodes, epochs, seed).run(folder, log);
      return 0;
    }
    refuse(OVERBOARD, "pres-palubu");
    checkNumbers();
    TrainedNets earlier = from == null ? null : TrainedNets.read(id, from, phases);
    new Training(course(id, earlier), folder, log).run();
    return 0;
  }

  /** Refuses options that would be ignored. */
  private void refuse(List<String> options, String kind) {
    for (String option : options) {
      if (spec.commandLine().getParseResult().hasMatchedOption(option)) {
        throw new NotationException(kind + " with " + option, game, 0);
      }
    }
  }

  private void checkNumbers() {
    String alone = from == null ? " without --from" : "";
    int least = from == null ? 1 : 0;
    Bounds.check("--games" + alone, games, least, Bounds.GAMES);
    Bounds.check("--races" + alone, races, least, Bounds.GAMES);
    Bounds.check("--play-outs", playOuts, 0, Bounds.GAMES);
    Bounds.check("--hidden", hidden, 1, 1024);
    Bounds.check("--race-hidden", raceHidden, 1, 1024);
    Bounds.check("--rollouts", rollouts, 0, 500_000);
    Bounds.check("--rollout-games", rolloutGames, 36, Bounds.ROUNDS);
    Bounds.check("--rollout-turns", rolloutTurns, 0, Rollout.WHOLE_GAMES);
    Bounds.check("--passes", passes, 1, Bounds.ROUNDS);
    Bounds.checkRate("--rate", rate);
    Bounds.checkRate("--last-rate", lastRate);
    Bounds.checkRate("--play-out-rate", playOutRate);
    Bounds.checkRate("--play-out-last-rate", playOutLastRate);
  }

  private Course course(GameId id, TrainedNets earlier) {
    if (rollouts != 0 || rolledOut != null) {
      return rollouts(id, earlier);
    }
    return lastTurn ? lastTurns(id, earlier) : selfPlay(id, earlier);
  }

  private Course rollouts(GameId id, TrainedNets earlier) {
    if (earlier == null) {
      throw new NotationException("--from <folder> with --rollouts and --rolled-out", "", 0);
    }
    if (lastTurn) {
      throw new NotationException("no --last-turn with --rollouts", "--last-turn", 0);
    }
    if (rolledOut == null) {
      return new RolloutCourse(
          id,
          null,
          rollouts,
          rolloutGames,
          rolloutTurns == 0 ? Rollout.WHOLE_GAMES : rolloutTurns,
          passes,
          seed,
          rates(),
          earlier);
    }
    if (rollouts != 0) {
      throw new NotationException("either --rollouts or --rolled-out", "both", 0);
    }
    return RolloutCourse.ofKnown(
        id, RolledOut.readAll(rolledOut, id), passes, seed, rates(), earlier);
  }

  private Course lastTurns(GameId id, TrainedNets earlier) {
    if (id != GameId.DLOUHE_VRHCABY) {
      throw new NotationException("dlouhe-vrhcaby with --last-turn", game, 0);
    }
    if (earlier == null) {
      throw new NotationException("--from <folder> with --last-turn", "", 0);
    }
    Bounds.check("--games with --last-turn", games, 1, Bounds.GAMES);
    return new LastTurnCourse(games, hidden, raceHidden, seed, rates(), earlier);
  }

  private Course.Rates rates() {
    return new Course.Rates(rate, lastRate);
  }

  private Course selfPlay(GameId id, TrainedNets earlier) {
    if (games + races + playOuts == 0) {
      throw new NotationException("at least one of --games, --races and --play-outs", "0", 0);
    }
    return new SelfPlayCourse(
        id,
        phases,
        games,
        races,
        playOuts,
        hidden,
        raceHidden,
        seed,
        rates(),
        new Course.Rates(playOutRate, playOutLastRate),
        earlier);
  }
}
