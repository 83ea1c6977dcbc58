package cz.kameny.cli;

import cz.kameny.rules.Play;
import cz.kameny.rules.Position;
import cz.kameny.rules.Roll;
import cz.kameny.rules.Rules;
import cz.kameny.rules.Turn;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code perft}: how many sequences of turns there are. */
@Command(
    name = "perft",
    description = {
      "Prints the number of sequences of that many turns. In the dice games it is the sum over the"
          + " 21 rolls, counted once each, of the distinct results; dice in the position are the"
          + " only roll of its turn. A pass counts as one turn, a finished game has no"
          + " continuation.",
      ""
    },
    footer = {"", "Example:", "  kameny perft dlouhe-vrhcaby \"24:15 24:15 w\" 2"})
final class PerftCommand implements Callable<Integer> {
  /** Far more than can be counted; keeps the recursion's memory small. */
  private static final int MAX_DEPTH = 100;

  private final Console console;

  @Mixin private GameArguments arguments;

  @Parameters(index = "1", paramLabel = "<position>", description = "The position to start from.")
  private String position;

  @Parameters(
      index = "2",
      paramLabel = "<depth>",
      description = "How many turns deep, 0 to " + MAX_DEPTH + ".")
  private String depth;

  @Option(
      names = "--divide",
      description =
          "First a line for each turn (or for each roll where the dice are not thrown): the turn, a"
              + " tab, the position after it (not for a roll), a tab and its share of the number.")
  private boolean divide;

  PerftCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    count(arguments.rules());
    return Exit.DONE;
  }

  private <P extends Position, T extends Turn> void count(Rules<P, T> rules) {
    int turns = (int) Numbers.within("a depth", depth, 0, MAX_DEPTH);
    P start = rules.parsePosition(position);
    try (Output out = new Output(console.out())) {
      if (divide && turns > 0) {
        divide(rules, start, turns, out);
      }
      out.line(Long.toString(rules.perft(start, turns)));
    }
  }

  private static <P extends Position, T extends Turn> void divide(
      Rules<P, T> rules, P start, int turns, Output out) {
    if (rules.needsRoll(start)) {
      for (Roll roll : Roll.ALL) {
        out.line(roll + "\t" + rules.perft(rules.withRoll(start, roll), turns));
      }
      return;
    }
    List<Play<P, T>> plays = new ArrayList<>(rules.legal(start));
    plays.sort(Comparator.comparing(play -> play.after().toString()));
    for (Play<P, T> play : plays) {
      long share = rules.perft(play.after(), turns - 1);
      out.line(play.turn() + "\t" + play.after() + "\t" + share);
    }
  }
}
