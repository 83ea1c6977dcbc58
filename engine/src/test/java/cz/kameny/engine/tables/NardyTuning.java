package cz.kameny.engine.tables;

import cz.kameny.engine.net.Logistic;
import cz.kameny.rules.Ending;
import cz.kameny.rules.Player;
import cz.kameny.rules.Rng;
import cz.kameny.rules.nardy.NardyRules;
import cz.kameny.rules.nardy.NardySettings;
import cz.kameny.rules.tables.Expansion;
import cz.kameny.rules.tables.Side;
import cz.kameny.rules.tables.TablesPosition;

/**
 * Finds the weights of {@link NardyEvaluation} by self-play: TD(0) for the chance to win, the
 * outcome itself for Mars. Prints them as Java.
 *
 * <p>{@code java -cp rules/target/classes:engine/target/classes:engine/target/test-classes
 * cz.kameny.engine.tables.NardyTuning GAMES SEED}
 */
final class NardyTuning {
  private final NardyRules rules = new NardyRules(NardySettings.DEFAULT);
  private final Weights contact = new Weights(new double[NardyFeatures.CONTACT]);
  private final Weights race = new Weights(new double[NardyFeatures.RACE]);
  private final Weights mars = new Weights(new double[NardyFeatures.MARS]);
  private final EndTable ends = new EndTable(rules.newExpansion());
  private final NardyEvaluation evaluation =
      new NardyEvaluation(NardySettings.DEFAULT, ends, contact, race, mars);
  private final NardyFeatures features = new NardyFeatures();
  private final Expansion results = rules.newExpansion();
  private final Board board = new Board();
  private final Rng rng;

  private NardyTuning(long seed) {
    rng = new Rng(seed);
  }

  public static void main(String[] args) {
    int games = Integer.parseInt(args[0]);
    NardyTuning tuning = new NardyTuning(Long.parseLong(args[1]));
    int marses = 0;
    long turns = 0;
    for (int game = 0; game < games; game++) {
      double rate = 0.1 / (1 + 20.0 * game / games);
      int[] counted = tuning.play(rate);
      marses += counted[0];
      turns += counted[1];
      if ((game + 1) % (games / 10) == 0) {
        System.err.println(
            (game + 1) + " games, mars " + marses / (games / 10.0) + ", turns " + turns);
        marses = 0;
      }
    }
    print("CONTACT", tuning.contact, NardyFeatures.CONTACT);
    print("RACE", tuning.race, NardyFeatures.RACE);
    print("MARS", tuning.mars, NardyFeatures.MARS);
  }

  static void print(String name, Weights weights, int length) {
    StringBuilder out = new StringBuilder("  static final double[] " + name + " = {");
    for (int i = 0; i < length; i++) {
      out.append(i % 8 == 0 ? "\n    " : " ");
      out.append(Math.round(weights.get(i) * 1e4) / 1e4).append(',');
    }
    System.out.println(out + "\n  };");
  }

  private int[] play(double rate) {
    TablesPosition position = rules.start(1);
    // The features of every position after a turn, for Mars, which learns from the outcome.
    double[][] marsOfMine = new double[1000][];
    double[][] marsOfTheirs = new double[1000][];
    double[] last = null;
    boolean lastRace = false;
    double lastWin = 0;
    int turn = 0;
    while (true) {
      int count = results.expand(position.with(rng.nextRoll()));
      int best = 0;
      double most = Double.NEGATIVE_INFINITY;
      for (int i = 0; i < count; i++) {
        double value = 2;
        if (results.low(i) >>> 48 < Side.STONES) {
          set(position, i);
          value = evaluation.value(board);
        }
        if (value > most) {
          most = value;
          best = i;
        }
      }
      TablesPosition after = position.after(results.mover(best), results.waiting(best));
      if (rules.ending(after).isPresent()) {
        learn(last, lastRace, rate * (0 - lastWin));
        Ending ending = rules.ending(after).get();
        Player marsLost = ending.stakes() == 2 ? ending.winner().get().opponent() : null;
        for (int t = 0; t < turn; t++) {
          // Turn t was FIRST's when t is even.
          boolean mineFirst = t % 2 == 0;
          Player mine = mineFirst ? Player.FIRST : Player.SECOND;
          learnMars(marsOfMine[t], marsLost == mine, rate * 0.3);
          learnMars(marsOfTheirs[t], marsLost == mine.opponent(), rate * 0.3);
        }
        return new int[] {marsLost == null ? 0 : 1, turn};
      }
      set(position, best);
      double win = evaluation.win(board, 0);
      learn(last, lastRace, rate * (1 - win - lastWin));
      lastWin = win;
      boolean table =
          EndTable.covers(board.mineLow(), board.mineHigh())
              && EndTable.covers(board.theirLow(), board.theirHigh());
      lastRace = NardyFeatures.isRace(board);
      last = null;
      if (!table) {
        last = new double[NardyFeatures.CONTACT];
        if (lastRace) {
          features.race(board, 0, last);
        } else {
          features.contact(board, last);
        }
      }
      double[] x = new double[NardyFeatures.MARS];
      if (board.mine[Side.OFF] == 0) {
        features.mars(board.mine, board.minePoints, board.theirs, board.theirPoints, false, 0, x);
        marsOfMine[turn] = x;
      }
      if (board.theirs[Side.OFF] == 0) {
        double[] y = new double[NardyFeatures.MARS];
        features.mars(board.theirs, board.theirPoints, board.mine, board.minePoints, true, 0, y);
        marsOfTheirs[turn] = y;
      }
      position = after;
      turn++;
    }
  }

  private void set(TablesPosition position, int result) {
    board.set(
        results.low(result),
        results.high(result),
        position.waiting().low(),
        position.waiting().high(),
        position.turn() == Player.FIRST);
  }

  private void learn(double[] x, boolean isRace, double step) {
    if (x != null) {
      (isRace ? race : contact).add(step, x);
    }
  }

  private void learnMars(double[] x, boolean lost, double rate) {
    if (x != null) {
      mars.add(rate * ((lost ? 1 : 0) - Logistic.of(mars.dot(x))), x);
    }
  }
}
