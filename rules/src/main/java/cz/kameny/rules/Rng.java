package cz.kameny.rules;

/**
 * A small random number generator that gives the same numbers on the JVM and in the browser
 * (SplitMix64; Steele, Lea and Flood 2014). For layouts, tests, self-play and noise – never for the
 * dice people play with.
 *
 * <p>Mutable and not safe for several threads.
 */
public final class Rng {
  private static final long GOLDEN = 0x9E3779B97F4A7C15L;

  private long state;

  /** A generator that starts from this seed; equal seeds give equal numbers. */
  public Rng(long seed) {
    this.state = seed;
  }

  /** The next 64 random bits. */
  public long nextLong() {
    state += GOLDEN;
    long z = state;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }

  /**
   * A number below {@code bound}, every one equally likely.
   *
   * @param bound at least 1
   */
  public int nextInt(int bound) {
    if (bound < 1) {
      throw new IllegalArgumentException("the bound must be at least 1, not " + bound);
    }
    while (true) {
      long bits = nextLong() >>> 33;
      long value = bits % bound;
      // Refuse the incomplete last block of 31-bit numbers, which would favour small values.
      if (bits - value + (bound - 1) < (1L << 31)) {
        return (int) value;
      }
    }
  }

  /** A number in [0, 1) with 53 random bits. */
  public double nextDouble() {
    return (nextLong() >>> 11) * 0x1.0p-53;
  }

  /** A throw of two fair dice. */
  public Roll nextRoll() {
    return new Roll(1 + nextInt(6), 1 + nextInt(6));
  }

  /** A generator of its own for part {@code index} of this one's work, independent of order. */
  public static Rng of(long seed, long index) {
    return new Rng(new Rng(seed ^ (index * 0xD1342543DE82EF95L)).nextLong());
  }
}
