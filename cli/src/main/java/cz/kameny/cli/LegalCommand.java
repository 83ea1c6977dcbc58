package cz.kameny.cli;

import cz.kameny.rules.NotationException;
import cz.kameny.rules.Rules;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code legal}: every distinct result of a turn. */
@Command(
    name = "legal",
    description = {
      "Prints what may be played: for each distinct result the turn, a tab and the position after"
          + " it, sorted by the position. A side that cannot move gets one line with the turn '-'."
          + " When the game is over there is no line.",
      ""
    },
    footer = {
      "",
      "Examples:",
      "  kameny legal dlouhe-vrhcaby \"24:15 24:15 w 33\"",
      "  kameny legal pres-palubu - < positions.txt"
    })
final class LegalCommand implements Callable<Integer> {
  private final Console console;

  @Mixin private GameArguments arguments;

  @Parameters(
      index = "1",
      paramLabel = "<position>",
      description =
          "The position in the game's notation, in a dice game with its dice; or - to read"
              + " positions from standard input, one a line. Then an empty line follows the lines"
              + " of each, and a bad one gives one line '! <what was expected>'.")
  private String position;

  LegalCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Rules<?, ?> rules = arguments.rules();
    try (Output out = new Output(console.out())) {
      if (position.equals("-")) {
        return ofInput(rules, out);
      }
      print(rules, position, out);
      return Exit.DONE;
    }
  }

  private int ofInput(Rules<?, ?> rules, Output out) {
    Input in = new Input(console.in());
    int bad = 0;
    int read = 0;
    for (String line = in.line(); line != null; line = in.line()) {
      read++;
      try {
        print(rules, line, out);
      } catch (NotationException e) {
        bad++;
        out.line("! " + Main.oneLine(e.getMessage()));
      }
      out.line("");
      out.flush(); // A program that asks one position after the other waits for its answer.
    }
    if (bad == 0) {
      return Exit.DONE;
    }
    out.flush();
    console.err().print(bad + " of " + read + " positions are refused.\n");
    return Exit.WRONG_USE;
  }

  /** All results are found before the first is written, so that a refused position writes none. */
  private static void print(Rules<?, ?> rules, String text, Output out) {
    for (Results.Result result : Results.of(rules, text)) {
      out.text(result.turn()).text("\t").line(result.position());
    }
  }
}
