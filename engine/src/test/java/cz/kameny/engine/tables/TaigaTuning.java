package cz.kameny.engine.tables;

import cz.kameny.engine.net.Shots;
import cz.kameny.rules.Player;
import cz.kameny.rules.Rng;
import cz.kameny.rules.Roll;
import cz.kameny.rules.tables.Expansion;
import cz.kameny.rules.tables.Side;
import cz.kameny.rules.tables.TablesPosition;
import cz.kameny.rules.taiga.TaigaRules;
import cz.kameny.rules.taiga.TaigaSettings;

/**
 * Finds the weights of {@link TaigaEvaluation} by self-play, TD(0). Prints them as Java.
 *
 * <p>Doubles cost a hundred times as much as other rolls. So a game is learnt from with two
 * opposites (TP-4) in the first {@code 1 − share} of the games, and with four in the rest.
 *
 * <p>{@code java -cp rules/target/classes:engine/target/classes:engine/target/test-classes
 * cz.kameny.engine.tables.TaigaTuning GAMES SEED SHARE-OF-FOUR}
 */
final class TaigaTuning {
  private final Weights contact = new Weights(new double[TaigaFeatures.CONTACT]);
  private final Weights race = new Weights(new double[TaigaFeatures.RACE]);
  private final Rng rng;
  private TaigaRules rules;
  private Expansion results;
  private TaigaFeatures features;
  private TaigaEvaluation evaluation;
  private final Board board = new Board();

  private TaigaTuning(long seed) {
    rng = new Rng(seed);
    use(new TaigaSettings(2));
  }

  private void use(TaigaSettings settings) {
    rules = new TaigaRules(settings);
    results = rules.newExpansion();
    features = new TaigaFeatures(new Shots(settings.opposites()));
    evaluation = new TaigaEvaluation(features, new EndTable(rules.newExpansion()), contact, race);
  }

  public static void main(String[] args) {
    int games = Integer.parseInt(args[0]);
    double share = Double.parseDouble(args[2]);
    TaigaTuning tuning = new TaigaTuning(Long.parseLong(args[1]));
    long turns = 0;
    for (int game = 0; game < games; game++) {
      if (game == (int) (games * (1 - share))) {
        tuning.use(TaigaSettings.DEFAULT);
      }
      turns += tuning.play(0.1 / (1 + 20.0 * game / games));
      if ((game + 1) % (games / 10) == 0) {
        System.err.println((game + 1) + " games, turns " + turns);
      }
    }
    NardyTuning.print("CONTACT", tuning.contact, TaigaFeatures.CONTACT);
    NardyTuning.print("RACE", tuning.race, TaigaFeatures.RACE);
  }

  private int play(double rate) {
    TablesPosition position = rules.start(1);
    double[] last = null;
    boolean lastRace = false;
    double lastWin = 0;
    for (int turn = 0; ; turn++) {
      Roll roll = rng.nextRoll();
      int count = results.expand(position.with(roll));
      int best = 0;
      double most = Double.NEGATIVE_INFINITY;
      int hits = 0;
      Side waiting = position.waiting();
      for (int i = 0; i < count; i++) {
        if (results.hitsOf(i) != hits) {
          hits = results.hitsOf(i);
          waiting = results.waiting(i);
        }
        double value = 2;
        if (results.low(i) >>> 48 < Side.STONES) {
          set(position, i, waiting);
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
        return turn;
      }
      set(position, best, results.waiting(best));
      double win = evaluation.win(board);
      learn(last, lastRace, rate * (1 - win - lastWin));
      lastWin = win;
      lastRace = TaigaFeatures.isRace(board);
      boolean table =
          lastRace
              && EndTable.covers(board.mineLow(), board.mineHigh())
              && EndTable.covers(board.theirLow(), board.theirHigh());
      last = table ? null : new double[TaigaFeatures.CONTACT];
      if (!table && lastRace) {
        features.race(board, last);
      } else if (!table) {
        features.contact(board, last);
      }
      position = after;
    }
  }

  private void set(TablesPosition position, int result, Side waiting) {
    board.set(
        results.low(result),
        results.high(result),
        waiting.low(),
        waiting.high(),
        position.turn() == Player.FIRST);
  }

  private void learn(double[] x, boolean isRace, double step) {
    if (x != null) {
      (isRace ? race : contact).add(step, x);
    }
  }
}
