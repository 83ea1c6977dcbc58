package cz.kameny.cli.train;

import cz.kameny.engine.net.Chances;
import cz.kameny.engine.net.NetSet;
import cz.kameny.engine.net.Sight;
import cz.kameny.engine.net.TaigaNets;
import cz.kameny.rules.Player;
import cz.kameny.rules.Rng;
import cz.kameny.rules.Roll;
import cz.kameny.rules.tables.Expansion;
import cz.kameny.rules.tables.Side;
import cz.kameny.rules.taiga.TaigaRules;
import cz.kameny.rules.taiga.TaigaSettings;

/**
 * Taiga-Puff against itself: races first, from random positions, then whole games. Doubles are
 * searched with a narrow beam, since a full one would take most of the time (TP-4).
 */
final class TaigaSelfPlay extends SelfPlay {
  private static final int WIDTH = 6;

  private final Expansion.Beam beam;

  TaigaSelfPlay(NetSet nets) {
    this(nets.taiga(TaigaSettings.DEFAULT.opposites()));
  }

  private TaigaSelfPlay(TaigaNets nets) {
    super(new TaigaRules(TaigaSettings.DEFAULT).newExpansion(), nets, Side.allOn(Side.HAND), 0);
    beam = new NetBeam(nets);
  }

  /** States of a double are as good as the turn that would end there. */
  private static final class NetBeam implements Expansion.Beam {
    private final TaigaNets nets;
    private final Sight sight = new Sight();
    private final Chances chances = new Chances();

    NetBeam(TaigaNets nets) {
      this.nets = nets;
    }

    @Override
    public int width() {
      return WIDTH;
    }

    @Override
    public float value(long low, long high, Side waiting) {
      sight.set(waiting.low(), waiting.high(), low, high);
      nets.judge(sight, chances);
      return -chances.win;
    }
  }

  @Override
  void race(Rng rng) {
    int reach = 3 + rng.nextInt(10);
    int off = rng.nextInt(2) == 0 ? rng.nextInt(14) : 0;
    game(racing(rng, reach, off), racing(rng, reach, Math.min(14, off + rng.nextInt(3))), rng);
  }

  /** A side within its last points; the two reaches make 24 at most, so that they have passed. */
  private static Side racing(Rng rng, int spread, int off) {
    int reach = off > 0 ? Math.min(6, spread) : Math.min(12, spread + rng.nextInt(3));
    return scattered(rng, reach, off);
  }

  @Override
  int expand(Expansion expansion, Side mover, Side other, Player turn, Roll roll) {
    return expansion.expand(mover, other, turn, roll, beam);
  }
}
