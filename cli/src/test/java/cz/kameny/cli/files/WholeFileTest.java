package cz.kameny.cli.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WholeFileTest {
  @TempDir private Path folder;

  @Test
  void anOlderFileIsReplacedAndNothingElseIsLeft() throws IOException {
    Path file = folder.resolve("file");
    WholeFile.write(file, new byte[] {1});
    WholeFile.write(file, new byte[] {2, 3});
    assertThat(WholeFile.read(file)).containsExactly(2, 3);
    assertThat(folder).isDirectoryNotContaining("glob:**.new");
  }

  @Test
  void aWriteThatFailedLeavesNothingBehind() throws IOException {
    Path file = Files.createDirectories(folder.resolve("file").resolve("within")).getParent();
    assertThatThrownBy(() -> WholeFile.write(file, new byte[1000]))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessage("cannot write " + file);
    assertThat(folder).isDirectoryNotContaining("glob:**.new");
    assertThat(file.resolve("within")).exists();
  }

  @Test
  void aFolderIsMadeAndWhatCannotBeOneIsNamed() throws IOException {
    Path made = folder.resolve("a").resolve("b");
    WholeFile.requireFolder(made);
    WholeFile.requireFolder(made);
    assertThat(made).isEmptyDirectory();

    Path file = Files.createFile(folder.resolve("file"));
    for (Path none : new Path[] {file, file.resolve("b")}) {
      assertThatThrownBy(() -> WholeFile.requireFolder(none))
          .isInstanceOf(UncheckedIOException.class)
          .hasMessage("cannot make the folder " + none);
    }
  }
}
