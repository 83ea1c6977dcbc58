package cz.kameny.engine.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import cz.kameny.engine.net.Net;
import cz.kameny.engine.net.NetFile;
import cz.kameny.rules.Player;
import cz.kameny.rules.Rng;
import cz.kameny.rules.overboard.Deck;
import cz.kameny.rules.overboard.OverboardPosition;
import cz.kameny.rules.overboard.OverboardSettings.End;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PatternNetTest {
  private static Net random(int seed) {
    return Net.random(Patterns.INPUTS, PatternNet.HIDDEN, PatternNet.PHASES, new Rng(seed));
  }

  /**
   * The rows of a position's text from the mover's side, 0 free, 1 own, 2 other, 3 own captain, 4.
   */
  private static int[][] rows(OverboardPosition position) {
    String[] parts = position.toString().split(" ", -1);
    String[] ranks = parts[0].split("/", -1);
    boolean red = position.turn() == Player.FIRST;
    int[][] rows = new int[6][6];
    for (int i = 0; i < 6; i++) {
      int file = 0;
      for (char c : ranks[5 - i].toCharArray()) {
        if (Character.isDigit(c)) {
          file += c - '0';
          continue;
        }
        boolean own = (Character.toLowerCase(c) == 'r') == red;
        int stands = (own ? 1 : 2) + (Character.isUpperCase(c) ? 2 : 0);
        rows[red ? i : 5 - i][red ? file : 5 - file] = stands;
        file++;
      }
    }
    return rows;
  }

  /** 0 for a free point, 1 for the mover's, 2 for the other's. */
  private static int digit(int stands) {
    return stands == 0 ? 0 : 2 - stands % 2;
  }

  private static List<Integer> inputs(int[][] rows) {
    List<Integer> inputs = new ArrayList<>();
    for (int line = 0; line < 6; line++) {
      int rank = 0;
      int file = 0;
      for (int i = 5; i >= 0; i--) {
        rank = 3 * rank + digit(rows[line][i]);
        file = 3 * file + digit(rows[i][line]);
      }
      inputs.add(729 * line + rank);
      inputs.add(729 * (6 + line) + file);
      for (int i = 0; i < 6; i++) {
        if (rows[line][i] > 2) {
          inputs.add(12 * 729 + 36 * (rows[line][i] - 3) + 6 * line + i);
        }
      }
    }
    return inputs;
  }

  @Test
  void aPositionIsSeenByItsLinesAndItsCaptains() {
    int[] found = new int[Patterns.MOST];
    for (OverboardPosition position : Games.positions(2_000, 31)) {
      Deck deck = new Deck(position);
      boolean red = deck.redToMove();
      int count =
          Patterns.of(
              Patterns.seen(deck.own(), red),
              Patterns.seen(deck.opp(), red),
              Patterns.seen(deck.captains(), red),
              found);
      List<Integer> seen = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        seen.add(found[i]);
      }
      assertThat(seen)
          .as("%s", position)
          .containsExactlyInAnyOrderElementsOf(inputs(rows(position)));
    }
  }

  @ParameterizedTest
  @EnumSource(End.class)
  void theValueIsTheSameWithColoursExchanged(End end) {
    Evaluation evaluation = new PatternNet(end, random(1));
    for (OverboardPosition position : Games.positions(3_000, 32)) {
      int value = evaluation.of(new Deck(position));
      assertThat(evaluation.of(new Deck(turnedRound(position))))
          .as("%s", position)
          .isEqualTo(value);
      assertThat(Math.abs(value)).isLessThanOrEqualTo(Scores.EVALUATION);
    }
  }

  private static OverboardPosition turnedRound(OverboardPosition position) {
    return new OverboardPosition(
        Long.reverse(position.white()),
        Long.reverse(position.red()),
        Long.reverse(position.captains()),
        position.turn().opponent(),
        0);
  }

  /** Whole numbers in lanes against the net as it is written down. */
  @ParameterizedTest
  @EnumSource(End.class)
  void lanesOfWholeNumbersAddUpToWhatTheNetSays(End end) {
    Net net = random(2);
    float[] w = net.weights();
    Evaluation evaluation = new PatternNet(end, net);
    Evaluation handMade = new HandMade(end);
    int hidden = PatternNet.HIDDEN;
    for (OverboardPosition position : Games.positions(2_000, 33)) {
      List<Integer> inputs = inputs(rows(position));
      if (inputs.size() > 24) {
        continue;
      }
      int figures = Long.bitCount(position.red() | position.white());
      int phase = (figures - 1) / 4;
      int bias = Patterns.INPUTS * hidden;
      int output = bias + hidden;
      double value = 100 * w[output + PatternNet.PHASES * hidden + phase];
      for (int h = 0; h < hidden; h++) {
        double sum = w[bias + h];
        for (int input : inputs) {
          sum += w[input * hidden + h];
        }
        double x = Math.max(0, Math.min(1, sum));
        value += 100 * w[output + phase * hidden + h] * x * x;
      }
      Deck deck = new Deck(position);
      assertThat((double) evaluation.of(deck))
          .as("%s", position)
          .isCloseTo(handMade.of(deck) + value, within(5.0));
    }
  }

  @Test
  void aNetOfOtherSizesIsRefused() {
    Net other = Net.random(Patterns.INPUTS, 8, PatternNet.PHASES, new Rng(3));
    assertThatThrownBy(() -> new PatternNet(End.A, other))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("16 hidden units, not 8");
    byte[] ofA = NetFile.write(PatternTraining.name(End.A), random(4), NetFile.ALL_BITS);
    assertThatThrownBy(() -> PatternTraining.read(End.B, ofA))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("pres-palubu-b");
  }

  @Test
  void aNetLearnsWhatGamesSayAndDependsOnTheSeedAlone() {
    PatternTraining training = new PatternTraining(End.A, Optional.empty(), 100, 5);
    PatternSamples samples = new PatternSamples();
    for (int game = 0; game < 60; game++) {
      training.play(game, samples);
    }
    assertThat(samples.size()).isGreaterThan(1_000);
    PatternSamples again = new PatternSamples();
    again.addAll(samples.toBytes());
    List<Double> off = new ArrayList<>();
    Net net = training.fit(samples, 4, (epoch, error) -> off.add(error));
    assertThat(off).hasSize(4);
    assertThat(off.get(3)).isLessThan(off.get(0));
    PatternTraining other = new PatternTraining(End.A, Optional.empty(), 100, 5);
    assertThat(other.fit(again, 4, (epoch, error) -> {}).weights()).isEqualTo(net.weights());
  }
}
