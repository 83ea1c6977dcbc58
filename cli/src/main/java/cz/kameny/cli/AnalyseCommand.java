package cz.kameny.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import cz.kameny.engine.Analysis;
import cz.kameny.engine.Analysts;
import cz.kameny.rules.GameId;
import cz.kameny.rules.NotationException;
import cz.kameny.rules.Position;
import cz.kameny.rules.Rules;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code analyse}: the best turns of a position and what they are worth. */
@Command(
    name = "analyse",
    description = {
      "Prints the best turns of a position, the best first: equity (in a dice game the stakes that"
          + " the side to play can expect, in pres-palubu hundredths of a figure), chances, plies"
          + " looked ahead and the position after it. A dice position without dice is judged as it"
          + " stands.",
      ""
    },
    footer = {
      "",
      "Examples:",
      "  kameny analyse dlouhe-vrhcaby \"24:15 24:15 w 61\"",
      "  kameny analyse taiga-puff \"h15 h15 b 44\" --rollout 72 --json"
    })
final class AnalyseCommand implements Callable<Integer> {
  private static final int MAX_ROLLOUT = 1_000_000;

  private final Console console;

  @Mixin private GameArguments arguments;

  @Parameters(index = "1", paramLabel = "<position>", description = "The position.")
  private String position;

  @Option(
      names = "--turns",
      paramLabel = "<n>",
      defaultValue = "5",
      description = "How many turns at most. Default: ${DEFAULT-VALUE}.")
  private String turns;

  @Option(
      names = "--plies",
      paramLabel = "<n>",
      description = "How far to look: 0 to 2 in a dice game (default 2), 2 to 40 in pres-palubu.")
  private String plies;

  @Option(
      names = "--rollout",
      paramLabel = "<games>",
      description =
          "Play each turn out so often and take the mean instead; dice games only, at least 36.")
  private String rollout;

  @Option(
      names = "--seed",
      paramLabel = "<n>",
      defaultValue = "1",
      description = "Dice of the rollout. Default: ${DEFAULT-VALUE}.")
  private String seed;

  @Option(names = "--json", description = "Print one JSON object.")
  private boolean json;

  AnalyseCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Rules<?, ?> rules = arguments.rules();
    EndingTables.provide(console, rules);
    int wanted = (int) Numbers.within("a number of turns", turns, 1, 1000);
    GameId game = rules.game();
    if (rollout != null && !game.hasDice()) {
      throw new NotationException("no --rollout in a game without dice", rollout, 0);
    }
    int games =
        rollout == null ? 0 : (int) Numbers.within("a number of games", rollout, 36, MAX_ROLLOUT);
    int least = Analysts.leastPlies(game);
    int most = Analysts.mostPlies(game);
    int deep = plies == null ? -1 : (int) Numbers.within("a number of plies", plies, least, most);
    Analysis analysis = analyse(rules, wanted, deep, games, Numbers.seed(seed));
    try (Output out = new Output(console.out())) {
      if (json) {
        json(rules, analysis, out);
      } else {
        lines(analysis, out);
      }
    }
    return Exit.DONE;
  }

  private <P extends Position> Analysis analyse(
      Rules<P, ?> rules, int wanted, int deep, int games, long dice) {
    P read = rules.parsePosition(position);
    if (rules.ending(read).isPresent()) {
      throw new NotationException("a position in which the game goes on", position, 0);
    }
    return Analysts.analyse(rules, read, wanted, deep, games, dice);
  }

  private static void lines(Analysis analysis, Output out) {
    for (Analysis.Line line : analysis.lines()) {
      StringBuilder text = new StringBuilder();
      boolean dice = line.chances() != null;
      text.append(format(dice ? "%+.4f" : "%+.0f", rounded(line.equity())));
      if (line.games() > 0) {
        text.append(format(" ±%.4f", line.error()));
      }
      if (dice) {
        Analysis.Chances chances = line.chances();
        text.append(format("  win %5.1f %%", 100 * chances.win()));
        if (chances.winMars() + chances.loseMars() > 0) {
          text.append(format(" (mars %.1f)", 100 * chances.winMars()));
          text.append(format(", lose %.1f %%", 100 * (1 - chances.win() - chances.draw())));
          text.append(format(" (mars %.1f)", 100 * chances.loseMars()));
        }
        if (chances.draw() > 0) {
          text.append(format(", draw %.1f %%", 100 * chances.draw()));
        }
      }
      text.append(
          line.games() > 0 ? "  " + line.games() + " games" : "  " + line.plies() + " plies");
      out.text(text.toString()).text("\t");
      out.text(line.turn().isEmpty() ? "" : line.turn() + "\t").line(line.after());
    }
  }

  /** As many digits as are shown, so that nothing is shown as minus zero. */
  private static double rounded(double equity) {
    return Math.rint(equity * 10_000) / 10_000 + 0.0;
  }

  private static String format(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }

  private void json(Rules<?, ?> rules, Analysis analysis, Output out) {
    StringWriter text = new StringWriter();
    try (JsonGenerator generator = new JsonFactory().createGenerator(text)) {
      generator.writeStartObject();
      generator.writeStringField("game", rules.settings().game().id());
      generator.writeStringField("position", position);
      generator.writeArrayFieldStart("turns");
      for (Analysis.Line line : analysis.lines()) {
        generator.writeStartObject();
        generator.writeStringField("turn", line.turn());
        generator.writeStringField("after", line.after());
        generator.writeNumberField("equity", line.equity());
        if (line.chances() != null) {
          generator.writeNumberField("win", line.chances().win());
          generator.writeNumberField("winMars", line.chances().winMars());
          generator.writeNumberField("loseMars", line.chances().loseMars());
          generator.writeNumberField("draw", line.chances().draw());
        }
        if (line.games() == 0) {
          generator.writeNumberField("plies", line.plies());
        } else {
          generator.writeNumberField("error", line.error());
          generator.writeNumberField("games", line.games());
        }
        generator.writeEndObject();
      }
      generator.writeEndArray();
      generator.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    out.line(text.toString());
  }
}
