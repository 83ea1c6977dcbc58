package cz.kameny.server.play;

import cz.kameny.rules.GameId;
import cz.kameny.rules.match.SeriesSettings;
import cz.kameny.server.api.ApiException;
import cz.kameny.server.api.Code;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How much time there is; its text is that of docs/protocol.md. */
public sealed interface ClockSpec {
  /** How fast a match is, for finding each other. */
  enum Pace {
    FAST,
    SLOW,
    DAYS,
    NONE;

    /** As stored and sent. */
    public String text() {
      return name().toLowerCase(Locale.ROOT);
    }

    /** Reads a pace back. */
    public static Pace parse(String text) {
      for (Pace pace : values()) {
        if (pace.text().equals(text)) {
          return pace;
        }
      }
      throw ApiException.bad("a pace: fast, slow, days or none");
    }
  }

  /** No clock. */
  record None() implements ClockSpec {
    @Override
    public String toString() {
      return "none";
    }
  }

  /** Free seconds for each turn, then a bank of seconds for the whole series. */
  record Delay(int delay, int bank) implements ClockSpec {
    @Override
    public String toString() {
      return "delay:" + delay + "+" + bank;
    }
  }

  /** Seconds for a game, and more after each turn. */
  record Increment(int base, int increment) implements ClockSpec {
    @Override
    public String toString() {
      return "inc:" + base + "+" + increment;
    }
  }

  /** Days for each turn. */
  record Days(int days) implements ClockSpec {
    @Override
    public String toString() {
      return "days:" + days;
    }
  }

  /** A usual game has about so many turns a side; only to tell fast from slow. */
  int TYPICAL_TURNS = 30;

  /** A side's time up to which a game is fast, in seconds. */
  int FAST_SECONDS = 600;

  /** How fast it is. */
  default Pace pace() {
    if (this instanceof None) {
      return Pace.NONE;
    } else if (this instanceof Days) {
      return Pace.DAYS;
    }
    int seconds =
        this instanceof Delay delay
            ? Math.min(delay.bank(), 300) + delay.delay() * TYPICAL_TURNS / 2
            : ((Increment) this).base() + ((Increment) this).increment() * TYPICAL_TURNS;
    return seconds <= FAST_SECONDS ? Pace.FAST : Pace.SLOW;
  }

  /**
   * The clock a match has when none is asked for: 10 s and a minute a stake point, or 5 min + 3 s.
   */
  static ClockSpec standard(GameId game, SeriesSettings series) {
    return game.hasDice() ? new Delay(10, 60 * series.length().n()) : new Increment(300, 3);
  }

  /** The clock of a quick pairing. */
  static ClockSpec of(GameId game, Pace pace) {
    return switch (pace) {
      case FAST -> standard(game, SeriesSettings.DEFAULT);
      case SLOW -> game.hasDice() ? new Delay(30, 600) : new Increment(900, 10);
      case DAYS -> new Days(3);
      case NONE -> new None();
    };
  }

  /**
   * Reads a clock.
   *
   * @throws ApiException {@code wrong_settings} when it is none
   */
  static ClockSpec parse(String text) {
    Matcher two = Pattern.compile("(delay|inc):(\\d{1,5})\\+(\\d{1,5})").matcher(text);
    Matcher days = Pattern.compile("days:(\\d{1,2})").matcher(text);
    if (text.equals("none")) {
      return new None();
    } else if (days.matches()) {
      int n = Integer.parseInt(days.group(1));
      if (n >= 1 && n <= 14) {
        return new Days(n);
      }
    } else if (two.matches()) {
      int first = Integer.parseInt(two.group(2));
      int second = Integer.parseInt(two.group(3));
      if (two.group(1).equals("inc")) {
        if (first >= 10 && first <= 10_800 && second <= 180) {
          return new Increment(first, second);
        }
      } else if (first <= 60 && second <= 7200 && first + second > 0) {
        return new Delay(first, second);
      }
    }
    throw new ApiException(
        Code.WRONG_SETTINGS,
        "expected a clock: none, delay:<0-60>+<0-7200>, inc:<10-10800>+<0-180> or days:<1-14>");
  }
}
