package cz.kameny.rules.taiga;

import cz.kameny.rules.Player;
import cz.kameny.rules.Roll;
import cz.kameny.rules.tables.Expansion;
import cz.kameny.rules.tables.Side;

/** What one number may do in Taiga-Puff (TP-4…TP-9). */
final class TaigaExpansion extends Expansion {
  private static final int LAST_SIX = 0x3f;
  private static final int ALL = 0xff_ffff;

  private final int opposites;

  /** Points without a bridge of the opponent, in the mover's counting (TP-6). */
  private int open;

  /** Single stones of the opponent before the turn, in the mover's counting. */
  private int blots;

  TaigaExpansion(TaigaSettings settings) {
    this.opposites = settings.opposites();
  }

  /** A set of one side's points in the other side's counting: p becomes 25 − p (TP-1). */
  static int turned(int points) {
    return Integer.reverse(points) >>> 8;
  }

  @Override
  protected void prepare(Side mover, Side waiting, Player turn, Roll roll) {
    int theirs = turned(waiting.points());
    blots = turned(waiting.blots());
    open = ALL & ~(theirs & ~blots);
  }

  @Override
  protected void useOnce(int state, int die) {
    int entry = 25 - die;
    boolean canEnter = (open >>> (entry - 1) & 1) != 0;
    if (count(state, Side.BAR) > 0) {
      // TP-7: nothing but entering the hit stone.
      if (canEnter) {
        place(state, Side.BAR, entry, die);
      }
      return;
    }
    int hand = count(state, Side.HAND);
    if (hand > 0 && canEnter) {
      place(state, Side.HAND, entry, die);
    }
    // TP-8: with fewer than two stones on the board only entering.
    if (hand > 0 && Side.STONES - hand - count(state, Side.OFF) < 2) {
      return;
    }
    int mine = points(state);
    int wanted = bound() < 24 ? (1 << bound()) - 1 : ALL;
    for (int rest = mine & open << die & wanted; rest != 0; rest &= rest - 1) {
      int from = Integer.numberOfTrailingZeros(rest) + 1;
      place(state, from, from - die, die);
    }
    // TP-5: exactly that point, with every stone that is not off on the last six points.
    if (hand == 0 && (mine & ~LAST_SIX) == 0 && (mine >>> (die - 1) & 1) != 0) {
      child(state, die, Side.OFF, die, false);
    }
  }

  /** TP-6: a single stone of the opponent that still stands there is hit. */
  private void place(int state, int from, int to, int die) {
    boolean hit = ((blots & ~hits(state)) >>> (to - 1) & 1) != 0;
    child(state, from, to, die, hit);
  }

  @Override
  protected int usesOfDouble() {
    return 4;
  }

  @Override
  protected int usesOfOpposite() {
    return opposites;
  }

  @Override
  protected boolean prefersHigher() {
    return false;
  }

  /**
   * Every condition is met at the latest when the steps from higher places are played: hit stones
   * come first of all (TP-7), then those in hand, which gives the most stones on the board (TP-8);
   * a stone that a step needs has arrived by then; bearing off, from the lowest place that this
   * number can use, finds all others as near as they get (TP-5). Which points are open does not
   * change within a turn (TP-6).
   */
  @Override
  protected boolean anyOrderIsDescending() {
    return true;
  }

  @Override
  protected int opposite(int point) {
    return 25 - point;
  }
}
