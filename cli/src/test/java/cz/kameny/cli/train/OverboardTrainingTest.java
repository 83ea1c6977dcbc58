package cz.kameny.cli.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cz.kameny.rules.NotationException;
import cz.kameny.rules.overboard.OverboardSettings.End;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
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
}
