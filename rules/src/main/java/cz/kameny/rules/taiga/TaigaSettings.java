package cz.kameny.rules.taiga;

import cz.kameny.rules.GameId;
import cz.kameny.rules.GameSettings;
import cz.kameny.rules.NotationException;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Settings of Taiga-Puff.
 *
 * @param opposites how often the opposite number of a double is used (TP-4): 4 or 2
 */
public record TaigaSettings(int opposites) implements GameSettings {
  /** Opposite numbers are used four times. */
  public static final TaigaSettings DEFAULT = new TaigaSettings(4);

  /** Checks the number. */
  public TaigaSettings {
    if (opposites != 4 && opposites != 2) {
      throw new IllegalArgumentException("opposites are used 4 or 2 times, not " + opposites);
    }
  }

  /**
   * Settings from text; what is missing is the default.
   *
   * @throws NotationException for an unknown name or value
   */
  public static TaigaSettings of(Map<String, String> values) {
    int opposites = 4;
    for (Map.Entry<String, String> entry : values.entrySet()) {
      if (!entry.getKey().equals("opposites")) {
        throw new NotationException("a setting of taiga-puff: opposites", entry.getKey(), 0);
      }
      opposites =
          switch (entry.getValue()) {
            case "4" -> 4;
            case "2" -> 2;
            default ->
                throw new NotationException("opposites=4 or opposites=2", entry.getValue(), 0);
          };
    }
    return new TaigaSettings(opposites);
  }

  @Override
  public GameId game() {
    return GameId.TAIGA_PUFF;
  }

  @Override
  public Map<String, String> asMap() {
    Map<String, String> map = new LinkedHashMap<>();
    map.put("opposites", Integer.toString(opposites));
    return map;
  }
}
