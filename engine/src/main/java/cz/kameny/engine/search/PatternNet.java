package cz.kameny.engine.search;

import cz.kameny.engine.net.MissingNetException;
import cz.kameny.engine.net.Net;
import cz.kameny.engine.net.NetLibrary;
import cz.kameny.rules.overboard.Deck;
import cz.kameny.rules.overboard.OverboardSettings.End;
import java.util.EnumMap;
import java.util.Map;

/**
 * A trained correction of the evaluation made by hand: a net with one layer of {@value #HIDDEN}
 * hidden units over the {@link Patterns} of a position.
 *
 * <p>The sums of the hidden units are made anew for every position: a push changes up to five
 * figures and so nearly as many lines as there are. Sixteen sums are four numbers of four lanes, so
 * that a line costs four additions; a lane never overflows into the next. All of it is whole
 * numbers, the same on every machine.
 *
 * <p>The activation is {@code min(max(x, 0), 1)²}. The output has one set of weights for every four
 * figures on the raft.
 */
final class PatternNet implements Evaluation {
  /** Hidden units. */
  static final int HIDDEN = 16;

  /** Sets of output weights. */
  static final int PHASES = 9;

  /** The activation 1. */
  private static final int ONE = 512;

  /** Added to every weight, so that lanes have no sign; 24 inputs at most fill a lane. */
  private static final int OFFSET = 1350;

  private static final int LANE = 0xFFFF;

  /** Output weights are in {@code 1 / OUTPUT_UNIT} of a hundredth of a figure. */
  private static final int OUTPUT_UNIT = 64;

  /** Nets that were made ready, by version; players share them. */
  private static final Map<End, PatternNet> READY = new EnumMap<>(End.class);

  private final Net net;
  private final HandMade handMade;
  private final long[] rows = new long[4 * Patterns.INPUTS];
  private final int[] bias = new int[HIDDEN];
  private final int[] output = new int[PHASES * HIDDEN];
  private final int[] outputBias = new int[PHASES];

  /**
   * The evaluation of a version by a net.
   *
   * @param net of {@link Patterns#INPUTS} inputs, {@link #HIDDEN} hidden units and {@link #PHASES}
   *     outputs in figures
   * @throws IllegalArgumentException for other numbers of them
   */
  PatternNet(End end, Net net) {
    if (net.inputs() != Patterns.INPUTS || net.hidden() != HIDDEN || net.outputs() != PHASES) {
      throw new IllegalArgumentException(
          "a net of patterns has " + HIDDEN + " hidden units, not " + net.hidden());
    }
    this.net = net;
    handMade = new HandMade(end);
    float[] weights = net.weights();
    int at = 0;
    for (int input = 0; input < Patterns.INPUTS; input++) {
      for (int h = 0; h < HIDDEN; h++) {
        long lane = (long) OFFSET + clamp(Math.round(weights[at++] * ONE), OFFSET);
        rows[4 * input + h / 4] |= lane << 16 * (h % 4);
      }
    }
    for (int h = 0; h < HIDDEN; h++) {
      bias[h] = clamp(Math.round(weights[at++] * ONE), 16 * ONE);
    }
    for (int i = 0; i < output.length; i++) {
      output[i] = clamp(Math.round(weights[at++] * 100 * OUTPUT_UNIT), 200_000);
    }
    for (int i = 0; i < PHASES; i++) {
      outputBias[i] = clamp(Math.round(weights[at++] * 100), 2_000);
    }
  }

  /** Name of the file of a version's net. */
  static String name(End end) {
    return end == End.A ? "pres-palubu-a" : "pres-palubu-b";
  }

  /**
   * The evaluation of a version by the net in the library.
   *
   * @throws MissingNetException when its file is not there
   * @throws IllegalArgumentException when it is not what it should be
   */
  static PatternNet of(End end) {
    Net net = NetLibrary.net(name(end), Patterns.INPUTS, PHASES);
    synchronized (READY) {
      PatternNet ready = READY.get(end);
      if (ready == null || ready.net != net) {
        ready = new PatternNet(end, net);
        READY.put(end, ready);
      }
      return ready;
    }
  }

  private static int clamp(int value, int most) {
    return Math.max(-most, Math.min(most, value));
  }

  /** Which output judges a position of so many figures, 2 to 36. */
  static int phase(int figures) {
    return (figures - 1) / 4;
  }

  @Override
  public int of(Deck deck) {
    boolean red = deck.redToMove();
    long own = Patterns.seen(deck.own(), red);
    long opp = Patterns.seen(deck.opp(), red);
    long captains = Patterns.seen(deck.captains(), red);
    long a = 0;
    long b = 0;
    long c = 0;
    long d = 0;
    for (int i = 0; i < 6; i++) {
      int row = 4 * Patterns.rank(own, opp, i);
      a += rows[row];
      b += rows[row + 1];
      c += rows[row + 2];
      d += rows[row + 3];
      row = 4 * Patterns.file(own, opp, i);
      a += rows[row];
      b += rows[row + 1];
      c += rows[row + 2];
      d += rows[row + 3];
    }
    int inputs = 12;
    for (long rest = captains; rest != 0 && inputs < 24; rest &= rest - 1) {
      int side = (own & rest & -rest) != 0 ? 0 : Patterns.POINTS;
      int row = 4 * (Patterns.CAPTAINS + side + Patterns.point(rest));
      a += rows[row];
      b += rows[row + 1];
      c += rows[row + 2];
      d += rows[row + 3];
      inputs++;
    }
    int phase = phase(Long.bitCount(own | opp));
    int less = inputs * OFFSET;
    int at = phase * HIDDEN;
    int sum =
        four(a, less, 0, at) + four(b, less, 4, at) + four(c, less, 8, at) + four(d, less, 12, at);
    int value = handMade.of(deck) + outputBias[phase] + sum / (ONE * OUTPUT_UNIT);
    return clamp(value, Scores.EVALUATION);
  }

  private int four(long lanes, int less, int h, int at) {
    return one((int) lanes & LANE, less, h, at)
        + one((int) (lanes >>> 16) & LANE, less, h + 1, at)
        + one((int) (lanes >>> 32) & LANE, less, h + 2, at)
        + one((int) (lanes >>> 48), less, h + 3, at);
  }

  private int one(int lane, int less, int h, int at) {
    int x = Math.max(0, Math.min(ONE, lane - less + bias[h]));
    return (x * x >> 9) * output[at + h];
  }
}
