package cz.kameny.engine.net;

import cz.kameny.rules.Rng;
import cz.kameny.rules.tables.Side;
import java.util.List;

/**
 * Judges any position of Dlouhé vrhcáby in which a roll is due: by a contact net while anything can
 * still be blocked, by the race net afterwards.
 */
public final class NardyNets implements Nets {
  /** Name of the contact net's file. */
  static final String CONTACT = "nardy-contact";

  /** Name of the race net's file. */
  static final String RACE = "nardy-race";

  private final ContactNets contact;
  private final Judge race;
  private final NardyLastTurn lastTurn;
  private final float[] results = new float[Chances.SIZE];

  /**
   * Judges by these nets, which know nothing of a last roll.
   *
   * @param contact see {@link ContactNets}
   */
  NardyNets(List<Net> contact, Net race) {
    this(contact, race, null);
  }

  /**
   * Judges by these nets.
   *
   * @param contact see {@link ContactNets}
   * @param lastTurn what they do not know of the last roll (LV-15), or null
   */
  NardyNets(List<Net> contact, Net race, NardyLastTurn lastTurn) {
    this.lastTurn = lastTurn;
    this.contact = new ContactNets(contact, NardyContact::new);
    this.race = new Judge(race, new NardyRace());
  }

  @Override
  public boolean isRace(Sight sight) {
    return NardyContact.isRace(sight);
  }

  @Override
  public Judge judge(Sight sight) {
    return isRace(sight) ? race : contact.judge(sight);
  }

  /**
   * The chances of the side about to roll, without the last roll (LV-15).
   *
   * @param sight a position in which at most the side that waits has finished
   */
  @Override
  public void judge(Sight sight, Chances chances) {
    chances.draw = 0;
    if (sight.waiter.count[Side.OFF] == Side.STONES) {
      chances.win = 0;
      chances.winMars = 0;
      chances.loseMars = sight.roller.count[Side.OFF] == 0 ? 1 : 0;
      return;
    }
    judge(sight).judge(sight, results);
    chances.win = results[0];
    // A side with a stone off cannot lose by mars any more (LV-13).
    chances.winMars = sight.waiter.count[Side.OFF] > 0 ? 0 : Math.min(results[1], results[0]);
    chances.loseMars = sight.roller.count[Side.OFF] > 0 ? 0 : Math.min(results[2], 1 - results[0]);
  }

  @Override
  public void lastTurn(Sight sight, boolean rollerHasIt, Chances chances) {
    if (lastTurn != null) {
      lastTurn.apply(sight, rollerHasIt, chances);
    }
  }

  @Override
  public void forget() {
    contact.forget();
    race.forget();
    if (lastTurn != null) {
      lastTurn.forget();
    }
  }

  @Override
  public void blur(double amount, Rng rng) {
    contact.blur(amount, rng);
    race.blur(amount, rng);
  }
}
