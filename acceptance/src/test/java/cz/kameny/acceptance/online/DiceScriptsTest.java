package cz.kameny.acceptance.online;

import static org.assertj.core.api.Assertions.assertThat;

import cz.kameny.acceptance.ProjectFolder;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The scripts with which anybody can check dice without a line of ours. */
class DiceScriptsTest {
  @Test
  void thePublishedVectorIsWhatAnIndependentScriptComputes() throws Exception {
    Program.Said said = DiceCheck.node("docs/dice-vector.mjs");
    assertThat(said.exit()).as(said.text()).isZero();
    Path protocol = ProjectFolder.root().resolve("docs/protocol.md");
    String text = Files.readString(protocol).replaceAll("\\s+", " ");
    assertThat(said.text().lines()).hasSize(2).allSatisfy(line -> assertThat(text).contains(line));
  }
}
