package cz.kameny.browser;

import cz.kameny.engine.Level;
import cz.kameny.rules.GameId;
import cz.kameny.rules.Games;
import cz.kameny.rules.match.SeriesSettings;
import cz.kameny.rules.overboard.OverboardPosition;
import cz.kameny.rules.overboard.Start;
import java.util.List;
import java.util.Map;

/** What the module can do: {@code About}. */
final class AboutJson {
  /** The version of the project; a test holds it against the build's. */
  static final String VERSION = "0.1.0";

  private AboutJson() {}

  static String write() {
    Json json = new Json().begin().put("version", VERSION).key("games").list();
    for (GameId game : GameId.values()) {
      json.begin().put("id", game.id()).key("settings").list();
      settings(json, Games.choices(game));
      settings(json, SeriesSettings.choices());
      json.endList().key("levels").list();
      for (Level level : Level.all(game)) {
        json.begin().put("number", level.number()).put("elo", level.elo()).end();
      }
      json.endList().end();
    }
    return json.endList().end().toString();
  }

  private static void settings(Json json, Map<String, List<String>> choices) {
    for (Map.Entry<String, List<String>> choice : choices.entrySet()) {
      json.begin().put("name", choice.getKey()).key("values").list();
      choice.getValue().forEach(json::text);
      json.endList();
      if (choice.getKey().equals("start")) {
        json.key("captains").list();
        for (int figures = 0; figures <= OverboardPosition.MAX_FIGURES; figures++) {
          json.number(Start.usualCaptains(figures));
        }
        json.endList();
      }
      if (choice.getKey().equals("stake")) {
        json.put("most", SeriesSettings.MAX_STAKE);
      }
      json.end();
    }
  }
}
