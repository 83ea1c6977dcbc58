package cz.kameny.acceptance.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FilePayload;
import cz.kameny.acceptance.browser.Screen;
import cz.kameny.acceptance.browser.Visit;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Pairing, days for a turn, calling off, records and dice from elsewhere. */
class RoomMeetingTest extends RoomPages {
  private Visit searching(Screen screen) {
    Visit visit = open(screen, "/herna");
    Page page = visit.page();
    Locator quick = page.locator(".quick");
    quick.getByRole(AriaRole.RADIO, new Locator.GetByRoleOptions().setName("Taiga-Puff")).check();
    quick.getByRole(AriaRole.RADIO, new Locator.GetByRoleOptions().setName("Na dny")).check();
    button(page, "Najít soupeře").click();
    return visit;
  }

  @Test
  void twoWhoSearchAreBroughtTogetherHaveDaysForATurnAndFindTheMatchAgain() {
    Visit one = searching(Screen.PHONE);
    assertThat(one.page().getByTestId("searching")).containsText("Taiga-Puff");
    Visit other = searching(Screen.DESKTOP);

    Seats seats = Seats.at(one, other);
    Seats.Sitting first = seats.actOnce();
    assertThat(first.page.locator(".clock.days").first()).hasText("3 dny");
    first.page.navigate(address() + "/herna");
    Locator mine = first.page.getByTestId("my-matches");
    assertThat(mine).containsText("3 dny na tah");
    assertThat(mine).containsText(Pattern.compile("Jste na tahu|Pokračovat"));
    first.visit.screenshot("room-mine");
    mine.getByRole(AriaRole.LINK).first().click();
    assertThat(first.page.getByTestId("game")).isVisible();
    Seats.at(one, other).actions(4);
  }

  @Test
  void aMatchIsCalledOffBeforeBothHaveMovedAndBothAreTold() {
    Visit one = open(Screen.DESKTOP, "/stul?proti=odkaz&hra=pres-palubu");
    button(one.page(), "Vytvořit odkaz").click();
    Seats seats = joined(one);
    Visit other = seats.other.visit;
    seats.actions(2);
    button(one.page(), "Nabídka hry").click();
    one.page().getByTestId("menu").getByText("Zrušit zápas").click();

    for (Visit visit : new Visit[] {one, other}) {
      assertThat(visit.page().getByTestId("aborted")).containsText("Zápas byl zrušen");
    }
    other.screenshot("room-aborted");
  }

  /** A record somebody sent: replayed here, its dice checked without a network. */
  @Test
  void aRecordIsBroughtReplayedAndItsDiceAreCheckedWithoutANetwork() {
    Visit visit = openKeeping(Screen.PHONE, context -> {});
    Page page = visit.page();
    page.navigate(address() + "/stul?proti=pocitac&hra=dlouhe-vrhcaby");
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)");
    button(page, "Začít hru").tap();
    new Person(page, Hand.finger(page)).look();
    button(page, "Nabídka hry").tap();
    page.getByTestId("menu").getByText("Vzdát hru").tap();
    button(page, "Vzdát").tap();
    assertThat(page.getByTestId("result")).containsText("Prohráli jste");
    String match = page.url().replaceAll(".*/", "");
    String record =
        visit.context().request().get(address() + "/api/matches/" + match + "/record").text();
    FilePayload file =
        new FilePayload("z.kameny", "text/plain", record.getBytes(StandardCharsets.UTF_8));

    page.navigate(address() + "/zaznam");
    page.getByTestId("record-file").setInputFiles(file);
    button(page, "Přehrát záznam").tap();
    page.waitForURL(Pattern.compile("/zaznam/[^/]+$"));
    assertThat(page.getByTestId("replay-at")).isVisible();

    page.navigate(address() + "/kostky");
    page.waitForFunction("navigator.serviceWorker.controller !== null");
    page.reload();
    page.evaluate(OfflineTest.KEPT);
    visit.context().setOffline(true);
    page.navigate(address() + "/kostky");
    page.getByTestId("dice-file").setInputFiles(file);
    assertThat(page.getByTestId("verdicts")).containsText("souhlasí");
    assertThat(page.locator(".verdict.good")).hasCount(1);
    visit.screenshot("room-dice-offline");
    String forged = record.replaceFirst("(?m)^roll (\\d)(\\d)$", "roll $1$1");
    forged = forged.equals(record) ? record.replaceFirst("(?m)^roll ..$", "roll 66") : forged;
    page.getByTestId("dice-file")
        .setInputFiles(
            new FilePayload("z.kameny", "text/plain", forged.getBytes(StandardCharsets.UTF_8)));
    assertThat(page.locator(".verdict.bad")).containsText("nesouhlasí");
    visit.forgiveProblems();
  }
}
