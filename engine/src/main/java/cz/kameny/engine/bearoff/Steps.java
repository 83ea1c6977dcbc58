package cz.kameny.engine.bearoff;

import cz.kameny.rules.Player;
import cz.kameny.rules.Roll;
import cz.kameny.rules.tables.Expansion;
import cz.kameny.rules.tables.Side;
import cz.kameny.rules.tables.TablesRules;

/** Where each roll can lead a side that bears off with nothing in its way, by the game's rules. */
final class Steps {
  private final Home home;
  private final Expansion expansion;
  private final Side nobody = Side.allOn(Side.OFF);

  Steps(TablesRules rules, Home home) {
    this.home = home;
    this.expansion = rules.newExpansion();
  }

  /**
   * The results of a roll.
   *
   * @return their numbers; only the own one when the turn passes
   */
  int[] of(int index, Roll roll) {
    Side side = new Side(home.low(index), 0);
    int count = expansion.expand(side, nobody, Player.FIRST, roll);
    int[] results = new int[count];
    for (int i = 0; i < count; i++) {
      results[i] = home.index(expansion.low(i));
    }
    return results;
  }
}
