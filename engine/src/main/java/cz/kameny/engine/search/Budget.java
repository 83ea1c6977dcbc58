package cz.kameny.engine.search;

/**
 * What a search may cost; the first limit that is reached ends it.
 *
 * <p>With limits on depth and nodes alone the same move is played on any machine; a limit on time
 * gives the strongest move a machine can find in it.
 *
 * @param depth plies of the deepest iteration, at least 1; lines of falls go on beyond it
 * @param nodes positions after which the search stops where it is, at least 1
 * @param nanos time after which it stops, in billionths of a second, at least 1; {@link
 *     Long#MAX_VALUE} for none, and then no clock is read
 */
public record Budget(int depth, long nodes, long nanos) {
  /** Checks that something can be found within it. */
  public Budget {
    if (depth < 1 || nodes < 1 || nanos < 1) {
      throw new IllegalArgumentException(
          "a budget of at least one ply, node and nanosecond, not "
              + (depth + ", " + nodes + ", " + nanos));
    }
  }

  /** So many plies. */
  public static Budget ofDepth(int depth) {
    return new Budget(depth, Long.MAX_VALUE, Long.MAX_VALUE);
  }

  /** So many positions. */
  public static Budget ofNodes(long nodes) {
    return new Budget(Search.MAX_DEPTH, nodes, Long.MAX_VALUE);
  }

  /** So many thousandths of a second. */
  public static Budget ofMillis(long millis) {
    return new Budget(Search.MAX_DEPTH, Long.MAX_VALUE, millis * 1_000_000);
  }

  /** The same with at most so many nodes. */
  public Budget withNodes(long most) {
    return new Budget(depth, Math.min(nodes, most), nanos);
  }
}
