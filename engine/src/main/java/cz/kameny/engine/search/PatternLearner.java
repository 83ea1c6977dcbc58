package cz.kameny.engine.search;

import cz.kameny.engine.net.Net;
import cz.kameny.rules.Rng;
import java.util.Arrays;

/**
 * Fits a {@link PatternNet} to positions whose worth is known, one after the other, each weight at
 * a rate that falls with what it has learned (Adagrad).
 *
 * <p>While learning, a pattern's weights are the sum of its own and those of the figures that stand
 * on it: so that patterns nobody has seen are judged by their figures.
 */
final class PatternLearner {
  private static final int STEPS = 128;

  private static final int HIDDEN = PatternNet.HIDDEN;

  /** Own and other figures by point. */
  private static final int FIGURES = 2 * Patterns.POINTS;

  private static final int ROWS = Patterns.INPUTS + FIGURES;

  /** What a weight is taken to have learned before: next to nothing, so that it moves at once. */
  private static final float LITTLE = 1e-4f;

  /** A pattern's own weights move once it has been seen often: games have many rare ones. */
  private static final float PRIOR = 20;

  private final float scale;
  private final float[] rows = new float[ROWS * HIDDEN];
  private final float[] bias = new float[HIDDEN];
  private final float[] output = new float[PatternNet.PHASES * HIDDEN];
  private final float[] outputBias = new float[PatternNet.PHASES];
  private final float[] rowsSeen = new float[rows.length];
  private final float[] biasSeen = new float[HIDDEN];
  private final float[] outputSeen = new float[output.length];
  private final float[] outputBiasSeen = new float[PatternNet.PHASES];
  private final int[] inputs = new int[Patterns.MOST + Patterns.POINTS];
  private final float[] sums = new float[HIDDEN];
  private final float[] gradient = new float[HIDDEN];

  /**
   * A net that adds nothing yet.
   *
   * @param scale the lead in figures of which a side wins 1 / (1 + 1/e) = 73 %
   */
  PatternLearner(float scale, Rng rng) {
    this.scale = scale;
    for (int i = Patterns.CAPTAINS * HIDDEN; i < rows.length; i++) {
      rows[i] = (float) (2 * rng.nextDouble() - 1) * 0.15f;
    }
    Arrays.fill(bias, 0.4f);
    for (int i = 0; i < output.length; i++) {
      output[i] = (i % HIDDEN % 2 == 0 ? 0.1f : -0.1f);
    }
    Arrays.fill(rowsSeen, LITTLE);
    Arrays.fill(rowsSeen, 0, Patterns.CAPTAINS * HIDDEN, PRIOR);
    Arrays.fill(biasSeen, LITTLE);
    Arrays.fill(outputSeen, LITTLE);
    Arrays.fill(outputBiasSeen, LITTLE);
  }

  /** The chance to win that a lead of so many figures gives. */
  float chance(float figures) {
    return (float) (1 / (1 + Math.exp(-figures / scale)));
  }

  private int count(long own, long opp, long captains) {
    int count = Patterns.of(own, opp, captains, inputs);
    for (long rest = own; rest != 0; rest &= rest - 1) {
      inputs[count++] = Patterns.INPUTS + Patterns.point(rest);
    }
    for (long rest = opp; rest != 0; rest &= rest - 1) {
      inputs[count++] = Patterns.INPUTS + Patterns.POINTS + Patterns.point(rest);
    }
    return count;
  }

  private float forward(int count, int phase) {
    System.arraycopy(bias, 0, sums, 0, HIDDEN);
    for (int i = 0; i < count; i++) {
      int row = inputs[i] * HIDDEN;
      for (int h = 0; h < HIDDEN; h++) {
        sums[h] += rows[row + h];
      }
    }
    float value = outputBias[phase];
    for (int h = 0; h < HIDDEN; h++) {
      float x = Math.max(0, Math.min(1, sums[h]));
      value += x * x * output[phase * HIDDEN + h];
    }
    return value;
  }

  /**
   * Learns from one position.
   *
   * @param handMade what the evaluation made by hand says, in hundredths of a figure
   * @param target the chance to win, 0 to 1
   * @param rate how fast; 0 only measures
   * @return the square of the error before
   */
  float learn(long own, long opp, long captains, int handMade, float target, float rate) {
    int count = count(own, opp, captains);
    int phase = PatternNet.phase(Long.bitCount(own | opp));
    float value = forward(count, phase);
    float error = target - chance(handMade / 100f + value);
    if (rate > 0) {
      step(outputBias, outputBiasSeen, phase, error, rate);
      for (int h = 0; h < HIDDEN; h++) {
        float x = Math.max(0, Math.min(1, sums[h]));
        int at = phase * HIDDEN + h;
        boolean live = sums[h] > 0 && sums[h] < 1;
        gradient[h] = live ? 2 * x * output[at] * error : 0;
        step(output, outputSeen, at, x * x * error, rate);
        step(bias, biasSeen, h, gradient[h], rate);
      }
      for (int i = 0; i < count; i++) {
        int row = inputs[i] * HIDDEN;
        for (int h = 0; h < HIDDEN; h++) {
          float g = gradient[h];
          float seen = rowsSeen[row + h] + g * g;
          rowsSeen[row + h] = seen;
          rows[row + h] += rate * g / (float) Math.sqrt(seen);
        }
      }
    }
    return error * error;
  }

  private static void step(float[] weights, float[] seen, int at, float gradient, float rate) {
    seen[at] += gradient * gradient;
    weights[at] += rate * gradient / (float) Math.sqrt(seen[at]);
  }

  /** The net as it is now; rows in steps of 1/{@value #STEPS}, which makes its file small. */
  Net net() {
    float[] weights = new float[Net.size(Patterns.INPUTS, HIDDEN, PatternNet.PHASES)];
    System.arraycopy(rows, 0, weights, 0, Patterns.INPUTS * HIDDEN);
    for (int rank = 0; rank < 6; rank++) {
      for (int pattern = 0; pattern < Patterns.OF_A_LINE; pattern++) {
        int rest = pattern;
        for (int i = 0; i < 6; i++) {
          int stands = rest % 3;
          rest /= 3;
          if (stands > 0) {
            int figure = Patterns.INPUTS + (stands - 1) * Patterns.POINTS + 6 * rank + i;
            int to = (Patterns.OF_A_LINE * rank + pattern) * HIDDEN;
            for (int h = 0; h < HIDDEN; h++) {
              weights[to + h] += rows[figure * HIDDEN + h];
            }
          }
        }
      }
    }
    int at = Patterns.INPUTS * HIDDEN;
    for (int i = 0; i < at; i++) {
      weights[i] = Math.round(weights[i] * STEPS) / (float) STEPS;
    }
    for (float[] part : new float[][] {bias, output, outputBias}) {
      System.arraycopy(part, 0, weights, at, part.length);
      at += part.length;
    }
    return Net.of(Patterns.INPUTS, HIDDEN, PatternNet.PHASES, weights);
  }
}
