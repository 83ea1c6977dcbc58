package cz.kameny.rules;

import java.util.Objects;
import java.util.Optional;

/**
 * How one game ended.
 *
 * @param winner the side that won, or empty for a draw
 * @param reason why it ended
 * @param stakes how many stakes change hands: 0 for a draw, 1, or 2 for Mars (LV-13)
 */
public record Ending(Optional<Player> winner, Reason reason, int stakes) {
  /** Why a game ended. */
  public enum Reason {
    /** All stones are off (LV-13, TP-10). */
    ALL_OFF("all-off"),
    /** Both sides took off everything under the right of the last roll: a draw (LV-15). */
    LAST_ROLL("last-roll"),
    /** All of the opponent's figures are overboard (PP-11). */
    ALL_OVER("all-over"),
    /** A position occurred for the third time (PP-12). */
    REPETITION("repetition"),
    /** One figure of each side is left (PP-12). */
    ONE_TO_ONE("one-to-one"),
    /** The players agreed on a draw (PP-13). */
    AGREED("agreed"),
    /** A side resigned (PP-13, TP-10, LV-14). */
    RESIGNED("resigned"),
    /** A side ran out of time (PP-13, TP-10, LV-14). */
    TIME("time");

    private final String text;

    Reason(String text) {
      this.text = text;
    }

    /** The reason as written in a log, e.g. {@code all-off}. */
    public String text() {
      return text;
    }

    /**
     * Reads a reason back.
     *
     * @throws NotationException when there is no such reason
     */
    public static Reason parse(String text) {
      for (Reason reason : values()) {
        if (reason.text.equals(text)) {
          return reason;
        }
      }
      throw new NotationException(
          "a reason: all-off, last-roll, all-over, repetition, one-to-one, agreed, resigned or time",
          text,
          0);
    }
  }

  /** Checks that a draw moves no stake and a win moves one or two. */
  public Ending {
    Objects.requireNonNull(winner);
    Objects.requireNonNull(reason);
    if (winner.isEmpty() ? stakes != 0 : stakes < 1 || stakes > 2) {
      throw new IllegalArgumentException("a draw moves 0 stakes and a win 1 or 2, not " + stakes);
    }
  }

  /** A win of {@code stakes} stakes. */
  public static Ending win(Player winner, Reason reason, int stakes) {
    return new Ending(Optional.of(winner), reason, stakes);
  }

  /** A draw. */
  public static Ending draw(Reason reason) {
    return new Ending(Optional.empty(), reason, 0);
  }
}
