package cz.kameny.rules.nardy;

import cz.kameny.rules.GameId;
import cz.kameny.rules.GameSettings;
import cz.kameny.rules.NotationException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/**
 * Settings of Dlouhé vrhcáby.
 *
 * @param head who may take two stones from the head with 3:3, 4:4 or 6:6 in the first turn (LV-6)
 * @param size whether Mars counts double (LV-13)
 * @param lastRoll whether the second side has one more turn after the first has finished (LV-15)
 */
public record NardySettings(Head head, Size size, boolean lastRoll) implements GameSettings {
  /** Whose first turn has the exception of the head (LV-6). */
  public enum Head {
    /** White's only. */
    WHITE,
    /** Black's too. */
    BOTH
  }

  /** How a win is counted (LV-13). */
  public enum Size {
    /** A loser with no stone off loses two stakes. */
    MARS,
    /** Every win is one stake. */
    OIN
  }

  /** Exception for White, Mars counts, no last roll. */
  public static final NardySettings DEFAULT = new NardySettings(Head.WHITE, Size.MARS, false);

  /** Checks that everything is there. */
  public NardySettings {
    Objects.requireNonNull(head);
    Objects.requireNonNull(size);
  }

  /**
   * Settings from text; what is missing is the default.
   *
   * @throws NotationException for an unknown name or value
   */
  public static NardySettings of(Map<String, String> values) {
    Head head = Head.WHITE;
    Size size = Size.MARS;
    boolean lastRoll = false;
    for (Map.Entry<String, String> entry : values.entrySet()) {
      String value = entry.getValue();
      switch (entry.getKey()) {
        case "head" -> head = either(value, "head", "white", "both") ? Head.WHITE : Head.BOTH;
        case "size" -> size = either(value, "size", "mars", "oin") ? Size.MARS : Size.OIN;
        case "last-roll" -> lastRoll = !either(value, "last-roll", "off", "on");
        default ->
            throw new NotationException(
                "a setting of dlouhe-vrhcaby: head, size or last-roll", entry.getKey(), 0);
      }
    }
    return new NardySettings(head, size, lastRoll);
  }

  private static boolean either(String value, String name, String one, String other) {
    if (value.equals(one) || value.equals(other)) {
      return value.equals(one);
    }
    throw new NotationException(name + "=" + one + " or " + name + "=" + other, value, 0);
  }

  @Override
  public GameId game() {
    return GameId.DLOUHE_VRHCABY;
  }

  @Override
  public Map<String, String> asMap() {
    Map<String, String> map = new LinkedHashMap<>();
    map.put("head", head == Head.WHITE ? "white" : "both");
    map.put("size", size == Size.MARS ? "mars" : "oin");
    map.put("last-roll", lastRoll ? "on" : "off");
    return map;
  }
}
