package cz.kameny.rules.tables;

/**
 * The stones of one side, counted in its own way: point 24 is farthest from home, point 1 the last.
 *
 * <p>Fifteen stones on 24 points, packed four bits a point, so that moving a stone is one
 * subtraction and one addition and two sides are equal when two longs are. {@code low} holds points
 * 1–12 and, above them, the stones off; {@code high} holds points 13–24 and, above them, the stones
 * in hand and the hit ones (both Taiga-Puff only).
 *
 * @param low points 1–12 from bit 0, stones off from bit 48
 * @param high points 13–24 from bit 0, in hand from bit 48, hit from bit 52
 */
public record Side(long low, long high) {
  /** Stones of a side (LV-1, TP-1). */
  public static final int STONES = 15;

  /** Place number of the stones that have left the board. */
  public static final int OFF = 0;

  /** Place number of the stones not yet entered (TP-1). */
  public static final int HAND = 25;

  /** Place number of the stones that were hit (TP-7). */
  public static final int BAR = 26;

  /** Number of places a stone can be on: off, 24 points, hand, bar. */
  public static final int PLACES = 27;

  private static final long[] LOW_UNIT = new long[PLACES];
  private static final long[] HIGH_UNIT = new long[PLACES];

  static {
    for (int point = 1; point <= 12; point++) {
      LOW_UNIT[point] = 1L << 4 * (point - 1);
      HIGH_UNIT[point + 12] = 1L << 4 * (point - 1);
    }
    LOW_UNIT[OFF] = 1L << 48;
    HIGH_UNIT[HAND] = 1L << 48;
    HIGH_UNIT[BAR] = 1L << 52;
  }

  /** What one stone on this place adds to {@link #low}. */
  static long lowUnit(int place) {
    return LOW_UNIT[place];
  }

  /** What one stone on this place adds to {@link #high}. */
  static long highUnit(int place) {
    return HIGH_UNIT[place];
  }

  /**
   * A side from the number of stones on each place.
   *
   * @param counts {@link #PLACES} numbers that sum to {@link #STONES}
   */
  public static Side of(int[] counts) {
    long low = 0;
    long high = 0;
    int sum = 0;
    for (int place = 0; place < PLACES; place++) {
      if (counts[place] < 0) {
        throw new IllegalArgumentException("a number of stones cannot be negative");
      }
      low += counts[place] * LOW_UNIT[place];
      high += counts[place] * HIGH_UNIT[place];
      sum += counts[place];
    }
    if (sum != STONES) {
      throw new IllegalArgumentException("a side has 15 stones, not " + sum);
    }
    return new Side(low, high);
  }

  /** All fifteen stones on one place. */
  public static Side allOn(int place) {
    return new Side(STONES * LOW_UNIT[place], STONES * HIGH_UNIT[place]);
  }

  /** Number of stones on a place: a point 1–24, {@link #OFF}, {@link #HAND} or {@link #BAR}. */
  public int count(int place) {
    return count(low, high, place);
  }

  static int count(long low, long high, int place) {
    if (place >= 13) {
      return (int) (high >>> 4 * (place - 13)) & 15;
    }
    return (int) (low >>> (place == OFF ? 48 : 4 * (place - 1))) & 15;
  }

  /** Stones off the board. */
  public int off() {
    return (int) (low >>> 48) & 15;
  }

  /** Stones not yet entered (TP-1). */
  public int hand() {
    return (int) (high >>> 48) & 15;
  }

  /** Stones hit and waiting to enter again (TP-7). */
  public int hit() {
    return (int) (high >>> 52) & 15;
  }

  /** The points with at least one stone: bit p − 1 for point p. */
  public int points() {
    return lanes(low) | lanes(high) << 12;
  }

  /** Which of the twelve lowest four-bit lanes are not zero, as twelve bits. */
  private static int lanes(long packed) {
    long any = packed | packed >>> 1;
    any = (any | any >>> 2) & 0x1111_1111_1111L;
    any = (any | any >>> 3) & 0x0303_0303_0303L;
    any = (any | any >>> 6) & 0x000f_000f_000fL;
    return (int) (any | any >>> 12 | any >>> 24) & 0xfff;
  }

  /** The points with exactly one stone: bit p − 1 for point p. */
  public int blots() {
    int blots = 0;
    for (int rest = points(); rest != 0; rest &= rest - 1) {
      int bit = Integer.numberOfTrailingZeros(rest);
      if (count(bit + 1) == 1) {
        blots |= 1 << bit;
      }
    }
    return blots;
  }

  /** Pips this side still has to go; a stone in hand or hit has 25. */
  public int pips() {
    int pips = 25 * (hand() + hit());
    for (int rest = points(); rest != 0; rest &= rest - 1) {
      int point = Integer.numberOfTrailingZeros(rest) + 1;
      pips += point * count(point);
    }
    return pips;
  }

  /** This side with one stone moved between two places. */
  public Side moved(int from, int to) {
    return new Side(low - LOW_UNIT[from] + LOW_UNIT[to], high - HIGH_UNIT[from] + HIGH_UNIT[to]);
  }

  /** The notation: {@code h<n>,x<n>,point:count,…,o<n>}, without what is zero. */
  @Override
  public String toString() {
    StringBuilder out = new StringBuilder();
    append(out, "h", hand());
    append(out, "x", hit());
    for (int point = 24; point >= 1; point--) {
      append(out, point + ":", count(point));
    }
    append(out, "o", off());
    return out.toString();
  }

  private static void append(StringBuilder out, String what, int count) {
    if (count > 0) {
      out.append(out.length() > 0 ? "," : "").append(what).append(count);
    }
  }
}
