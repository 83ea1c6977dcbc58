package cz.kameny.acceptance.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import cz.kameny.acceptance.browser.Screen;
import cz.kameny.acceptance.browser.Visit;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Two people far from each other, each with a browser of their own: a desktop and a phone. */
class RoomTest extends RoomPages {
  private static Locator in(Page page, String dialog, String button) {
    return page.getByTestId(dialog)
        .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(button).setExact(true));
  }

  /** One opens a table by link on a desktop, the other follows the link on a phone. */
  private Seats invited(String game, String... choices) {
    Visit host = open(Screen.DESKTOP, "/stul?proti=odkaz&hra=" + game);
    for (String choice : choices) {
      host.page().getByRole(AriaRole.RADIO, new Page.GetByRoleOptions().setName(choice)).check();
    }
    button(host.page(), "Vytvořit odkaz").click();
    return joined(host);
  }

  @Test
  void theLinkShowsEverythingAgreedBeforeJoiningAndOneTapBeginsTheGameAndTheTalkOfBoth() {
    Visit host = open(Screen.DESKTOP, "/stul?proti=odkaz&hra=dlouhe-vrhcaby");
    Page page = host.page();
    page.getByRole(AriaRole.RADIO, new Page.GetByRoleOptions().setName("Vždy za jednu")).check();
    button(page, "Přidat: Počet her").click();
    button(page, "Přidat: Počet her").click();
    page.getByRole(AriaRole.RADIO, new Page.GetByRoleOptions().setName("Střídavě")).check();
    button(page, "Vytvořit odkaz").click();
    assertThat(page.locator("svg.qr")).isVisible();

    Visit guest = following(host);
    Locator agreed = guest.page().getByTestId("agreed");
    assertThat(guest.page().getByRole(AriaRole.HEADING).first()).containsText("vás zve ke hře");
    for (String words :
        List.of("10 s na tah", "3 hry", "Rozhodne hod", "Střídavě", "Vždy za jednu", "Přátelský")) {
      assertThat(agreed).containsText(words);
    }

    Seats seats = seated(host, guest);
    assertThat(seats.one.page.getByTestId("clock-a")).isVisible();
    assertThat(seats.other.page.getByTestId("clock-b")).isVisible();
    seats.actOnce();
    talkReachesTheOtherAsItWasWrittenInTheReadersLanguageAndCanBeSwitchedOff(seats);
  }

  private static void talkReachesTheOtherAsItWasWrittenInTheReadersLanguageAndCanBeSwitchedOff(
      Seats seats) {
    Page phone = seats.other.page;
    Page desktop = seats.one.page;
    seats.other.visit.tap("[data-testid=chat-button]");
    button(phone, "Fráze").tap();
    button(phone, "Hodně štěstí!").tap();
    assertThat(desktop.getByTestId("chat-list")).containsText("Hodně štěstí!");
    phone.getByLabel("Napište něco").fill("<img src=x onerror=alert(1)> Ahoj!");
    button(phone, "Poslat").tap();
    assertThat(desktop.getByTestId("chat-list")).containsText("<img src=x onerror=alert(1)> Ahoj!");
    assertThat(desktop.locator("[data-testid=chat-list] img")).hasCount(0);
    phone.keyboard().press("Escape");
    assertThat(phone.getByTestId("chat-list")).hasCount(0);

    desktop.getByLabel("Napište něco").fill("Hrajeme?");
    desktop.keyboard().press("Enter");
    assertThat(phone.getByTestId("chat-button")).hasAttribute("aria-label", "Hovor, 1 nová zpráva");
    button(desktop, "Vypnout hovor").click();
    seats.other.visit.tap("[data-testid=chat-button]");
    assertThat(phone.getByTestId("chat")).containsText("Hovor u stolu je vypnutý.");
    assertThat(phone.getByLabel("Napište něco")).hasCount(0);
  }

  @Test
  void aDropIsSeenByTheOtherCountedDownAndForgottenOnceOneIsBackWithTheSameBoard() {
    Seats seats = invited("taiga-puff");
    seats.actions(12);
    Page phone = seats.other.page;
    seats.other.visit.context().setOffline(true);

    Locator away = seats.one.page.getByTestId("away");
    assertThat(away).containsText(Pattern.compile("Za \\d+ s si můžete vzít výhru"));
    assertThat(phone.getByTestId("line-lost")).isVisible();
    seats.one.visit.screenshot("room-away");
    seats.other.visit.screenshot("room-lost");
    seats.other.visit.context().setOffline(false);
    assertThat(away).hasCount(0);
    assertThat(phone.getByTestId("line-lost")).hasCount(0);
    // The line that could not be drawn is told by the browser itself.
    seats.other.visit.forgiveProblems();

    seats.one.forget();
    seats.other.forget();
    seats.actions(10);
    List<String> stones = settledBoardOf(phone);
    phone.reload();
    assertThat(phone.getByTestId("game")).isVisible();
    assertThat(settledBoardOf(phone)).as("the board after a reload").isEqualTo(stones);
    seats.other.forget();
    seats.actions(4);
  }

  /** What stands where once the other's last turn has arrived: when nothing changes for a while. */
  private static List<String> settledBoardOf(Page page) {
    List<String> before = List.of();
    List<String> now = boardOf(page);
    while (!now.equals(before)) {
      page.waitForTimeout(1000);
      before = now;
      now = boardOf(page);
    }
    return now;
  }

  /** What stands where, in words. */
  private static List<String> boardOf(Page page) {
    Object labels =
        page.evaluate(
            "[...document.querySelectorAll('[role=gridcell]')].map(cell => cell.dataset.place + ':'"
                + " + cell.getAttribute('aria-label').replace(/, (může|sem lze|vybráno).*/, ''))");
    return ((List<?>) labels).stream().map(Object::toString).sorted().toList();
  }

  @Test
  void resigningIsAskedAboutValuedByTheBoardAndEndsTheGameForBoth() {
    Seats seats = invited("dlouhe-vrhcaby");
    seats.actions(6);
    Page phone = seats.other.page;
    button(phone, "Nabídka hry").tap();
    in(phone, "menu", "Vzdát hru").tap();
    assertThat(phone.getByTestId("resign")).containsText("Mars, dva body");
    assertThat(in(phone, "resign", "Hrát dál")).isFocused();
    in(phone, "resign", "Vzdát").tap();
    assertThat(seats.one.page.getByTestId("result")).containsText("Vyhráli jste");
    assertThat(seats.one.page.getByTestId("result")).containsText("Mars");
    assertThat(phone.getByTestId("result")).containsText("Prohráli jste");
    Map<?, ?> info =
        (Map<?, ?>)
            phone.evaluate(
                "fetch('/api/matches/' + location.pathname.split('/').pop())"
                    + ".then(answer => answer.json()).then(all => all.match.result)");
    assertThat(info.get("score").toString()).contains("2");
  }
}
