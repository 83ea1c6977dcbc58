package cz.kameny.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cz.kameny.cli.Kameny.Answer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What {@code analyse} says of a position, and how it refuses. */
class AnalyseCommandTest {
  /** A number of a JSON answer of one turn. */
  private static double number(Answer answer, String name) {
    Matcher found = Pattern.compile("\"" + name + "\":([-0-9.E]+)").matcher(answer.out());
    assertThat(found.find()).as("%s in %s", name, answer.out()).isTrue();
    return Double.parseDouble(found.group(1));
  }

  @Test
  void whatARolloutShowsIsWhatItsGamesSay() {
    Answer answer =
        Kameny.run(
            "analyse", "dlouhe-vrhcaby", "24:15 24:15 w", "--rollout=36", "--plies=0", "--json");
    double chances =
        2 * number(answer, "win") - 1 + number(answer, "winMars") - number(answer, "loseMars");
    assertThat(number(answer, "equity")).isCloseTo(chances, within(1e-4));
    assertThat(answer.out()).as("nothing was looked ahead").doesNotContain("plies");
    // White is done with this turn: there is nothing to play out.
    Answer over =
        Kameny.run("analyse", "dlouhe-vrhcaby", "1:1,o14 6:2,o13 w 11", "--rollout=72", "--json");
    assertThat(over.out()).doesNotContain("games").doesNotContain("error");
  }

  @Test
  void theLastTurnIsAnalysedForWhatItIsLv15() {
    Answer draw =
        Kameny.run("analyse", "dlouhe-vrhcaby", "o15 6:2,o13 b 66", "--set", "last-roll=on");
    assertThat(draw.out()).startsWith("+0.0000  win   0.0 %, draw 100.0 %");
    Answer lost =
        Kameny.run("analyse", "dlouhe-vrhcaby", "o15 6:2,o13 b 11", "--set", "last-roll=on");
    assertThat(lost.lines()).allSatisfy(line -> assertThat(line).startsWith("-1.0000"));
    Answer won =
        Kameny.run("analyse", "dlouhe-vrhcaby", "1:1,o14 1:1,o14 w 11", "--set", "last-roll=on");
    assertThat(won.out()).doesNotContain("-0.0");
  }

  @ParameterizedTest(name = "analyse {0} {1}: {2}")
  @CsvSource({
    "taiga-puff, --plies=3, 'a number of plies, a whole number from 0 to 2'",
    "pres-palubu, --plies=1, 'a number of plies, a whole number from 2 to 40'",
    "pres-palubu, --plies=41, 'a number of plies, a whole number from 2 to 40'",
    "pres-palubu, --rollout=36, 'no --rollout in a game without dice'"
  })
  void analyseSaysWhichOptionIsWrong(String game, String option, String expected) {
    String position = game.equals("taiga-puff") ? "h15 h15 b 44" : "6/6/6/6/6/rrw3 r -";
    Answer answer = Kameny.run("analyse", game, position, option);
    assertThat(answer.code()).isEqualTo(Exit.WRONG_USE);
    assertThat(answer.err()).contains(expected).contains(option.replaceAll(".*=", ""));
  }
}
