package cz.kameny.engine.tables;

import cz.kameny.engine.bearoff.OneSided;
import cz.kameny.engine.bearoff.TableFile;
import cz.kameny.engine.bearoff.TwoSided;
import cz.kameny.engine.net.Chances;
import cz.kameny.engine.net.Half;
import cz.kameny.rules.tables.TablesRules;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The tables of a dice game's endings, where they are there: with at most six stones on each side
 * the exact chances, with more – all at home – those by the distributions of the rolls each side
 * needs.
 *
 * <p>They are too big for a browser; a command that has their files hands them over before the
 * first turn. Only analysis and players limited by time use them: the levels play the same with and
 * without. The last roll (LV-15) is not considered in them.
 */
public final class ExactEndings {
  /** By {@link TableFile#game}. */
  private static final Map<String, ExactEndings> PROVIDED = new HashMap<>();

  private final OneSided alone;
  private final TwoSided both;

  /**
   * The endings of a game.
   *
   * @param alone with as many stones as are asked for, all fifteen for a whole game
   */
  public ExactEndings(OneSided alone, TwoSided both) {
    this.alone = alone;
    this.both = both;
  }

  /** Hands endings over; they take the place of others of the same game. */
  public static void provide(TablesRules rules, ExactEndings endings) {
    synchronized (PROVIDED) {
      PROVIDED.put(TableFile.game(rules), endings);
    }
  }

  /** Those that were handed over for these rules. */
  static Optional<ExactEndings> find(TablesRules rules) {
    synchronized (PROVIDED) {
      return Optional.ofNullable(PROVIDED.get(TableFile.game(rules)));
    }
  }

  /**
   * The chances of the side about to roll, if both sides are in a table; the other may be done.
   *
   * @return whether they are
   */
  boolean judge(Half own, Half other, Chances chances) {
    if (!alone.home().covers(own.low(), own.high())
        || !alone.home().covers(other.low(), other.high())) {
      return false;
    }
    boolean few =
        both.home().covers(own.low(), own.high()) && both.home().covers(other.low(), other.high());
    chances.draw = 0;
    chances.win =
        few ? both.win(own.low(), other.low()) : (float) alone.win(own.low(), other.low());
    chances.winMars = (float) alone.winMars(own.low(), other.low());
    chances.loseMars = (float) alone.loseMars(own.low(), other.low());
    return true;
  }
}
