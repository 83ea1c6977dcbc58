package cz.kameny.engine.tables;

import cz.kameny.engine.net.Chances;
import cz.kameny.engine.net.Nets;
import cz.kameny.rules.Player;
import cz.kameny.rules.Rng;
import cz.kameny.rules.Roll;
import cz.kameny.rules.tables.Expansion;
import cz.kameny.rules.tables.Side;
import cz.kameny.rules.tables.TablesRules;

/**
 * Plays a position out many times and takes the mean.
 *
 * <p>Both sides play what the nets like best. First rolls are spread evenly: every 36 games have
 * each roll as often as it falls. Luck is removed: of every roll what it brought beyond the mean of
 * all rolls, as the nets see both, is subtracted, so that far fewer games are needed for the same
 * error.
 *
 * <p>Mutable; one thread at a time.
 */
public final class Rollout {
  /** Turns of whole games: none is longer. */
  public static final int WHOLE_GAMES = 2000;

  private static final int WIDTH = 8;

  /** The 36 throws. */
  private static final Roll[] THROWS = new Roll[36];

  static {
    for (int i = 0; i < THROWS.length; i++) {
      THROWS[i] = new Roll(1 + i / 6, 1 + i % 6);
    }
  }

  private final Oracle oracle;
  private final Lookahead lookahead;
  private final Expansion expansion;

  /** What the best answer to each roll is worth to the side that rolls. */
  private final Chances[] values = new Chances[Roll.ALL.size()];

  private final Side[] ownAfter = new Side[Roll.ALL.size()];
  private final Side[] otherAfter = new Side[Roll.ALL.size()];
  private final Chances answer = new Chances();
  private final Tally mean = new Tally();
  private final Tally game = new Tally();

  /**
   * Rollouts by nets of one's own.
   *
   * @param rules what a mars counts, and whether there is a last roll (LV-13, LV-15)
   */
  public Rollout(TablesRules rules, Nets nets) {
    this(rules, new Oracle(rules, nets));
  }

  Rollout(TablesRules rules, Oracle oracle) {
    this.oracle = oracle;
    this.lookahead = new Lookahead(rules, oracle, 0);
    this.expansion = rules.newExpansion();
    for (int i = 0; i < values.length; i++) {
      values[i] = new Chances();
    }
  }

  /**
   * The mean of a number of games.
   *
   * @param chances of the side that is about to roll; since luck is removed they may lie a little
   *     outside of 0 to 1
   * @param equity its expected stakes
   * @param error half of the 95 % interval of the equity
   */
  public record Result(Chances chances, double equity, double error) {}

  /** Sums of chances, more exact than those of one position. */
  private static final class Tally {
    private double win;
    private double winMars;
    private double loseMars;
    private double draw;

    void clear() {
      win = 0;
      winMars = 0;
      loseMars = 0;
      draw = 0;
    }

    void add(Chances of, double weight) {
      win += weight * of.win;
      winMars += weight * of.winMars;
      loseMars += weight * of.loseMars;
      draw += weight * of.draw;
    }

    void add(Tally of, double weight) {
      win += weight * of.win;
      winMars += weight * of.winMars;
      loseMars += weight * of.loseMars;
      draw += weight * of.draw;
    }

    /** The same as the other side sees it, of chances or of differences of them. */
    void flip(double one) {
      double theirMars = winMars;
      win = one - win - draw;
      winMars = loseMars;
      loseMars = theirMars;
    }

    Chances chances(double weight) {
      Chances chances = new Chances();
      chances.win = (float) (weight * win);
      chances.winMars = (float) (weight * winMars);
      chances.loseMars = (float) (weight * loseMars);
      chances.draw = (float) (weight * draw);
      return chances;
    }
  }

  /**
   * Plays a position out.
   *
   * @param roller the side about to roll
   * @param waiter the other
   * @param turn which side rolls
   * @param games how many games, at least 2
   * @param turns after so many turns, at least 1, what the nets see stands for the rest of a game;
   *     {@link #WHOLE_GAMES} for games to the end
   * @param seed the dice come from it
   * @throws IllegalArgumentException for fewer games or another number of turns
   */
  public Result play(Side roller, Side waiter, Player turn, int games, int turns, long seed) {
    if (games < 2 || turns < 1 || turns > WHOLE_GAMES) {
      throw new IllegalArgumentException(
          "at least 2 games of 1 to " + WHOLE_GAMES + " turns, not " + games + " of " + turns);
    }
    oracle.forget();
    Tally all = new Tally();
    double sum = 0;
    double squares = 0;
    for (int number = 0; number < games; number++) {
      play(roller, waiter, turn, number, turns, Rng.of(seed, number));
      double value = oracle.equity(game.chances(1));
      sum += value;
      squares += value * value;
      all.add(game, 1);
    }
    double average = sum / games;
    double variance = Math.max(0, squares / games - average * average) * games / (games - 1);
    return new Result(all.chances(1.0 / games), average, 1.96 * Math.sqrt(variance / games));
  }

  /** One game; {@link #game} has what it was worth to the side that is about to roll first. */
  private void play(Side roller, Side waiter, Player first, int number, int turns, Rng rng) {
    Side own = roller;
    Side other = waiter;
    Player turn = first;
    Tally luck = new Tally();
    int n = 0;
    for (; n < turns && other.off() < Side.STONES; n++) {
      answers(own, other, turn);
      Roll roll = n == 0 ? THROWS[number % THROWS.length] : rng.nextRoll();
      int index = index(roll);
      luck.add(values[index], 1);
      luck.add(mean, -1);
      luck.flip(0);
      Side played = ownAfter[index];
      own = otherAfter[index];
      other = played;
      turn = turn.opponent();
    }
    if (n == WHOLE_GAMES && other.off() < Side.STONES) {
      throw new IllegalStateException("a game without end from " + roller + " " + waiter);
    }
    lookahead.judge(own, other, turn, 0, answer);
    game.clear();
    game.add(answer, 1);
    game.add(luck, -1);
    if (turn != first) {
      game.flip(1);
    }
  }

  private static int index(Roll roll) {
    for (int i = 0; i < Roll.ALL.size(); i++) {
      Roll other = Roll.ALL.get(i);
      if (other.high() == roll.high() && other.low() == roll.low()) {
        return i;
      }
    }
    throw new IllegalArgumentException("no such roll: " + roll);
  }

  /** Finds the best answer to every roll, and the mean of their values. */
  private void answers(Side own, Side other, Player turn) {
    mean.clear();
    for (int r = 0; r < values.length; r++) {
      Roll roll = Roll.ALL.get(r);
      int count = lookahead.expand(expansion, own, other, turn, roll, WIDTH);
      int best = lookahead.best(expansion, count, turn);
      lookahead.after(expansion, best, turn, answer);
      values[r].flip(answer);
      ownAfter[r] = expansion.mover(best);
      otherAfter[r] = expansion.waiting(best);
      mean.add(values[r], roll.weight() / 36.0);
    }
  }
}
