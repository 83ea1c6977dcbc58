package cz.kameny.rules.nardy;

import cz.kameny.rules.Player;
import cz.kameny.rules.Roll;
import cz.kameny.rules.tables.Side;

/** How many stones may leave the head (LV-6), and the answer to an opening 5:5 (LV-7). */
final class HeadRule {
  private static final int HEAD = 24;

  /**
   * White after opening with 5:5: the only way to stand one stone on 4 and the rest on the head.
   */
  private static final Side OPENED_WITH_FIVES = Side.allOn(HEAD).moved(HEAD, 4);

  private HeadRule() {}

  /** A side with all stones on the head is in its first turn. */
  private static boolean isFirstTurn(Side mover) {
    return mover.count(HEAD) == Side.STONES;
  }

  /** LV-7: Black's first roll 4:4 after White's 5:5 is one movement only. */
  static boolean onlyOneMovement(Side mover, Side waiting, Player turn, Roll roll) {
    return turn == Player.SECOND
        && roll.isDouble()
        && roll.first() == 4
        && isFirstTurn(mover)
        && waiting.equals(OPENED_WITH_FIVES);
  }

  /** How many stones may leave the head in this turn. */
  static int allowed(
      Side mover, Side waiting, Player turn, Roll roll, NardySettings.Head exception) {
    boolean hasException = turn == Player.FIRST || exception == NardySettings.Head.BOTH;
    boolean double346 =
        roll.isDouble() && (roll.first() == 3 || roll.first() == 4 || roll.first() == 6);
    boolean two =
        hasException
            && double346
            && isFirstTurn(mover)
            && !onlyOneMovement(mover, waiting, turn, roll);
    return two ? 2 : 1;
  }
}
