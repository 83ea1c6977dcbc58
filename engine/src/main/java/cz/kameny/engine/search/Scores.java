package cz.kameny.engine.search;

/**
 * What a position is worth to the side to move, in hundredths of a figure.
 *
 * <p>Bands that never meet: evaluations stay within ±{@link #EVALUATION}; in version B follow
 * endings won by a figure first, endings won by having more, and above them – so that it is sought
 * – a repetition that the game has not yet made three times, each less the plies to it; a won game
 * is {@link #WIN} less the plies to its end, so that the quicker win is always the better one.
 */
final class Scores {
  /** Won now; fits into the 16 bits of a table entry. */
  static final int WIN = 30_000;

  /** More than any score. */
  static final int INFINITE = 32_000;

  /** Scores from here on are proven wins, those below the negative proven losses. */
  static final int PROVEN = 25_000;

  /** Version B: a repetition with more figures is coming (PP-12), though not for the third time. */
  static final int REPEATED_LEAD = 20_000;

  /** Version B, from the table of endings: more figures, for good, without a nearer win. */
  static final int AHEAD = 19_000;

  /** Version B, from the table of endings: two against two, of which one will fall. */
  static final int FIGURE_TO_FALL = 17_000;

  /** No evaluation is larger. */
  static final int EVALUATION = 15_000;

  private Scores() {}

  /** Whether the game is decided by force. */
  static boolean proven(int score) {
    return score >= PROVEN || score <= -PROVEN;
  }
}
