package cz.kameny.engine.search;

import cz.kameny.engine.arena.Openings;
import cz.kameny.engine.net.Net;
import cz.kameny.engine.net.NetFile;
import cz.kameny.rules.Rng;
import cz.kameny.rules.overboard.Deck;
import cz.kameny.rules.overboard.OverboardPosition;
import cz.kameny.rules.overboard.OverboardRules;
import cz.kameny.rules.overboard.OverboardSettings;
import cz.kameny.rules.overboard.OverboardSettings.End;
import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * Trains a {@link PatternNet}: games of the player as it is, then a net fitted to the worth of
 * their positions. Everything is drawn from the seed and the numbers of games.
 *
 * <p>The worth of a position is half what a search of it found and half the result of its game: the
 * one is quiet, the other true.
 */
public final class PatternTraining {
  /** The lead in figures of which a side wins 73 % (1 / (1 + 1/e)); fits the games of both. */
  private static final float SCALE = 3.5f;

  /** Share of the result in the worth of a position. */
  private static final float RESULT = 0.5f;

  private static final double FIRST_RATE = 0.05;
  private static final double LAST_RATE = 0.001;

  /** Random moves before a game begins: fewer than this. */
  private static final int OPENING = 12;

  private final End end;
  private final OverboardRules rules;
  private final Openings<OverboardPosition> openings;
  private final long seed;
  private final PatternGames games;

  /**
   * Training for a version of the game.
   *
   * @param earlier the net that plays, or nothing for the evaluation made by hand
   * @param nodes positions a move may look at
   */
  public PatternTraining(End end, Optional<Net> earlier, long nodes, long seed) {
    this.end = end;
    this.seed = seed;
    rules = new OverboardRules(new OverboardSettings(end, OverboardSettings.DEFAULT.start()));
    openings = Openings.overboard(rules, seed);
    Evaluation evaluation =
        earlier.isPresent() ? new PatternNet(end, earlier.get()) : new HandMade(end);
    games = new PatternGames(end, evaluation, nodes);
  }

  /** The net a version of the game is played with, by its name in the library. */
  public static String name(End end) {
    return PatternNet.name(end);
  }

  /**
   * Reads a net that was written under {@link #name}.
   *
   * @throws IllegalArgumentException with what is wrong, when these bytes are no such net
   */
  public static Net read(End end, byte[] bytes) {
    return NetFile.read(name(end), bytes, Patterns.INPUTS, PatternNet.PHASES);
  }

  /** Plays game {@code number}, from 0, and adds its positions. */
  public void play(long number, PatternSamples into) {
    Rng rng = Rng.of(seed, number);
    games.play(start(number, rng), rng, into);
  }

  private OverboardPosition start(long number, Rng rng) {
    OverboardPosition start = openings.start(number);
    OverboardPosition position = start;
    for (int moves = rng.nextInt(OPENING); moves > 0; moves--) {
      var plays = rules.legal(position);
      position = plays.get(rng.nextInt(plays.size())).after();
      if (rules.ending(position).isPresent()) {
        return start;
      }
    }
    return position;
  }

  /**
   * Fits a net, beginning with one that knows nothing.
   *
   * @param epochs how often all positions are gone through
   * @param progress told after each: its number, and the root of the mean square by which the
   *     chances were off before they were learned
   */
  public Net fit(PatternSamples samples, int epochs, BiConsumer<Integer, Double> progress) {
    Rng rng = Rng.of(seed, -1);
    PatternLearner learner = new PatternLearner(SCALE, rng);
    HandMade handMade = new HandMade(end);
    int size = samples.size();
    int[] order = new int[size];
    int[] judged = new int[size];
    for (int i = 0; i < size; i++) {
      order[i] = i;
      judged[i] = handMade.of(deck(samples, i));
    }
    for (int epoch = 1; epoch <= epochs; epoch++) {
      double share = epochs == 1 ? 0 : (epoch - 1) / (double) (epochs - 1);
      float rate = (float) (FIRST_RATE * Math.pow(LAST_RATE / FIRST_RATE, share));
      double off = 0;
      for (int n = 0; n < size; n++) {
        int other = n + rng.nextInt(size - n);
        int i = order[other];
        order[other] = order[n];
        order[n] = i;
        float target =
            RESULT * samples.result(i) / 2f
                + (1 - RESULT) * learner.chance(samples.score(i) / 100f);
        long own = samples.own(i);
        long opp = samples.opp(i);
        long captains = samples.captains(i);
        // A position and its mirror image are worth the same.
        boolean mirrored = rng.nextInt(2) == 0;
        off +=
            learner.learn(
                mirrored ? mirrored(own) : own,
                mirrored ? mirrored(opp) : opp,
                mirrored ? mirrored(captains) : captains,
                judged[i],
                target,
                rate);
      }
      progress.accept(epoch, Math.sqrt(off / Math.max(1, size)));
    }
    return learner.net();
  }

  private static Deck deck(PatternSamples samples, int i) {
    return new Deck(
        new OverboardPosition(
            samples.own(i), samples.opp(i), samples.captains(i), cz.kameny.rules.Player.FIRST, 0));
  }

  /** Left and right exchanged: the bits of each rank in reverse. */
  private static long mirrored(long figures) {
    return Long.reverseBytes(Long.reverse(figures));
  }
}
