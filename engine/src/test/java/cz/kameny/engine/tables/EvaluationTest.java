package cz.kameny.engine.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cz.kameny.engine.net.Logistic;
import cz.kameny.engine.net.Shots;
import cz.kameny.rules.Player;
import cz.kameny.rules.Rng;
import cz.kameny.rules.nardy.NardyRules;
import cz.kameny.rules.nardy.NardySettings;
import cz.kameny.rules.tables.Side;
import cz.kameny.rules.tables.TablesPosition;
import cz.kameny.rules.tables.TablesRules;
import cz.kameny.rules.taiga.TaigaRules;
import cz.kameny.rules.taiga.TaigaSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class EvaluationTest {
  private static final TablesRules NARDY = new NardyRules(NardySettings.DEFAULT);
  private static final TablesRules TAIGA = new TaigaRules(TaigaSettings.DEFAULT);
  private static final Shots SHOTS = new Shots(4);

  /** The side that has just played is the one that does not roll. */
  private static Board board(TablesPosition position) {
    Board board = new Board();
    board.set(
        position.waiting().low(),
        position.waiting().high(),
        position.mover().low(),
        position.mover().high(),
        position.turn() == Player.SECOND);
    return board;
  }

  private static TablesPosition exchanged(TablesPosition p) {
    Side first = p.second();
    Side second = p.first();
    return new TablesPosition(p.game(), first, second, p.turn(), null);
  }

  /** Positions after turns of games of level 1 against itself. */
  private static List<TablesPosition> positions(TablesRules rules, int games) {
    List<TablesPosition> positions = new ArrayList<>();
    Rng rng = new Rng(3);
    for (int game = 0; game < games; game++) {
      TablesPosition position = rules.start(1);
      while (rules.ending(position).isEmpty()) {
        positions.add(position);
        position = position.with(rng.nextRoll());
        var bot = cz.kameny.engine.Bots.of(rules, 1);
        position = rules.play(position, bot.choose(List.of(position), rng));
      }
    }
    return positions;
  }

  private static NardyEvaluation nardy(String settings) {
    NardySettings made = NardySettings.of(cz.kameny.rules.Games.parseSettings(settings));
    return NardyWeights.evaluation(made, new EndTable(NARDY.newExpansion()));
  }

  private static double value(Evaluation evaluation, TablesRules rules, String position) {
    return evaluation.value(board(rules.parsePosition(position)));
  }

  @Test
  void exchangingTheSidesOfDlouheVrhcabyTurnsEveryFeatureButTheRollToCome() {
    NardyFeatures features = new NardyFeatures();
    double[] one = new double[NardyFeatures.CONTACT];
    double[] two = new double[NardyFeatures.CONTACT];
    for (TablesPosition position : positions(NARDY, 2)) {
      features.contact(board(position), one);
      features.contact(board(exchanged(position)), two);
      assertThat(one[0]).isEqualTo(two[0]);
      for (int i = 1; i < one.length; i++) {
        assertThat(one[i]).as(position + ", feature " + i).isEqualTo(-two[i], within(1e-12));
      }
    }
  }

  @Test
  void exchangingTheSidesOfTaigaPuffTurnsEveryFeatureButTheRollAndTheShots() {
    TaigaFeatures features = new TaigaFeatures(SHOTS);
    double[] one = new double[TaigaFeatures.CONTACT];
    double[] two = new double[TaigaFeatures.CONTACT];
    for (TablesPosition position : positions(TAIGA, 1)) {
      features.contact(board(position), one);
      features.contact(board(exchanged(position)), two);
      for (int i = 1; i < one.length; i++) {
        boolean shots = i >= 91 && i <= 94;
        double other = shots ? two[i <= 92 ? i + 2 : i - 2] : -two[i];
        assertThat(one[i]).as(position + ", feature " + i).isEqualTo(other, within(1e-12));
      }
    }
  }

  @Test
  void aValueIsNeverMoreThanTheGameCanGive() {
    NardyEvaluation mars = nardy("size=mars");
    NardyEvaluation oin = nardy("size=oin");
    NardyEvaluation last = nardy("last-roll=on");
    for (TablesPosition position : positions(NARDY, 3)) {
      Board board = board(position);
      assertThat(mars.value(board)).isBetween(-2.0, 2.0);
      assertThat(oin.value(board)).isBetween(-1.0, 1.0);
      double gained = last.value(board) - mars.value(board);
      // LV-15 is for the second side, which has just played when the first is to roll.
      if (position.turn() == Player.FIRST) {
        assertThat(gained).as(position.toString()).isGreaterThanOrEqualTo(-1e-9);
      } else {
        assertThat(gained).as(position.toString()).isLessThanOrEqualTo(1e-9);
      }
    }
  }

  @Test
  void marsIsWorthTwoOnlyWhereItCounts() {
    String won = "1:2,o13 24:10,20:5 b";
    assertThat(value(nardy("size=mars"), NARDY, won)).isGreaterThan(1.9);
    assertThat(value(nardy("size=oin"), NARDY, won)).isBetween(0.98, 1.0);
  }

  @Test
  void theValueRisesWithThePipsAhead() {
    NardyEvaluation nardy = nardy("-");
    double before = -3;
    for (int stones = 0; stones <= 6; stones++) {
      String mine = "6:" + (7 - stones) + ",1:" + (8 + stones);
      double value = value(nardy, NARDY, mine + " 6:5,4:5,2:5 b");
      assertThat(value).as(mine).isGreaterThan(before);
      before = value;
    }
  }

  @Test
  void aBlurIsTakenBackByNone() {
    NardyEvaluation evaluation = nardy("-");
    String position = "24:10,20:2,15:3 24:9,18:3,14:3 b";
    double exact = value(evaluation, NARDY, position);
    evaluation.blur(1, new Rng(1));
    assertThat(value(evaluation, NARDY, position)).isNotEqualTo(exact);
    evaluation.blur(0, new Rng(1));
    assertThat(value(evaluation, NARDY, position)).isEqualTo(exact);
  }

  @Test
  void theLogisticFunctionIsOne() {
    for (double x = -12; x <= 12; x += 0.25) {
      assertThat(Logistic.of(x)).isCloseTo(1 / (1 + Math.exp(-x)), within(1e-3));
      assertThat(Logistic.of(x)).isGreaterThan(Logistic.of(x - 0.25));
    }
  }

  @Test
  void shotsCountTheRollsThatReachADistance() {
    // TP-4: 66 brings ones too, 44 two threes, and every double a seven.
    Map<Integer, Integer> rolls = Map.of(1, 12, 6, 20, 7, 12, 25, 4);
    rolls.forEach(
        (distance, of36) ->
            assertThat(SHOTS.chance(SHOTS.rolls(1 << (distance - 1))) * 36)
                .as("distance " + distance)
                .isCloseTo(of36, within(1e-9)));
  }
}
