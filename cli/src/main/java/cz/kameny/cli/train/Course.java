package cz.kameny.cli.train;

import cz.kameny.engine.net.Net;
import java.util.List;

/** What is trained, and how. */
interface Course {
  /**
   * How fast nets learn, per position; it falls by the same factor from game to game.
   *
   * @param first in the beginning
   * @param last in the end
   */
  record Rates(double first, double last) {
    float at(long done, long all) {
      return (float) (first * Math.pow(last / first, (double) done / all));
    }

    @Override
    public String toString() {
      return first + ":" + last;
    }
  }

  /** What the nets depend on, in one line. */
  String plan();

  /** All games. */
  long total();

  /** The nets to begin with. */
  List<Net> newNets();

  /** Names of their files, in the same order. */
  List<String> names();

  /** Games that teach these nets; game {@code number} is the same for the same nets. */
  Lessons lessons(List<Net> nets);
}
