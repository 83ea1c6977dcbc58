package cz.kameny.cli.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cz.kameny.rules.NotationException;
import cz.kameny.rules.overboard.OverboardSettings.End;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OverboardTrainingTest {
  private static final OverboardTraining TRAINING = new OverboardTraining(End.B, 2, 8, 60, 2, 4);

  @TempDir private Path folder;

  private static void run(OverboardTraining training, Path folder) {
    training.run(folder, new PrintStream(new ByteArrayOutputStream()));
  }

  /** The power goes off when the first net is being fitted. */
  private void stopWhileFitting(Path folder) {
    PrintStream log =
        new PrintStream(new ByteArrayOutputStream()) {
          @Override
          public PrintStream printf(Locale locale, String format, Object... values) {
            if (format.contains("fitted")) {
              throw new IllegalStateException("stopped");
            }
            return this;
          }
        };
    assertThatThrownBy(() -> TRAINING.run(folder, log)).hasMessage("stopped");
  }

  private Path positions(Path folder) {
    Path file = folder.resolve("pres-palubu-b.1.0.positions");
    assertThat(file).exists();
    return file;
  }

  @Test
  void aTrainingThatWasStoppedEndsWithTheSameNetAsOneThatWasNot() throws IOException {
    Path whole = folder.resolve("whole");
    run(TRAINING, whole);
    Path stopped = folder.resolve("stopped");
    stopWhileFitting(stopped);
    positions(stopped);
    run(TRAINING, stopped);

    byte[] net = Files.readAllBytes(whole.resolve("pres-palubu-b.net"));
    assertThat(Files.readAllBytes(stopped.resolve("pres-palubu-b.net"))).isEqualTo(net);
    assertThat(Files.readAllBytes(whole.resolve("pres-palubu-b.1.net"))).isNotEqualTo(net);
    assertThat(stopped.resolve("pres-palubu-b.1.0.positions")).doesNotExist();
  }

  @Test
  void positionsThatAreDamagedOrOfAnotherPlanAreRefused() throws IOException {
    stopWhileFitting(folder);
    OverboardTraining other = new OverboardTraining(End.B, 2, 8, 61, 2, 4);
    assertThatThrownBy(() -> run(other, folder))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("version=B games=8 nodes=61 seed=4");
    byte[] bytes = Files.readAllBytes(positions(folder));
    bytes[bytes.length / 2] ^= 1;
    Files.write(positions(folder), bytes);
    assertThatThrownBy(() -> run(TRAINING, folder))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("checksum");
  }

  @Test
  void aNetOfOtherOptionsIsRefusedAndLeftAlone() throws IOException {
    run(TRAINING, folder);
    Path net = folder.resolve("pres-palubu-b.net");
    byte[] made = Files.readAllBytes(net);
    for (OverboardTraining other :
        List.of(
            new OverboardTraining(End.B, 2, 9, 60, 2, 4),
            new OverboardTraining(End.B, 2, 8, 61, 2, 4),
            new OverboardTraining(End.B, 2, 8, 60, 3, 4),
            new OverboardTraining(End.B, 2, 8, 60, 2, 5),
            new OverboardTraining(End.B, 3, 8, 60, 3, 4))) {
      assertThatThrownBy(() -> run(other, folder))
          .isInstanceOf(NotationException.class)
          .hasMessageContaining("a net of \"version=B");
    }
    assertThat(Files.readAllBytes(net)).isEqualTo(made);

    // One more generation goes on from those that are there.
    run(new OverboardTraining(End.B, 3, 8, 60, 2, 4), folder);
    assertThat(Files.readAllBytes(net)).isNotEqualTo(made);
    run(TRAINING, folder);
    assertThat(Files.readAllBytes(net)).isEqualTo(made);
  }

  /** Folders of versions that kept no plan beside a net must go on. */
  @Test
  void aNetWithoutAPlanIsTakenAsItIsAndThatIsSaid() throws IOException {
    run(TRAINING, folder);
    byte[] made = Files.readAllBytes(folder.resolve("pres-palubu-b.net"));
    Files.delete(folder.resolve("pres-palubu-b.1.plan"));
    Files.delete(folder.resolve("pres-palubu-b.2.net"));
    ByteArrayOutputStream log = new ByteArrayOutputStream();
    TRAINING.run(folder, new PrintStream(log, true, StandardCharsets.UTF_8));

    assertThat(log.toString(StandardCharsets.UTF_8))
        .contains("Taken as it is: " + folder.resolve("pres-palubu-b.1.net"))
        .doesNotContain("Net 1");
    assertThat(folder.resolve("pres-palubu-b.1.plan")).doesNotExist();
    assertThat(Files.readAllBytes(folder.resolve("pres-palubu-b.net"))).isEqualTo(made);
  }
}
