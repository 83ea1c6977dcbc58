package cz.kameny.cli;

import static org.assertj.core.api.Assertions.assertThat;

import cz.kameny.cli.Kameny.Answer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code verify-dice}: the proof of docs/protocol.md in a record. */
class VerifyDiceCommandTest {
  /** Its throws are those of the published vector: 1 5, 4 4, 6 6, 3 2 … */
  private static final String RECORD =
      """
      Kameny: 1
      Game: dlouhe-vrhcaby
      Settings: head=white size=mars last-roll=off length=1 starts=roll rotation=loser stake=0
      A: Anna
      B: Bob
      Match: Vector
      Dice-1: 630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd \
      00112233445566778899aabbccddeeff ffeeddccbbaa99887766554433221100 \
      000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f

      opening 1 5
      game 1 b 24:15 24:15 w
      roll 44
      turn 24/20 24/20 20/16 20/16
      roll 66
      resign a
      end b resigned 2
      over 0 2
      """;

  @TempDir Path folder;

  private Answer verify(String record) throws IOException {
    Path file = Files.writeString(folder.resolve("match.kameny"), record);
    return Kameny.run("verify-dice", file.toString());
  }

  @Test
  void honestDiceFit() throws IOException {
    assertThat(verify(RECORD)).isEqualTo(new Answer(0, "game 1: 3 throws, all fit\n", ""));
  }

  @Test
  void aThrowThatWasChangedIsNamed() throws IOException {
    assertThat(verify(RECORD.replace("roll 66", "roll 65")))
        .isEqualTo(new Answer(1, "game 1: 3 throws, throw 2 was 65 and should have been 66\n", ""));
  }

  @Test
  void anotherSeedThanTheCommittedOneIsFound() throws IOException {
    Answer answer = verify(RECORD.replace("1c1d1e1f\n", "1c1d1e1e\n"));

    assertThat(answer.code()).isEqualTo(1);
    assertThat(answer.out()).contains("the seed is not the one that was committed to");
  }

  @Test
  void throwsWithoutProofAreNamedAndNotPassed() throws IOException {
    Answer none =
        new Answer(
            3, "game 1: 3 throws, NOT CHECKED, there is no proof of them in this record\n", "");
    assertThat(verify(RECORD.replaceAll("(?m)^(Match|Dice-1): .*\n", ""))).isEqualTo(none);
    assertThat(verify(RECORD.replace("Dice-1:", "Dice-01:"))).isEqualTo(none);
  }

  /** The second game of a longer match; the loser starts it. */
  private static String longer(String second) {
    return RECORD
        .replace("length=1 starts", "length=9 starts")
        .replace("over 0 2\n", "game 2 a 24:15 24:15 w\n" + second);
  }

  @Test
  void everyGameWithThrowsHasALine() throws IOException {
    String fits = "game 1: 3 throws, all fit\n";
    assertThat(verify(longer("roll 21\nresign a\nend b resigned 2\n")))
        .isEqualTo(
            new Answer(
                3,
                fits + "game 2: 1 throw, NOT CHECKED, there is no proof of them in this record\n",
                ""));
    assertThat(verify(longer("roll 21\n")))
        .isEqualTo(
            new Answer(
                3,
                fits
                    + "game 2: 1 throw, not checked yet, the seed is revealed when the game is over\n",
                ""));
    assertThat(verify(longer(""))).isEqualTo(new Answer(0, fits, ""));
    // What does not fit is worse than what is not known.
    assertThat(verify(longer("roll 21\n").replace("roll 66", "roll 65")).code()).isEqualTo(1);
  }

  @Test
  void aGameThatWasCalledOffIsCheckedByTheSeedInTheRecord() throws IOException {
    String calledOff = RECORD.substring(0, RECORD.indexOf("resign a"));
    assertThat(verify(calledOff)).isEqualTo(new Answer(0, "game 1: 3 throws, all fit\n", ""));
    assertThat(verify(calledOff.replace("roll 66", "roll 65")).code()).isEqualTo(1);
  }

  @Test
  void aRecordWithoutThrowsHasNothingToCheck() throws IOException {
    String none =
        RECORD.substring(0, RECORD.indexOf("opening")).replaceAll("(?m)^Dice-1: .*\n", "");
    assertThat(verify(none)).isEqualTo(new Answer(0, "there are no throws in this record\n", ""));
  }

  @Test
  void aProofWithoutTheNameOfTheMatchIsRefused() throws IOException {
    Answer answer = verify(RECORD.replaceAll("(?m)^Match: .*\n", ""));
    assertThat(answer.code()).isEqualTo(2);
    assertThat(answer.err()).contains("a tag Match: <match> beside Dice-1, found nothing");
  }

  @Test
  void whatIsNoRecordIsRefusedInOneSentence() throws IOException {
    Answer answer = verify("Kameny: 2\n");

    assertThat(answer.code()).isEqualTo(2);
    assertThat(answer.err()).hasLineCount(1);
  }
}
