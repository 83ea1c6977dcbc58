package cz.kameny.engine.search;

import cz.kameny.rules.Player;
import cz.kameny.rules.overboard.Deck;
import cz.kameny.rules.overboard.OverboardPosition;
import java.util.List;

/**
 * How a lead that is kept for good is brought home in version B, where the third occurrence is won
 * by the side with more figures (PP-12): by going to and fro. As long as its own figures stand in
 * few ways the other side runs out of new ones.
 */
final class KeptLead {
  private KeptLead() {}

  /**
   * Puts those moves first after which the own figures stand as they often stood before; equally
   * familiar ones stay in their order.
   *
   * @param moves of the position on the deck
   * @param count how many
   * @param history with that position at its end
   */
  static void familiarFirst(int[] moves, int count, Deck deck, List<OverboardPosition> history) {
    Player side = history.get(history.size() - 1).turn();
    int[] familiar = new int[count];
    long own = deck.own();
    long opp = deck.opp();
    long captains = deck.captains();
    int mark = deck.mark();
    boolean red = deck.redToMove();
    for (int i = 0; i < count; i++) {
      int move = moves[i];
      deck.play(move);
      long after = deck.opp();
      deck.restore(own, opp, captains, mark, red);
      int known = 0;
      for (OverboardPosition then : history) {
        known += (side == Player.FIRST ? then.red() : then.white()) == after ? 1 : 0;
      }
      int at = i;
      for (; at > 0 && familiar[at - 1] < known; at--) {
        familiar[at] = familiar[at - 1];
        moves[at] = moves[at - 1];
      }
      familiar[at] = known;
      moves[at] = move;
    }
  }
}
