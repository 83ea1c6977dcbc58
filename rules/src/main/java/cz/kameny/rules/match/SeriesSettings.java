package cz.kameny.rules.match;

import cz.kameny.rules.NotationException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * How the games of a match make a series.
 *
 * @param length how long it is
 * @param starter who starts the first game (LV-3)
 * @param rotation who starts the later ones (LV-4)
 * @param stake play chips for one stake, at least 0
 */
public record SeriesSettings(Length length, Starter starter, Rotation rotation, int stake) {
  /** The most games of a series, and the most stakes to play to. */
  public static final int MAX_LENGTH = 25;

  /** The most chips for one stake; keeps every sum of a series far from overflow. */
  public static final int MAX_STAKE = 1_000_000;

  /**
   * The length of a series.
   *
   * @param toStakes whether it goes on until a seat has won {@code n} stakes, instead of n games
   * @param n 1 to {@link #MAX_LENGTH}
   */
  public record Length(boolean toStakes, int n) {
    /** Checks the number. */
    public Length {
      if (n < 1 || n > MAX_LENGTH) {
        throw new IllegalArgumentException("a series is 1 to 25 long, not " + n);
      }
    }

    /** {@code 5} for five games, {@code to:7} for first to seven stakes. */
    @Override
    public String toString() {
      return (toStakes ? "to:" : "") + n;
    }
  }

  /** Who starts the first game. */
  public enum Starter {
    /** A roll decides (LV-3); in Přes palubu too, as the lot. */
    ROLL("roll"),
    /** Seat a. */
    A("a"),
    /** Seat b. */
    B("b");

    private final String text;

    Starter(String text) {
      this.text = text;
    }
  }

  /** Who starts the games after the first (LV-4). */
  public enum Rotation {
    /** The loser of the last game; after a draw the right alternates. */
    LOSER("loser"),
    /** The seats in turn. */
    ALTERNATE("alternate");

    private final String text;

    Rotation(String text) {
      this.text = text;
    }
  }

  /** One game, the roll decides, no stake. */
  public static final SeriesSettings DEFAULT =
      new SeriesSettings(new Length(false, 1), Starter.ROLL, Rotation.LOSER, 0);

  /** Checks the stake. */
  public SeriesSettings {
    Objects.requireNonNull(length);
    Objects.requireNonNull(starter);
    Objects.requireNonNull(rotation);
    if (stake < 0 || stake > MAX_STAKE) {
      throw new IllegalArgumentException("a stake is 0 to 1000000 chips, not " + stake);
    }
  }

  /** The names of the settings of a series, as in the notation. */
  public static boolean isName(String name) {
    return name.equals("length")
        || name.equals("starts")
        || name.equals("rotation")
        || name.equals("stake");
  }

  /**
   * Settings from text; what is missing is the default.
   *
   * @throws NotationException for an unknown name or value
   */
  public static SeriesSettings of(Map<String, String> values) {
    Length length = DEFAULT.length;
    Starter starter = DEFAULT.starter;
    Rotation rotation = DEFAULT.rotation;
    int stake = DEFAULT.stake;
    for (Map.Entry<String, String> entry : values.entrySet()) {
      String value = entry.getValue();
      switch (entry.getKey()) {
        case "length" -> length = parseLength(value);
        case "starts" -> starter = parseStarter(value);
        case "rotation" -> rotation = parseRotation(value);
        case "stake" -> stake = number(value, 0, MAX_STAKE, "a stake of 0 to 1000000 chips");
        default ->
            throw new NotationException(
                "a setting of a series: length, starts, rotation or stake", entry.getKey(), 0);
      }
    }
    return new SeriesSettings(length, starter, rotation, stake);
  }

  private static Length parseLength(String value) {
    String what = "length=1 to length=25, or length=to:1 to length=to:25";
    boolean toStakes = value.startsWith("to:");
    return new Length(toStakes, number(toStakes ? value.substring(3) : value, 1, MAX_LENGTH, what));
  }

  private static Starter parseStarter(String value) {
    for (Starter starter : Starter.values()) {
      if (starter.text.equals(value)) {
        return starter;
      }
    }
    throw new NotationException("starts=roll, starts=a or starts=b", value, 0);
  }

  private static Rotation parseRotation(String value) {
    for (Rotation rotation : Rotation.values()) {
      if (rotation.text.equals(value)) {
        return rotation;
      }
    }
    throw new NotationException("rotation=loser or rotation=alternate", value, 0);
  }

  private static int number(String text, int min, int max, String what) {
    try {
      int value = Integer.parseInt(text);
      if (value >= min && value <= max && text.equals(Integer.toString(value))) {
        return value;
      }
    } catch (NumberFormatException e) {
      // Too big and not a number get the same answer below.
    }
    throw new NotationException(what, text, 0);
  }

  /**
   * The values each setting may take, the default first, in the order of {@link #asMap()}; none for
   * the stake, which is any number of chips up to {@link #MAX_STAKE}.
   */
  public static Map<String, List<String>> choices() {
    List<String> lengths = new ArrayList<>();
    for (int n = 1; n <= MAX_LENGTH; n++) {
      lengths.add(new Length(false, n).toString());
    }
    for (int n = 1; n <= MAX_LENGTH; n++) {
      lengths.add(new Length(true, n).toString());
    }
    List<String> starters = new ArrayList<>();
    for (Starter starter : Starter.values()) {
      starters.add(starter.text);
    }
    List<String> rotations = new ArrayList<>();
    for (Rotation rotation : Rotation.values()) {
      rotations.add(rotation.text);
    }
    Map<String, List<String>> choices = new LinkedHashMap<>();
    choices.put("length", lengths);
    choices.put("starts", starters);
    choices.put("rotation", rotations);
    choices.put("stake", List.of());
    return choices;
  }

  /** Every setting as {@code name → value}. */
  public Map<String, String> asMap() {
    Map<String, String> map = new LinkedHashMap<>();
    map.put("length", length.toString());
    map.put("starts", starter.text);
    map.put("rotation", rotation.text);
    map.put("stake", Integer.toString(stake));
    return map;
  }
}
