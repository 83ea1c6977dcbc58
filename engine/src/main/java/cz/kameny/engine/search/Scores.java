package cz.kameny.engine.search;

import cz.kameny.engine.search.tablebase.Probe;

/**
 * What a position is worth to the side to move, in hundredths of a figure.
 *
 * <p>Bands that never meet: evaluations stay within ±{@link #EVALUATION}; in version B follow
 * endings won by coming to two against two, those won by a figure first, endings won by having
 * more, and above them – so that it is sought – a repetition that the game has not yet made three
 * times, each less the plies to it; a won game is {@link #WIN} less the plies to its end, so that
 * the quicker win is always the better one.
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

  /** Version B, from the table of endings: the side behind comes to two against two and wins. */
  static final int FALL_TO_EQUAL = 16_000;

  /** No evaluation is larger. */
  static final int EVALUATION = 15_000;

  private Scores() {}

  /** Whether the game is decided by force. */
  static boolean proven(int score) {
    return score >= PROVEN || score <= -PROVEN;
  }

  /**
   * What a table of endings says of a position {@code ply} plies from the root.
   *
   * @param value as {@link Probe#value} gives it
   * @param until what its plies lead to
   */
  static int ofEnding(int value, Probe.Until until, int ply) {
    if (value == Probe.DRAW) {
      return 0;
    }
    if (value == Probe.AHEAD || value == Probe.BEHIND) {
      return value == Probe.AHEAD ? AHEAD - ply : ply - AHEAD;
    }
    int won =
        switch (until) {
          case END -> WIN;
          case FALL -> FIGURE_TO_FALL;
          case FALL_TO_EQUAL -> FALL_TO_EQUAL;
        };
    int score = won - ply - value;
    return (value & 1) != 0 ? score : -score;
  }

  /**
   * What a repetition is worth to the side to move (PP-12).
   *
   * @param repetition as {@link Line#repetition} gives it, not {@link Line#NONE}
   * @param lead figures of that side less those of the other
   */
  static int ofRepetition(int repetition, boolean versionB, int lead, int ply) {
    if (!versionB || lead == 0) {
      return 0;
    }
    int score = (repetition == Line.THIRD ? WIN : REPEATED_LEAD) - ply;
    return lead > 0 ? score : -score;
  }

  /** In the table a decided score counts from its own position, in the search from the root. */
  static int toTable(int score, int ply) {
    return Math.abs(score) <= EVALUATION ? score : score > 0 ? score + ply : score - ply;
  }

  /** The other way round. */
  static int fromTable(int score, int ply) {
    return Math.abs(score) <= EVALUATION ? score : score > 0 ? score - ply : score + ply;
  }
}
