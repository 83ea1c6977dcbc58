package cz.kameny.cli;

import static org.assertj.core.api.Assertions.assertThat;

import cz.kameny.cli.Kameny.Answer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code train}: options that cannot be, or would be ignored, are refused before anything. */
class TrainCommandTest {
  @TempDir private Path folder;

  private Answer train(String game, String... options) {
    List<String> all = new ArrayList<>(List.of("train", game, "--out", out().toString()));
    all.addAll(List.of(options));
    return Kameny.run(all.toArray(String[]::new));
  }

  private Path out() {
    return folder.resolve("out");
  }

  private void assertRefused(Answer answer, String sentence) {
    assertThat(answer).isEqualTo(new Answer(Exit.WRONG_USE, "", "kameny: " + sentence + "\n"));
    assertThat(out()).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.0", "-1.0", "NaN", "Infinity", "1.0E30", "1.0E-300"})
  void aRateThatWouldRuinTheNetsIsRefused(String rate) {
    for (String option :
        List.of("--rate", "--last-rate", "--play-out-rate", "--play-out-last-rate")) {
      assertRefused(
          train("taiga-puff", "--games=1", "--races=1", option, rate),
          "expected "
              + option
              + ", a number from 0.000000001 to 1 at character 1, found \""
              + rate
              + "\"");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--games without --from, a whole number from 1 to 1000000000 = 9223372036854775807",
        "--games without --from, a whole number from 1 to 1000000000 = 0",
        "--races without --from, a whole number from 1 to 1000000000 = 0",
        "--play-outs, a whole number from 0 to 1000000000 = -1",
        "--hidden, a whole number from 1 to 1024 = 0",
        "--race-hidden, a whole number from 1 to 1024 = 1025",
        "--rollouts, a whole number from 0 to 500000 = 500001",
        "--rollout-games, a whole number from 36 to 1000000 = 35",
        "--rollout-turns, a whole number from 0 to 2000 = -1",
        "--passes, a whole number from 1 to 1000000 = 0",
      })
  void aNumberOutOfRangeIsShownWithTheNameOfItsOption(String words) {
    String[] parts = words.split(" = ");
    String found = "\"" + parts[1].substring(0, Math.min(12, parts[1].length())) + "\"";
    Answer answer = train("dlouhe-vrhcaby", parts[0].split("[ ,]")[0], parts[1]);
    assertRefused(answer, "expected " + parts[0] + " at character 1, found " + found);
  }

  @Test
  void numbersOfPresPalubuAreRefusedInTheSameWay() {
    for (String option : List.of("--games", "--generations", "--nodes", "--epochs")) {
      Answer answer = train("pres-palubu", option, "0");
      assertThat(answer.code()).as(option).isEqualTo(Exit.WRONG_USE);
      assertThat(answer.err()).contains("expected " + option + ", a whole number from 1 to ");
      assertThat(answer.err()).endsWith("found \"0\"\n").hasLineCount(1);
    }
    assertThat(out()).doesNotExist();
  }

  @Test
  void optionsOfTheOtherKindOfGameAreRefused() {
    for (String option :
        List.of("--rate=0.02", "--races=1", "--hidden=8", "--phases", "--from=x")) {
      assertRefused(
          train("pres-palubu", "--games=1", option),
          "expected a dice game with "
              + option.split("=", -1)[0]
              + " at character 1, found \"pres-palubu\"");
    }
    for (String option : List.of("--end=B", "--nodes=9", "--epochs=9", "--generations=9")) {
      assertRefused(
          train("taiga-puff", "--games=1", "--races=1", option),
          "expected pres-palubu with "
              + option.split("=", -1)[0]
              + " at character 1, found \"taiga-puff\"");
    }
  }

  @Test
  void whatIsMissingOrDoesNotGoTogetherIsSaid() throws IOException {
    assertRefused(
        train("taiga-puff", "--last-turn"),
        "expected dlouhe-vrhcaby with --last-turn at character 1, found \"taiga-puff\"");
    assertRefused(
        train("dlouhe-vrhcaby", "--last-turn"),
        "expected --from <folder> with --last-turn, found nothing");
    assertRefused(
        train("dlouhe-vrhcaby", "--rollouts=2"),
        "expected --from <folder> with --rollouts and --rolled-out, found nothing");

    Path nets = folder.resolve("nets");
    String[] few = {"--games=1", "--races=1", "--hidden=2", "--race-hidden=2"};
    assertThat(train("taiga-puff", few).code()).isZero();
    Files.move(out(), nets);
    assertRefused(
        train("taiga-puff", "--from=" + nets, "--games=0", "--races=0"),
        "expected at least one of --games, --races and --play-outs at character 1, found \"0\"");
  }

  @Test
  void aFolderThatCannotBeMadeIsSaidBeforeTheWork() throws IOException {
    Files.createFile(out());
    for (String game : List.of("taiga-puff", "pres-palubu")) {
      Answer answer = train(game, "--games=1000000");
      assertThat(answer.code()).isEqualTo(Exit.FAILED);
      assertThat(answer.err()).contains("cannot make the folder " + out()).hasLineCount(1);
    }
  }
}
