package cz.kameny.acceptance;

import java.nio.file.Files;
import java.nio.file.Path;

/** Where the project lies, so that tests can start what was built. */
public final class ProjectFolder {
  private ProjectFolder() {}

  /** The project's root: this module's parent folder, from wherever the tests are run. */
  public static Path root() {
    Path here = Path.of("").toAbsolutePath();
    Path root = Files.exists(here.resolve("acceptance/pom.xml")) ? here : here.getParent();
    if (root == null || !Files.exists(root.resolve("acceptance/pom.xml"))) {
      throw new IllegalStateException("not inside the project: " + here);
    }
    return root;
  }

  /**
   * A file that the build makes.
   *
   * @param path from the root
   * @throws IllegalStateException when it has not been built
   */
  public static Path built(String path) {
    Path file = root().resolve(path);
    if (!Files.exists(file)) {
      throw new IllegalStateException(
          path + " is not there: build with `mvn package` (or ./kameny test) first");
    }
    return file;
  }
}
