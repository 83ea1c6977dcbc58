package cz.kameny.engine.tables;

import cz.kameny.engine.Bot;
import cz.kameny.engine.Clock;
import cz.kameny.engine.net.NetLibrary;
import cz.kameny.engine.net.Nets;
import cz.kameny.rules.GameId;
import cz.kameny.rules.nardy.NardySettings;
import cz.kameny.rules.tables.TablesPosition;
import cz.kameny.rules.tables.TablesRules;
import cz.kameny.rules.tables.TablesTurn;
import cz.kameny.rules.taiga.TaigaSettings;

/**
 * The computer players of the dice games.
 *
 * <p>In Dlouhé vrhcáby the top level, the player with a time and analysis judge by a net for each
 * phase of the game, the levels below by one for all of it, so that little must be loaded for a
 * first game. The lower ones misjudge – smoothly, by weighing what the nets see a little wrong –
 * and do not look ahead; none overlooks that a game is over, and endings with a few stones are
 * exact for all. Their strengths are in docs/benchmarks.md.
 */
public final class TablesBots {
  /** Levels of each dice game: 1, the weakest, to this one. */
  public static final int LEVELS = 8;

  /** Plies that the strongest player looks ahead when its time lets it. */
  private static final int MOST_PLIES = 2;

  /**
   * Positions the top level judges for a turn of Dlouhé vrhcáby: less than a second in a browser,
   * less than two on a phone.
   */
  private static final long NARDY_WORK = 90_000;

  /** The same for Taiga-Puff, where a double may cost as much again before anything is compared. */
  private static final long TAIGA_WORK = 75_000;

  private static final Thinker.Depth PLAIN = new Thinker.Depth(0, 1, 1, 0, 64, 0);

  /** How much a level misjudges, how far it looks, and how strong that makes it. */
  private record Strength(double blur, Thinker.Depth depth, int elo) {}

  /** From the weakest; each wins 60 to 75 % against the one before (docs/benchmarks.md). */
  private static final Strength[] NARDY = {
    new Strength(3.5, PLAIN, 1090),
    new Strength(2.6, PLAIN, 1220),
    new Strength(1.95, PLAIN, 1370),
    new Strength(1.5, PLAIN, 1500),
    new Strength(1.15, PLAIN, 1620),
    new Strength(0.85, PLAIN, 1700),
    new Strength(0.5, PLAIN, 1800),
    new Strength(0, new Thinker.Depth(2, 8, 4, 0.16f, 512, NARDY_WORK), 1940),
  };

  private static final Strength[] TAIGA = {
    new Strength(3.5, PLAIN, 1170),
    new Strength(2.6, PLAIN, 1280),
    new Strength(1.9, PLAIN, 1400),
    new Strength(1.45, PLAIN, 1500),
    new Strength(1.1, PLAIN, 1610),
    new Strength(0.8, PLAIN, 1720),
    new Strength(0.45, PLAIN, 1810),
    new Strength(0, new Thinker.Depth(2, 6, 2, 0.1f, 512, TAIGA_WORK), 1900),
  };

  private TablesBots() {}

  /** The best nets for games under these rules. */
  static Nets nets(TablesRules rules) {
    return nets(rules, true);
  }

  private static Nets nets(TablesRules rules, boolean best) {
    if (rules.settings() instanceof TaigaSettings taiga) {
      return NetLibrary.taiga(taiga.opposites());
    }
    return NetLibrary.nardy(best, ((NardySettings) rules.settings()).lastRoll());
  }

  private static Strength[] ladder(GameId game) {
    return game == GameId.TAIGA_PUFF ? TAIGA : NARDY;
  }

  /** How far the top level of a game looks. */
  static Thinker.Depth topDepth(GameId game) {
    return ladder(game)[LEVELS - 1].depth;
  }

  /** See {@link cz.kameny.engine.Level#elo}. */
  public static int elo(GameId game, int level) {
    return ladder(game)[level - 1].elo;
  }

  /**
   * The player of a level.
   *
   * @param level 1 to {@link #LEVELS}
   * @throws cz.kameny.engine.net.MissingNetException when the nets are not there
   */
  public static Bot<TablesPosition, TablesTurn> of(TablesRules rules, int level) {
    Strength strength = ladder(rules.game())[level - 1];
    Oracle oracle = new Oracle(rules, nets(rules, level == LEVELS));
    Thinker thinker = Thinker.unlimited(rules, oracle, strength.depth.plies());
    return new NetBot(thinker, strength.depth, strength.blur);
  }

  /**
   * The strongest player, which stops looking ahead when its time is over.
   *
   * @param millis how long a turn may take, in thousandths of a second
   * @param clock what the time is measured by
   */
  public static Bot<TablesPosition, TablesTurn> timed(TablesRules rules, long millis, Clock clock) {
    return withNets(rules, nets(rules), MOST_PLIES, millis, clock);
  }

  /**
   * A player with nets of one's own.
   *
   * @param plies how far it looks, 0 to 2
   * @param millis how long a turn may take, or 0 for as long as it takes
   * @param clock what the time is measured by
   */
  public static Bot<TablesPosition, TablesTurn> withNets(
      TablesRules rules, Nets nets, int plies, long millis, Clock clock) {
    Thinker.Depth top = topDepth(rules.game());
    Thinker.Depth depth =
        new Thinker.Depth(
            plies, top.first(), top.second(), top.margin(), top.width(), Long.MAX_VALUE);
    // What is played within a time depends on the machine anyway.
    Oracle oracle = millis > 0 ? Oracle.withEndings(rules, nets) : new Oracle(rules, nets);
    long limit = Math.multiplyExact(millis, 1_000_000L);
    Thinker thinker = new Thinker(rules, oracle, plies, limit, clock);
    return new NetBot(thinker, depth, 0);
  }

  /** The greedy player: it runs as far as it can. */
  public static Bot<TablesPosition, TablesTurn> pips(TablesRules rules) {
    return new PipsBot(rules);
  }

  /** Level 3 of the first players, weighed sums of features, kept to measure others by. */
  public static Bot<TablesPosition, TablesTurn> v0(TablesRules rules) {
    EndTable ends = new EndTable(rules.newExpansion());
    if (rules.settings() instanceof TaigaSettings taiga) {
      return new TablesBot(
          rules, TaigaWeights.evaluation(taiga, ends), new TablesBot.Strength(0, 1, 0, false));
    }
    return new TablesBot(
        rules,
        NardyWeights.evaluation((NardySettings) rules.settings(), ends),
        new TablesBot.Strength(0, 6, 0.1, true));
  }
}
