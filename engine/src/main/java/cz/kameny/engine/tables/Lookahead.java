package cz.kameny.engine.tables;

import cz.kameny.engine.net.Chances;
import cz.kameny.engine.net.Sight;
import cz.kameny.rules.Player;
import cz.kameny.rules.Rng;
import cz.kameny.rules.Roll;
import cz.kameny.rules.tables.Expansion;
import cz.kameny.rules.tables.Side;
import cz.kameny.rules.tables.TablesRules;

/**
 * The worth of a position before a roll, some plies deep: a ply is a roll of one side, each of the
 * 21 weighed by its chance, answered by the turn that is best as the nets see the position after
 * it.
 *
 * <p>Mutable; one thread at a time.
 */
final class Lookahead {
  /** From how many states of a double's layers a search below the root goes on (TP-4). */
  private static final int INNER_WIDTH = 4;

  private final Oracle oracle;
  private final Expansion[] expansions;
  private final Chances[] sums;
  private final Chances chances = new Chances();
  private final Sight sight = new Sight();

  /** What the result last found by {@link #best} is worth to the side about to answer it. */
  private float least;

  private long judged;

  /**
   * A look ahead under these rules.
   *
   * @param plies most plies, at least 0
   */
  Lookahead(TablesRules rules, Oracle oracle, int plies) {
    this.oracle = oracle;
    expansions = new Expansion[plies + 1];
    sums = new Chances[plies + 1];
    for (int ply = 0; ply <= plies; ply++) {
      expansions[ply] = rules.newExpansion();
      sums[ply] = new Chances();
    }
  }

  /** See {@link Nets#forget}. */
  void forget() {
    oracle.forget();
  }

  /** See {@link Oracle#blur}. */
  void blur(double amount, Rng rng) {
    oracle.blur(amount, rng);
  }

  /** How many positions were judged so far: what looking ahead costs, the same on any machine. */
  long judged() {
    return judged;
  }

  /** Expected stakes of the side about to roll. */
  float equity(Chances of) {
    return oracle.equity(of);
  }

  /**
   * Results of a roll, of a double with a second number those of a beam.
   *
   * @param width how wide the beam is
   */
  int expand(Expansion expansion, Side mover, Side waiting, Player turn, Roll roll, int width) {
    if (roll.isDouble()) {
      return expansion.expand(mover, waiting, turn, roll, new NetBeam(turn, width));
    }
    return expansion.expand(mover, waiting, turn, roll);
  }

  /**
   * The chances of the side about to roll.
   *
   * @param roller its stones
   * @param waiter the other's, which has just played
   * @param turn which side is about to roll
   * @param plies how deep, at most that of the constructor
   * @param into filled by this call
   */
  void judge(Side roller, Side waiter, Player turn, int plies, Chances into) {
    // With the roller's stones off, the waiter has played its last turn (LV-15).
    if (plies == 0 || waiter.off() == Side.STONES || roller.off() == Side.STONES) {
      sight.set(roller.low(), roller.high(), waiter.low(), waiter.high());
      oracle.judge(sight, turn, into);
      judged++;
      return;
    }
    Expansion expansion = expansions[plies];
    Chances sum = sums[plies];
    sum.win = 0;
    sum.winMars = 0;
    sum.loseMars = 0;
    sum.draw = 0;
    for (Roll roll : Roll.ALL) {
      int count = expand(expansion, roller, waiter, turn, roll, INNER_WIDTH);
      int best = count == 1 ? 0 : best(expansion, count, turn);
      judge(expansion.waiting(best), expansion.mover(best), turn.opponent(), plies - 1, into);
      add(sum, into, roll.weight() / 36f);
    }
    into.set(sum);
  }

  /**
   * How many positions a ply of this side judges: all it has to choose from after each of the 21
   * rolls, and what the beams of doubles look at on the way.
   *
   * @param roller its stones
   * @param waiter the other's
   * @param turn which side it is
   */
  long answers(Side roller, Side waiter, Player turn) {
    long before = judged;
    long count = 0;
    for (Roll roll : Roll.ALL) {
      count += 1 + expand(expansions[0], roller, waiter, turn, roll, INNER_WIDTH);
    }
    return count + judged - before;
  }

  /** Adds what the other side's chances mean to this one. */
  private static void add(Chances sum, Chances other, float weight) {
    sum.win += weight * (1 - other.win - other.draw);
    sum.winMars += weight * other.loseMars;
    sum.loseMars += weight * other.winMars;
    sum.draw += weight * other.draw;
  }

  /** The result that the side about to answer likes least, the first of equals. */
  int best(Expansion expansion, int count, Player mover) {
    int best = 0;
    least = Float.POSITIVE_INFINITY;
    for (int i = 0; i < count; i++) {
      float value = after(expansion, i, mover, chances);
      if (value < least) {
        least = value;
        best = i;
      }
    }
    return best;
  }

  /** What the last {@link #best} result is worth to the side about to answer it, in stakes. */
  float least() {
    return least;
  }

  /** Chances and equity of the side about to answer result {@code i}, as the nets see it. */
  float after(Expansion expansion, int i, Player mover, Chances into) {
    return value(expansion.low(i), expansion.high(i), expansion.waiting(i), mover, into);
  }

  private float value(long low, long high, Side waiting, Player mover, Chances into) {
    sight.set(waiting.low(), waiting.high(), low, high);
    oracle.judge(sight, mover.opponent(), into);
    judged++;
    return oracle.equity(into);
  }

  /** States of a double are as good as the turn that would end there. */
  private final class NetBeam implements Expansion.Beam {
    private final Player turn;
    private final int width;

    NetBeam(Player turn, int width) {
      this.turn = turn;
      this.width = width;
    }

    @Override
    public int width() {
      return width;
    }

    @Override
    public float value(long low, long high, Side waiting) {
      return -Lookahead.this.value(low, high, waiting, turn, chances);
    }
  }
}
