package cz.kameny.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import cz.kameny.cli.Kameny.Answer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
    assertThat(numbers.get("low")).isLessThanOrEqualTo(0.5);
    assertThat(numbers.get("high")).isGreaterThanOrEqualTo(0.5);
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
}
