package cz.kameny.cli;

import cz.kameny.engine.search.Signature;
import cz.kameny.rules.GameId;
import cz.kameny.rules.NotationException;
import cz.kameny.rules.overboard.OverboardSettings.End;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code bench}: the search of Přes palubu over a fixed set of positions. */
@Command(
    name = "bench",
    description = {
      "Searches positions of all phases of pres-palubu, in version A and B, and prints for each the"
          + " nodes visited and the time of the thread on the processor, then the signature: the"
          + " nodes of a search "
          + Signature.DEPTH
          + " plies deep, which changes if and only if the search behaves otherwise.",
      ""
    },
    footer = {"", "Example:", "  kameny bench pres-palubu --depth 10"})
final class BenchCommand implements Callable<Integer> {
  private static final int MAX_DEPTH = 30;

  private final Console console;

  // No settings: both versions are searched, from positions of their own.
  @Parameters(paramLabel = "<game>", description = "pres-palubu, the game that is searched.")
  private String game;

  @Option(
      names = "--depth",
      paramLabel = "<n>",
      defaultValue = "10",
      description = "Plies to search each position. Default: ${DEFAULT-VALUE}.")
  private String depth;

  BenchCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    if (GameId.parse(game) != GameId.PRES_PALUBU) {
      throw new NotationException("pres-palubu, the game that is searched", game, 0);
    }
    int plies = (int) Numbers.within("a depth", depth, 1, MAX_DEPTH);
    try (Output out = new Output(console.out())) {
      ProcessorTime time = new ProcessorTime();
      // Twice: the first round is for the compiler to get warm.
      Signature.efforts(End.A, Math.min(plies, Signature.DEPTH), time::nanos);
      long nodes = 0;
      long nanos = 0;
      for (End end : End.values()) {
        for (Signature.Effort effort : Signature.efforts(end, plies, time::nanos)) {
          out.line(line(effort)).flush();
          nodes += effort.nodes();
          nanos += effort.nanos();
        }
      }
      out.line(
          String.format(
              Locale.ROOT,
              "%d nodes, %.2f million a second; signature %d",
              nodes,
              nodes * 1e3 / nanos,
              Signature.nodes()));
    }
    return Exit.DONE;
  }

  private static String line(Signature.Effort effort) {
    return String.format(
        Locale.ROOT,
        "%s\t%s\tdepth %d\t%d nodes\t%.0f ms",
        effort.end(),
        effort.position(),
        effort.depth(),
        effort.nodes(),
        effort.nanos() / 1e6);
  }
}
