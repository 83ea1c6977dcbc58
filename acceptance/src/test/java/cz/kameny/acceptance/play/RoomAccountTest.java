package cz.kameny.acceptance.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.RequestOptions;
import cz.kameny.acceptance.browser.Screen;
import cz.kameny.acceptance.browser.Visit;
import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;

/** The page of one's account, on one device and on two. */
class RoomAccountTest extends RoomPages {
  private static final String PASSWORD = "dlouhé heslo";

  private static String fresh(String begin) {
    return begin + System.nanoTime() % 1_000_000;
  }

  private static void type(Page page, String label, String text) {
    page.getByLabel(label).fill(text);
  }

  private Visit registered(Screen screen, String name) {
    Visit visit = open(screen, "/ucet");
    Locator register = visit.page().getByTestId("register");
    register.getByLabel("Jméno").fill(name);
    register.getByLabel("Heslo").fill(PASSWORD);
    register.getByRole(AriaRole.BUTTON).click();
    assertThat(visit.page().getByText("Účet je založen.")).isVisible();
    return visit;
  }

  private Visit loggedIn(Screen screen, String name, String password) {
    Visit visit = open(screen, "/ucet");
    Locator login = visit.page().getByTestId("login");
    login.getByLabel("Jméno").fill(name);
    login.getByLabel("Heslo").fill(password);
    login.getByRole(AriaRole.BUTTON).click();
    assertThat(
            visit.page().getByText("Jste přihlášeni.", new Page.GetByTextOptions().setExact(true)))
        .isVisible();
    return visit;
  }

  @Test
  void aGuestTakesAnAccountKeepsTheMatchAndIsTheSameOnAnotherDevice() {
    Visit guest = open(Screen.PHONE, "/stul?proti=pocitac&hra=taiga-puff");
    button(guest.page(), "Začít hru").tap();
    guest.page().getByTestId("game").waitFor();
    String match = guest.page().url().replaceAll(".*/", "");
    guest.page().navigate(address() + "/ucet");
    String name = fresh("Kašpárek");
    Locator register = guest.page().getByTestId("register");
    register.getByLabel("Jméno").fill(name);
    register.getByLabel("Heslo").fill(PASSWORD);
    register.getByRole(AriaRole.BUTTON).tap();
    assertThat(guest.page().getByText("Účet je založen.")).isVisible();
    assertThat(guest.page().getByTestId("chips")).containsText("1000");
    guest.screenshot("room-account");

    Visit second = loggedIn(Screen.DESKTOP, name, PASSWORD);
    assertThat(second.page().getByTestId("me")).hasText(name);
    second.page().navigate(address() + "/herna");
    second.page().getByTestId("my-matches").getByTestId("net-match-" + match).click();
    second.page().waitForURL(address() + "/zapas/" + match);
    assertThat(second.page().getByTestId("player-a")).containsText(name);
    second.page().navigate(address() + "/hrac?jmeno=" + name);
    assertThat(second.page().getByRole(AriaRole.HEADING).first()).hasText(name);
  }

  @Test
  void nameAndPasswordAreChangedAndAnotherDeviceIsSignedOutAtOnce() {
    String name = fresh("Kvido");
    Visit here = registered(Screen.DESKTOP, name);
    Visit there = loggedIn(Screen.PHONE, name, PASSWORD);
    there.page().navigate(address() + "/herna");
    assertThat(there.page().getByTestId("people")).isVisible();
    Page page = here.page();
    page.reload();
    button(page, "Odhlásit").click();
    assertThat(button(page, "Odhlásit")).hasCount(0);
    assertThat(there.page().getByTestId("me")).not().hasText(name);

    String renamed = fresh("Kvidon");
    page.locator("form")
        .filter(new Locator.FilterOptions().setHasText("Změnit jméno"))
        .getByLabel("Jméno")
        .fill(renamed);
    button(page, "Změnit jméno").click();
    assertThat(page.getByText("Jméno je změněno.")).isVisible();
    assertThat(page.getByTestId("me")).hasText(renamed);
    type(page, "Dosavadní heslo", "to není ono");
    type(page, "Nové heslo", "ještě delší heslo");
    button(page, "Změnit heslo").click();
    assertThat(page.getByRole(AriaRole.ALERT)).hasText("Jméno a heslo k sobě nepatří.");
    here.forgiveProblems();
    type(page, "Dosavadní heslo", PASSWORD);
    button(page, "Změnit heslo").click();
    assertThat(page.getByText("Heslo je změněno, jinde jste odhlášeni.")).isVisible();
    loggedIn(Screen.PHONE, renamed, "ještě delší heslo");
    // Until it was somebody new, the other device tried its line with the session that had ended.
    there.forgiveProblems();
  }

  @Test
  void aProgramGetsATokenThatIsShownOnceAndVoidWhenItIsEnded() {
    Visit visit = registered(Screen.PHONE, fresh("Karel"));
    Page page = visit.page();
    String name = fresh("Robot");
    type(page, "Jméno programu", name);
    button(page, "Vydat klíč").tap();
    String token = page.getByTestId("token").inputValue();
    assertThat(whoHas(visit, token)).contains("\"name\":\"" + name + "\"", "\"program\"");
    page.getByTestId("programs").scrollIntoViewIfNeeded();
    visit.screenshot("room-programs");

    page.reload();
    assertThat(page.getByTestId("programs")).containsText(name);
    assertThat(page.getByTestId("token")).hasCount(0);
    button(page, "Zrušit program " + name).tap();
    assertThat(page.getByTestId("programs")).not().containsText(name);
    assertThat(whoHas(visit, token)).contains("\"person\":null");
  }

  private String whoHas(Visit visit, String token) {
    APIResponse answer =
        visit
            .context()
            .request()
            .get(
                address() + "/api/me",
                RequestOptions.create()
                    .setHeader("Authorization", "Bearer " + token)
                    .setHeader("Cookie", ""));
    return answer.text();
  }

  @Test
  void everythingAboutMeIsDownloadedAndThenErased() throws IOException {
    String name = fresh("Kryšpín");
    Visit visit = registered(Screen.DESKTOP, name);
    Page page = visit.page();
    Download all = page.waitForDownload(() -> page.getByText("Stáhnout vše o mně").click());
    assertThat(all.suggestedFilename()).isEqualTo("kameny.json");
    assertThat(Files.readString(all.path())).contains(name, "\"ledger\"", "\"sessions\"");

    button(page, "Smazat účet").click();
    Locator dialog = page.getByTestId("erase");
    assertThat(dialog.getByText("Zrušit")).isFocused();
    dialog.getByLabel("Heslo").fill(PASSWORD);
    dialog
        .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Smazat").setExact(true))
        .click();
    assertThat(page.getByText("Účet je smazán.")).isVisible();
    assertThat(page.getByTestId("me")).not().hasText(name);
    page.navigate(address() + "/hrac?jmeno=" + name);
    assertThat(page.getByRole(AriaRole.HEADING).first()).hasText("Tady nic není");
    visit.forgiveProblems();
  }
}
