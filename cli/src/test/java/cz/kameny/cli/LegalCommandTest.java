package cz.kameny.cli;

import static org.assertj.core.api.Assertions.assertThat;

import cz.kameny.cli.Kameny.Answer;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code legal} as rules/README describes it. */
class LegalCommandTest {
  private static final String ROHY = "WwwwwW/wwwwww/WwwwwW/RrrrrR/rrrrrr/RrrrrR r -";

  @Test
  void openingDoubleThreesLeavesTheHeadTwiceInTwoWays() {
    Answer answer = Kameny.run("legal", "dlouhe-vrhcaby", "24:15 24:15 w 33");
    assertThat(answer.code()).isZero();
    assertThat(answer.err()).isEmpty();
    assertThat(answer.lines())
        .extracting(line -> line.substring(line.indexOf('\t') + 1))
        .containsExactly("24:13,18:2 24:15 b", "24:13,21:1,15:1 24:15 b");
    assertThat(answer.out()).endsWith("\n").doesNotContain("\r");
  }

  @Test
  void fourFoursAfterFiveFivesIsOneMovement() {
    assertThat(Kameny.run("legal", "dlouhe-vrhcaby", "24:14,4:1 24:15 b 44").out())
        .as("LV-7")
        .isEqualTo("24/20\t24:14,4:1 24:14,20:1 w\n");
  }

  @Test
  void settingsChangeTheAnswer() {
    String position = "24:14,18:1 24:15 b 33";
    int white = Kameny.run("legal", "dlouhe-vrhcaby", position).lines().size();
    int both =
        Kameny.run("legal", "dlouhe-vrhcaby", position, "--set", "head=both", "--set=size=oin")
            .lines()
            .size();
    assertThat(white).as("LV-6: one stone may leave the head").isEqualTo(1);
    assertThat(both).as("LV-6: two may").isGreaterThan(1);
  }

  @Test
  void aSideThatCannotMovePasses() {
    assertThat(Kameny.run("legal", "dlouhe-vrhcaby", "24:15 24:9,8:1,7:1,6:1,5:1,4:1,3:1 w 66"))
        .as("LV-8: Black's 6 is White's 18")
        .isEqualTo(new Answer(0, "-\t24:15 24:9,8:1,7:1,6:1,5:1,4:1,3:1 b\n", ""));
  }

  @ParameterizedTest
  @CsvSource({
    "dlouhe-vrhcaby, o15 24:15 b",
    "taiga-puff, h15 o15 w",
    "pres-palubu, 6/6/6/6/6/rr4 w -",
    "pres-palubu, 6/6/6/6/6/r4w w -",
  })
  void aFinishedGameHasNoLine(String game, String position) {
    assertThat(Kameny.run("legal", game, position)).isEqualTo(new Answer(0, "", ""));
  }

  @Test
  void linesAreSortedByThePositionInPlainCodeUnitOrder() {
    Answer answer = Kameny.run("legal", "pres-palubu", ROHY);
    List<String> positions =
        answer.lines().stream().map(line -> line.substring(line.indexOf('\t') + 1)).toList();
    assertThat(positions).hasSize(6).isSorted();
    assertThat(answer.lines().get(0)).startsWith("b1b2\tWwwwwW/wwwwww/WrwwwW/");
  }

  @ParameterizedTest
  @CsvSource({
    "dlouhe-vrhcaby, 24:14 24:15 w 33, 15 stones of White",
    "dlouhe-vrhcaby, 24:15 24:14 w 33, 15 stones of Black",
    "dlouhe-vrhcaby, '24:14,12:1 24:15 w 33', one colour",
    "dlouhe-vrhcaby, 24:15 24:15 w, two dice",
    "dlouhe-vrhcaby, 24:15 24:15 w 37, a digit 1-6",
    "dlouhe-vrhcaby, 24:15 24:15 x 33, w or b",
    "dlouhe-vrhcaby, h15 24:15 w 33, <point>:<count>",
    "taiga-puff, h15 h15 b, two dice",
    "pres-palubu, WwwwwW/wwwwww/WwwwwW/RrrrrR/rrrrrr/RrrrrX r -, a figure",
    "pres-palubu, '', a figure",
    "sachy, a, a game",
  })
  void aBadPositionIsRefusedOnStandardErrorAlone(String game, String position, String expected) {
    Answer answer = Kameny.run("legal", game, position);
    assertThat(answer.code()).isEqualTo(2);
    assertThat(answer.out()).isEmpty();
    assertThat(answer.err()).startsWith("kameny: expected ").contains(expected).hasLineCount(1);
  }

  @Test
  void standardInputIsAnsweredLineByLine() {
    Answer answer =
        Kameny.with(
            "24:14,4:1 24:15 b 44\nnonsense\r\n\no15 24:15 b\n24:14,4:1 24:15 b 44",
            "legal",
            "dlouhe-vrhcaby",
            "-");
    assertThat(answer.code()).as("one was bad").isEqualTo(2);
    assertThat(answer.out())
        .isEqualTo(
            """
            24/20\t24:14,4:1 24:14,20:1 w

            ! expected <point>:<count> or o<n> at character 1, found "nonsense"

            ! expected <point>:<count> or o<n>, found nothing


            24/20\t24:14,4:1 24:14,20:1 w

            """);
    assertThat(answer.err()).isEqualTo("2 of 5 positions are refused.\n");
  }

  @Test
  void aStrayCarriageReturnOrSeparatorDoesNotMakeTwoAnswersOfOne() {
    String answer = Kameny.with("a\rb\u2028\u0085c\n", "legal", "taiga-puff", "-").out();
    assertThat(answer.split("\\R", -1)).as("the line, the empty one, the rest").hasSize(3);
  }

  @Test
  void emptyInputHasNoAnswers() {
    assertThat(Kameny.with("", "legal", "taiga-puff", "-")).isEqualTo(new Answer(0, "", ""));
  }

  @ParameterizedTest
  @CsvSource({
    "pres-palubu.tsv, pres-palubu, end=A",
    "dlouhe-vrhcaby.tsv, dlouhe-vrhcaby, head=white",
    "dlouhe-vrhcaby-both.tsv, dlouhe-vrhcaby, head=both",
    "taiga-puff.tsv, taiga-puff, opposites=4",
    "taiga-puff-2.tsv, taiga-puff, opposites=2",
  })
  void allVectorsOfTheIndependentProgramAreAnsweredInOneRun(
      String file, String game, String setting) throws Exception {
    List<String[]> vectors = new ArrayList<>();
    StringBuilder questions = new StringBuilder();
    for (String line : resource("/vectors/" + file).split("\n")) {
      String[] parts = line.split("\t", -1);
      vectors.add(parts);
      questions.append(parts[0]).append('\n');
    }
    Answer answer = Kameny.with(questions.toString(), "legal", game, "-", "--set", setting);
    assertThat(answer.code()).isZero();
    String[] blocks = answer.out().split("\n\n", -1);
    assertThat(blocks).hasSize(vectors.size() + 1).endsWith("");
    assertThat(vectors).hasSizeGreaterThan(90);
    for (int i = 0; i < vectors.size(); i++) {
      String[] vector = vectors.get(i);
      List<String> lines = blocks[i].lines().toList();
      List<String> positions =
          lines.stream().map(line -> line.substring(line.indexOf('\t') + 1)).toList();
      assertThat(positions).as(vector[0]).isSorted().hasSize(Integer.parseInt(vector[1]));
      List<String> hashed =
          game.equals("pres-palubu")
              ? lines.stream().map(line -> line.replace('\t', ' ')).sorted().toList()
              : positions;
      assertThat(sha256(hashed)).as(vector[0]).isEqualTo(vector[2]);
    }
  }

  private static String resource(String name) throws IOException {
    try (InputStream in = LegalCommandTest.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static String sha256(List<String> lines) throws Exception {
    byte[] bytes = String.join("\n", lines).getBytes(StandardCharsets.UTF_8);
    return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
  }

  @Test
  void wrongSettingsAreRefusedBeforeAnyInputIsRead() {
    for (String setting : Arrays.asList("head", "=white", "head=black", "start=rohy")) {
      Answer answer =
          Kameny.with("24:15 24:15 w 33\n", "legal", "dlouhe-vrhcaby", "-", "--set", setting);
      assertThat(answer.code()).as(setting).isEqualTo(2);
      assertThat(answer.out()).as(setting).isEmpty();
      assertThat(answer.err()).as(setting).hasLineCount(1);
    }
  }
}
