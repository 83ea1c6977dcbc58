package cz.kameny.rules.tables;

import static org.assertj.core.api.Assertions.assertThat;

import cz.kameny.rules.Vectors;
import cz.kameny.rules.nardy.NardyRules;
import cz.kameny.rules.nardy.NardySettings;
import cz.kameny.rules.taiga.TaigaRules;
import cz.kameny.rules.taiga.TaigaSettings;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The dice games against the vectors of an independent program and the published counts. */
class TablesVectorsTest {
  private static final TablesRules NARDY = new NardyRules(NardySettings.DEFAULT);
  private static final TablesRules NARDY_BOTH =
      new NardyRules(new NardySettings(NardySettings.Head.BOTH, NardySettings.Size.MARS, false));
  private static final TablesRules TAIGA = new TaigaRules(TaigaSettings.DEFAULT);
  private static final TablesRules TAIGA_2 = new TaigaRules(new TaigaSettings(2));

  private static Stream<DynamicTest> vectors(TablesRules rules, String file) {
    return Vectors.read(file).stream()
        .map(
            vector ->
                DynamicTest.dynamicTest(
                    vector.position(),
                    () -> {
                      List<String> positions =
                          rules.legal(rules.parsePosition(vector.position())).stream()
                              .map(play -> play.after().toString())
                              .sorted()
                              .toList();
                      assertThat(positions).doesNotHaveDuplicates().hasSize(vector.results());
                      assertThat(Vectors.sha256(positions)).isEqualTo(vector.sha256());
                    }));
  }

  @TestFactory
  Stream<DynamicTest> resultsOfDlouheVrhcabyAreThoseOfTheIndependentProgram() {
    return vectors(NARDY, "dlouhe-vrhcaby.tsv");
  }

  @TestFactory
  Stream<DynamicTest> resultsWithTheHeadExceptionForBothAreThoseOfTheIndependentProgram() {
    return vectors(NARDY_BOTH, "dlouhe-vrhcaby-both.tsv");
  }

  @TestFactory
  Stream<DynamicTest> resultsOfTaigaPuffAreThoseOfTheIndependentProgram() {
    return vectors(TAIGA, "taiga-puff.tsv");
  }

  @TestFactory
  Stream<DynamicTest> resultsWithTwoOppositesAreThoseOfTheIndependentProgram() {
    return vectors(TAIGA_2, "taiga-puff-2.tsv");
  }

  @ParameterizedTest(name = "depth {0}: {1}")
  @CsvSource({"0, 1", "1, 22", "2, 462"})
  void perftOfDlouheVrhcabyIsAsPublished(int depth, long count) {
    assertThat(NARDY.perft(NARDY.start(1), depth)).isEqualTo(count);
  }

  @ParameterizedTest(name = "depth {0}: {1}")
  @CsvSource({"0, 1", "1, 589", "2, 335020"})
  void perftOfTaigaPuffIsAsPublished(int depth, long count) {
    assertThat(TAIGA.perft(TAIGA.start(1), depth)).isEqualTo(count);
  }
}
