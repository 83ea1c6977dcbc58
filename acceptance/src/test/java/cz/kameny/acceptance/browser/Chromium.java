package cz.kameny.acceptance.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import cz.kameny.acceptance.ProjectFolder;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The system's Chromium, driven by Playwright on the system's Node.
 *
 * <p>Playwright for Java brings a driver of its own with a Node for each platform, 180 MB, and
 * wants to download its own browsers. Here it is pointed to {@code playwright-core} among the
 * packages of {@code web} – the same version, as the protocol between both asks for – and to
 * whatever Chromium the system has.
 */
final class Chromium implements AutoCloseable {
  /** The one without windows first: the same pages in two thirds of the time. */
  private static final List<String> NAMES =
      List.of("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome");

  /** No sandbox: it needs user namespaces, which root and containers lack. */
  private static final List<String> FLAGS =
      List.of(
          "--no-sandbox",
          "--disable-gpu",
          // What draws is a thread, not a process: a fifth less to do for the processors.
          "--in-process-gpu",
          "--disable-quic",
          "--no-first-run",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync");

  private final Playwright playwright;
  private final Browser browser;

  private Chromium(Playwright playwright, Browser browser) {
    this.playwright = playwright;
    this.browser = browser;
  }

  static Chromium start() throws IOException {
    System.setProperty("playwright.cli.dir", driverFolder().toString());
    Map<String, String> environment =
        Map.of(
            "PLAYWRIGHT_NODEJS_PATH",
            onPath(List.of("node")).toString(),
            "PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD",
            "1");
    Playwright playwright = Playwright.create(new Playwright.CreateOptions().setEnv(environment));
    Browser browser =
        playwright
            .chromium()
            .launch(new BrowserType.LaunchOptions().setExecutablePath(executable()).setArgs(FLAGS));
    return new Chromium(playwright, browser);
  }

  Browser browser() {
    return browser;
  }

  private static Path executable() {
    String chosen = System.getenv("KAMENY_CHROMIUM");
    return chosen == null ? onPath(NAMES) : Path.of(chosen);
  }

  private static Path onPath(List<String> names) {
    return names.stream()
        .map(Chromium::find)
        .flatMap(Optional::stream)
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("none of " + names + " is on the PATH"));
  }

  private static Optional<Path> find(String name) {
    for (String folder : System.getenv("PATH").split(File.pathSeparator, -1)) {
      Path file = Path.of(folder, name);
      if (Files.isExecutable(file)) {
        return Optional.of(file);
      }
    }
    return Optional.empty();
  }

  /** Playwright looks for {@code package/cli.js} in its driver's folder. */
  private static Path driverFolder() throws IOException {
    Path core = ProjectFolder.built("web/node_modules/playwright-core");
    Path folder = ProjectFolder.root().resolve("acceptance/target/playwright-driver");
    Files.createDirectories(folder);
    Path link = folder.resolve("package");
    Files.deleteIfExists(link);
    Files.createSymbolicLink(link, core);
    return folder;
  }

  @Override
  public void close() {
    browser.close();
    playwright.close();
  }
}
