package cz.kameny.acceptance.everyone;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import cz.kameny.acceptance.browser.BrowserTest;
import cz.kameny.acceptance.browser.Screen;
import cz.kameny.acceptance.browser.Visit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Settings are kept on the device, and with the account once there is one. */
class AccountSettingsTest extends BrowserTest {
  private static final String PASSWORD = "tajné heslo";
  private static final Pattern SLATE = Pattern.compile("\\bskin-slate\\b");
  private static final Pattern BIRCH = Pattern.compile("\\bskin-birch\\b");

  private final String name = "Vlasta" + System.nanoTime() % 10_000_000;

  private static void choose(Page page, String skin) {
    page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Nastavení")).click();
    page.getByRole(AriaRole.RADIO, new Page.GetByRoleOptions().setName(skin)).check();
    page.keyboard().press("Escape");
  }

  /** Does something, and waits until the server has been told of it. */
  private static void told(Page page, Runnable what) {
    page.waitForResponse(
        answer -> answer.url().endsWith("/me/preferences") && answer.status() == 204, what);
  }

  private void fill(Page page, String form) {
    Locator fields = page.getByTestId(form);
    fields.getByRole(AriaRole.TEXTBOX).first().fill(name);
    fields.locator("input[type=password]").fill(PASSWORD);
    told(
        page,
        () -> {
          fields.getByRole(AriaRole.BUTTON).last().click();
        });
  }

  @Test
  void whatIsChosenOnOneDeviceIsThereOnTheOtherOnceSignedIn() {
    Page phone = open(Screen.PHONE, "/ucet").page();
    choose(phone, "Břidlice");
    fill(phone, "register");

    Page desk = open(Screen.DESKTOP, "/ucet").page();
    assertThat(desk.locator("html")).not().hasClass(SLATE);
    Locator form = desk.getByTestId("login");
    form.getByRole(AriaRole.TEXTBOX).first().fill(name);
    form.locator("input[type=password]").fill(PASSWORD);
    form.getByRole(AriaRole.BUTTON).last().click();
    assertThat(desk.locator("html")).hasClass(SLATE);

    told(desk, () -> choose(desk, "Bříza"));
    phone.navigate(address() + "/");
    assertThat(phone.locator("html")).hasClass(BIRCH);
  }

  @Test
  void whatIsChosenWithoutANetworkIsToldWithTheNextVisit() {
    Visit visit = open(Screen.DESKTOP, "/ucet");
    Page page = visit.page();
    fill(page, "register");
    visit.context().setOffline(true);
    choose(page, "Břidlice");
    page.waitForCondition(
        () -> visit.problems().stream().anyMatch(one -> one.contains("/me/preferences")));
    visit.context().setOffline(false);
    visit.forgiveProblems();

    told(page, () -> page.navigate(address() + "/"));
    assertThat(page.locator("html")).hasClass(SLATE);
  }
}
