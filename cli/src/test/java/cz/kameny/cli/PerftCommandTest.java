package cz.kameny.cli;

import static org.assertj.core.api.Assertions.assertThat;

import cz.kameny.cli.Kameny.Answer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code perft}: the counts of the rule files. */
class PerftCommandTest {
  @ParameterizedTest
  @CsvSource({
    "WwwwwW/wwwwww/WwwwwW/RrrrrR/rrrrrr/RrrrrR r -, 6 40 570 8186 133750 2230364",
    "WWWWWW/wwwwww/wwwwww/rrrrrr/rrrrrr/RRRRRR r -, 6 40 510 6508 101290 1630662",
    "WrWrWr/rWrWrW/wrwrwr/rwrwrw/wRwRwR/RwRwRw r -, 9 100 1283 18816 291404 4973166",
    "6/6/6/6/6/rrw3 r -, 4 11 59 192 1034 3504",
  })
  void presPalubuHasThePublishedCounts(String position, String counts) {
    String[] expected = counts.split(" ");
    for (int depth = 1; depth <= expected.length; depth++) {
      assertThat(Kameny.run("perft", "pres-palubu", position, "" + depth))
          .isEqualTo(new Answer(0, expected[depth - 1] + "\n", ""));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "dlouhe-vrhcaby, 24:15 24:15 w, 0, 1",
    "dlouhe-vrhcaby, 24:15 24:15 w, 1, 22",
    "dlouhe-vrhcaby, 24:15 24:15 w, 2, 462",
    "dlouhe-vrhcaby, 24:15 24:15 w 33, 1, 2",
    "taiga-puff, h15 h15 b, 1, 589",
    "taiga-puff, h15 h15 b, 2, 335020",
    "dlouhe-vrhcaby, o15 24:15 b, 3, 0",
    "dlouhe-vrhcaby, o15 24:15 b, 0, 1",
  })
  void theDiceGamesHaveThePublishedCounts(
      String game, String position, String depth, String count) {
    assertThat(Kameny.run("perft", game, position, depth))
        .isEqualTo(new Answer(0, count + "\n", ""));
  }

  @ParameterizedTest
  @CsvSource({
    "pres-palubu, WrWrWr/rWrWrW/wrwrwr/rwrwrw/wRwRwR/RwRwRw r -, 3, 9",
    "dlouhe-vrhcaby, 24:15 24:15 w, 2, 21",
    "dlouhe-vrhcaby, 24:15 24:15 w 33, 2, 2",
  })
  void theSharesOfDivideSumToTheCount(String game, String position, String depth, int parts) {
    Answer answer = Kameny.run("perft", game, position, depth, "--divide");
    int last = answer.lines().size() - 1;
    assertThat(last).isEqualTo(parts);
    long sum =
        answer.lines().subList(0, last).stream()
            .mapToLong(line -> Long.parseLong(line.substring(line.lastIndexOf('\t') + 1)))
            .sum();
    assertThat(answer.lines().get(last)).isEqualTo("" + sum);
    assertThat(Kameny.run("perft", game, position, depth).out()).isEqualTo(sum + "\n");
  }

  @ParameterizedTest
  @CsvSource({"x", "-1", "1.5", "101", "99999999999", "''"})
  void aDepthThatIsNoneIsRefused(String depth) {
    Answer answer = Kameny.run("perft", "taiga-puff", "h15 h15 b", depth);
    assertThat(answer.code()).isEqualTo(2);
    assertThat(answer.out()).isEmpty();
    assertThat(answer.err()).hasLineCount(1);
  }

  @Test
  void aBadPositionIsRefused() {
    Answer answer = Kameny.run("perft", "taiga-puff", "h15 h14 b", "1");
    assertThat(answer.code()).isEqualTo(2);
    assertThat(answer.out()).isEmpty();
    assertThat(answer.err()).contains("expected 15 stones of Black, not 14").hasLineCount(1);
  }
}
