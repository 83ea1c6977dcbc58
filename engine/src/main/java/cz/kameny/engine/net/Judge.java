package cz.kameny.engine.net;

import cz.kameny.rules.Rng;
import cz.kameny.rules.tables.Side;

/**
 * Evaluates positions by a net, those of one roll cheaply one after the other: the charges of a
 * position are kept, and only what differs from it, stones and features, is added.
 *
 * <p>Mutable; one thread at a time.
 */
public final class Judge {
  private final Net exact;
  private Net net;
  private final Encoding encoding;
  private final float[] base;
  private final float[] charges;
  private final float[] x;
  private final float[] baseX;
  private final float[] gradient;
  private final int[] indices;
  private final float[] values;
  private long rollerLow;
  private long rollerHigh;
  private long waiterLow;
  private long waiterHigh;
  private boolean based;

  /** Inputs gathered so far. */
  private int size;

  /**
   * A judge.
   *
   * @throws IllegalArgumentException when the net has another number of inputs than the encoding
   */
  public Judge(Net net, Encoding encoding) {
    if (net.inputs() != encoding.inputs()) {
      throw new IllegalArgumentException(
          "a net of " + encoding.inputs() + " inputs is needed, this one has " + net.inputs());
    }
    this.exact = net;
    this.net = net;
    this.encoding = encoding;
    base = new float[net.hidden()];
    charges = new float[net.hidden()];
    gradient = new float[net.hidden()];
    x = new float[encoding.features()];
    baseX = new float[encoding.features()];
    indices = new int[encoding.inputs()];
    values = new float[encoding.inputs()];
  }

  /**
   * Forgets what was judged before. Of two positions judged one after the other the second has the
   * sums of the first in its own, which may round another way: a decision begins with this, so that
   * it depends on its position alone.
   */
  void forget() {
    based = false;
  }

  /** Misjudges from now on, see {@link Nets#blur}; what is kept of the stones stays right. */
  void blur(double amount, Rng rng) {
    net = amount == 0 ? exact : exact.blurred(amount, rng);
  }

  /**
   * The net's outputs for a position.
   *
   * @param results room for {@link Net#outputs} numbers
   */
  public void judge(Sight sight, float[] results) {
    Half roller = sight.roller;
    Half waiter = sight.waiter;
    if (!based || far(roller, waiter)) {
      rebase(sight);
    }
    System.arraycopy(base, 0, charges, 0, charges.length);
    size = 0;
    change(true, rollerLow, rollerHigh, roller);
    change(false, waiterLow, waiterHigh, waiter);
    encoding.features(sight, x);
    size = Encoding.differences(x, baseX, indices, values, size);
    net.add(charges, indices, values, size);
    net.activate(charges, charges);
    net.outputs(charges, results);
  }

  /** Whether so many places differ that it is better to start anew. */
  private boolean far(Half roller, Half waiter) {
    return places(rollerLow ^ roller.low())
            + places(rollerHigh ^ roller.high())
            + places(waiterLow ^ waiter.low())
            + places(waiterHigh ^ waiter.high())
        > 12;
  }

  private static int places(long differences) {
    long any = differences | differences >>> 1;
    any = (any | any >>> 2) & 0x1111_1111_1111_1111L;
    return Long.bitCount(any);
  }

  private void rebase(Sight sight) {
    Half roller = sight.roller;
    Half waiter = sight.waiter;
    net.clear(base);
    rollerLow = roller.low();
    rollerHigh = roller.high();
    waiterLow = waiter.low();
    waiterHigh = waiter.high();
    size = 0;
    for (int place = 0; place < Side.PLACES; place++) {
      place(true, place, 0, roller);
      place(false, place, 0, waiter);
    }
    encoding.features(sight, baseX);
    size = Encoding.differences(baseX, null, indices, values, size);
    net.add(base, indices, values, size);
    based = true;
  }

  private void change(boolean isRoller, long low, long high, Half now) {
    for (long rest = low ^ now.low(); rest != 0; ) {
      int nibble = Long.numberOfTrailingZeros(rest) >> 2;
      place(isRoller, nibble == 12 ? Side.OFF : nibble + 1, (int) (low >>> 4 * nibble) & 15, now);
      rest &= ~(15L << 4 * nibble);
    }
    for (long rest = high ^ now.high(); rest != 0; ) {
      int nibble = Long.numberOfTrailingZeros(rest) >> 2;
      place(isRoller, nibble + 13, (int) (high >>> 4 * nibble) & 15, now);
      rest &= ~(15L << 4 * nibble);
    }
  }

  private void place(boolean isRoller, int place, int was, Half now) {
    size = Encoding.change(isRoller, place, was, now.count[place], indices, values, size);
  }

  /**
   * Learns that a position should have had these outputs.
   *
   * @param results the outputs it had before, written here
   * @param rate how far to go towards them
   */
  public void learn(Sight sight, float[] targets, float rate, float[] results) {
    int count = encoding.inputs(sight, x, indices, values);
    net.clear(charges);
    net.add(charges, indices, values, count);
    net.activate(charges, charges);
    net.outputs(charges, results);
    net.learn(indices, values, count, charges, results, targets, rate, gradient);
    based = false;
  }
}
