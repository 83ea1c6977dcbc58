package cz.kameny.cli.train;

import cz.kameny.engine.net.NardyContact;
import cz.kameny.engine.net.NardyLastTurn;
import cz.kameny.engine.net.NardyRace;
import cz.kameny.engine.net.Net;
import cz.kameny.rules.Rng;
import java.nio.file.Path;
import java.util.List;

/**
 * Nets for the last roll of Dlouhé vrhcáby (LV-15), which learn from games of others.
 *
 * @param games whole games
 * @param hidden hidden units of the net while anything can be blocked
 * @param raceHidden those of the net afterwards
 * @param seed everything is drawn from it
 * @param rates of learning
 * @param from the nets that play
 */
record LastTurnCourse(
    long games, int hidden, int raceHidden, long seed, Rates rates, TrainedNets from)
    implements Course {
  @Override
  public String plan() {
    return "last turns of dlouhe-vrhcaby games="
        + games
        + " hidden="
        + hidden
        + " race-hidden="
        + raceHidden
        + " seed="
        + seed
        + " rate="
        + rates
        + " from="
        + from;
  }

  @Override
  public long total() {
    return games;
  }

  @Override
  public List<Net> newNets() {
    Rng rng = Rng.of(seed, -1);
    int outputs = NardyLastTurn.OUTPUTS;
    return List.of(
        Net.random(new NardyContact().inputs(), hidden, outputs, rng),
        Net.random(new NardyRace().inputs(), raceHidden, outputs, rng));
  }

  @Override
  public List<String> names() {
    return List.of(NardyLastTurn.CONTACT, NardyLastTurn.RACE);
  }

  @Override
  public Lessons lessons(List<Net> nets, Path folder, long done) {
    return new LastTurnPlay(
        from.nets().nardy(), new NardyLastTurn(nets.get(0), nets.get(1)), rates, games, seed);
  }
}
