package cz.kameny.engine.search;

import cz.kameny.engine.Bot;
import cz.kameny.engine.Clock;
import cz.kameny.engine.search.tablebase.Endings;
import cz.kameny.engine.search.tablebase.TablebaseLibrary;
import cz.kameny.engine.search.v0.V0Bot;
import cz.kameny.rules.Rng;
import cz.kameny.rules.overboard.Deck;
import cz.kameny.rules.overboard.OverboardMove;
import cz.kameny.rules.overboard.OverboardPosition;
import cz.kameny.rules.overboard.OverboardSettings;
import cz.kameny.rules.overboard.OverboardSettings.End;
import java.util.List;
import java.util.Optional;

/**
 * The computer in Přes palubu, for version A or B (PP-11, PP-12): a search with a budget, whose
 * evaluation may be blurred by noise to make it weaker. A game that is won by force is never hung:
 * noise leaves proven scores alone.
 */
public final class OverboardBot implements Bot<OverboardPosition, OverboardMove> {
  /** How many levels there are. */
  public static final int LEVELS = 8;

  /** Entries of the table for a budget: a power of two between these. */
  private static final int LEAST_BITS = 14;

  private static final int MOST_BITS = 20;

  private final Budget budget;
  private final int noise;
  private final Search search;

  /**
   * A player with the evaluation made by hand, without a table of endings.
   *
   * @param budget what each move may cost
   * @param noise most that a move's score is changed by, in hundredths of a figure, at least 0
   */
  public OverboardBot(OverboardSettings settings, Budget budget, int noise) {
    this(settings, budget, noise, Optional.empty());
  }

  /**
   * A player with the evaluation made by hand.
   *
   * @param budget what each move may cost
   * @param noise most that a move's score is changed by, in hundredths of a figure, at least 0
   * @param endings the tables of endings of the same version
   * @throws IllegalArgumentException for negative noise or a table of the other version
   */
  public OverboardBot(
      OverboardSettings settings, Budget budget, int noise, Optional<Endings> endings) {
    this(settings, budget, noise, endings, new HandMade(settings.end()), Clock.SYSTEM);
  }

  OverboardBot(
      OverboardSettings settings,
      Budget budget,
      int noise,
      Optional<Endings> endings,
      Evaluation evaluation,
      Clock clock) {
    if (noise < 0) {
      throw new IllegalArgumentException("noise of at least 0, not " + noise);
    }
    if (endings.isPresent() && endings.get().end() != settings.end()) {
      throw new IllegalArgumentException("a table of version " + settings.end() + " is needed");
    }
    this.budget = budget;
    this.noise = noise;
    this.search =
        new Search(
            settings.end(),
            evaluation,
            endings.map(Endings::probe).orElse(null),
            tableBits(budget),
            clock);
  }

  /** A table that a search of this size fills about half; 16 MB at most. */
  private static int tableBits(Budget budget) {
    int bits = LEAST_BITS;
    while (bits < MOST_BITS && 1L << bits < budget.nodes()) {
      bits++;
    }
    return bits;
  }

  /**
   * The player of a level.
   *
   * @param level 1 to {@link #LEVELS}
   * @throws cz.kameny.engine.net.MissingNetException when it needs a net whose file is not there
   */
  public static Bot<OverboardPosition, OverboardMove> of(OverboardSettings settings, int level) {
    Ladder.Rung rung = Ladder.RUNGS.get(level - 1);
    Evaluation evaluation =
        rung.trained() ? PatternNet.of(settings.end()) : new HandMade(settings.end());
    OverboardBot game = of(settings, rung.budget(), rung.noise(), evaluation);
    Ladder.Home home = rung.home();
    // In version B a lead is enough, and is brought home by the search alone.
    return home == null || settings.end() == End.B
        ? game
        : new Finisher(game, of(settings, home.budget(), home.noise(), new Pursuit()));
  }

  private static OverboardBot of(
      OverboardSettings settings, Budget budget, int noise, Evaluation evaluation) {
    return new OverboardBot(settings, budget, noise, Optional.empty(), evaluation, Clock.SYSTEM);
  }

  /** See {@link cz.kameny.engine.Level#elo}. */
  public static int elo(int level) {
    return Ladder.RUNGS.get(level - 1).elo();
  }

  /** The top level of the first issue of this engine, kept as it was to measure others by. */
  public static Bot<OverboardPosition, OverboardMove> v0(OverboardSettings settings) {
    return V0Bot.of(settings, V0Bot.LEVELS);
  }

  /**
   * The strongest player for a budget: with the trained evaluation, and with the tables of endings
   * when they are there ({@link TablebaseLibrary}).
   *
   * @param clock what a budget of time is measured by
   * @throws cz.kameny.engine.net.MissingNetException when the net's file is not there
   */
  public static OverboardBot strongest(OverboardSettings settings, Budget budget, Clock clock) {
    return new OverboardBot(
        settings,
        budget,
        0,
        TablebaseLibrary.find(settings.end()),
        PatternNet.of(settings.end()),
        clock);
  }

  @Override
  public OverboardMove choose(List<OverboardPosition> history, Rng rng) {
    if (history.isEmpty()) {
      throw new IllegalArgumentException("a history of at least the position to play is needed");
    }
    OverboardPosition position = history.get(history.size() - 1);
    if (new Deck(position).isOver()) {
      throw new IllegalArgumentException("the game is over: " + position);
    }
    return new OverboardMove(search.think(history, budget, noise, rng));
  }
}
