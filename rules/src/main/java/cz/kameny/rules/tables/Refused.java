package cz.kameny.rules.tables;

/**
 * Why one number cannot be used in a certain way.
 *
 * @param why key of the reason for message files
 * @param clause the clause that forbids it, e.g. {@code LV-9}
 */
public record Refused(Why why, String clause) {
  /** The reasons of both dice games. */
  public enum Why {
    /** No stone of the side to move stands there. */
    NO_STONE("no-stone", "there is no stone of yours to play from there"),
    /** No number that is left makes this step. */
    NOT_ROLLED("not-rolled", "no number that is left makes this step"),
    /** The target is closed by the opponent. */
    CLOSED("closed", "the opponent closes that point"),
    /** No further stone may leave the head in this turn. */
    HEAD("head", "no further stone may leave the head in this turn"),
    /** It would complete a forbidden block of six. */
    BLOCK("block", "it would block six points in a row with no opponent's stone past them"),
    /** Not all stones are home yet. */
    NOT_HOME("not-home", "stones are taken off only when all that are left stand at home"),
    /** A stone on a higher point comes first. */
    HIGHER_FIRST("higher-first", "a stone on that number's point or a higher one comes first"),
    /** Only the exact number bears off. */
    EXACT("exact", "only the exact number takes a stone off"),
    /** A hit stone must be entered first. */
    BAR_FIRST("bar-first", "a hit stone must be entered first"),
    /** With fewer than two stones on the board one must be entered. */
    ENTER_FIRST("enter-first", "with fewer than two stones on the board you must enter"),
    /** Another way to play uses more numbers, or the higher one. */
    USE_MORE("use-more", "the roll must be played with as many of its numbers as possible");

    private final String text;
    private final String sentence;

    Why(String text, String sentence) {
      this.text = text;
      this.sentence = sentence;
    }

    /** Key for message files, e.g. {@code bar-first}. */
    public String text() {
      return text;
    }

    /** The reason as an English clause. */
    public String sentence() {
      return sentence;
    }
  }
}
