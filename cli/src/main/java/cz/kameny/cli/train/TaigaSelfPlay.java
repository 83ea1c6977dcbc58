package cz.kameny.cli.train;

import cz.kameny.engine.net.Chances;
import cz.kameny.engine.net.Judge;
import cz.kameny.engine.net.Net;
import cz.kameny.engine.net.Sight;
import cz.kameny.engine.net.TaigaContact;
import cz.kameny.engine.net.TaigaNets;
import cz.kameny.engine.net.TaigaRace;
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

  private final TaigaNets nets;
  private final Side start = Side.allOn(Side.HAND);
  private final Sight sight = new Sight();
  private final Chances chances = new Chances();
  private float contactRate;
  private float raceRate;

  /** The side that waits while a beam is on. */
  private Side waiting = start;

  private final Expansion.Beam beam =
      new Expansion.Beam() {
        @Override
        public int width() {
          return WIDTH;
        }

        @Override
        public float value(long low, long high, int hits) {
          Side other = waiting;
          for (int rest = hits; rest != 0; rest &= rest - 1) {
            int point = Integer.numberOfTrailingZeros(rest) + 1;
            other = other.moved(25 - point, Side.BAR);
          }
          sight.set(other.low(), other.high(), low, high);
          nets.judge(sight, chances);
          return -chances.win;
        }
      };

  TaigaSelfPlay(Net contact, Net race) {
    super(new TaigaRules(TaigaSettings.DEFAULT).newExpansion());
    nets = new TaigaNets(contact, race, TaigaSettings.DEFAULT.opposites());
  }

  static Net newContact(int hidden, Rng rng) {
    return Net.random(new TaigaContact(TaigaSettings.DEFAULT.opposites()).inputs(), hidden, 1, rng);
  }

  static Net newRace(int hidden, Rng rng) {
    return Net.random(new TaigaRace().inputs(), hidden, 1, rng);
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
    int reach = 3 + rng.nextInt(10);
    int off = rng.nextInt(2) == 0 ? rng.nextInt(14) : 0;
    game(racing(rng, reach, off), racing(rng, reach, Math.min(14, off + rng.nextInt(3))), rng);
  }

  /** A side within its last points; the two reaches make 24 at most, so that they have passed. */
  private static Side racing(Rng rng, int spread, int off) {
    int[] counts = new int[Side.PLACES];
    int reach = off > 0 ? Math.min(6, spread) : Math.min(12, spread + rng.nextInt(3));
    counts[Side.OFF] = off;
    for (int stone = off; stone < Side.STONES; stone++) {
      counts[1 + rng.nextInt(reach)]++;
    }
    return Side.of(counts);
  }

  @Override
  Judge teaches(Sight position) {
    return nets.judge(position);
  }

  @Override
  void judge(Sight position, Chances into) {
    nets.judge(position, into);
  }

  @Override
  int expand(Expansion expansion, Side mover, Side other, Player turn, Roll roll) {
    waiting = other;
    return expansion.expand(mover, other, turn, roll, beam);
  }

  @Override
  float rate(Sight position) {
    return TaigaContact.isRace(position) ? raceRate : contactRate;
  }

  @Override
  float mars() {
    return 0;
  }
}
