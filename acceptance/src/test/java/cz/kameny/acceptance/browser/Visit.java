package cz.kameny.acceptance.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import cz.kameny.acceptance.ProjectFolder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Somebody at a screen: one page in a browser of its own – nothing stored, nothing cached – and
 * everything that went wrong in it.
 */
public final class Visit {
  private final Screen screen;
  private final BrowserContext context;
  private final Page page;
  private final List<String> problems = new ArrayList<>();
  private final List<Request> requests = new ArrayList<>();
  private final List<Request> finished = new ArrayList<>();

  Visit(Screen screen, BrowserContext context) {
    this.screen = screen;
    this.context = context;
    // Listened to on the context: what a worker or a second tab reports counts too.
    context.onConsoleMessage(
        message -> {
          if (message.type().equals("error")) {
            problems.add("console: " + message.text() + " (" + message.location() + ")");
          }
        });
    context.onWebError(error -> problems.add("not caught: " + error.error()));
    context.onRequestFinished(finished::add);
    context.onRequest(requests::add);
    context.onRequestFailed(request -> problems.add("request failed: " + told(request)));
    context.onResponse(
        response -> {
          if (response.status() >= 400) {
            problems.add("answered " + response.status() + ": " + response.url());
          }
        });
    this.page = context.newPage();
  }

  private static String told(Request request) {
    return request.url() + " (" + request.failure() + ")";
  }

  /** The page to look at and to tap on. */
  public Page page() {
    return page;
  }

  /** The browser this visit has for itself: offline, storage, a second tab. */
  public BrowserContext context() {
    return context;
  }

  /** The screen it is on. */
  public Screen screen() {
    return screen;
  }

  /** Taps where there is a finger, clicks where there is a mouse. */
  public void tap(String selector) {
    if (screen.touch()) {
      page.locator(selector).tap();
    } else {
      page.locator(selector).click();
    }
  }

  /**
   * Goes to another page as a link within the pages does: nothing is loaded anew.
   *
   * @param path from the root: {@code /nova}
   */
  public void follow(String path) {
    page.evaluate(
        "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }",
        path);
  }

  /**
   * Writes what the screen shows to {@code acceptance/target/screenshots/NAME-WIDTHxHEIGHT.png}.
   *
   * @return the file
   */
  public Path screenshot(String name) {
    Path file =
        ProjectFolder.root()
            .resolve("acceptance/target/screenshots")
            .resolve(name + "-" + screen + ".png");
    page.screenshot(new Page.ScreenshotOptions().setPath(file));
    return file;
  }

  /**
   * What went wrong so far: console errors, errors nobody caught, requests that failed or got 4xx
   * or 5xx.
   */
  public List<String> problems() {
    return List.copyOf(problems);
  }

  /** Everything asked for so far, the worker's requests included, in order. */
  public List<Request> requests() {
    return List.copyOf(requests);
  }

  /** Forgets the problems so far, for a test that causes one on purpose and has looked at it. */
  public void forgiveProblems() {
    problems.clear();
  }

  void assertThatNothingWentWrong() {
    assertThat(problems).as("what went wrong in the browser").isEmpty();
  }
}
