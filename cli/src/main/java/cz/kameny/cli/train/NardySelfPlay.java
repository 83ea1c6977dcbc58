package cz.kameny.cli.train;

import cz.kameny.engine.net.NetSet;
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
  NardySelfPlay(NetSet nets) {
    super(new NardyRules(NardySettings.DEFAULT).newExpansion(), nets.nardy(), Side.allOn(24), 1);
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
