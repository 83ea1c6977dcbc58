package cz.kameny.acceptance.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * What a test of the pages extends: the built server on a free port, the system's Chromium, visits
 * on given screens.
 *
 * <pre>{@code
 * class HomeInTheBrowserTest extends BrowserTest {
 *   @Test
 *   void homeShowsThreeBoards() {
 *     Visit visit = open(Screen.PHONE, "/");
 *     assertThat(visit.page().locator(".board")).hasCount(3);
 *     visit.screenshot("home");
 *   }
 * }
 * }</pre>
 *
 * After each test every visit is closed, and the test fails if anything went wrong in one: a
 * console error, an error nobody caught, a request that failed. A test that fails leaves a picture
 * of each of its pages in {@code acceptance/target/screenshots/failed-…}.
 */
public abstract class BrowserTest {
  /**
   * How long to wait for what should appear, in milliseconds: slow machines, never a rule of the
   * game.
   */
  private static final double PATIENCE_MS = 30_000;

  static {
    PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE_MS);
  }

  @RegisterExtension final Visits visits = new Visits();

  /**
   * Opens a page on a screen, in Czech and without motion, and waits until it has loaded.
   *
   * @param path from the root: {@code /nova}
   */
  protected final Visit open(Screen screen, String path) {
    return open(screen, path, options -> options);
  }

  /**
   * Opens a page on a screen.
   *
   * @param path from the root: {@code /nova}
   * @param change changes the browser's options: language, motion, colour scheme …
   */
  protected final Visit open(
      Screen screen, String path, UnaryOperator<Browser.NewContextOptions> change) {
    return open(screen, path, change, context -> {});
  }

  /**
   * Opens a page on a screen, in a browser that something was done to before.
   *
   * @param path from the root: {@code /nova}
   * @param change changes the browser's options
   * @param prepare what is done, e.g. {@code context.addInitScript(…)}
   */
  protected final Visit open(
      Screen screen,
      String path,
      UnaryOperator<Browser.NewContextOptions> change,
      Consumer<BrowserContext> prepare) {
    Visit visit = visits.begin(screen, change);
    prepare.accept(visit.context());
    visit.page().navigate(address() + path);
    return visit;
  }

  /**
   * Opens a page on a screen, in a browser that something was done to before.
   *
   * @param path from the root: {@code /nova}
   * @param prepare what is done, e.g. {@code context.addInitScript(…)}
   */
  protected final Visit openPrepared(Screen screen, String path, Consumer<BrowserContext> prepare) {
    return open(screen, path, options -> options, prepare);
  }

  /**
   * A browser that was something done to before and that keeps the pages for a time without a
   * network, as a person's does; its page is still empty.
   *
   * @param prepare what is done, e.g. {@code context.addInitScript(…)}
   */
  protected final Visit openKeeping(Screen screen, Consumer<BrowserContext> prepare) {
    Visit visit =
        visits.begin(screen, options -> options.setServiceWorkers(ServiceWorkerPolicy.ALLOW));
    prepare.accept(visit.context());
    return visit;
  }

  /** Where the server listens, without a slash at the end. */
  protected final String address() {
    return visits.house.server().address();
  }

  /** The visits of one test. */
  static final class Visits implements BeforeEachCallback, AfterEachCallback {
    private final List<Visit> all = new ArrayList<>();
    private House house;

    @Override
    public void beforeEach(ExtensionContext context) {
      house = House.of(context);
    }

    Visit begin(Screen screen, UnaryOperator<Browser.NewContextOptions> change) {
      Browser.NewContextOptions options =
          new Browser.NewContextOptions()
              .setViewportSize(screen.width(), screen.height())
              .setHasTouch(screen.touch())
              .setIsMobile(screen.touch())
              .setReducedMotion(ReducedMotion.REDUCE)
              // Most tests are one visit: keeping the pages for the next one would be in the way.
              .setServiceWorkers(ServiceWorkerPolicy.BLOCK)
              .setLocale("cs-CZ");
      BrowserContext context = house.chromium().browser().newContext(change.apply(options));
      context.setDefaultTimeout(PATIENCE_MS);
      Visit visit = new Visit(screen, context);
      all.add(visit);
      return visit;
    }

    @Override
    public void afterEach(ExtensionContext context) {
      String test =
          context.getRequiredTestClass().getSimpleName()
              + "."
              + context.getRequiredTestMethod().getName();
      boolean failed = context.getExecutionException().isPresent();
      try {
        if (!failed) {
          all.forEach(Visit::assertThatNothingWentWrong);
        }
      } catch (AssertionError problem) {
        failed = true;
        throw problem;
      } finally {
        for (int i = 0; i < all.size(); i++) {
          Visit visit = all.get(i);
          if (failed) {
            visit.screenshot("failed-" + test + "-" + (i + 1));
            visit.problems().forEach(problem -> System.err.println(test + ": " + problem));
          }
          visit.context().pages().forEach(Page::close);
          visit.context().close();
        }
        all.clear();
      }
    }
  }
}
