package cz.kameny.engine.tables;

import cz.kameny.engine.Bot;
import cz.kameny.rules.Rng;
import cz.kameny.rules.tables.Expansion;
import cz.kameny.rules.tables.Side;
import cz.kameny.rules.tables.TablesPosition;
import cz.kameny.rules.tables.TablesRules;
import cz.kameny.rules.tables.TablesTurn;
import java.util.List;

/**
 * The greedy player to measure others by: it takes off all the stones it can, then hits what it can
 * and runs as far as it can, and of equals picks one at random.
 */
final class PipsBot implements Bot<TablesPosition, TablesTurn> {
  private final Expansion results;

  PipsBot(TablesRules rules) {
    this.results = rules.newExpansion();
  }

  @Override
  public TablesTurn choose(List<TablesPosition> history, Rng rng) {
    if (history.isEmpty()) {
      throw new IllegalArgumentException("a history of at least the position to play is needed");
    }
    int count = results.expand(history.get(history.size() - 1));
    int best = 0;
    int equals = 0;
    int most = Integer.MIN_VALUE;
    for (int i = 0; i < count; i++) {
      Side mine = results.mover(i);
      int value = 1000 * mine.off() + results.waiting(i).pips() - mine.pips();
      if (value > most) {
        most = value;
        equals = 0;
      }
      if (value == most && rng.nextInt(++equals) == 0) {
        best = i;
      }
    }
    return results.turn(best);
  }
}
