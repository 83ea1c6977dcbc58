package cz.kameny.acceptance.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import cz.kameny.acceptance.browser.BrowserTest;
import cz.kameny.acceptance.browser.Mirror;
import cz.kameny.acceptance.browser.Screen;
import cz.kameny.acceptance.browser.Visit;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** The pages without a network, and a newer version of them. */
class OfflineTest extends BrowserTest {
  private static final int TURNS = 3;

  /** Answers how many files are kept, once that has not changed for a while. */
  static final String KEPT =
      """
      async () => {
        const count = async () => (await (await caches.open('kameny-later')).keys()).length;
        for (let before = -1, now = await count(); ; before = now, now = await count()) {
          if (now > 20 && now === before) return now;
          await new Promise(done => setTimeout(done, 1500));
        }
      }
      """;

  private Visit visit;
  private Page page;
  private Person person;

  /** Somebody who has been here once before. */
  private void secondVisit(Screen screen, String address) {
    visit = openKeeping(screen, context -> Dice.loaded(context, "6135"));
    page = visit.page();
    person = new Person(page, screen.touch() ? Hand.finger(page) : Hand.mouse(page));
    page.navigate(address + "/");
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)");
    page.reload();
    page.waitForFunction("navigator.serviceWorker.controller !== null");
  }

  @Test
  void fromTheSecondVisitOnAllPagesAndTheComputerWorkWithoutANetwork() {
    secondVisit(Screen.PHONE, address());
    page.evaluate(KEPT);
    visit.context().setOffline(true);

    page.navigate(address() + "/nova/pres-palubu");
    person.press("Začít hru");
    Look now = person.look();
    DeckGame game = new DeckGame(person);
    for (int i = 0; i < TURNS; i++) {
      now = game.turn(now);
    }
    page.reload();
    Look again = person.look();
    assertThat(again.board()).as("in the middle of a game").isEqualTo(now.board());
    assertThat(again.acting()).isEqualTo(now.acting());
    game.turn(again);

    page.navigate(address() + "/pravidla/taiga-puff");
    Locator text = page.locator("article.prose");
    assertThat(text).containsText("TP-4");
    Locator picture = text.locator("img").first();
    picture.scrollIntoViewIfNeeded();
    page.waitForFunction("document.querySelector('article.prose img').naturalWidth > 0");
    page.navigate(address() + "/");
    page.getByLabel("Jazyk").selectOption("de");
    assertThat(page.locator("html")).hasAttribute("lang", "de");
    assertThat(page.getByText("Einrichten").first()).isVisible();
    visit.forgiveProblems();
  }

  @Test
  void aNewerVersionIsOfferedAndNeverForcedIntoARunningGame() throws IOException {
    try (Mirror mirror = Mirror.of(address())) {
      secondVisit(Screen.DESKTOP, mirror.address());
      page.navigate(mirror.address() + "/nova/pres-palubu");
      Look now = person.startWithFriend();
      page.evaluate("window.untouched = true");

      mirror.putUpNewerVersion();
      page.evaluate("() => navigator.serviceWorker.getRegistration().then(one => one.update())");
      page.waitForFunction(
          "async () => (await navigator.serviceWorker.getRegistration()).waiting !== null");

      assertThat(page.getByTestId("update")).hasCount(0);
      Look later = person.pick(person.pick(now, "c1"), "c4");
      assertThat(later.acting()).isEqualTo("b");
      assertThat(page.evaluate("window.untouched")).isEqualTo(true);

      person.press("Nabídka hry");
      person.hand.press(person.button("Načíst novou verzi, hra zůstane"));
      page.waitForFunction("() => window.untouched === undefined");
      Look after = person.look();
      assertThat(after.board()).isEqualTo(later.board());
      assertThat(after.acting()).isEqualTo("b");
      assertThat(
              page.evaluate(
                  "async () => (await navigator.serviceWorker.getRegistration()).waiting === null"))
          .isEqualTo(true);
      visit.forgiveProblems();
    }
  }

  @Test
  void theFirstPageOffersTheNewerVersionAndCanPutItOff() throws IOException {
    try (Mirror mirror = Mirror.of(address())) {
      secondVisit(Screen.PHONE, mirror.address());
      mirror.putUpNewerVersion();
      page.evaluate("() => navigator.serviceWorker.getRegistration().then(one => one.update())");

      assertThat(page.getByTestId("update")).containsText("Je připravena nová verze.");
      visit.screenshot("update");
      person.press("Později");
      assertThat(page.getByTestId("update")).hasCount(0);
      visit.forgiveProblems();
    }
  }

  @Test
  void itCanBeInstalled() {
    visit = openKeeping(Screen.PHONE, context -> {});
    page = visit.page();
    page.navigate(address() + "/");
    Object manifest =
        page.evaluate(
            """
            async () => {
              const link = document.querySelector('link[rel=manifest]');
              const answer = await fetch(link.href);
              const manifest = await answer.json();
              const icons = await Promise.all(manifest.icons.map(async icon => {
                const picture = await createImageBitmap(await (await fetch(icon.src)).blob()).catch(() => null);
                return icon.type === 'image/svg+xml' || `${picture.width}x${picture.height}` === icon.sizes;
              }));
              return [answer.headers.get('content-type'), manifest.display, manifest.start_url, icons.every(Boolean)];
            }
            """);
    assertThat(manifest)
        .isEqualTo(java.util.List.of("application/manifest+json", "standalone", "/", true));
  }
}
