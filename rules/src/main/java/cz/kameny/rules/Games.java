package cz.kameny.rules;

import cz.kameny.rules.nardy.NardyRules;
import cz.kameny.rules.nardy.NardySettings;
import cz.kameny.rules.overboard.OverboardRules;
import cz.kameny.rules.overboard.OverboardSettings;
import cz.kameny.rules.taiga.TaigaRules;
import cz.kameny.rules.taiga.TaigaSettings;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The way in: settings and rules of a game by its identifier. */
public final class Games {
  private Games() {}

  /**
   * The settings of a game from {@code name → value}; what is missing is the default.
   *
   * @throws NotationException for an unknown name or value
   */
  public static GameSettings settings(GameId game, Map<String, String> values) {
    return switch (game) {
      case PRES_PALUBU -> OverboardSettings.of(values);
      case TAIGA_PUFF -> TaigaSettings.of(values);
      case DLOUHE_VRHCABY -> NardySettings.of(values);
    };
  }

  /** The default settings of a game. */
  public static GameSettings settings(GameId game) {
    return settings(game, Map.of());
  }

  /** The rules of a game under these settings. */
  public static Rules<?, ?> rules(GameSettings settings) {
    if (settings instanceof OverboardSettings overboard) {
      return new OverboardRules(overboard);
    }
    if (settings instanceof TaigaSettings taiga) {
      return new TaigaRules(taiga);
    }
    if (settings instanceof NardySettings nardy) {
      return new NardyRules(nardy);
    }
    throw new IllegalArgumentException("no game has these settings: " + settings);
  }

  /**
   * The values each setting of a game may take, the default first, in the order of the rules. For
   * {@code start} the named layouts; random starts and positions are written as in the rules
   * (PP-4).
   */
  public static Map<String, List<String>> choices(GameId game) {
    Map<String, List<String>> choices = new LinkedHashMap<>();
    switch (game) {
      case PRES_PALUBU -> {
        choices.put("end", List.of("A", "B"));
        choices.put("start", List.of("rohy", "zadni-rada", "sachovnice"));
      }
      case TAIGA_PUFF -> choices.put("opposites", List.of("4", "2"));
      case DLOUHE_VRHCABY -> {
        choices.put("head", List.of("white", "both"));
        choices.put("size", List.of("mars", "oin"));
        choices.put("last-roll", List.of("off", "on"));
      }
    }
    return choices;
  }

  /**
   * Splits {@code name=value name=value …} into a map; {@code -} or nothing is an empty one.
   *
   * @throws NotationException when a part has no {@code =} or a name stands twice
   */
  public static Map<String, String> parseSettings(String text) {
    Map<String, String> values = new LinkedHashMap<>();
    if (text.isEmpty() || text.equals("-")) {
      return values;
    }
    int at = 0;
    for (String part : Parts.of(text, ' ')) {
      int equals = part.indexOf('=');
      if (equals < 1) {
        throw new NotationException("a setting name=value", text, at);
      }
      if (values.put(part.substring(0, equals), part.substring(equals + 1)) != null) {
        throw new NotationException("each setting once", text, at);
      }
      at += part.length() + 1;
    }
    return values;
  }
}
