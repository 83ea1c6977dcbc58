package cz.kameny.acceptance.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.FilePayload;
import cz.kameny.acceptance.browser.BrowserTest;
import cz.kameny.acceptance.browser.Screen;
import cz.kameny.acceptance.browser.Visit;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Everybody's own way to play: settings, and what the device keeps. */
class ComfortTest extends BrowserTest {
  private Page page;
  private Person person;

  /** A visit by somebody who has chosen settings before. */
  private void visit(Screen screen, String path, String preferences) {
    Visit visit =
        openPrepared(
            screen,
            path,
            context -> {
              Dice.loaded(context, "6135");
              Chosen.before(context, preferences);
            });
    page = visit.page();
    person = new Person(page, screen.touch() ? Hand.finger(page) : Hand.mouse(page));
  }

  @Test
  void aGameByALargeJoystickOnTheLeftOfASmallPhone() {
    visit(Screen.SMALL_PHONE, "/nova/pres-palubu", "{\"joystick\":\"left\",\"stick\":\"large\"}");
    Look now = person.startWithFriend();
    BoundingBox stick = page.getByTestId("joystick").boundingBox();
    assertThat(stick.x).as("in the left corner").isLessThan(40);
    assertThat(stick.width).isGreaterThan(170);
    BoundingBox status = page.getByTestId("status").boundingBox();
    assertThat(status.x).as("nothing lies under it").isGreaterThanOrEqualTo(stick.x + stick.width);

    DeckGame game = new DeckGame(person, new Stick(page));
    for (int i = 0; i < 8; i++) {
      now = game.turn(now);
    }
    assertThat(game.byStick()).isEqualTo(4);
    assertThat(page.evaluate("document.documentElement.scrollWidth")).isEqualTo(360);
  }

  @Test
  void aTurnThatCanBePlayedInOneWayOnlyPlaysItselfWhenAskedTo() {
    visit(Screen.DESKTOP, "/nova/dlouhe-vrhcaby", "{\"forced\":true}");
    Look start = person.startWithFriend();

    // LV-6: one stone leaves the head, so it takes both numbers, 3 and 5.
    Look after = person.primary(start);

    assertThat(after.acting()).isEqualTo("b");
    assertThat(after.phase()).isEqualTo("roll");
    assertThat(after.at("16").words()).contains("1 bílý");
  }

  @Test
  void withoutConfirmingTheLastStepPlaysTheTurn() {
    visit(Screen.PHONE, "/nova/dlouhe-vrhcaby", "{\"confirm\":false}");
    Look rolled = person.primary(person.startWithFriend());
    Look one = person.pick(person.pick(rolled, "24"), "21");
    assertThat(one.acting()).isEqualTo("a");

    Look after = person.pick(person.pick(one, "21"), "16");

    assertThat(after.acting()).isEqualTo("b");
    assertThat(after.at("16").words()).contains("1 bílý");
  }

  @Test
  void whatIsChosenInTheSettingsShowsAtOnceAndStays() {
    visit(Screen.PHONE, "/nova/dlouhe-vrhcaby", "{}");
    person.startWithFriend();
    assertThat(page.locator(".point-number")).hasCount(24);
    person.press("Nabídka hry");
    person.hand.press(person.button("menu", "Nastavení"));
    page.getByRole(AriaRole.RADIO, new Page.GetByRoleOptions().setName("Břidlice")).check();
    page.getByRole(AriaRole.SWITCH, new Page.GetByRoleOptions().setName("Čísla polí")).uncheck();
    page.getByRole(AriaRole.SWITCH, new Page.GetByRoleOptions().setName("Body do cíle")).uncheck();
    page.getByRole(AriaRole.SWITCH, new Page.GetByRoleOptions().setName("Velké figury")).check();
    page.getByRole(AriaRole.SLIDER, new Page.GetByRoleOptions().setName("Hlasitost")).fill("30");
    page.keyboard().press("Escape");

    page.reload();
    person.look();
    assertThat(page.locator("html")).hasClass(Pattern.compile("\\bskin-slate\\b.*\\bbig\\b"));
    assertThat(page.locator(".point-number")).hasCount(0);
    assertThat(page.getByTestId("player-a").locator(".player-count")).hasCount(0);
    assertThat(page.evaluate("JSON.parse(localStorage['kameny.preferences']).volume"))
        .isEqualTo(30);
  }

  @Test
  void gamesAndStatisticsGoToAFileAwayAndBack() throws IOException {
    visit(Screen.PHONE, "/nova/taiga-puff", "{}");
    person.hand.press(page.getByText("Nováček"));
    person.press("Začít hru");
    person.look();
    person.press("Nabídka hry");
    person.hand.press(person.button("menu", "Vzdát hru"));
    person.hand.press(person.button("resign", "Vzdát"));
    assertThat(page.getByTestId("result")).containsText("Prohráli jste");

    page.navigate(address() + "/statistika");
    Locator apprentice = page.getByTestId("statistics-taiga-puff").getByTestId("against-1");
    assertThat(apprentice).containsText("Úspěšnost 0 %");
    assertThat(apprentice.getByRole(AriaRole.IMG))
        .hasAttribute("aria-label", "Nováček: poslední hra, výher 0, proher 1.");
    person.press("Nastavení");
    Download download = page.waitForDownload(() -> person.press("Uložit do souboru"));
    assertThat(download.suggestedFilename()).matches("kameny-\\d{4}-\\d\\d-\\d\\d\\.json");
    String file = Files.readString(download.path());

    person.press("Smazat všechno");
    person.hand.press(person.button("wipe", "Smazat"));
    assertThat(page.getByTestId("data-told")).hasText("Hry i statistika jsou smazány.");
    assertThat(page.getByTestId("statistics-taiga-puff")).hasCount(0);

    read(file.substring(0, file.length() / 2));
    assertThat(page.getByTestId("data-told")).containsText("Nic se nezměnilo.");
    assertThat(page.getByTestId("statistics-taiga-puff")).hasCount(0);
    read(file);
    assertThat(page.getByTestId("data-told")).hasText("Načteno: 1 hra, 1 výsledek.");
    assertThat(apprentice).containsText("Úspěšnost 0 %");
    page.navigate(address() + "/");
    assertThat(page.getByText("Dohrané")).isVisible();
    assertThat(page.getByText("Přehrát")).hasCount(1);
  }

  private void read(String file) {
    page.getByTestId("import")
        .setInputFiles(
            new FilePayload(
                "kameny.json", "application/json", file.getBytes(StandardCharsets.UTF_8)));
  }
}
