package cz.kameny.cli;

import static org.assertj.core.api.Assertions.assertThat;

import cz.kameny.cli.Kameny.Answer;
import cz.kameny.engine.search.Signature;
import org.junit.jupiter.api.Test;

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
    assertThat(answer.err()).contains("pres-palubu");
    assertThat(Kameny.run("bench", "pres-palubu", "--depth", "0").code()).isEqualTo(2);
  }

  @Test
  void tablesNeedAFolder() {
    Answer answer = Kameny.run("tables", "pres-palubu");
    assertThat(answer.code()).isEqualTo(2);
    assertThat(answer.err()).contains("--out");
  }
}
