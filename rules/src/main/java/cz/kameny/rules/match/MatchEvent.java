package cz.kameny.rules.match;

import cz.kameny.rules.Ending;
import cz.kameny.rules.Player;
import cz.kameny.rules.Position;
import cz.kameny.rules.Roll;
import cz.kameny.rules.Turn;
import java.util.Objects;
import java.util.Optional;

/**
 * Something that happened in a match. A match is the fold of its events ({@link Match}).
 *
 * <p>{@link Object#toString()} of every event but {@link Created} is its line in a record.
 */
public sealed interface MatchEvent {
  /**
   * The match is agreed on; always the first event and never again.
   *
   * @param settings what is played
   * @param nameA name of seat a, 1–40 characters of one line
   * @param nameB name of seat b
   */
  record Created(MatchSettings settings, String nameA, String nameB) implements MatchEvent {
    /** The longest name. */
    public static final int MAX_NAME = 40;

    /** Checks the names. */
    public Created {
      Objects.requireNonNull(settings);
      checkName(nameA);
      checkName(nameB);
    }

    private static void checkName(String name) {
      boolean bad = name.isEmpty() || name.length() > MAX_NAME || !name.equals(name.strip());
      for (int i = 0; i < name.length() && !bad; i++) {
        char c = name.charAt(i);
        bad = c < ' ' || (c >= 0x7f && c < 0xa0) || c == '\u2028' || c == '\u2029';
      }
      if (bad) {
        throw new IllegalArgumentException(
            "a name has 1 to 40 characters, none of them a control character, and no space around");
      }
    }
  }

  /**
   * Each seat rolled one die for the right to start (LV-3); equal dice are rolled again.
   *
   * @param a the die of seat a, 1–6
   * @param b the die of seat b, 1–6
   */
  record OpeningRoll(int a, int b) implements MatchEvent {
    /** Checks the dice. */
    public OpeningRoll {
      if (a < 1 || a > 6 || b < 1 || b > 6) {
        throw new IllegalArgumentException("a die shows 1 to 6, not " + a + " and " + b);
      }
    }

    @Override
    public String toString() {
      return "opening " + a + " " + b;
    }
  }

  /**
   * A game of the series begins.
   *
   * @param number its number, from 1
   * @param first the seat that begins: it plays the side to move in {@code position}
   * @param position the start position
   */
  record GameStarted(int number, Seat first, Position position) implements MatchEvent {
    /** The side a seat plays in this game. */
    public Player side(Seat seat) {
      Player begins = position.turn();
      return seat == first ? begins : begins.opponent();
    }

    @Override
    public String toString() {
      return "game " + number + " " + first.text() + " " + position;
    }
  }

  /** The side to move rolled its dice. */
  record Rolled(Roll roll) implements MatchEvent {
    @Override
    public String toString() {
      return "roll " + roll;
    }
  }

  /** The side to move played a whole turn. */
  record TurnPlayed(Turn turn) implements MatchEvent {
    @Override
    public String toString() {
      return "turn " + turn;
    }
  }

  /** A seat offers a draw (PP-13; Přes palubu only). */
  record DrawOffered(Seat by) implements MatchEvent {
    @Override
    public String toString() {
      return "offer " + by.text();
    }
  }

  /** A seat accepts the other's offer. */
  record DrawAgreed(Seat by) implements MatchEvent {
    @Override
    public String toString() {
      return "agree " + by.text();
    }
  }

  /** A seat declines the other's offer. */
  record DrawDeclined(Seat by) implements MatchEvent {
    @Override
    public String toString() {
      return "decline " + by.text();
    }
  }

  /** A seat gives up the current game (PP-13, TP-10, LV-14). */
  record Resigned(Seat by) implements MatchEvent {
    @Override
    public String toString() {
      return "resign " + by.text();
    }
  }

  /** The seat to act ran out of time (PP-13, TP-10, LV-14). */
  record TimedOut(Seat by) implements MatchEvent {
    @Override
    public String toString() {
      return "timeout " + by.text();
    }
  }

  /**
   * The current game is over.
   *
   * @param winner the seat that won, empty for a draw
   * @param reason why
   * @param stakes stakes won, 0 for a draw
   */
  record GameEnded(Optional<Seat> winner, Ending.Reason reason, int stakes) implements MatchEvent {
    @Override
    public String toString() {
      return "end " + winner.map(Seat::text).orElse("draw") + " " + reason.text() + " " + stakes;
    }
  }

  /**
   * The match is over.
   *
   * @param a stakes seat a has won in all
   * @param b stakes seat b has won in all
   */
  record MatchEnded(int a, int b) implements MatchEvent {
    @Override
    public String toString() {
      return "over " + a + " " + b;
    }
  }
}
