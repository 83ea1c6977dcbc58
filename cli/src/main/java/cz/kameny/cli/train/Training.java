package cz.kameny.cli.train;

import cz.kameny.cli.files.WholeFile;
import cz.kameny.engine.net.NetFile;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** Runs a course, keeping its state every minute, and writes the nets. */
final class Training {
  private static final long SECOND = 1_000_000_000L;

  private final Course course;
  private final Path folder;
  private final PrintStream log;

  Training(Course course, Path folder, PrintStream log) {
    this.course = course;
    this.folder = folder;
    this.log = log;
  }

  /** Trains to the end of the course, from where an earlier run was stopped. */
  void run() {
    WholeFile.requireFolder(folder);
    Path path = folder.resolve("training.state");
    Checkpoint state =
        Files.exists(path)
            ? Checkpoint.read(path, course.plan())
            : new Checkpoint(course.plan(), 0, course.newNets());
    if (state.games() > 0) {
      log.println("Going on after " + state.games() + " of " + course.total() + ".");
      // Files that are lost, or of an older format, are made anew from the state.
      write(state);
    }
    Lessons lessons = course.lessons(state.nets(), folder, state.games());
    long shown = System.nanoTime();
    long shownGames = state.games();
    for (long number = state.games(); number < course.total(); ) {
      lessons.play(number);
      number++;
      long now = System.nanoTime();
      boolean done = number == course.total();
      if (done || now - shown > 60 * SECOND) {
        lessons.keep();
        state = new Checkpoint(course.plan(), number, state.nets());
        state.write(path);
        write(state);
        log.printf(
            Locale.ROOT,
            "%d of %d %s, %.1f/s, %s%n",
            number,
            course.total(),
            course.unit(),
            (number - shownGames) * (double) SECOND / Math.max(1, now - shown),
            lessons.news());
        shown = now;
        shownGames = number;
      }
    }
  }

  private void write(Checkpoint state) {
    List<String> names = course.names();
    for (int i = 0; i < names.size(); i++) {
      byte[] bytes = NetFile.write(names.get(i), state.nets().get(i), NetFile.FEW_BITS);
      WholeFile.write(folder.resolve(names.get(i) + ".net"), bytes);
    }
  }
}
