package cz.kameny.cli.train;

import cz.kameny.engine.net.Chances;
import cz.kameny.engine.net.NardyContact;
import cz.kameny.engine.net.NardyNets;
import cz.kameny.engine.net.NardyRace;
import cz.kameny.engine.net.Net;
import cz.kameny.rules.Player;
import cz.kameny.rules.Rng;
import cz.kameny.rules.Roll;
import cz.kameny.rules.nardy.NardyRules;
import cz.kameny.rules.nardy.NardySettings;
import cz.kameny.rules.tables.Expansion;
import cz.kameny.rules.tables.Side;
import java.util.List;

/**
 * Dlouhé vrhcáby against itself. The race comes first, from random positions, so that the contact
 * net has something true to learn from when its games become races.
 */
final class NardySelfPlay extends SelfPlay {
  NardySelfPlay(Net contact, Net race) {
    super(
        new NardyRules(NardySettings.DEFAULT).newExpansion(),
        new NardyNets(contact, race),
        Side.allOn(24),
        1);
  }

  /** The contact net and the race net, knowing nothing yet. */
  static List<Net> newNets(int hidden, int raceHidden, Rng rng) {
    return List.of(
        Net.random(new NardyContact().inputs(), hidden, Chances.SIZE, rng),
        Net.random(new NardyRace().inputs(), raceHidden, Chances.SIZE, rng));
  }

  @Override
  void race(Rng rng) {
    // Mostly alike, since one-sided races teach little.
    int spread = 2 + rng.nextInt(11);
    int off = rng.nextInt(3) == 0 ? rng.nextInt(14) : 0;
    game(racing(rng, spread, off), racing(rng, spread, Math.min(14, off + rng.nextInt(3))), rng);
  }

  private static Side racing(Rng rng, int spread, int off) {
    int reach = off > 0 ? Math.min(6, spread) : Math.max(1, Math.min(12, spread + rng.nextInt(5)));
    return scattered(rng, reach, off);
  }

  @Override
  int expand(Expansion expansion, Side mover, Side waiting, Player turn, Roll roll) {
    return expansion.expand(mover, waiting, turn, roll);
  }
}
