package cz.kameny.engine.tables;

import cz.kameny.engine.Bot;
import cz.kameny.rules.nardy.NardyRules;
import cz.kameny.rules.nardy.NardySettings;
import cz.kameny.rules.tables.TablesPosition;
import cz.kameny.rules.tables.TablesTurn;
import cz.kameny.rules.taiga.TaigaRules;
import cz.kameny.rules.taiga.TaigaSettings;

/**
 * The levels of the dice games.
 *
 * <p>Level 3 judges as well as it can; in Dlouhé vrhcáby it also looks at the opponent's answers to
 * its best candidates, which won 84 of 120 mirrored games against not looking. In Taiga-Puff
 * looking at the answers to all rolls but doubles won 51 of 100, so it is not done; doubles take
 * too long (TP-4). Levels 2 and 1 do not look ahead, and their judgement is blurred ({@link
 * Evaluation#blur}).
 */
public final class TablesBots {
  /** Levels of each dice game: 1, the weakest, to this one. */
  public static final int LEVELS = 3;

  /**
   * Blur, candidates looked at, how far behind the best one may be, whether doubles are answered.
   */
  private static final TablesBot.Strength[] NARDY = {
    new TablesBot.Strength(0.7, 1, 0, true),
    new TablesBot.Strength(0.3, 1, 0, true),
    new TablesBot.Strength(0, 6, 0.1, true)
  };

  private static final TablesBot.Strength[] TAIGA = {
    new TablesBot.Strength(0.7, 1, 0, false),
    new TablesBot.Strength(0.3, 1, 0, false),
    new TablesBot.Strength(0, 1, 0, false)
  };

  private TablesBots() {}

  /**
   * A player of Dlouhé vrhcáby.
   *
   * @param level 1 to {@link #LEVELS}
   */
  public static Bot<TablesPosition, TablesTurn> of(NardySettings settings, int level) {
    return nardy(settings, NARDY[level - 1]);
  }

  static TablesBot nardy(NardySettings settings, TablesBot.Strength strength) {
    NardyRules rules = new NardyRules(settings);
    EndTable ends = new EndTable(rules.newExpansion());
    return new TablesBot(rules, NardyWeights.evaluation(settings, ends), strength);
  }

  /**
   * A player of Taiga-Puff.
   *
   * @param level 1 to {@link #LEVELS}
   */
  public static Bot<TablesPosition, TablesTurn> of(TaigaSettings settings, int level) {
    return taiga(settings, TAIGA[level - 1]);
  }

  static TablesBot taiga(TaigaSettings settings, TablesBot.Strength strength) {
    TaigaRules rules = new TaigaRules(settings);
    EndTable ends = new EndTable(rules.newExpansion());
    return new TablesBot(rules, TaigaWeights.evaluation(settings, ends), strength);
  }
}
