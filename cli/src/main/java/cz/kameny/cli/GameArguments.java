package cz.kameny.cli;

import cz.kameny.rules.GameId;
import cz.kameny.rules.GameSettings;
import cz.kameny.rules.Games;
import cz.kameny.rules.NotationException;
import cz.kameny.rules.Rules;
import cz.kameny.rules.match.MatchSettings;
import cz.kameny.rules.overboard.OverboardSettings;
import cz.kameny.rules.overboard.Start;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The game a command is about and the settings it is played with. */
final class GameArguments {
  @Parameters(
      index = "0",
      paramLabel = "<game>",
      description = "pres-palubu, taiga-puff or dlouhe-vrhcaby")
  private String game;

  @Option(
      names = "--set",
      paramLabel = "<name=value>",
      description = "A setting of the game; may be repeated. What is not set is the default.")
  private final List<String> settings = new ArrayList<>();

  /**
   * The game.
   *
   * @throws NotationException when there is none of this name
   */
  GameId game() {
    return GameId.parse(game);
  }

  /**
   * The settings of a single game.
   *
   * @throws NotationException for an unknown name or value, or a name that stands twice
   */
  GameSettings settings() {
    return Games.settings(game(), values());
  }

  /**
   * The settings of a single game, a random start with its seed filled in (PP-4).
   *
   * @param seed for a random start that does not say its seed
   * @throws NotationException for an unknown name or value, or a name that stands twice
   */
  GameSettings settings(long seed) {
    return seeded(settings(), seed);
  }

  /**
   * The settings of a match: those of its games and of the series ({@code length}, {@code starts},
   * {@code rotation}, {@code stake}).
   *
   * @param seed for a random start that does not say its seed (PP-4)
   * @throws NotationException for an unknown name or value, or a name that stands twice
   */
  MatchSettings matchSettings(long seed) {
    MatchSettings settings = MatchSettings.of(game(), values());
    return new MatchSettings(seeded(settings.game(), seed), settings.series());
  }

  private GameSettings seeded(GameSettings settings, long seed) {
    if (settings instanceof OverboardSettings overboard
        && Start.lacksSeed(values().getOrDefault("start", ""))) {
      return new OverboardSettings(overboard.end(), overboard.start().withSeed(seed));
    }
    return settings;
  }

  /** Whether a setting of this name is given. */
  boolean sets(String name) {
    return settings.stream().anyMatch(setting -> setting.startsWith(name + "="));
  }

  private Map<String, String> values() {
    Map<String, String> values = new LinkedHashMap<>();
    for (String setting : settings) {
      int equals = setting.indexOf('=');
      if (equals < 1) {
        throw new NotationException("a setting name=value after --set", setting, 0);
      }
      String name = setting.substring(0, equals);
      if (values.put(name, setting.substring(equals + 1)) != null) {
        throw new NotationException("each setting once", setting, 0);
      }
    }
    return values;
  }

  /** The rules under these settings. */
  Rules<?, ?> rules() {
    return Games.rules(settings());
  }
}
