package cz.kameny.engine.tables;

import cz.kameny.engine.Bot;
import cz.kameny.rules.Ending;
import cz.kameny.rules.Player;
import cz.kameny.rules.Rng;
import cz.kameny.rules.Roll;
import cz.kameny.rules.tables.Expansion;
import cz.kameny.rules.tables.Side;
import cz.kameny.rules.tables.TablesPosition;
import cz.kameny.rules.tables.TablesRules;
import cz.kameny.rules.tables.TablesTurn;
import java.util.List;

/**
 * A player of a dice game: scores every result of the roll, and may look at the answers to the best
 * of them.
 *
 * <p>Looking ahead, every roll of the opponent is answered by its best result as this evaluation
 * sees it. Doubles of Taiga-Puff have up to a hundred thousand results (TP-4): there only the other
 * fifteen rolls are looked at, and the evaluation stands for the six doubles, which is the same
 * omission for every candidate.
 *
 * <p>A game that ends is worth what the rules say it is, at every level: nobody overlooks a win.
 */
final class TablesBot implements Bot<TablesPosition, TablesTurn> {
  /** How a level thinks. */
  record Strength(double blur, int candidates, double margin, boolean answersDoubles) {}

  private final TablesRules rules;
  private final Evaluation evaluation;
  private final Strength strength;
  private final Expansion results;
  private final Expansion answers;
  private final Board board = new Board();
  private final int[] best;
  private final double[] bestValues;
  private int kept;

  TablesBot(TablesRules rules, Evaluation evaluation, Strength strength) {
    this.rules = rules;
    this.evaluation = evaluation;
    this.strength = strength;
    this.results = rules.newExpansion();
    this.answers = rules.newExpansion();
    this.best = new int[Math.max(1, strength.candidates)];
    this.bestValues = new double[best.length];
  }

  @Override
  public TablesTurn choose(List<TablesPosition> history, Rng rng) {
    if (history.isEmpty()) {
      throw new IllegalArgumentException("a history of at least the position to play is needed");
    }
    TablesPosition position = history.get(history.size() - 1);
    if (rules.ending(position).isPresent()) {
      throw new IllegalArgumentException("the game is over");
    }
    if (position.roll() == null) {
      throw new IllegalArgumentException("the dice must be thrown first");
    }
    evaluation.blur(strength.blur, rng);
    int count = results.expand(position);
    if (count == 1) {
      return results.turn(0);
    }
    score(position, count);
    int chosen = best[0];
    if (kept > 1) {
      double most = Double.NEGATIVE_INFINITY;
      for (int i = 0; i < kept && bestValues[i] >= bestValues[0] - strength.margin; i++) {
        double value = afterAnswers(position, best[i], bestValues[i]);
        if (value > most) {
          most = value;
          chosen = best[i];
        }
      }
    }
    return results.turn(chosen);
  }

  /** Scores all results and keeps the best, in order; of equals the first. */
  private void score(TablesPosition position, int count) {
    kept = 0;
    Scorer scorer = new Scorer(results, position.waiting(), position.turn());
    for (int i = 0; i < count; i++) {
      double value = scorer.value(i);
      if (kept == best.length && value <= bestValues[kept - 1]) {
        continue;
      }
      int at = kept < best.length ? kept++ : kept - 1;
      while (at > 0 && bestValues[at - 1] < value) {
        best[at] = best[at - 1];
        bestValues[at] = bestValues[at - 1];
        at--;
      }
      best[at] = i;
      bestValues[at] = value;
    }
  }

  /** The mean over the opponent's rolls, each answered as well as it can. */
  private double afterAnswers(TablesPosition position, int result, double value) {
    Side mine = results.mover(result);
    Side theirs = results.waiting(result);
    if (rules.ending(position.after(mine, theirs)).isPresent()) {
      return value;
    }
    Player answering = position.turn().opponent();
    Scorer scorer = new Scorer(answers, mine, answering);
    double sum = 0;
    for (Roll roll : Roll.ALL) {
      if (roll.isDouble() && !strength.answersDoubles) {
        sum += value * roll.weight();
        continue;
      }
      int count = answers.expand(theirs, mine, answering, roll);
      double most = Double.NEGATIVE_INFINITY;
      for (int i = 0; i < count; i++) {
        most = Math.max(most, scorer.value(i));
      }
      sum -= most * roll.weight();
    }
    return sum / 36;
  }

  /** Values of the results of one expansion. */
  private final class Scorer {
    private final Expansion of;
    private final Player mover;
    private final Side unhit;
    private Side waiting;
    private int hits;

    Scorer(Expansion of, Side waiting, Player mover) {
      this.of = of;
      this.mover = mover;
      this.unhit = waiting;
      this.waiting = waiting;
    }

    double value(int i) {
      if (of.hitsOf(i) != hits) {
        hits = of.hitsOf(i);
        waiting = hits == 0 ? unhit : of.waiting(i);
      }
      long low = of.low(i);
      if (low >>> 48 == Side.STONES || waiting.off() == Side.STONES) {
        Side mine = of.mover(i);
        boolean first = mover == Player.FIRST;
        TablesPosition end =
            new TablesPosition(
                rules.game(),
                first ? mine : waiting,
                first ? waiting : mine,
                mover.opponent(),
                null);
        var ending = rules.ending(end);
        if (ending.isPresent()) {
          return stakes(ending.get(), mover);
        }
      }
      board.set(low, of.high(i), waiting.low(), waiting.high(), mover == Player.FIRST);
      return evaluation.value(board);
    }
  }

  private static double stakes(Ending ending, Player player) {
    if (ending.winner().isEmpty()) {
      return 0;
    }
    return ending.winner().get() == player ? ending.stakes() : -ending.stakes();
  }
}
