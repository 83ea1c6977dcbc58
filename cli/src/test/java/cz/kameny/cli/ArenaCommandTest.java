package cz.kameny.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import cz.kameny.cli.Kameny.Answer;
import cz.kameny.rules.GameId;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code arena}: matches between computer players. */
class ArenaCommandTest {
  @TempDir private Path folder;

  private static Answer arena(String game, String... more) {
    String[] args = new String[4 + more.length];
    args[0] = "arena";
    args[1] = game;
    args[2] = "--a=random";
    args[3] = "--b=random";
    System.arraycopy(more, 0, args, 4, more.length);
    return Kameny.run(args);
  }

  /** The numbers of the outermost object. */
  private static Map<String, Double> numbers(String json) throws IOException {
    Map<String, Double> numbers = new LinkedHashMap<>();
    try (JsonParser parser = new JsonFactory().createParser(json)) {
      int depth = 0;
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        depth += token.isStructStart() ? 1 : token.isStructEnd() ? -1 : 0;
        if (depth == 1 && token.isNumeric()) {
          numbers.put(parser.currentName(), parser.getDoubleValue());
        }
      }
    }
    return numbers;
  }

  @ParameterizedTest
  @CsvSource({"pres-palubu", "taiga-puff", "dlouhe-vrhcaby"})
  void equalPlayersWithTheSameDiceComeOutEven(String game) throws IOException {
    Answer answer = arena(game, "--games", "6", "--json", "--seed", "3");
    assertThat(answer.code()).isZero();
    assertThat(answer.out()).hasLineCount(1);
    Map<String, Double> numbers = numbers(answer.out());
    assertThat(numbers).containsKeys("games", "wins", "draws", "losses", "points", "mean");
    assertThat(numbers.get("games")).isEqualTo(6);
    assertThat(numbers.get("wins")).isEqualTo(numbers.get("losses"));
    assertThat(numbers.get("wins") + numbers.get("draws") + numbers.get("losses")).isEqualTo(6);
    assertThat(numbers.get("points")).isZero();
    assertThat(numbers.get("mean")).isEqualTo(0.5);
    assertThat(numbers.get("low")).as("three pairs say little").isBetween(0.1, 0.2);
    assertThat(numbers.get("high")).isBetween(0.8, 0.9);
  }

  @Test
  void theResultDoesNotDependOnTheNumberOfThreads() {
    String one = arena("dlouhe-vrhcaby", "--games=10", "--threads=1", "--json").out();
    String three = arena("dlouhe-vrhcaby", "--games=10", "--threads=3", "--json").out();
    assertThat(three).isEqualTo(one);
  }

  @Test
  void anOddNumberOfGamesIsMadeEven() throws IOException {
    assertThat(numbers(arena("dlouhe-vrhcaby", "--games=3", "--json").out()))
        .containsEntry("games", 4.0);
  }

  @Test
  void aMatchIsTakenUpAgainAndComesToTheSameTotals() {
    String file = "--resume=" + folder.resolve("match");
    arena("dlouhe-vrhcaby", "--games=4", file);
    Answer rest = arena("dlouhe-vrhcaby", "--games=10", "--json", file);
    assertThat(rest.err()).contains("Going on after 4 games.").contains("10 of 10 games");
    assertThat(rest.out()).isEqualTo(arena("dlouhe-vrhcaby", "--games=10", "--json").out());
    Answer nothing = arena("dlouhe-vrhcaby", "--games=10", "--json", file);
    assertThat(nothing).isEqualTo(new Answer(0, rest.out(), ""));
  }

  @Test
  void theFileOfAnotherMatchIsRefused() throws IOException {
    String file = "--resume=" + folder.resolve("match");
    arena("dlouhe-vrhcaby", "--games=2", file);
    String before = Files.readString(folder.resolve("match"));
    for (String other : new String[] {"--seed=2", "--set=head=both"}) {
      Answer answer = arena("dlouhe-vrhcaby", "--games=4", file, other);
      assertThat(answer.code()).isEqualTo(2);
      assertThat(answer.out()).isEmpty();
      assertThat(answer.err()).startsWith("kameny: expected ").hasLineCount(1);
    }
    assertThat(Files.readString(folder.resolve("match"))).isEqualTo(before);
  }

  @Test
  void aFileThatIsNoneOrCutShortIsRefused() throws IOException {
    Path match = folder.resolve("match");
    arena("dlouhe-vrhcaby", "--games=2", "--resume=" + match);
    String whole = Files.readString(match);
    for (String text : new String[] {"hello\n", whole.replaceAll("wins.*\n", ""), ""}) {
      Files.writeString(match, text);
      Answer answer = arena("dlouhe-vrhcaby", "--games=4", "--resume=" + match);
      assertThat(answer.code()).isEqualTo(2);
      assertThat(answer.err()).hasLineCount(1);
    }
  }

  @Test
  void aPlaceThatCannotBeWrittenToIsSaidBeforeTheGames() {
    Answer answer = arena("dlouhe-vrhcaby", "--games=2", "--resume=/nonexistent/match");
    assertThat(answer.code()).isEqualTo(1);
    assertThat(answer.err()).startsWith("kameny: cannot write /nonexistent/match").hasLineCount(1);
  }

  @Test
  void theReportSaysWinsBoundsAndReasons() {
    assertThat(arena("dlouhe-vrhcaby", "--games=4").out())
        .contains("dlouhe-vrhcaby (head=white size=mars last-roll=off), A = random, B = random")
        .contains("4 games: A won 2, drew 0, lost 2")
        .contains("95 %")
        .contains("       4  all-off");
  }

  @ParameterizedTest
  @CsvSource({
    "--games=0",
    "--games=x",
    "--games=-2",
    "--threads=0",
    "--seed=1.5",
    "--set=length=3",
    "--set=head=none",
    "--b=human",
    "--b=level:0",
  })
  void whatCannotBeIsRefused(String option) {
    String games = option.startsWith("--games") ? option : "--games=2";
    String playerB = option.startsWith("--b") ? option : "--b=random";
    String last = option.equals(games) || option.equals(playerB) ? "--json" : option;
    Answer answer = Kameny.run("arena", "dlouhe-vrhcaby", "--a=random", playerB, games, last);
    assertThat(answer.code()).isEqualTo(2);
    assertThat(answer.out()).isEmpty();
    assertThat(answer.err()).startsWith("kameny: ").hasLineCount(1);
  }

  private static final String OLD =
      """
      kameny arena 1
      game dlouhe-vrhcaby
      settings head=white size=mars last-roll=off
      a random
      b random
      seed 1
      time 0
      pairs 2
      wins 2
      draws 0
      losses 2
      points 0
      point-squares 0
      half-squares 8
      turns 372
      reason 4 all-off
      """;

  private Answer takenUp(String text) throws IOException {
    Path match = folder.resolve("match");
    Files.writeString(match, text);
    Answer answer = arena("dlouhe-vrhcaby", "--games=4", "--resume=" + match);
    assertThat(Files.readString(match)).as("nothing is changed").isEqualTo(text);
    return answer;
  }

  @Test
  void aFileOfTheFirstVersionIsReadWhenItsTotalsAgree() throws IOException {
    Answer whole = takenUp(OLD);
    assertThat(whole.code()).as(whole.err()).isZero();
    assertThat(whole.out()).contains("A won 2, drew 0, lost 2").contains("4  all-off");
    Answer wrong =
        takenUp(
            OLD.replace(
                "reason 4 all-off",
                "reason 2 all-off\nreason 1 forfeit: wrong answer 'x' to here\n"
                    + "reason 1 forfeit: wrong answer 'y' to there"));
    assertThat(wrong.code()).as(wrong.err()).isZero();
    assertThat(wrong.out())
        .contains("2  forfeit: wrong answer\n")
        .contains("e.g. 'x' to here\n")
        .contains("e.g. 'y' to there\n");
  }

  @ParameterizedTest
  @CsvSource({
    "reason 4 all-off,",
    "reason 4 all-off, reason 3 all-off",
    "reason 4 all-off, reason -4 all-off",
    "reason 4 all-off, reason 4",
    "wins 2, wins 1000",
    "losses 2, losses -994",
    "pairs 2, pairs -3",
    "pairs 2, pairs 9223372036854775807",
    "pairs 2, pairs 99999999999999999999",
    "points 0, points 9",
    "turns 372, turns -1",
    "turns 372, turns 99999",
    "turns 372, turns",
    "turns 372, turns many",
    "draws 0, draw 0",
    "half-squares 8, half-squares 1",
  })
  void totalsThatCannotBeAreRefused(String right, String wrong) throws IOException {
    String text = OLD.replace(right + "\n", wrong == null ? "" : wrong + "\n");
    assertThat(text).isNotEqualTo(OLD);
    refused(takenUp(text));
  }

  private static void refused(Answer answer) {
    assertThat(answer.code()).as(answer.err()).isEqualTo(Exit.WRONG_USE);
    assertThat(answer.out()).isEmpty();
    assertThat(answer.err())
        .startsWith("kameny: the state of a match is expected in the file ")
        .contains(", but ")
        .hasLineCount(1);
  }

  @Test
  void linesThatStandTwiceOrAreUnknownAreRefused() throws IOException {
    refused(takenUp(OLD + "turns 372\n"));
    refused(takenUp(OLD + "reason 4 all-off\n"));
    refused(takenUp(OLD + "hello\n"));
    refused(takenUp(OLD + "\n"));
    refused(takenUp(OLD.stripTrailing()));
  }

  @Test
  void aFileThatWasChangedOrCutIsRefusedWhereverThatWas() throws IOException {
    Path match = folder.resolve("match");
    arena("dlouhe-vrhcaby", "--games=4", "--resume=" + match);
    String whole = Files.readString(match);
    assertThat(takenUp(whole).code()).isZero();
    refused(takenUp(whole.replaceAll("turns [0-9]+", "turns 12")));
    refused(takenUp(whole.replaceAll("checksum.*\n", "")));
    refused(takenUp(whole + "checksum 0\n"));
    String first = "kameny arena 2\n";
    for (int length = first.length(); length < whole.length(); length += 7) {
      refused(takenUp(whole.substring(0, length)));
    }
  }

  @Test
  void whatIsNoTextOrNoRegularFileIsRefused() throws IOException {
    Path match = folder.resolve("match");
    Files.write(match, new byte[] {(byte) 0xc3, 0x28, (byte) 0xff, 0});
    refused(arena("dlouhe-vrhcaby", "--games=4", "--resume=" + match));
    refused(arena("dlouhe-vrhcaby", "--games=4", "--resume=/dev/full"));
    refused(arena("dlouhe-vrhcaby", "--games=4", "--resume=" + folder));
  }

  @Test
  void aCommandMayHaveLineBreaksAndManyFaultsStayFewLines() throws IOException {
    Path match = folder.resolve("match");
    String[] args = {
      "arena",
      "dlouhe-vrhcaby",
      "--a=exec:while read a; do\necho \"\\\\ $a\"\tx; done",
      "--b=random",
      "--seed=2",
      "--json",
      "--resume=" + match,
      "--games=20"
    };
    Answer begun = Kameny.run(args);
    assertThat(begun.code()).as(begun.err()).isZero();
    assertThat(begun.out()).contains("\"reasons\":{\"forfeit: wrong answer\":20}");
    assertThat(Files.readString(match)).hasLineCount(20);
    assertThat(Kameny.run(args)).isEqualTo(new Answer(0, begun.out(), ""));
  }

  @Test
  void aMatchWithATimeIsOfTheTablesItWasBegunWith() throws IOException {
    Path match = folder.resolve("match");
    String[] args = {
      "arena", "dlouhe-vrhcaby", "--a=exec:exit", "--b=random", "--games=2", "--resume=" + match
    };
    Kameny.run(args);
    assertThat(Files.readString(match)).as("no player uses any").doesNotContain("tables");
    Files.delete(match);
    String[] timed = args.clone();
    timed[3] = "--b=level:8";
    String[] withTime = Arrays.copyOf(timed, 7);
    withTime[6] = "--time=50";
    Kameny.run(withTime);
    assertThat(Files.readString(match)).contains("\ntables none\n");
    Path tables = Files.createDirectory(folder.resolve("tables"));
    Files.write(tables.resolve("dlouhe-vrhcaby-one-sided.table"), new byte[20]);
    Files.write(tables.resolve("taiga-puff-one-sided.table"), new byte[20]);
    Console console =
        new Console(
            InputStream.nullInputStream(),
            OutputStream.nullOutputStream(),
            System.err,
            false,
            Map.of(EndingTables.VARIABLE, tables.toString()));
    assertThat(EndingFiles.names(console, GameId.DLOUHE_VRHCABY))
        .isEqualTo("dlouhe-vrhcaby-one-sided.table:20:0");
  }

  @Test
  void aProgramSeesTheEndOfItsInputBeforeTheCommandEnds() throws IOException {
    Path end = folder.resolve("end");
    // A has won by the fault of the other before it is asked a second time, so nothing kills it.
    String turn = Kameny.run("legal", "pres-palubu", START).lines().get(0).split("\t")[0];
    Answer answer =
        Kameny.run(
            "arena",
            "pres-palubu",
            "--a=exec:while read line; do echo " + turn + "; done; echo > " + end,
            "--b=exec:exit",
            "--games=2",
            "--threads=1",
            "--set=start=" + START);
    assertThat(answer.out()).contains("A won 2, drew 0, lost 0");
    assertThat(end).exists();
  }

  private static final String START = "6/6/6/6/6/rr3w r -";

  @Test
  void tooLittleMemoryIsSaidInASentence() throws Exception {
    Process process =
        new ProcessBuilder(
                System.getProperty("java.home") + "/bin/java",
                "-Xmx24m",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "arena",
                "pres-palubu",
                "--a=level:8",
                "--b=level:8",
                "--games=100",
                "--threads=50")
            .start();
    process.getInputStream().readAllBytes();
    assertThat(new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8))
        .contains("kameny: there is too little memory for this match (")
        .doesNotContain("fault of the program");
    assertThat(process.waitFor()).isEqualTo(Exit.FAILED);
  }
}
