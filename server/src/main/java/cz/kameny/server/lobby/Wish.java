package cz.kameny.server.lobby;

import com.fasterxml.jackson.databind.JsonNode;
import cz.kameny.engine.Bots;
import cz.kameny.rules.GameId;
import cz.kameny.rules.Games;
import cz.kameny.rules.NotationException;
import cz.kameny.rules.match.MatchSettings;
import cz.kameny.server.api.ApiException;
import cz.kameny.server.api.Code;
import cz.kameny.server.play.ClockSpec;
import cz.kameny.server.play.Reseed;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What somebody who opens a table wants, checked.
 *
 * @param level of the computer to play with, 0 for a person
 */
record Wish(MatchSettings settings, ClockSpec clock, boolean rated, boolean byLink, int level) {
  /** Longest text of settings, far above any real one. */
  private static final int LONGEST = 300;

  static Wish parse(JsonNode body) {
    if (body == null || !body.isObject()) {
      throw ApiException.bad("a table as in docs/protocol.md");
    }
    GameId game = game(body.path("game").asText());
    MatchSettings settings = settings(game, body.path("settings"));
    JsonNode clock = body.path("clock");
    ClockSpec spec =
        clock.isTextual()
            ? ClockSpec.parse(clock.asText())
            : ClockSpec.standard(game, settings.series());
    String access = body.path("access").asText("open");
    if (!access.equals("open") && !access.equals("link")) {
      throw new ApiException(Code.WRONG_SETTINGS, "expected access open or link");
    }
    int level = body.path("level").asInt(0);
    if (level < 0 || level > Bots.levels(game)) {
      throw new ApiException(Code.WRONG_SETTINGS, "expected a level of 1 to " + Bots.levels(game));
    }
    return new Wish(
        settings, spec, body.path("rated").asBoolean(false), access.equals("link"), level);
  }

  static GameId game(String text) {
    try {
      return GameId.parse(text);
    } catch (NotationException e) {
      throw new ApiException(Code.WRONG_SETTINGS, e.getMessage());
    }
  }

  /** Settings as an object or as text; what is missing is the default. */
  static MatchSettings settings(GameId game, JsonNode node) {
    try {
      Map<String, String> values = new LinkedHashMap<>();
      if (node.isTextual()) {
        if (node.asText().length() > LONGEST) {
          throw new ApiException(
              Code.WRONG_SETTINGS, "expected settings of 300 characters or less");
        }
        values.putAll(Games.parseSettings(node.asText()));
      } else {
        node.properties().forEach(e -> values.put(e.getKey(), e.getValue().asText()));
      }
      MatchSettings settings = MatchSettings.of(game, Reseed.complete(values));
      Games.rules(settings.game()).start(1); // a start that cannot be is refused here (PP-4)
      return settings;
    } catch (NotationException e) {
      throw new ApiException(Code.WRONG_SETTINGS, e.getMessage());
    }
  }
}
