package cz.kameny.cli;

import static org.assertj.core.api.Assertions.assertThat;

import cz.kameny.cli.Kameny.Answer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What all commands share: help, version, wrong use, exit codes, pipes. */
class MainTest {
  @ParameterizedTest
  @ValueSource(strings = {"", "legal", "perft", "play", "arena"})
  void helpIsEverywhereAndGoesToStandardOutput(String command) {
    for (String option : List.of("--help", "-h")) {
      Answer answer = command.isEmpty() ? Kameny.run(option) : Kameny.run(command, option);
      assertThat(answer.code()).isZero();
      assertThat(answer.out()).startsWith("Usage: " + ("kameny " + command).strip() + " ");
      assertThat(answer.out()).doesNotContain("%%").doesNotContain("%n");
      assertThat(answer.err()).isEmpty();
    }
  }

  @Test
  void theVersionIsOneLine() {
    Answer answer = Kameny.run("--version");
    assertThat(answer.code()).isZero();
    assertThat(answer.out()).startsWith("kameny ").hasLineCount(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "chess",
        "--bogus",
        "legal",
        "legal taiga-puff",
        "legal taiga-puff a b",
        "legal taiga-puff a --set",
        "legal taiga-puff a --bogus",
        "legal taiga-puff -x",
        "perft taiga-puff",
        "perft taiga-puff a",
        "legal @/etc/hostname",
        "play",
        "arena taiga-puff --a random --b random",
      })
  void wrongUseIsOneSentenceAndCodeTwo(String args) {
    Answer answer = Kameny.run(args.isEmpty() ? new String[0] : args.split(" "));
    assertThat(answer.code()).isEqualTo(2);
    assertThat(answer.out()).isEmpty();
    assertThat(answer.err()).startsWith("kameny: ").endsWith("\n").hasLineCount(1);
    assertThat(answer.err()).doesNotContain("Exception").doesNotContain("Usage");
  }

  @Test
  void anUnknownCommandIsNamed() {
    assertThat(Kameny.run("chess").err())
        .isEqualTo("kameny: there is no command 'chess'; kameny --help lists them\n");
  }

  /** A stream that takes a little and then fails. */
  private static final class Failing extends OutputStream {
    private final String message;

    Failing(String message) {
      this.message = message;
    }

    @Override
    public void write(int b) throws IOException {
      throw new IOException(message);
    }
  }

  private static Answer writingTo(OutputStream out) {
    return writingTo(out, "legal", "dlouhe-vrhcaby", "24:15 24:15 w 33");
  }

  private static Answer writingTo(OutputStream out, String... args) {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Console console =
        new Console(
            InputStream.nullInputStream(),
            out,
            new PrintStream(err, true, StandardCharsets.UTF_8),
            false,
            Map.of());
    int code = Main.run(console, args);
    return new Answer(code, "", err.toString(StandardCharsets.UTF_8));
  }

  @Test
  void aBrokenPipeEndsQuietly() {
    assertThat(writingTo(new Failing("Broken pipe"))).isEqualTo(new Answer(0, "", ""));
  }

  @Test
  void aFullDiskIsSaidAndFails() {
    assertThat(writingTo(new Failing("No space left on device")))
        .isEqualTo(new Answer(1, "", "kameny: No space left on device\n"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"--help", "--version", "legal --help"})
  void helpThatCouldNotBeWrittenFailsToo(String args) {
    String[] all = args.split(" ");
    assertThat(writingTo(new Failing("No space left on device"), all))
        .isEqualTo(new Answer(1, "", "kameny: No space left on device\n"));
    assertThat(writingTo(new Failing("Broken pipe"), all)).isEqualTo(new Answer(0, "", ""));
  }

  @Test
  void tooLittleMemoryIsASentence() {
    OutputStream full =
        new OutputStream() {
          @Override
          public void write(int b) {
            throw new OutOfMemoryError("Java heap space");
          }
        };
    Answer answer = writingTo(full);
    assertThat(answer.code()).isEqualTo(1);
    assertThat(answer.err()).startsWith("kameny: ").contains("JAVA_TOOL_OPTIONS").hasLineCount(1);
  }

  @Test
  void tablesThatNeedMoreMemoryAreNotBegun(@TempDir Path folder) throws Exception {
    String out = folder.resolve("out").toString();
    Process process = process(List.of("-Xmx200m"), "tables", "pres-palubu", "--out", out).start();
    assertThat(new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8))
        .startsWith("kameny: tables pres-palubu needs 2 GB of memory")
        .contains("JAVA_TOOL_OPTIONS=-Xmx2g")
        .hasLineCount(1);
    assertThat(process.waitFor()).isEqualTo(1);
    assertThat(folder).isEmptyDirectory();
  }

  private static ProcessBuilder process(List<String> options, String... args) {
    List<String> command = new ArrayList<>();
    command.add(System.getProperty("java.home") + "/bin/java");
    command.addAll(options);
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
    command.addAll(Arrays.asList(args));
    return new ProcessBuilder(command);
  }

  @Test
  void aRealProcessAnswersAndExitsWithTheCode() throws Exception {
    Process good = process(List.of(), "legal", "dlouhe-vrhcaby", "24:14,4:1 24:15 b 44").start();
    assertThat(new String(good.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
        .isEqualTo("24/20\t24:14,4:1 24:14,20:1 w\n");
    assertThat(good.waitFor()).isZero();

    Process bad = process(List.of(), "legal", "dlouhe-vrhcaby", "24:14 24:15 b 44").start();
    assertThat(bad.getInputStream().readAllBytes()).isEmpty();
    assertThat(new String(bad.getErrorStream().readAllBytes(), StandardCharsets.UTF_8))
        .contains("expected 15 stones of White")
        .hasLineCount(1);
    assertThat(bad.waitFor()).isEqualTo(2);
  }

  @Test
  void aRealProcessWhoseReaderLeavesEndsByItself() throws Exception {
    Process process = process(List.of(), "legal", "taiga-puff", "-").start();
    process.getInputStream().close();
    try (OutputStream questions = process.getOutputStream()) {
      for (int i = 0; i < 2_000; i++) {
        questions.write("h15 h15 b 66\n".getBytes(StandardCharsets.UTF_8));
      }
    } catch (IOException e) {
      // The process may end before it has read all of them: that is what is tested.
    }
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).isZero();
    assertThat(process.getErrorStream().readAllBytes()).isEmpty();
  }
}
