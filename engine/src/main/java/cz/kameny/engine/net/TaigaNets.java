package cz.kameny.engine.net;

import cz.kameny.rules.Rng;
import cz.kameny.rules.tables.Side;
import java.util.List;

/**
 * Judges any position of Taiga-Puff in which a roll is due: by a contact net until the sides have
 * passed each other, by the race net afterwards.
 */
public final class TaigaNets implements Nets {
  /** Name of the contact net's file. */
  static final String CONTACT = "taiga-contact";

  /** Name of the race net's file. */
  static final String RACE = "taiga-race";

  private final ContactNets contact;
  private final Judge race;
  private final float[] results = new float[1];

  /**
   * Judges by these nets.
   *
   * @param contact see {@link ContactNets}
   * @param opposites how often the opposite number of a double is used (TP-4)
   */
  TaigaNets(List<Net> contact, Net race, int opposites) {
    this.contact = new ContactNets(contact, () -> new TaigaContact(opposites));
    this.race = new Judge(race, new TaigaRace());
  }

  @Override
  public boolean isRace(Sight sight) {
    return TaigaContact.isRace(sight);
  }

  @Override
  public Judge judge(Sight sight) {
    return isRace(sight) ? race : contact.judge(sight);
  }

  /**
   * The chances of the side about to roll; there is no mars and no draw (TP-10).
   *
   * @param sight a position in which at most the side that waits has finished
   */
  @Override
  public void judge(Sight sight, Chances chances) {
    chances.winMars = 0;
    chances.loseMars = 0;
    chances.draw = 0;
    if (sight.waiter.count[Side.OFF] == Side.STONES) {
      chances.win = 0;
      return;
    }
    judge(sight).judge(sight, results);
    chances.win = results[0];
  }

  /** There is none in this game. */
  @Override
  public void lastTurn(Sight sight, boolean rollerHasIt, Chances chances) {}

  @Override
  public void forget() {
    contact.forget();
    race.forget();
  }

  @Override
  public void blur(double amount, Rng rng) {
    contact.blur(amount, rng);
    race.blur(amount, rng);
  }
}
