package cz.kameny.cli.train;

import cz.kameny.engine.net.Net;
import cz.kameny.engine.net.NetSet;
import cz.kameny.rules.GameId;
import cz.kameny.rules.Rng;
import java.nio.file.Path;
import java.util.List;

/**
 * Nets of a dice game by games against itself.
 *
 * @param game a dice game
 * @param phases whether there is a contact net for each phase
 * @param games whole games
 * @param races races before them, from random positions
 * @param playOuts games after them that are played out with the luck removed
 * @param hidden hidden units of a contact net
 * @param raceHidden those of the race net
 * @param seed everything is drawn from it
 * @param rates of whole games
 * @param playOutRates of games that are played out
 * @param from nets to go on from, or null to begin with nets that know nothing
 */
record SelfPlayCourse(
    GameId game,
    boolean phases,
    long games,
    long races,
    long playOuts,
    int hidden,
    int raceHidden,
    long seed,
    Rates rates,
    Rates playOutRates,
    TrainedNets from)
    implements Course {
  private static final Rates RACE_RATES = new Rates(0.05, 0.002);

  @Override
  public String plan() {
    return game
        + (phases ? " phases" : "")
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
        + rates
        + (playOuts == 0 ? "" : " play-outs=" + playOuts + " rate=" + playOutRates)
        + (from == null ? "" : " from=" + from);
  }

  @Override
  public long total() {
    return races + games + playOuts;
  }

  @Override
  public List<Net> newNets() {
    if (from != null) {
      return from.copies();
    }
    Rng rng = Rng.of(seed, -1);
    String race = names().get(names().size() - 1);
    return NetSet.from(
            (name, inputs, outputs) ->
                Net.random(inputs, name.equals(race) ? raceHidden : hidden, outputs, rng),
            game,
            phases)
        .all();
  }

  @Override
  public List<String> names() {
    return NetSet.names(game, phases);
  }

  @Override
  public Lessons lessons(List<Net> nets, Path folder, long done) {
    SelfPlay selfPlay = selfPlay(game, nets);
    return new Lessons() {
      @Override
      public void play(long number) {
        SelfPlayCourse.this.play(selfPlay, number);
      }

      @Override
      public double surprise() {
        return selfPlay.surprise();
      }
    };
  }

  /** Games of a game's nets against themselves. */
  static SelfPlay selfPlay(GameId game, List<Net> nets) {
    NetSet set = NetSet.of(nets);
    return game == GameId.TAIGA_PUFF ? new TaigaSelfPlay(set) : new NardySelfPlay(set);
  }

  private void play(SelfPlay selfPlay, long number) {
    Rng rng = Rng.of(seed, number);
    long whole = number - races;
    if (whole < 0) {
      selfPlay.race(rng, RACE_RATES.at(number, races));
    } else if (whole < games) {
      selfPlay.whole(rng, rates.at(whole, games), (float) RACE_RATES.last());
    } else {
      float rate = playOutRates.at(whole - games, playOuts);
      selfPlay.playOut(rng, rate, rate);
    }
  }
}
