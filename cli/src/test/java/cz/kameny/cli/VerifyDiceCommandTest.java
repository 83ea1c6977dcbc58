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
  void aRecordWithoutProofSaysSo() throws IOException {
    assertThat(verify(RECORD.replaceAll("(?m)^(Match|Dice-1): .*\n", "")))
        .isEqualTo(new Answer(0, "there is no finished game with a proof in this record\n", ""));
  }

  @Test
  void whatIsNoRecordIsRefusedInOneSentence() throws IOException {
    Answer answer = verify("Kameny: 2\n");

    assertThat(answer.code()).isEqualTo(2);
    assertThat(answer.err()).hasLineCount(1);
  }
}
