package cz.kameny.acceptance.everyone;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import cz.kameny.rules.GameId;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** The games one after the other, and everything there is to see of one that is given up. */
final class GameWalk {
  /** All games, as in the addresses of their pages. */
  static final List<String> GAMES = Stream.of(GameId.values()).map(GameId::id).toList();

  private GameWalk() {}

  /**
   * From the first page into a game, its menu, its result and its replay.
   *
   * @param page shows the first page
   * @param look is told at each stop what stands there
   */
  static void through(Page page, String game, Consumer<String> look) {
    page.getByTestId("card-" + game).locator(".button.primary").tap();
    page.locator(
            "[data-testid=game]:not(:has([data-testid=notice])):is(:has([data-source=true]), :has([data-testid=primary]:enabled))")
        .waitFor();
    look.accept("a game of " + game);
    page.locator(".table-head [aria-haspopup=dialog]").tap();
    Locator giveUp = page.getByTestId("menu").locator(".danger-quiet");
    giveUp.waitFor();
    look.accept("its menu");
    giveUp.tap();
    Locator really = page.getByTestId("resign").locator(".danger");
    really.waitFor();
    look.accept("the question before giving up");
    really.tap();
    Locator replay = page.getByTestId("result").locator("a[href$=zaznam]");
    replay.waitFor();
    look.accept("its result");
    replay.tap();
    page.getByTestId("replay-at").waitFor();
    look.accept("its replay");
  }
}
