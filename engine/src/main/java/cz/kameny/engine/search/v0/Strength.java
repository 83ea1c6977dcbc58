package cz.kameny.engine.search.v0;

/**
 * How hard the search tries.
 *
 * <p>Limits are counted in nodes, never in time, so that the same move is played on any machine.
 *
 * @param depth plies of the deepest iteration, at least 1; lines of falls go on beyond it
 * @param nodes positions after which the search stops where it is, at least 1
 * @param noise most that is added to or taken from a move's score, in hundredths of a figure; 0 for
 *     none. Moves that win or lose by force are left alone
 */
record Strength(int depth, long nodes, int noise) {
  Strength {
    if (depth < 1 || nodes < 1 || noise < 0) {
      throw new IllegalArgumentException("no strength: " + depth + ", " + nodes + ", " + noise);
    }
  }
}
