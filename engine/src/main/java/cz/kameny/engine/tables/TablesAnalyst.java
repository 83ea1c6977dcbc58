package cz.kameny.engine.tables;

import cz.kameny.engine.Analysis;
import cz.kameny.engine.net.Chances;
import cz.kameny.rules.tables.TablesPosition;
import cz.kameny.rules.tables.TablesRules;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Analysis of positions of a dice game. */
public final class TablesAnalyst {
  private final TablesRules rules;
  private final Oracle oracle;
  private final Thinker thinker;
  private final Lookahead lookahead;
  private final Thinker.Depth depth;
  private final int plies;

  /**
   * An analyst under these rules.
   *
   * @param plies how far to look, 0 to 2
   */
  public TablesAnalyst(TablesRules rules, int plies) {
    this.rules = rules;
    this.plies = plies;
    this.oracle = Oracle.withEndings(rules, TablesBots.nets(rules));
    this.thinker = Thinker.unlimited(rules, oracle, plies);
    this.lookahead = new Lookahead(rules, oracle, plies);
    this.depth = new Thinker.Depth(plies, 1, 1, 4f, 1024, Long.MAX_VALUE);
  }

  /**
   * The best turns of a position with its dice, or what one without dice is worth.
   *
   * @param wanted how many turns at most, at least 1
   * @param games games of a rollout of each, 0 for none, else at least 36
   * @param seed dice of the rollout
   * @throws IllegalArgumentException when the game is over
   */
  public Analysis analyse(TablesPosition position, int wanted, int games, long seed) {
    if (rules.ending(position).isPresent()) {
      throw new IllegalArgumentException("the game is over");
    }
    List<Analysis.Line> lines = new ArrayList<>();
    if (position.roll() == null) {
      oracle.forget();
      Chances chances = new Chances();
      lookahead.judge(position.mover(), position.waiting(), position.turn(), plies, chances);
      lines.add(line("", position, chances, oracle.equity(chances), plies, games, seed, 1));
      return new Analysis(lines);
    }
    // Of at least two: the worth of one that alone comes into question is not looked into.
    List<Thinker.Candidate> candidates = thinker.think(position, depth, Math.max(2, wanted));
    for (Thinker.Candidate candidate : candidates.subList(0, Math.min(wanted, candidates.size()))) {
      TablesPosition after = rules.play(position, candidate.turn());
      lines.add(
          line(
              candidate.turn().toString(),
              after,
              candidate.chances(),
              candidate.equity(),
              candidate.plies(),
              games,
              seed,
              -1));
    }
    if (games > 0) {
      lines.sort(Comparator.comparingDouble(Analysis.Line::equity).reversed());
    }
    return new Analysis(lines);
  }

  private Analysis.Line line(
      String turn,
      TablesPosition after,
      Chances chances,
      double equity,
      int deep,
      int games,
      long seed,
      int sign) {
    if (games > 0 && rules.ending(after).isEmpty()) {
      Rollout.Result result =
          new Rollout(rules, oracle)
              .play(after.mover(), after.waiting(), after.turn(), games, Rollout.WHOLE_GAMES, seed);
      Chances own = new Chances();
      if (sign < 0) {
        own.flip(result.chances());
      } else {
        own.set(result.chances());
      }
      double value = sign * result.equity();
      return new Analysis.Line(turn, after.toString(), value, shown(own), 0, result.error(), games);
    }
    return new Analysis.Line(turn, after.toString(), equity, shown(chances), deep, 0, 0);
  }

  /** Rounding may leave chances a little below 0 or above 1, and so does luck that is removed. */
  private static Analysis.Chances shown(Chances of) {
    return new Analysis.Chances(
        shown(of.win), shown(of.winMars), shown(of.loseMars), shown(of.draw));
  }

  private static double shown(float chance) {
    return Math.max(0.0, Math.min(1.0, chance));
  }
}
