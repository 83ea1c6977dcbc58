package cz.kameny.cli.train;

/** Root of the mean square by which what nets judge was off, since it was last asked for. */
final class Surprise {
  private double squares;
  private long count;

  /** Adds the square of a difference, or the mean square of several. */
  void add(double square) {
    squares += square;
    count++;
  }

  /** Whether nothing was added since the root was last taken. */
  boolean isNone() {
    return count == 0;
  }

  /** The root, 0 when nothing was added; what comes next counts anew. */
  double take() {
    double root = count == 0 ? 0 : Math.sqrt(squares / count);
    squares = 0;
    count = 0;
    return root;
  }
}
