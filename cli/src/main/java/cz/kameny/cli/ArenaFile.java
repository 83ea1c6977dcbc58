package cz.kameny.cli;

import cz.kameny.cli.files.WholeFile;
import cz.kameny.engine.arena.Totals;
import cz.kameny.rules.NotationException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The state of a match that can be taken up again: a line for everything it depends on, which must
 * be the same then, and a line for each total of the pairs played so far, the first n of the match.
 */
final class ArenaFile {
  private static final String FIRST_LINE = "kameny arena 1";

  private final Path path;
  private final List<String> head;

  ArenaFile(Path path, ArenaCommand.Contest contest) {
    this.path = path;
    this.head =
        List.of(
            FIRST_LINE,
            "game " + contest.settings().game(),
            "settings " + contest.settingsLine(),
            "a " + contest.a(),
            "b " + contest.b(),
            "seed " + contest.seed(),
            "time " + contest.millis());
  }

  /**
   * What has been played, nothing when there is no file yet.
   *
   * @throws NotationException when the file is of another match or none at all
   */
  Totals read() {
    if (!Files.exists(path)) {
      write(Totals.NONE); // A place that cannot be written to is better known before the games.
      return Totals.NONE;
    }
    List<String> lines;
    try {
      lines = Files.readAllLines(path, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + path, e);
    }
    for (int i = 0; i < head.size(); i++) {
      String found = i < lines.size() ? lines.get(i) : "";
      if (!found.equals(head.get(i))) {
        throw new NotationException(
            "\"" + head.get(i) + "\" in line " + (i + 1) + " of " + path, found, 0);
      }
    }
    return totals(lines.subList(head.size(), lines.size()));
  }

  private Totals totals(List<String> lines) {
    Map<String, Long> numbers = new TreeMap<>();
    Map<String, Long> reasons = new TreeMap<>();
    for (String line : lines) {
      String[] parts = line.split(" ", 3);
      try {
        if (parts.length == 3 && parts[0].equals("reason")) {
          reasons.put(parts[2], Long.parseLong(parts[1]));
        } else {
          numbers.put(parts[0], Long.parseLong(parts[1]));
        }
      } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
        throw new NotationException("a name and a number in " + path, line, 0);
      }
    }
    try {
      return new Totals(
          number(numbers, "pairs"),
          number(numbers, "wins"),
          number(numbers, "draws"),
          number(numbers, "losses"),
          number(numbers, "points"),
          number(numbers, "point-squares"),
          number(numbers, "half-squares"),
          number(numbers, "turns"),
          reasons);
    } catch (IllegalArgumentException e) {
      throw new NotationException("the totals of a match in " + path, e.getMessage(), 0);
    }
  }

  private long number(Map<String, Long> numbers, String name) {
    Long number = numbers.get(name);
    if (number == null) {
      throw new NotationException("a line \"" + name + " <number>\" in " + path, "", 0);
    }
    return number;
  }

  /** Keeps these totals; the file is whole at any time, also if the program is stopped here. */
  void write(Totals totals) {
    StringBuilder out = new StringBuilder();
    head.forEach(line -> out.append(line).append('\n'));
    out.append("pairs ").append(totals.pairs()).append('\n');
    out.append("wins ").append(totals.wins()).append('\n');
    out.append("draws ").append(totals.draws()).append('\n');
    out.append("losses ").append(totals.losses()).append('\n');
    out.append("points ").append(totals.points()).append('\n');
    out.append("point-squares ").append(totals.pointSquares()).append('\n');
    out.append("half-squares ").append(totals.halfSquares()).append('\n');
    out.append("turns ").append(totals.turns()).append('\n');
    totals
        .reasons()
        .forEach((reason, count) -> out.append("reason " + count + " " + reason + "\n"));
    WholeFile.write(path, out.toString().getBytes(StandardCharsets.UTF_8));
  }
}
