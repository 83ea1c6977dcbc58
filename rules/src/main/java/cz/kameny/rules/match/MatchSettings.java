package cz.kameny.rules.match;

import cz.kameny.rules.GameId;
import cz.kameny.rules.GameSettings;
import cz.kameny.rules.Games;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/**
 * Everything a match is agreed on.
 *
 * @param game the settings of each of its games
 * @param series the settings of the series
 */
public record MatchSettings(GameSettings game, SeriesSettings series) {
  /** Checks that both are there. */
  public MatchSettings {
    Objects.requireNonNull(game);
    Objects.requireNonNull(series);
  }

  /**
   * Settings from {@code name → value}; what is missing is the default.
   *
   * @throws cz.kameny.rules.NotationException for an unknown name or value
   */
  public static MatchSettings of(GameId game, Map<String, String> values) {
    Map<String, String> ofGame = new LinkedHashMap<>();
    Map<String, String> ofSeries = new LinkedHashMap<>();
    for (Map.Entry<String, String> entry : values.entrySet()) {
      boolean series = SeriesSettings.isName(entry.getKey());
      (series ? ofSeries : ofGame).put(entry.getKey(), entry.getValue());
    }
    return new MatchSettings(Games.settings(game, ofGame), SeriesSettings.of(ofSeries));
  }

  /**
   * The most stakes a seat can lose in the whole series: every game at its highest price (LV-13),
   * or one stake short of the goal followed by such a game.
   */
  public int mostStakesLost() {
    int ofOneGame = Games.rules(game).mostStakes();
    SeriesSettings.Length length = series.length();
    return length.toStakes() ? length.n() - 1 + ofOneGame : length.n() * ofOneGame;
  }

  /** The most chips a seat can lose in the whole series. */
  public long mostChipsLost() {
    return (long) series.stake() * mostStakesLost();
  }

  /** Every setting as {@code name → value}, the game's first. */
  public Map<String, String> asMap() {
    Map<String, String> map = new LinkedHashMap<>(game.asMap());
    map.putAll(series.asMap());
    return map;
  }

  /** All settings in one line, {@code name=value} separated by spaces. */
  @Override
  public String toString() {
    StringBuilder out = new StringBuilder();
    for (Map.Entry<String, String> entry : asMap().entrySet()) {
      out.append(out.length() > 0 ? " " : "");
      out.append(entry.getKey()).append('=').append(entry.getValue());
    }
    return out.toString();
  }
}
