package cz.kameny.rules.overboard;

import cz.kameny.rules.GameId;
import cz.kameny.rules.GameSettings;
import cz.kameny.rules.NotationException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/**
 * Settings of Přes palubu.
 *
 * @param end how a draw situation is decided (PP-11, PP-12)
 * @param start the layout (PP-3, PP-4)
 */
public record OverboardSettings(End end, Start start) implements GameSettings {
  /** The two ways to end a game. */
  public enum End {
    /** Version A: a draw situation is a draw (PP-12). */
    A,
    /** Version B: in a draw situation the side with more figures wins (PP-12). */
    B
  }

  /** Version A from the layout <i>rohy</i>. */
  public static final OverboardSettings DEFAULT = new OverboardSettings(End.A, Start.parse("rohy"));

  /** Checks that both are there. */
  public OverboardSettings {
    Objects.requireNonNull(end);
    Objects.requireNonNull(start);
  }

  /**
   * Settings from text; what is missing is the default.
   *
   * @throws NotationException for an unknown name or value
   */
  public static OverboardSettings of(Map<String, String> values) {
    End end = End.A;
    Start start = DEFAULT.start;
    for (Map.Entry<String, String> entry : values.entrySet()) {
      String value = entry.getValue();
      switch (entry.getKey()) {
        case "end" ->
            end =
                switch (value) {
                  case "A" -> End.A;
                  case "B" -> End.B;
                  default -> throw new NotationException("end=A or end=B", value, 0);
                };
        case "start" -> start = Start.parse(value);
        default ->
            throw new NotationException(
                "a setting of pres-palubu: end or start", entry.getKey(), 0);
      }
    }
    return new OverboardSettings(end, start);
  }

  @Override
  public GameId game() {
    return GameId.PRES_PALUBU;
  }

  @Override
  public Map<String, String> asMap() {
    Map<String, String> map = new LinkedHashMap<>();
    map.put("end", end.name());
    map.put("start", start.toString());
    return map;
  }
}
