package cz.kameny.cli.train;

import cz.kameny.engine.net.Net;
import java.nio.file.Path;
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

  /** All lessons, which are games mostly. */
  long total();

  /** What a lesson is called, many of them. */
  default String unit() {
    return "games";
  }

  /** The nets to begin with. */
  List<Net> newNets();

  /** Names of their files, in the same order. */
  List<String> names();

  /**
   * Lessons that teach these nets; each is the same for the same nets.
   *
   * @param folder where they may keep more than the nets
   * @param done lessons of an earlier run
   */
  Lessons lessons(List<Net> nets, Path folder, long done);
}
