package cz.kameny.rules.nardy;

/**
 * The block rule (LV-9): six or more consecutive points along the opponent's path need at least one
 * of its stones past them.
 */
final class Block {
  /** A run this long is a block. */
  private static final int LENGTH = 6;

  private static final int ALL = 0xff_ffff;

  private Block() {}

  /** A set of one side's points in the other side's counting: each side's 24 is the other's 12. */
  static int turned(int points) {
    return (points << 12 | points >>> 12) & ALL;
  }

  /**
   * Whether a block among these points shuts the opponent in.
   *
   * @param points the blocker's points in its own counting: bit p − 1
   * @param opponentLast the opponent's lowest point in its counting, 0 when it has stones off, 25
   *     when it has none on the board
   */
  static boolean shutsIn(int points, int opponentLast) {
    int path = turned(points);
    // Bit i of runs: the six points i + 1 … i + 6 of the opponent's path are all the blocker's. A
    // run does not go on across the path's 24/1 seam, since the shift brings zeros in there.
    int runs = path & path >>> 1;
    runs &= runs >>> 2;
    runs &= path >>> 4 & path >>> (LENGTH - 1);
    // The lowest run is the one nearest the opponent's end: a stone past it is past all of them.
    return runs != 0 && opponentLast > Integer.numberOfTrailingZeros(runs);
  }
}
