package cz.kameny.engine.net;

import cz.kameny.rules.Rng;
import java.util.ArrayList;
import java.util.List;

/**
 * A net with one hidden layer, from a sparse input to probabilities.
 *
 * <p>Hidden units are {@code s(x) = ½ + ½ x / (2 + |x|)}, which has the slope of the logistic
 * function at 0 and needs no table and no exponential. Outputs are logistic.
 *
 * <p>The sum of a hidden unit before {@code s} is called its <i>charge</i>. Charges are linear in
 * the inputs, so that those of a position that differs from another in a few inputs are found by
 * adding a few rows ({@link #add}).
 */
public final class Net {
  private final int inputs;
  private final int hidden;
  private final int outputs;

  /**
   * Weights by input. An array for each, since loops over two arrays at the same index are what a
   * JIT compiler turns into vector instructions.
   */
  private final float[][] first;

  private final float[] bias;

  /** Weights by output. */
  private final float[][] second;

  private final float[] outputBias;

  private Net(int inputs, int hidden, int outputs) {
    if (inputs < 1 || hidden < 1 || outputs < 1) {
      throw new IllegalArgumentException("a net has inputs, hidden units and outputs");
    }
    this.inputs = inputs;
    this.hidden = hidden;
    this.outputs = outputs;
    first = new float[inputs][hidden];
    bias = new float[hidden];
    second = new float[outputs][hidden];
    outputBias = new float[outputs];
  }

  /** A net that shares all weights with another but those by output. */
  private Net(Net other) {
    inputs = other.inputs;
    hidden = other.hidden;
    outputs = other.outputs;
    first = other.first;
    bias = other.bias;
    second = new float[outputs][hidden];
    outputBias = other.outputBias;
  }

  /** A net with small random weights, as training begins. */
  public static Net random(int inputs, int hidden, int outputs, Rng rng) {
    Net net = new Net(inputs, hidden, outputs);
    fill(net.first, 0.25f, rng);
    fill(net.second, 0.25f, rng);
    return net;
  }

  private static void fill(float[][] weights, float size, Rng rng) {
    for (float[] row : weights) {
      for (int i = 0; i < row.length; i++) {
        row[i] = (float) (2 * rng.nextDouble() - 1) * size;
      }
    }
  }

  /** Number of inputs. */
  public int inputs() {
    return inputs;
  }

  /** Number of hidden units. */
  public int hidden() {
    return hidden;
  }

  /** Number of outputs. */
  public int outputs() {
    return outputs;
  }

  /** Sets the charges to those without any input. */
  public void clear(float[] charges) {
    System.arraycopy(bias, 0, charges, 0, hidden);
  }

  /** Adds an input of this value to the charges. */
  public void add(float[] charges, int input, float value) {
    float[] weights = first[input];
    for (int h = 0; h < hidden; h++) {
      charges[h] += value * weights[h];
    }
  }

  /**
   * Adds inputs to the charges, four at a time: the same sums as one by one but for rounding, and
   * less traffic.
   *
   * @param indices which inputs
   * @param values their values
   * @param count how many
   */
  public void add(float[] charges, int[] indices, float[] values, int count) {
    int i = 0;
    for (; i + 3 < count; i += 4) {
      float a = values[i];
      float b = values[i + 1];
      float c = values[i + 2];
      float d = values[i + 3];
      float[] ofA = first[indices[i]];
      float[] ofB = first[indices[i + 1]];
      float[] ofC = first[indices[i + 2]];
      float[] ofD = first[indices[i + 3]];
      for (int h = 0; h < hidden; h++) {
        charges[h] += (a * ofA[h] + b * ofB[h]) + (c * ofC[h] + d * ofD[h]);
      }
    }
    for (; i < count; i++) {
      add(charges, indices[i], values[i]);
    }
  }

  /** Turns charges into the activations of the hidden units; both arrays may be the same. */
  public void activate(float[] charges, float[] units) {
    for (int h = 0; h < hidden; h++) {
      float x = charges[h];
      units[h] = 0.5f + 0.5f * x / (2f + Math.abs(x));
    }
  }

  /** The outputs, each a probability, from the activations of the hidden units. */
  public void outputs(float[] units, float[] results) {
    for (int o = 0; o < outputs; o++) {
      results[o] = (float) Logistic.of(outputBias[o] + dot(units, second[o]));
    }
  }

  /** Four sums side by side, in a fixed order: as exact a result, and four times as fast. */
  private static float dot(float[] units, float[] weights) {
    float a = 0;
    float b = 0;
    float c = 0;
    float d = 0;
    int h = 0;
    for (; h + 3 < weights.length; h += 4) {
      a += units[h] * weights[h];
      b += units[h + 1] * weights[h + 1];
      c += units[h + 2] * weights[h + 2];
      d += units[h + 3] * weights[h + 3];
    }
    for (; h < weights.length; h++) {
      a += units[h] * weights[h];
    }
    return (a + b) + (c + d);
  }

  /**
   * One step of gradient descent on the cross-entropy of a position's outputs.
   *
   * @param indices the inputs that are not zero
   * @param values their values
   * @param count how many
   * @param units activations of the hidden units for these inputs, from {@link #activate}
   * @param results outputs, from {@link #outputs}
   * @param targets what they should have been
   * @param rate how far to go
   * @param gradient room for {@link #hidden} numbers
   */
  public void learn(
      int[] indices,
      float[] values,
      int count,
      float[] units,
      float[] results,
      float[] targets,
      float rate,
      float[] gradient) {
    java.util.Arrays.fill(gradient, 0, hidden, 0f);
    for (int o = 0; o < outputs; o++) {
      float error = rate * (targets[o] - results[o]);
      float[] weights = second[o];
      for (int h = 0; h < hidden; h++) {
        gradient[h] += error * weights[h];
      }
      for (int h = 0; h < hidden; h++) {
        weights[h] += error * units[h];
      }
      outputBias[o] += error;
    }
    for (int h = 0; h < hidden; h++) {
      // s' = 1 / (2 + |x|)², and |2 s − 1| = |x| / (2 + |x|), hence s' = ((1 − |2 s − 1|) / 2)².
      float slope = (1f - Math.abs(2f * units[h] - 1f)) * 0.5f;
      gradient[h] *= slope * slope;
    }
    for (int h = 0; h < hidden; h++) {
      bias[h] += gradient[h];
    }
    for (int i = 0; i < count; i++) {
      float[] weights = first[indices[i]];
      float value = values[i];
      for (int h = 0; h < hidden; h++) {
        weights[h] += value * gradient[h];
      }
    }
  }

  /**
   * A net that weighs its hidden units a little wrong; it shares all other weights with this one.
   *
   * @param amount 1 changes each of these weights by about its own size
   */
  Net blurred(double amount, Rng rng) {
    Net blurred = new Net(this);
    for (int o = 0; o < outputs; o++) {
      for (int h = 0; h < hidden; h++) {
        // Nearly normal, from the four operations alone.
        double noise = 2 * (rng.nextDouble() + rng.nextDouble() + rng.nextDouble()) - 3;
        blurred.second[o][h] = second[o][h] * (float) (1 + amount * noise);
      }
    }
    return blurred;
  }

  /** A copy with the same weights. */
  public Net copy() {
    return of(inputs, hidden, outputs, weights());
  }

  /** How many weights a net of these sizes has. */
  public static int size(int inputs, int hidden, int outputs) {
    return inputs * hidden + hidden + outputs * hidden + outputs;
  }

  /** All weights at full precision: by input, of the hidden units, by output, of the outputs. */
  public float[] weights() {
    float[] all = new float[size(inputs, hidden, outputs)];
    int at = 0;
    for (float[] row : rows()) {
      System.arraycopy(row, 0, all, at, row.length);
      at += row.length;
    }
    return all;
  }

  /**
   * A net from {@link #weights}.
   *
   * @throws IllegalArgumentException when there are more or fewer weights than these sizes have
   */
  public static Net of(int inputs, int hidden, int outputs, float[] weights) {
    int size = size(inputs, hidden, outputs);
    if (weights.length != size) {
      throw new IllegalArgumentException(
          "a net of these sizes has " + size + " weights, not " + weights.length);
    }
    Net net = new Net(inputs, hidden, outputs);
    int at = 0;
    for (float[] row : net.rows()) {
      System.arraycopy(weights, at, row, 0, row.length);
      at += row.length;
    }
    return net;
  }

  private List<float[]> rows() {
    List<float[]> rows = new ArrayList<>(List.of(first));
    rows.add(bias);
    rows.addAll(List.of(second));
    rows.add(outputBias);
    return rows;
  }
}
