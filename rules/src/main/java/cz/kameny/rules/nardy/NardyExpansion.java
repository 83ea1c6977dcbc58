package cz.kameny.rules.nardy;

import cz.kameny.rules.Player;
import cz.kameny.rules.Roll;
import cz.kameny.rules.tables.Expansion;
import cz.kameny.rules.tables.Side;

/** What one number may do in Dlouhé vrhcáby (LV-2, LV-5…LV-11). */
final class NardyExpansion extends Expansion {
  private static final int HEAD = 24;
  private static final int HOME = 0x3f;
  private static final int ALL = 0xff_ffff;

  private final NardySettings.Head exception;

  /** Points the opponent does not close, in the mover's counting. */
  private int open;

  /** Where the opponent's last stone stands, for {@link Block#shutsIn}. */
  private int opponentLast;

  /** A stone may leave the head while more than this many stand there (LV-6). */
  private int headFloor;

  private int usesOfDouble;

  NardyExpansion(NardySettings settings) {
    this.exception = settings.head();
  }

  @Override
  protected void prepare(Side mover, Side waiting, Player turn, Roll roll) {
    int theirs = waiting.points();
    open = ALL & ~Block.turned(theirs);
    opponentLast = waiting.off() > 0 ? 0 : Integer.numberOfTrailingZeros(theirs) + 1;
    headFloor = mover.count(HEAD) - HeadRule.allowed(mover, waiting, turn, roll, exception);
    usesOfDouble = HeadRule.onlyOneMovement(mover, waiting, turn, roll) ? 1 : 4;
  }

  @Override
  protected void useOnce(int state, int die) {
    int mine = points(state);
    int sources = mine & open << die;
    if (count(state, HEAD) <= headFloor) {
      sources &= ALL >>> 1;
    }
    for (int rest = sources & ALL; rest != 0; rest &= rest - 1) {
      int from = Integer.numberOfTrailingZeros(rest) + 1;
      int to = from - die;
      int after = mine | 1 << (to - 1);
      if (count(state, from) == 1) {
        after &= ~(1 << (from - 1));
      }
      if (!Block.shutsIn(after, opponentLast)) {
        child(state, from, to, die, false);
      }
    }
    // LV-10 and LV-11: home with everything, a stone on exactly that point, or on none so high.
    if ((mine & ~HOME) == 0 && mine != 0) {
      if ((mine >>> (die - 1) & 1) != 0) {
        child(state, die, Side.OFF, die, false);
      } else if (mine >>> die == 0) {
        child(state, 32 - Integer.numberOfLeadingZeros(mine), Side.OFF, die, false);
      }
    }
  }

  @Override
  protected int usesOfDouble() {
    return usesOfDouble;
  }

  @Override
  protected int usesOfOpposite() {
    return 0;
  }

  @Override
  protected boolean prefersHigher() {
    return true;
  }

  /** The position between must keep LV-9, so that one order may be allowed and another not. */
  @Override
  protected boolean anyOrderIsDescending() {
    return false;
  }

  @Override
  protected int opposite(int point) {
    return NardyRules.turned(point);
  }
}
