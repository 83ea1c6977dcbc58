package cz.kameny.cli.train;

import cz.kameny.engine.net.NardyNets;
import cz.kameny.engine.net.Net;
import cz.kameny.engine.net.TaigaNets;
import cz.kameny.rules.GameId;
import cz.kameny.rules.Rng;
import java.util.List;

/**
 * What is trained, and how.
 *
 * @param game a dice game
 * @param games whole games
 * @param races races before them, from random positions
 * @param hidden hidden units of the contact net
 * @param raceHidden those of the race net
 * @param seed everything is drawn from it
 * @param rate how fast the contact net learns in the beginning, per position
 * @param lastRate and in the end; it falls by the same factor from game to game
 */
record Course(
    GameId game,
    long games,
    long races,
    int hidden,
    int raceHidden,
    long seed,
    double rate,
    double lastRate) {
  private static final double RACE_RATE = 0.05;
  private static final double RACE_LAST_RATE = 0.002;

  /** What the nets depend on, in one line. */
  String plan() {
    return game
        + " games="
        + games
        + " races="
        + races
        + " hidden="
        + hidden
        + " race-hidden="
        + raceHidden
        + " seed="
        + seed
        + " rate="
        + rate
        + ":"
        + lastRate;
  }

  /** All games. */
  long total() {
    return races + games;
  }

  /** Nets that know nothing yet. */
  List<Net> newNets() {
    Rng rng = Rng.of(seed, -1);
    return game == GameId.TAIGA_PUFF
        ? TaigaSelfPlay.newNets(hidden, raceHidden, rng)
        : NardySelfPlay.newNets(hidden, raceHidden, rng);
  }

  /** Names of their files, in the same order. */
  List<String> names() {
    return game == GameId.TAIGA_PUFF
        ? List.of(TaigaNets.CONTACT, TaigaNets.RACE)
        : List.of(NardyNets.CONTACT, NardyNets.RACE);
  }

  /** Self-play that teaches these nets. */
  SelfPlay selfPlay(List<Net> nets) {
    return game == GameId.TAIGA_PUFF
        ? new TaigaSelfPlay(nets.get(0), nets.get(1))
        : new NardySelfPlay(nets.get(0), nets.get(1));
  }

  /** Plays game {@code number}, from 0; the same for the same nets. */
  void play(SelfPlay selfPlay, long number) {
    Rng rng = Rng.of(seed, number);
    if (number < races) {
      selfPlay.race(rng, falling(RACE_RATE, RACE_LAST_RATE, number, races));
    } else {
      selfPlay.whole(rng, falling(rate, lastRate, number - races, games), (float) RACE_LAST_RATE);
    }
  }

  private static float falling(double from, double to, long done, long all) {
    return (float) (from * Math.pow(to / from, (double) done / all));
  }
}
