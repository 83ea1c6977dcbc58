package cz.kameny.cli;

import cz.kameny.rules.GameId;
import cz.kameny.rules.GameSettings;
import cz.kameny.rules.Games;
import cz.kameny.rules.NotationException;
import cz.kameny.rules.Rules;
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
   * The settings.
   *
   * @throws NotationException for an unknown name or value, or a name that stands twice
   */
  GameSettings settings() {
    GameId id = game();
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
    return Games.settings(id, values);
  }

  /** The rules under these settings. */
  Rules<?, ?> rules() {
    return Games.rules(settings());
  }
}
