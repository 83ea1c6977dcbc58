package cz.kameny.server.pages;

import jakarta.inject.Singleton;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * All files of the {@code web} jar, read once at the start.
 *
 * <p>They are served from memory: under two megabytes in all forms together, so every answer is a
 * look-up by the exact path – no file system, nothing to climb out of. {@code files.txt} beside the
 * files lists them, because a class path cannot be asked what it has; {@code web/scripts/pages.mjs}
 * writes it.
 */
@Singleton
final class Pages {
  private static final String FOLDER = "META-INF/pages";
  private static final String INDEX = "/index.html";

  private final Map<String, Page> byPath = new HashMap<>();

  /**
   * Reads the pages from the class path.
   *
   * @throws IllegalStateException when the {@code web} jar is missing or was built without pages
   */
  Pages() {
    String list =
        read("/files.txt")
            .map(bytes -> new String(bytes, StandardCharsets.UTF_8))
            .orElseThrow(
                () -> new IllegalStateException("no pages: " + FOLDER + "/files.txt is missing"));
    for (String line : list.split("\n", -1)) {
      if (!line.isEmpty()) {
        int space = line.indexOf(' ');
        add(line.substring(space + 1), line.substring(0, space));
      }
    }
    if (!byPath.containsKey(INDEX)) {
      throw new IllegalStateException("no pages: " + FOLDER + INDEX + " is missing");
    }
  }

  private void add(String path, String sha256) {
    Map<Page.Form, byte[]> forms = new EnumMap<>(Page.Form.class);
    for (Page.Form form : Page.Form.values()) {
      read(path + form.suffix).ifPresent(bytes -> forms.put(form, bytes));
    }
    if (!forms.containsKey(Page.Form.PLAIN)) {
      throw new IllegalStateException("files.txt names " + path + ", which is missing");
    }
    byPath.put(path, new Page(path, sha256, forms));
  }

  private static Optional<byte[]> read(String path) {
    ClassLoader loader = Thread.currentThread().getContextClassLoader();
    try (InputStream in = loader.getResourceAsStream(FOLDER + path)) {
      return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + FOLDER + path, e);
    }
  }

  /**
   * The page for an address: the file of that path, or {@code index.html} for an address of the
   * page's own router – one without a dot that belongs to nobody else.
   *
   * @param path normalised, from the root, without the query
   */
  Optional<Page> find(String path) {
    Page file = byPath.get(path);
    if (file == null && isRouted(path)) {
      file = byPath.get(INDEX);
    }
    return Optional.ofNullable(file);
  }

  private static boolean isRouted(String path) {
    return path.indexOf('.') < 0
        && !isBelow(path, "/api")
        && !isBelow(path, "/q")
        && !isBelow(path, "/assets");
  }

  private static boolean isBelow(String path, String folder) {
    return path.equals(folder) || path.startsWith(folder + "/");
  }
}
