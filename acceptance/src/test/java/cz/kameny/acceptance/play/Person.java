package cz.kameny.acceptance.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.TimeoutError;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;

/** Somebody who looks at a game and plays it with a {@link Hand}. */
final class Person {
  /** For one change on the screen: the computer's turn on a machine that does other things too. */
  private static final double PATIENCE_MS = 25_000;

  final Page page;
  final Hand hand;

  Person(Page page, Hand hand) {
    this.page = page;
    this.hand = hand;
  }

  /** Waits until the game wants something from a person. */
  Look look() {
    return lookAfter("", "nothing was looked at before");
  }

  /** Waits until the game wants something and is not as it was before. */
  Look lookAfter(Look before) {
    return lookAfter(before.signature(), before.words());
  }

  private Look lookAfter(String signature, String words) {
    try {
      return Look.of(
          page.waitForFunction(
                  Look.SCRIPT,
                  signature,
                  new Page.WaitForFunctionOptions().setTimeout(PATIENCE_MS).setPollingInterval(30))
              .jsonValue());
    } catch (TimeoutError e) {
      throw new AssertionError("nothing happens; before: " + words, e);
    }
  }

  /** Picks a cell and waits for what comes of it. */
  Look pick(Look now, String place) {
    hand.pick(now.at(place));
    return lookAfter(now);
  }

  /** Rolls or confirms and waits for what comes of it. */
  Look primary(Look now) {
    hand.primary();
    return lookAfter(now);
  }

  /** A button by its name, in what is on top. */
  Locator button(String name) {
    return page.getByRole(
        AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
  }

  /** A button by its name, in a dialog. */
  Locator button(String dialog, String name) {
    return page.getByTestId(dialog)
        .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(name).setExact(true));
  }

  /** Uses a button. */
  void press(String name) {
    hand.press(button(name));
  }

  /** Chooses one of a few by its name. */
  void choose(String name) {
    page.getByRole(AriaRole.RADIO, new Page.GetByRoleOptions().setName(name)).check();
  }

  /** Sets up a game on the page for it and starts it; returns once it wants something. */
  Look startWithFriend() {
    choose("Kamarád u této obrazovky");
    press("Začít hru");
    page.waitForURL(Pattern.compile("/hra/"));
    assertThat(page.getByTestId("game")).isVisible();
    return look();
  }
}
