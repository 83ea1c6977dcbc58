package cz.kameny.engine.net;

import cz.kameny.rules.tables.Side;

/**
 * What one more turn of the loser would change, for the last roll (LV-15): chances of the side
 * about to roll that it wins (loses) and the loser would still finish in one more turn, and that it
 * wins (loses) by mars even after one.
 *
 * <p>These are chances of the plain game, so that they do not depend on which side has the last
 * roll; {@link #apply} makes the difference.
 */
public final class NardyLastTurn {
  /** Name of the file of the net while anything can be blocked. */
  public static final String CONTACT = "nardy-last-contact";

  /** Name of the file of the net afterwards. */
  public static final String RACE = "nardy-last-race";

  /** Outputs of either net. */
  public static final int OUTPUTS = 4;

  /** Output: it wins, and the other would finish in one more turn. */
  public static final int WIN_CLOSE = 0;

  /** Output: it loses, and would finish in one more turn. */
  public static final int LOSE_CLOSE = 1;

  /** Output: it wins by mars even after one more turn of the other. */
  public static final int WIN_MARS = 2;

  /** Output: it loses by mars even after one more turn of its own. */
  public static final int LOSE_MARS = 3;

  private final Judge contact;
  private final Judge race;
  private final float[] results = new float[OUTPUTS];

  /** Judges by these nets. */
  public NardyLastTurn(Net contact, Net race) {
    this.contact = new Judge(contact, new NardyContact());
    this.race = new Judge(race, new NardyRace());
  }

  /** See {@link Nets#forget}. */
  void forget() {
    contact.forget();
    race.forget();
  }

  /** The judge of a position, for training. */
  public Judge judge(Sight sight) {
    return NardyContact.isRace(sight) ? race : contact;
  }

  /**
   * Turns the chances of the plain game into those under the last roll.
   *
   * @param sight a position in which nobody has finished
   * @param rollerHasIt whether the side about to roll is the one with a last turn after a loss;
   *     otherwise it is the other
   * @param chances of the plain game; changed by this call
   */
  void apply(Sight sight, boolean rollerHasIt, Chances chances) {
    judge(sight).judge(sight, results);
    if (rollerHasIt) {
      chances.draw = Math.min(results[LOSE_CLOSE], 1 - chances.win);
      if (sight.roller.count[Side.OFF] == 0) {
        chances.loseMars = Math.min(results[LOSE_MARS], chances.loseMars);
      }
      // What is drawn is not lost, by mars or else.
      chances.loseMars = Math.min(chances.loseMars, 1 - chances.win - chances.draw);
    } else {
      chances.draw = Math.min(results[WIN_CLOSE], chances.win);
      chances.win -= chances.draw;
      if (sight.waiter.count[Side.OFF] == 0) {
        chances.winMars = Math.min(results[WIN_MARS], Math.min(chances.winMars, chances.win));
      }
    }
  }
}
