package cz.kameny.acceptance.play;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import cz.kameny.acceptance.browser.BrowserTest;
import cz.kameny.acceptance.browser.Screen;
import cz.kameny.acceptance.browser.Visit;

/** What the tests of the room's pages share: buttons by name, and people who meet by a link. */
abstract class RoomPages extends BrowserTest {
  /** The button of exactly this name. */
  static Locator button(Page page, String name) {
    return page.getByRole(
        AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
  }

  /** Somebody on a phone who follows the link on the host's screen, and has not sat down yet. */
  final Visit following(Visit host) {
    String link = host.page().getByTestId("link").inputValue();
    return open(Screen.PHONE, link.substring(address().length()));
  }

  /** The same, and sits down. */
  final Seats joined(Visit host) {
    return seated(host, following(host));
  }

  /** A guest who has followed the link sits down. */
  static Seats seated(Visit host, Visit guest) {
    guest.tap("[data-testid=join]");
    return Seats.at(host, guest);
  }
}
