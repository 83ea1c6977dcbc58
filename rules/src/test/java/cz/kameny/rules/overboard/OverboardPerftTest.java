package cz.kameny.rules.overboard;

import static org.assertj.core.api.Assertions.assertThat;

import cz.kameny.rules.Vectors;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The move generator against the published counts and the vectors of an independent program. */
class OverboardPerftTest {
  private final OverboardRules rules = new OverboardRules(OverboardSettings.DEFAULT);

  @ParameterizedTest(name = "perft of {0}")
  @CsvSource({
    "WwwwwW/wwwwww/WwwwwW/RrrrrR/rrrrrr/RrrrrR r -, 6 40 570 8186 133750 2230364",
    "WWWWWW/wwwwww/wwwwww/rrrrrr/rrrrrr/RRRRRR r -, 6 40 510 6508 101290 1630662",
    "WrWrWr/rWrWrW/wrwrwr/rwrwrw/wRwRwR/RwRwRw r -, 9 100 1283 18816 291404 4973166",
    "6/6/6/6/6/rrw3 r -, 4 11 59 192 1034 3504",
  })
  void perftIsAsPublished(String position, String counts) {
    String[] expected = counts.split(" ");
    for (int depth = 1; depth <= expected.length; depth++) {
      assertThat(rules.perft(rules.parsePosition(position), depth))
          .as("depth %d", depth)
          .isEqualTo(Long.parseLong(expected[depth - 1]));
    }
  }

  @Test
  void perftOfDepthZeroIsOneEvenWhenTheGameIsOver() {
    assertThat(rules.perft(rules.parsePosition("6/6/6/6/6/r5 w -"), 0)).isEqualTo(1);
    assertThat(rules.perft(rules.parsePosition("6/6/6/6/6/r5 w -"), 1)).isZero();
  }

  @TestFactory
  List<DynamicTest> legalMovesAreThoseOfTheIndependentProgram() {
    return Vectors.read("pres-palubu.tsv").stream()
        .map(
            vector ->
                DynamicTest.dynamicTest(
                    vector.position(),
                    () -> {
                      List<String> lines =
                          rules.legal(rules.parsePosition(vector.position())).stream()
                              .map(play -> play.turn() + " " + play.after())
                              .sorted()
                              .toList();
                      assertThat(lines).hasSize(vector.results());
                      assertThat(Vectors.sha256(lines)).isEqualTo(vector.sha256());
                    }))
        .toList();
  }
}
