package cz.kameny.cli.train;

import cz.kameny.engine.net.Chances;
import cz.kameny.engine.net.Judge;
import cz.kameny.engine.net.NardyContact;
import cz.kameny.engine.net.NardyNets;
import cz.kameny.engine.net.NardyRace;
import cz.kameny.engine.net.Net;
import cz.kameny.engine.net.Sight;
import cz.kameny.rules.Player;
import cz.kameny.rules.Rng;
import cz.kameny.rules.Roll;
import cz.kameny.rules.nardy.NardyRules;
import cz.kameny.rules.nardy.NardySettings;
import cz.kameny.rules.tables.Expansion;
import cz.kameny.rules.tables.Side;

/**
 * Dlouhé vrhcáby against itself. The race comes first, from random positions, so that the contact
 * net has something true to learn from when its games become races.
 */
final class NardySelfPlay extends SelfPlay {
  private final NardyNets nets;
  private final Side start = Side.allOn(24);
  private float contactRate;
  private float raceRate;

  NardySelfPlay(Net contact, Net race) {
    super(new NardyRules(NardySettings.DEFAULT).newExpansion());
    nets = new NardyNets(contact, race);
  }

  static Net newContact(int hidden, Rng rng) {
    return Net.random(new NardyContact().inputs(), hidden, Chances.SIZE, rng);
  }

  static Net newRace(int hidden, Rng rng) {
    return Net.random(new NardyRace().inputs(), hidden, Chances.SIZE, rng);
  }

  @Override
  void whole(Rng rng, float contactRate, float raceRate) {
    this.contactRate = contactRate;
    this.raceRate = raceRate;
    game(start, start, rng);
  }

  @Override
  void race(Rng rng, float raceRate) {
    this.raceRate = raceRate;
    // Mostly alike, since one-sided races teach little.
    int spread = 2 + rng.nextInt(11);
    int off = rng.nextInt(3) == 0 ? rng.nextInt(14) : 0;
    game(racing(rng, spread, off), racing(rng, spread, Math.min(14, off + rng.nextInt(3))), rng);
  }

  private static Side racing(Rng rng, int spread, int off) {
    int[] counts = new int[Side.PLACES];
    int reach = off > 0 ? Math.min(6, spread) : Math.max(1, Math.min(12, spread + rng.nextInt(5)));
    counts[Side.OFF] = off;
    for (int stone = off; stone < Side.STONES; stone++) {
      counts[1 + rng.nextInt(reach)]++;
    }
    return Side.of(counts);
  }

  @Override
  Judge teaches(Sight sight) {
    return nets.judge(sight);
  }

  @Override
  void judge(Sight sight, Chances chances) {
    nets.judge(sight, chances);
  }

  @Override
  int expand(Expansion expansion, Side mover, Side waiting, Player turn, Roll roll) {
    return expansion.expand(mover, waiting, turn, roll);
  }

  @Override
  float rate(Sight sight) {
    return NardyContact.isRace(sight) ? raceRate : contactRate;
  }

  @Override
  float mars() {
    return 1;
  }
}
