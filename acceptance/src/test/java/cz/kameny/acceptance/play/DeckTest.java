package cz.kameny.acceptance.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import cz.kameny.acceptance.browser.BrowserTest;
import cz.kameny.acceptance.browser.Screen;
import org.junit.jupiter.api.Test;

/** Pushing on the deck of Přes palubu: tap, swipe, keys, and why a direction is not possible. */
class DeckTest extends BrowserTest {
  private Page page;
  private Person person;

  private Look start(Screen screen) {
    page =
        openPrepared(
                screen,
                "/nova/pres-palubu",
                context -> {
                  Dice.loaded(context, "61");
                  Chosen.hurry(context);
                })
            .page();
    person = new Person(page, screen.touch() ? Hand.finger(page) : Hand.mouse(page));
    return person.startWithFriend();
  }

  @Test
  void aTapOnATargetPushesTheRowAndTheLastOneFalls() {
    Look now = start(Screen.PHONE);

    Look chosen = person.pick(now, "c1");
    Look after = person.pick(chosen, "c4");

    assertThat(after.acting()).isEqualTo("b");
    assertThat(after.at("c1").words()).isEqualTo("c1, prázdné");
    assertThat(after.at("c4").words()).contains("červen");
    assertThat(page.getByTestId("player-b").getAttribute("aria-label")).contains("17 figur");
    assertThat(page.getByTestId("live")).containsText("figura spadla do moře");
  }

  @Test
  void whatIsHeldIsMarkedUntilItIsLetGo() {
    Cell figure = start(Screen.DESKTOP).at("c1");
    page.mouse().move(figure.x(), figure.y());
    page.mouse().down();
    assertThat(page.locator("[data-pressed]")).hasAttribute("data-place", "c1");
    page.mouse().up();
    assertThat(page.locator("[data-pressed]")).hasCount(0);
  }

  @Test
  void aSwipePushesToo() {
    Look now = start(Screen.SMALL_PHONE);
    Cell from = now.at("b1");
    Cell ahead = now.at("b2");
    new Stick(page).drag(from.x(), from.y(), ahead.x(), ahead.y());

    Look after = person.lookAfter(now);

    assertThat(after.at("b1").words()).isEqualTo("b1, prázdné");
    assertThat(after.acting()).isEqualTo("b");
  }

  @Test
  void aDirectionThatIsNotPossibleSaysWhyInAFewWordsWithItsClause() {
    Look now = start(Screen.DESKTOP);

    Look stronger = person.pick(person.pick(now, "c3"), "c4");
    assertThat(stronger.status()).startsWith("soupeřova řada je silnější").endsWith("PP-7");
    Look edge = person.pick(stronger, "b3");
    edge = person.pick(edge, "b3");
    page.keyboard().press("Enter");
    edge = person.lookAfter(edge);
    page.keyboard().press("ArrowLeft");
    edge = person.lookAfter(edge);
    assertThat(edge.status()).startsWith("přes okraj vlastní figury nejdou").endsWith("PP-6");
    page.keyboard().press("Escape");
    Look captain = person.pick(person.lookAfter(edge), "a3");
    page.keyboard().press("ArrowDown");
    captain = person.lookAfter(captain);
    assertThat(captain.status()).startsWith("kapitán nesmí couvat").endsWith("PP-8");

    assertThat(captain.board()).as("nothing has moved").isEqualTo(now.board());
  }

  @Test
  void aCaptainThatWasPushedKeepsItsRing() {
    Look now = start(Screen.DESKTOP);
    assertThat(now.at("a4").words()).contains("kapitán");

    Look after = person.pick(person.pick(now, "a1"), "a4");

    assertThat(after.at("a5").words()).contains("bílý kapitán");
  }
}
