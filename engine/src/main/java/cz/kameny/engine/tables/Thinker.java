package cz.kameny.engine.tables;

import cz.kameny.engine.Clock;
import cz.kameny.engine.net.Chances;
import cz.kameny.rules.Player;
import cz.kameny.rules.Rng;
import cz.kameny.rules.Roll;
import cz.kameny.rules.tables.Expansion;
import cz.kameny.rules.tables.Side;
import cz.kameny.rules.tables.TablesPosition;
import cz.kameny.rules.tables.TablesRules;
import cz.kameny.rules.tables.TablesTurn;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Orders the turns of a roll from the best: all results as the nets see them, then fewer and fewer
 * of the best a ply deeper each time.
 *
 * <p>Mutable; one thread at a time.
 */
final class Thinker {
  /**
   * How far to look.
   *
   * @param plies 0: the results themselves; 1: the other side's rolls and answers too; 2: the own
   *     rolls after them
   * @param first most results to look at one ply deep
   * @param second most to look at two plies deep
   * @param margin results that are worse than the best by more stakes are not looked at again
   * @param width states of a double's layers to go on from (TP-4)
   * @param work positions to judge, but for the last result that is looked at: fewer results are
   *     looked at rather than more positions judged
   */
  record Depth(int plies, int first, int second, float margin, int width, long work) {}

  /**
   * A turn that was looked at.
   *
   * @param turn the turn
   * @param chances of the side that plays it
   * @param equity its expected stakes
   * @param plies how deep it was looked at
   */
  record Candidate(TablesTurn turn, Chances chances, float equity, int plies) {}

  private final TablesRules rules;
  private final Lookahead lookahead;
  private final Expansion results;
  private final long limit;
  private final Clock clock;

  /**
   * A thinker under these rules.
   *
   * @param plies how deep it may look
   * @param limit nanoseconds after which a call looks at nothing more, 0 for no limit
   * @param clock what they are measured by
   */
  Thinker(TablesRules rules, Oracle oracle, int plies, long limit, Clock clock) {
    this.rules = rules;
    this.lookahead = new Lookahead(rules, oracle, plies);
    this.results = rules.newExpansion();
    this.limit = limit;
    this.clock = clock;
  }

  /** A thinker that takes as long as it takes. */
  static Thinker unlimited(TablesRules rules, Oracle oracle, int plies) {
    return new Thinker(rules, oracle, plies, 0, Clock.SYSTEM);
  }

  /** See {@link Lookahead#judged}. */
  long judged() {
    return lookahead.judged();
  }

  /** See {@link Oracle#blur}. */
  void blur(double amount, Rng rng) {
    lookahead.blur(amount, rng);
  }

  /**
   * The best turns, the best first.
   *
   * @param position with its roll
   * @param wanted how many at most; the more, the longer it may take
   * @throws IllegalArgumentException when the game is over or the dice are not thrown
   */
  List<Candidate> think(TablesPosition position, Depth depth, int wanted) {
    if (rules.ending(position).isPresent()) {
      throw new IllegalArgumentException("the game is over");
    }
    if (position.roll() == null) {
      throw new IllegalArgumentException("the dice must be thrown first");
    }
    lookahead.forget();
    Allowance allowance = new Allowance(depth.work());
    Player turn = position.turn();
    Side waiting = position.waiting();
    int count =
        lookahead.expand(results, position.mover(), waiting, turn, position.roll(), depth.width());
    if (count == 1 && wanted == 1) {
      return List.of(new Candidate(results.turn(0), new Chances(), 0, 0));
    }
    List<Line> lines = best(count, turn, Math.max(wanted, depth.first()));
    long cost = 0;
    for (int ply = 1; ply <= depth.plies(); ply++) {
      Line first = lines.get(0);
      cost += each(first, ply, turn);
      int most = Math.max(wanted, ply == 1 ? depth.first() : depth.second());
      most = allowance.fit(most, cost);
      // Where one turn is wanted and only one comes into question, its worth does not matter.
      deepen(lines, ply, wanted == 1 ? 2 : 1, most, depth.margin(), turn, allowance);
    }
    List<Candidate> candidates = new ArrayList<>();
    for (Line line : lines.subList(0, Math.min(wanted, lines.size()))) {
      Chances own = new Chances();
      own.flip(line.chances);
      candidates.add(new Candidate(results.turn(line.result), own, -line.value, line.plies));
    }
    return candidates;
  }

  /** A result, its chances and worth to the side that answers, and how deep it was looked at. */
  private static final class Line {
    private final int result;
    private final Chances chances = new Chances();
    private float value;
    private int plies;

    Line(int result) {
      this.result = result;
    }
  }

  private static final Comparator<Line> BEST_FIRST =
      Comparator.<Line>comparingDouble(line -> line.value).thenComparingInt(line -> line.result);

  /** The best results as the nets see them. */
  private List<Line> best(int count, Player turn, int most) {
    List<Line> lines = new ArrayList<>();
    Chances chances = new Chances();
    for (int i = 0; i < count; i++) {
      float value = lookahead.after(results, i, turn, chances);
      if (lines.size() == most && value >= lines.get(most - 1).value) {
        continue;
      }
      Line line = new Line(i);
      line.value = value;
      line.chances.set(chances);
      int at = lines.size();
      while (at > 0 && lines.get(at - 1).value > value) {
        at--;
      }
      lines.add(at, line);
      if (lines.size() > most) {
        lines.remove(most);
      }
    }
    return lines;
  }

  /**
   * About how many positions a ply more judges of one line: the answers to all rolls, and for the
   * second ply the own replies to all rolls after each of them. What a blocked side can answer says
   * nothing about what the other may reply, so both are counted.
   */
  private long each(Line line, int ply, Player turn) {
    Side mine = results.mover(line.result);
    Side theirs = results.waiting(line.result);
    boolean answers = ply % 2 == 1;
    long count =
        answers
            ? lookahead.answers(theirs, mine, turn.opponent())
            : lookahead.answers(mine, theirs, turn);
    for (int i = 1; i < ply; i++) {
      count *= Roll.ALL.size();
    }
    return count;
  }

  /** Looks at the best lines a ply deeper and puts those in front in their new order. */
  private void deepen(
      List<Line> lines,
      int ply,
      int least,
      int most,
      float margin,
      Player turn,
      Allowance allowance) {
    float worst = lines.get(0).value + margin;
    int end = 0;
    while (end < lines.size() && end < most && lines.get(end).value <= worst) {
      end++;
    }
    if (end < least) {
      return;
    }
    allowance.begin();
    for (int i = 0; i < end; i++) {
      if (i > 0 && !allowance.hasRoomAfter(i)) {
        // What was looked at deeper cannot be compared with what was not: those first are enough.
        end = i;
        break;
      }
      Line line = lines.get(i);
      Side mine = results.mover(line.result);
      Side theirs = results.waiting(line.result);
      lookahead.judge(theirs, mine, turn.opponent(), ply, line.chances);
      line.value = lookahead.equity(line.chances);
      line.plies = ply;
    }
    lines.subList(0, end).sort(BEST_FIRST);
  }

  /** What is left of the positions that may be judged and of the time. */
  private final class Allowance {
    private final long work;
    private final long judgedBefore = lookahead.judged();
    private final long startedAt = limit == 0 ? 0 : clock.nanos();
    private long begun;

    Allowance(long work) {
      this.work = work;
    }

    /** How many lines of this cost there is room for, at most so many. */
    int fit(int most, long each) {
      long judged = lookahead.judged() - judgedBefore;
      long fits = (work - judged) / each;
      if (limit != 0 && judged > 0) {
        // A position costs what those so far did.
        long nanos = clock.nanos() - startedAt;
        double one = (double) nanos / judged * each;
        fits = Math.min(fits, (long) ((limit - nanos) / one));
      }
      return (int) Math.max(0, Math.min(most, fits));
    }

    /** A ply begins. */
    void begin() {
      begun = limit == 0 ? 0 : clock.nanos();
    }

    /** Whether there is room for a line more, after so many of this ply. */
    boolean hasRoomAfter(int lines) {
      if (lookahead.judged() - judgedBefore >= work) {
        return false;
      }
      if (limit == 0) {
        return true;
      }
      long now = clock.nanos();
      return now - startedAt + (now - begun) / lines <= limit;
    }
  }
}
