package cz.kameny.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is refused before the server starts: with one sentence and an exit code. */
class MainTest {
  private final StringWriter said = new StringWriter();

  @TempDir Path folder;

  @Test
  void aTakenPortEndsWithOneSentenceAndExitCode1() throws IOException {
    try (ServerSocket other = new ServerSocket(0)) {
      String port = Integer.toString(other.getLocalPort());

      assertThat(run("--port", port)).isEqualTo(1);
      assertThat(said.toString()).hasLineCount(1).contains("port " + port, "--port N");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"-1", "65536", "osmdesát", ""})
  void aPortThatIsNoneIsWrongUse(String port) {
    assertThat(run("--port=" + port)).isEqualTo(2);
    assertThat(said.toString()).hasLineCount(1).contains("--port");
  }

  @Test
  void anUnknownOptionIsWrongUse() {
    assertThat(run("--prot", "8080")).isEqualTo(2);
    assertThat(said.toString()).hasLineCount(1).contains("--prot");
  }

  @Test
  void aFileGivenAsDataFolderIsRefused() throws IOException {
    Path file = Files.createFile(folder.resolve("file"));

    assertThat(run("--data", file.toString())).isEqualTo(1);
    assertThat(said.toString()).hasLineCount(1).contains("is a file");
  }

  @Test
  void aDataFolderBelowAFileCannotBeMade() throws IOException {
    Path file = Files.createFile(folder.resolve("file"));

    assertThat(run("--data", file.resolve("below").toString())).isEqualTo(1);
    assertThat(said.toString()).hasLineCount(1).contains("cannot be made");
  }

  @Test
  void aMissingDataFolderIsMadeWithItsParents() {
    Path wanted = folder.resolve("a/b");

    assertThat(Main.whyDataIsUnusable(wanted)).isNull();
    assertThat(wanted).isEmptyDirectory();
  }

  @Test
  void helpNamesEveryOption() {
    StringWriter help = new StringWriter();
    assertThat(Main.commandLine().setOut(new PrintWriter(help, true)).execute("--help")).isZero();

    assertThat(help.toString()).contains("--port=N", "--data=DIR", "8080");
  }

  private int run(String... args) {
    return Main.commandLine().setErr(new PrintWriter(said, true)).execute(args);
  }
}
