package cz.kameny.engine.search;

import cz.kameny.engine.Analysis;
import cz.kameny.engine.Clock;
import cz.kameny.engine.search.tablebase.Endings;
import cz.kameny.engine.search.tablebase.Probe;
import cz.kameny.engine.search.tablebase.TablebaseLibrary;
import cz.kameny.rules.Ending;
import cz.kameny.rules.Play;
import cz.kameny.rules.Rng;
import cz.kameny.rules.overboard.OverboardMove;
import cz.kameny.rules.overboard.OverboardPosition;
import cz.kameny.rules.overboard.OverboardRules;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Analysis of positions of Přes palubu: every move is searched for itself. */
public final class OverboardAnalyst {
  /** Positions looked at for each move when no depth is asked for. */
  private static final long USUAL_NODES = 200_000;

  private static final int TABLE_BITS = 18;

  /** What a won game is shown as, in hundredths of a figure, less a point for each ply to it. */
  private static final int WON = 100_000;

  /**
   * Version B: what a game is shown as from that is decided by a lead without a number of plies;
   * the surer, the more.
   */
  private static final int DECIDED = 50_000;

  private final OverboardRules rules;
  private final Search search;

  /**
   * An analyst under these rules.
   *
   * @throws cz.kameny.engine.net.MissingNetException when the net's file is not there
   */
  public OverboardAnalyst(OverboardRules rules) {
    this.rules = rules;
    var end = rules.settings().end();
    Probe endings = TablebaseLibrary.find(end).map(Endings::probe).orElse(null);
    this.search = new Search(end, PatternNet.of(end), endings, TABLE_BITS, Clock.SYSTEM);
  }

  /**
   * The best moves of a position.
   *
   * @param wanted how many at most, at least 1
   * @param plies how deep each is searched, at least 2, or −1 for as deep as a fixed number of
   *     nodes lets it
   */
  public Analysis analyse(OverboardPosition position, int wanted, int plies) {
    List<Analysis.Line> lines = new ArrayList<>();
    for (Play<OverboardPosition, OverboardMove> play : rules.legal(position)) {
      var ending = rules.ending(play.after());
      double score;
      int depth = 1;
      if (ending.isPresent()) {
        score = stakes(ending.get(), position) * (WON - 1);
      } else {
        Budget budget = plies < 0 ? Budget.ofNodes(USUAL_NODES) : Budget.ofDepth(plies - 1);
        search.think(List.of(position, play.after()), budget, 0, new Rng(1));
        score = shown(-search.score());
        depth = search.depth() + 1;
      }
      lines.add(
          new Analysis.Line(
              play.turn().toString(), play.after().toString(), score, null, depth, 0, 0));
    }
    lines.sort(Comparator.comparingDouble(Analysis.Line::equity).reversed());
    return new Analysis(lines.subList(0, Math.min(wanted, lines.size())));
  }

  /** A score of the search after one's own move, on the scale that is shown. */
  private static int shown(int score) {
    int size = Math.abs(score);
    if (size <= Scores.EVALUATION) {
      return score;
    }
    int value =
        Scores.proven(score) ? WON - 1 - (Scores.WIN - size) : DECIDED + size - Scores.EVALUATION;
    return score > 0 ? value : -value;
  }

  private static int stakes(Ending ending, OverboardPosition position) {
    if (ending.winner().isEmpty()) {
      return 0;
    }
    return ending.winner().get() == position.turn() ? 1 : -1;
  }
}
