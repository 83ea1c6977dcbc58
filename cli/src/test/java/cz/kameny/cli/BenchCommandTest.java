package cz.kameny.cli;

import static org.assertj.core.api.Assertions.assertThat;

import cz.kameny.cli.Kameny.Answer;
import cz.kameny.engine.search.Signature;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code bench} and {@code tables}: the search of Přes palubu and its endings. */
class BenchCommandTest {
  @Test
  void everyPositionHasALineInBothVersionsAndTheLastHasTheSignature() {
    Answer answer = Kameny.run("bench", "pres-palubu", "--depth", "2");
    assertThat(answer.code()).isZero();
    assertThat(answer.lines()).hasSize(21);
    assertThat(answer.lines().get(0))
        .startsWith("A\tWwwwwW/wwwwww/WwwwwW/RrrrrR/rrrrrr/RrrrrR r -");
    assertThat(answer.lines().get(10)).startsWith("B\t").contains("\tdepth 2\t");
    assertThat(answer.lines().get(20)).endsWith("signature " + Signature.nodes());
  }

  @Test
  void aDiceGameHasNoSearchToMeasure() {
    Answer answer = Kameny.run("bench", "taiga-puff");
    assertThat(answer.code()).isEqualTo(2);
    assertThat(answer.err()).contains("expected pres-palubu").contains("found \"taiga-puff\"");
    assertThat(Kameny.run("bench", "pres-palubu", "--depth", "0").code()).isEqualTo(2);
  }

  @Test
  void settingsWouldBeIgnoredAndAreNotOffered() {
    assertThat(Kameny.run("bench", "--help").out()).doesNotContain("--set");
    Answer answer = Kameny.run("bench", "pres-palubu", "--set", "end=B", "--depth", "1");
    assertThat(answer.code()).isEqualTo(2);
    assertThat(answer.err()).contains("--set").hasLineCount(1);
  }

  @Test
  void tablesNeedAFolder() {
    Answer answer = Kameny.run("tables", "pres-palubu");
    assertThat(answer.code()).isEqualTo(2);
    assertThat(answer.err()).contains("--out");
  }

  /** None of them takes a minute: they are refused before the work. */
  @Test
  void whatTablesOfPresPalubuWouldIgnoreIsRefused(@TempDir Path folder) {
    Path out = folder.resolve("out");
    for (String option : List.of("--check=5", "--level=3", "--stones=1-6", "--set=end=B")) {
      Answer answer = Kameny.run("tables", "pres-palubu", "--out=" + out, option);
      assertThat(answer.code()).isEqualTo(2);
      assertThat(answer.err()).contains(option.split("=", -1)[0]).hasLineCount(1);
    }
    assertThat(out).doesNotExist();
  }
}
