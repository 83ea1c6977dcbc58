package cz.kameny.acceptance.online;

import static org.assertj.core.api.Assertions.assertThat;

import cz.kameny.acceptance.ProjectFolder;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The scripts with which anybody can check dice without a line of ours. */
class DiceScriptsTest {
  @TempDir private Path folder;

  @Test
  void thePublishedVectorIsWhatAnIndependentScriptComputes() throws Exception {
    Program.Said said = DiceCheck.node("docs/dice-vector.mjs");
    assertThat(said.exit()).as(said.text()).isZero();
    Path protocol = ProjectFolder.root().resolve("docs/protocol.md");
    String text = Files.readString(protocol).replaceAll("\\s+", " ");
    assertThat(said.text().lines()).hasSize(2).allSatisfy(line -> assertThat(text).contains(line));
  }

  /** The throws of the vector, and some of a second game. */
  @Test
  void aGameWithThrowsAndNoProofIsNamedAndTheExitTells() throws Exception {
    String proof =
        "Match: Vector\nDice-1: 630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
            + " 00112233445566778899aabbccddeeff ffeeddccbbaa99887766554433221100"
            + " 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f\n";
    String first = "\nopening 1 5\nroll 44\nroll 66\nend b resigned 2\n";
    String second = "roll 21\n";
    assertVerified(proof + first, 0, "game 1: fits, 3 throws");
    assertVerified((proof + first).replace("\n", "\r\n"), 0, "game 1: fits, 3 throws");
    assertVerified(proof + first + second, 3, "game 2: the seed is revealed");
    assertVerified(proof + first + second + "end a full 1\n", 3, "game 2: NO PROOF");
    assertVerified(first, 3, "game 1: NO PROOF");
    assertVerified(proof + first.replace("66", "65") + second, 1, "DOES NOT FIT");
    assertVerified("", 0, "no throws");
  }

  private void assertVerified(String record, int exit, String said) throws Exception {
    Path file = Files.writeString(folder.resolve("match.kameny"), "Kameny: 1\n" + record);
    Program.Said answer = DiceCheck.node("docs/verify-dice.mjs", file.toString());
    assertThat(answer.text()).contains(said);
    assertThat(answer.exit()).as(answer.text()).isEqualTo(exit);
  }
}
