package cz.kameny.engine.net;

import cz.kameny.rules.tables.Side;

/**
 * How a position becomes the inputs of a net.
 *
 * <p>The first inputs say how many stones stand on each place, four to a place and side: at least
 * one, at least two, at least three, and half of those beyond three. The side about to roll comes
 * first. Then come the game's own features, whatever their number.
 */
public abstract class Encoding {
  private static final int UNITS = 4;
  private static final int STONES = 2 * Side.PLACES * UNITS;

  /** Number of inputs that do not come from stones alone. */
  private final int features;

  Encoding(int features) {
    this.features = features;
  }

  /** Number of inputs a net for this encoding has. */
  public final int inputs() {
    return STONES + features;
  }

  /** Number of features. */
  public final int features() {
    return features;
  }

  /**
   * Computes the features.
   *
   * @param sight the position
   * @param x room for {@link #features} numbers; all are written
   */
  public abstract void features(Sight sight, float[] x);

  static int input(boolean roller, int place, int unit) {
    return ((roller ? 0 : Side.PLACES) + place) * UNITS + unit;
  }

  static float unit(int stones, int unit) {
    if (unit == UNITS - 1) {
      return stones > 3 ? (stones - 3) * 0.5f : 0f;
    }
    return stones > unit ? 1f : 0f;
  }

  /**
   * Appends what changes when the stones on a place become {@code to}.
   *
   * @return how many inputs there are then
   */
  static int change(
      boolean roller, int place, int from, int to, int[] indices, float[] values, int at) {
    int size = at;
    for (int unit = 0; unit < UNITS; unit++) {
      float change = unit(to, unit) - unit(from, unit);
      if (change != 0) {
        indices[size] = input(roller, place, unit);
        values[size++] = change;
      }
    }
    return size;
  }

  /** Writes the inputs that are not zero; returns how many. */
  public final int inputs(Sight sight, float[] x, int[] indices, float[] values) {
    int size = stones(sight.roller, true, indices, values, 0);
    size = stones(sight.waiter, false, indices, values, size);
    features(sight, x);
    return differences(x, null, indices, values, size);
  }

  /**
   * Appends by how much features differ from others.
   *
   * @param base the others, or null for none
   * @return how many inputs there are then
   */
  static int differences(float[] x, float[] base, int[] indices, float[] values, int at) {
    int size = at;
    for (int f = 0; f < x.length; f++) {
      float difference = base == null ? x[f] : x[f] - base[f];
      if (difference != 0) {
        indices[size] = STONES + f;
        values[size++] = difference;
      }
    }
    return size;
  }

  private static int stones(Half half, boolean roller, int[] indices, float[] values, int at) {
    int size = at;
    for (int place = 0; place < Side.PLACES; place++) {
      for (int unit = 0; unit < UNITS; unit++) {
        float value = unit(half.count[place], unit);
        if (value != 0) {
          indices[size] = input(roller, place, unit);
          values[size++] = value;
        }
      }
    }
    return size;
  }
}
