package cz.kameny.cli;

import cz.kameny.cli.files.WholeFile;
import cz.kameny.cli.files.WrongFileException;
import cz.kameny.engine.Checksum;
import cz.kameny.engine.arena.Arena;
import cz.kameny.engine.arena.GameResult;
import cz.kameny.engine.arena.Totals;
import cz.kameny.rules.NotationException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The state of a match that can be taken up again: a line for everything it depends on, which must
 * be the same then, a line for each total of the pairs played so far, the first n of the match, and
 * a checksum over all of that.
 *
 * <p>Files of the first version had no checksum, no line for nets and tables, a reason for each
 * wrong answer and line breaks as they are; they are read when their totals agree.
 */
final class ArenaFile {
  private static final String FIRST_LINE = "kameny arena 2";
  private static final String OLD_FIRST_LINE = "kameny arena 1";
  private static final String CHECKSUM = "checksum ";
  private static final String REASON = "reason ";
  private static final String EXAMPLE = "example ";

  /** The reason that the first version wrote out with answer and position. */
  private static final String OLD_WRONG_ANSWER = GameResult.FORFEIT + "wrong answer";

  /** Much longer than any: also the first version's files stayed below. */
  private static final long MOST_BYTES = 64 << 20;

  private final Path path;
  private final Contest contest;
  private final String head;

  ArenaFile(Path path, Contest contest) {
    this.path = path;
    this.contest = contest;
    List<String> lines = new ArrayList<>();
    lines.add(FIRST_LINE);
    plain(contest).forEach(line -> lines.add(Lines.escaped(line)));
    lines.addAll(nets("a", contest.a()));
    lines.addAll(nets("b", contest.b()));
    if (!contest.tables().isEmpty()) {
      lines.add(Lines.escaped("tables " + contest.tables()));
    }
    head = Lines.asWritten(lines);
  }

  private static List<String> plain(Contest contest) {
    return List.of(
        "game " + contest.settings().game(),
        "settings " + contest.settingsLine(),
        "a " + contest.a(),
        "b " + contest.b(),
        "seed " + contest.seed(),
        "time " + contest.millis());
  }

  /** The same name is another player once its files have changed. */
  private static List<String> nets(String player, PlayerSpec spec) {
    return spec instanceof PlayerSpec.OfNet net
        ? List.of("nets-" + player + " " + Long.toHexString(net.files().checksum()))
        : List.of();
  }

  private WrongFileException wrong(String why) {
    return new WrongFileException(
        "the state of a match is expected in the file " + path + ", but " + why);
  }

  /**
   * What has been played, nothing when there is no file yet.
   *
   * @throws NotationException when the file is of another match
   * @throws WrongFileException when it is none of a match, was cut short or changed
   */
  Totals read() {
    if (!Files.exists(path)) {
      write(Totals.NONE); // A place that cannot be written to is better known before the games.
      return Totals.NONE;
    }
    String text = text();
    if (text.startsWith(OLD_FIRST_LINE + "\n")) {
      List<String> old = new ArrayList<>(List.of(OLD_FIRST_LINE));
      old.addAll(plain(contest));
      return totals(afterHead(text, Lines.asWritten(old)), true);
    }
    if (!text.startsWith(FIRST_LINE + "\n")) {
      throw wrong("its first line is not \"" + FIRST_LINE + "\"");
    }
    int end = text.lastIndexOf("\n" + CHECKSUM) + 1;
    if (!text.substring(end).equals(checksumLine(text.substring(0, end)))) {
      throw wrong("it was cut short or changed: its lines and its checksum do not agree");
    }
    return totals(afterHead(text.substring(0, end), head), false);
  }

  private String text() {
    if (!Files.isRegularFile(path)) {
      throw wrong("it is no regular file");
    }
    try {
      if (Files.size(path) > MOST_BYTES) {
        throw wrong("it is far too long");
      }
      byte[] bytes = Files.readAllBytes(path);
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw wrong("it is no text");
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + path, e);
    }
  }

  private static String checksumLine(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return CHECKSUM + Long.toHexString(Checksum.of(bytes, bytes.length)) + "\n";
  }

  private String afterHead(String text, String expected) {
    if (text.startsWith(expected)) {
      return text.substring(expected.length());
    }
    List<String> lines = Lines.of(text);
    List<String> wanted = Lines.of(expected);
    int i = 0;
    while (i < lines.size() && i < wanted.size() && lines.get(i).equals(wanted.get(i))) {
      i++;
    }
    if (i == wanted.size()) {
      throw wrong("it was cut short"); // The end of the last line is all that is missing.
    }
    String found = i < lines.size() ? lines.get(i) : "";
    throw new NotationException(
        "\"" + Main.oneLine(wanted.get(i)) + "\" in line " + (i + 1) + " of " + path, found, 0);
  }

  private Totals totals(String text, boolean old) {
    if (!text.endsWith("\n")) {
      throw wrong("it was cut short");
    }
    Map<String, Long> numbers = new LinkedHashMap<>();
    Map<String, Long> reasons = new TreeMap<>();
    Map<String, List<String>> examples = new TreeMap<>();
    for (String line : Lines.of(text)) {
      boolean known;
      if (line.startsWith(REASON)) {
        String[] parts = line.split(" ", 3);
        known = parts.length == 3 && reason(number(parts[1]), parts[2], old, reasons, examples);
      } else if (line.startsWith(EXAMPLE) && !old) {
        String[] parts = line.substring(EXAMPLE.length()).split("\t", 2);
        known = parts.length == 2;
        if (known) {
          examples
              .computeIfAbsent(Lines.plain(parts[0]), reason -> new ArrayList<>())
              .add(Lines.plain(parts[1]));
        }
      } else {
        String[] parts = line.split(" ", 2);
        known =
            parts.length == 2
                && of(Totals.NONE).containsKey(parts[0])
                && numbers.put(parts[0], number(parts[1])) == null;
      }
      if (!known) {
        throw wrong("this line does not belong there: " + Main.oneLine(Lines.beginning(line)));
      }
    }
    for (String name : of(Totals.NONE).keySet()) {
      if (!numbers.containsKey(name)) {
        throw wrong("the line \"" + name + " <number>\" is missing");
      }
    }
    return checked(numbers, reasons, examples);
  }

  /** Takes up a reason; false when it was there before. */
  private static boolean reason(
      long count,
      String text,
      boolean old,
      Map<String, Long> reasons,
      Map<String, List<String>> examples) {
    if (!old) {
      return reasons.put(Lines.plain(text), count) == null;
    }
    if (!text.startsWith(OLD_WRONG_ANSWER + " ")) {
      return reasons.put(text, count) == null;
    }
    reasons.merge(OLD_WRONG_ANSWER, count, Long::sum);
    List<String> some = examples.computeIfAbsent(OLD_WRONG_ANSWER, reason -> new ArrayList<>());
    if (some.size() < Totals.MOST_EXAMPLES) {
      some.add(text.substring(OLD_WRONG_ANSWER.length() + 1));
    }
    return true;
  }

  private long number(String text) {
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException e) {
      throw wrong("this is no number: " + Main.oneLine(Lines.beginning(text)));
    }
  }

  private Totals checked(
      Map<String, Long> numbers, Map<String, Long> reasons, Map<String, List<String>> examples) {
    Totals totals;
    try {
      totals =
          new Totals(
              numbers.get("pairs"),
              numbers.get("wins"),
              numbers.get("draws"),
              numbers.get("losses"),
              numbers.get("points"),
              numbers.get("point-squares"),
              numbers.get("half-squares"),
              numbers.get("turns"),
              reasons,
              examples);
    } catch (IllegalArgumentException e) {
      throw wrong("its totals are of no match, which has " + e.getMessage());
    }
    if (totals.turns() > totals.games() * Arena.USUAL_TURN_LIMIT) {
      throw wrong("it has more turns than its games can have");
    }
    if (contest.rules().mostStakes() == 1 && totals.points() != totals.wins() - totals.losses()) {
      throw wrong("its points are not those of its wins and losses");
    }
    return totals;
  }

  /** The lines of the totals that are one number each. */
  private static Map<String, Long> of(Totals totals) {
    Map<String, Long> numbers = new LinkedHashMap<>();
    numbers.put("pairs", totals.pairs());
    numbers.put("wins", totals.wins());
    numbers.put("draws", totals.draws());
    numbers.put("losses", totals.losses());
    numbers.put("points", totals.points());
    numbers.put("point-squares", totals.pointSquares());
    numbers.put("half-squares", totals.halfSquares());
    numbers.put("turns", totals.turns());
    return numbers;
  }

  /** Keeps these totals; the file is whole at any time, also if the program is stopped here. */
  void write(Totals totals) {
    StringBuilder out = new StringBuilder(head);
    of(totals).forEach((name, number) -> out.append(name + " " + number + "\n"));
    totals
        .reasons()
        .forEach(
            (reason, count) -> out.append(REASON + count + " " + Lines.escaped(reason) + "\n"));
    totals
        .examples()
        .forEach(
            (reason, some) ->
                some.forEach(
                    example ->
                        out.append(EXAMPLE + Lines.escaped(reason))
                            .append("\t" + Lines.escaped(example) + "\n")));
    out.append(checksumLine(out.toString()));
    WholeFile.write(path, out.toString().getBytes(StandardCharsets.UTF_8));
  }
}
