package cz.kameny.acceptance.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import cz.kameny.acceptance.browser.BrowserTest;
import cz.kameny.acceptance.browser.Screen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How games and series end other than by the last stone, and what comes next. */
class EndsTest extends BrowserTest {
  private Page page;
  private Person person;

  private void visit(String path) {
    page = openPrepared(Screen.DESKTOP, path, context -> Dice.loaded(context, "6135")).page();
    person = new Person(page, Hand.mouse(page));
  }

  private Locator dialog(String name) {
    return page.getByTestId(name);
  }

  private void resign() {
    person.press("Nabídka hry");
    person.hand.press(person.button("menu", "Vzdát hru"));
    assertThat(person.button("resign", "Hrát dál")).isFocused();
  }

  @Test
  void resigningAsksSaysWhatItCostsAndIsNeverTheAnswerUnderTheFinger() {
    visit("/nova/dlouhe-vrhcaby");
    Look start = person.startWithFriend();
    resign();
    assertThat(dialog("resign"))
        .containsText("Nevyvedli jste žádný kámen: soupeř získá Mars, dva body.");
    page.keyboard().press("Enter");
    assertThat(dialog("resign").getByRole(AriaRole.BUTTON)).hasCount(0);
    assertThat(person.look().board()).isEqualTo(start.board());

    resign();
    person.hand.press(person.button("resign", "Vzdát"));

    assertThat(dialog("result")).containsText("Vyhrává Hráč 2");
    assertThat(dialog("result")).containsText("Bílý hru vzdal.");
    assertThat(dialog("result")).containsText("Mars");
    assertThat(dialog("result")).containsText("2 body");
  }

  @Test
  void againstTheComputerALossIsToldAsMyLoss() {
    visit("/nova/taiga-puff");
    person.choose("Nováček");
    person.press("Začít hru");
    person.look();
    resign();
    person.hand.press(person.button("resign", "Vzdát"));

    assertThat(dialog("result")).containsText("Prohráli jste");
    assertThat(dialog("result")).containsText("Hru jste vzdali.");
  }

  @Test
  void givingUpIsHeardWhileTheComputerThinks() {
    visit("/nova/pres-palubu");
    person.choose("Velmistr");
    page.getByRole(AriaRole.GROUP, new Page.GetByRoleOptions().setName("Kdo začíná"))
        .getByRole(AriaRole.RADIO, new Locator.GetByRoleOptions().setName("Velmistr"))
        .check();
    person.press("Začít hru");
    assertThat(page.getByTestId("status")).hasText("Velmistr přemýšlí…");
    resign();
    person.hand.press(person.button("resign", "Vzdát"));

    assertThat(dialog("result")).containsText("Hru jste vzdali.");
  }

  @ParameterizedTest
  @CsvSource({"taiga-puff", "dlouhe-vrhcaby"})
  void thereIsNoDrawButtonInGamesThatHaveNoDraws(String game) {
    visit("/nova/" + game);
    person.startWithFriend();
    person.press("Nabídka hry");

    assertThat(person.button("menu", "Vzdát hru")).isVisible();
    assertThat(person.button("menu", "Nabídnout remízu")).hasCount(0);
  }

  @Test
  void aDrawIsOfferedDeclinedOfferedAgainAndAgreed() {
    visit("/nova/pres-palubu");
    person.startWithFriend();
    person.press("Nabídka hry");
    person.hand.press(person.button("menu", "Nabídnout remízu"));
    assertThat(dialog("draw")).hasAttribute("aria-label", "Hráč 1 nabízí remízu");
    assertThat(person.button("draw", "Odmítnout")).isFocused();
    person.hand.press(person.button("draw", "Odmítnout"));
    assertThat(page.getByTestId("notice")).hasText("Hráč 2 remízu odmítá");
    Look after = person.look();
    assertThat(after.acting()).as("still the same turn").isEqualTo("a");

    Look next = person.pick(person.pick(after, "c1"), "c4");
    assertThat(next.acting()).isEqualTo("b");
    person.press("Nabídka hry");
    person.hand.press(person.button("menu", "Nabídnout remízu"));
    person.hand.press(person.button("draw", "Přijmout remízu"));

    assertThat(dialog("result")).containsText("Remíza");
    assertThat(dialog("result")).containsText("Dohodou.");
  }

  @Test
  void aLevelDeclinesADrawInAGameThatHasJustBegun() {
    visit("/nova/pres-palubu");
    person.press("Začít hru");
    Look mine = person.look();
    person.press("Nabídka hry");
    person.hand.press(person.button("menu", "Nabídnout remízu"));

    assertThat(page.getByTestId("notice")).hasText("Učeň remízu odmítá");
    Look after = person.look();
    assertThat(after.acting()).as("still my turn").isEqualTo("a");
    assertThat(after.board()).isEqualTo(mine.board());
    assertThat(dialog("draw").getByRole(AriaRole.BUTTON)).hasCount(0);
  }

  @Test
  void aSeriesCountsItsGamesNamesItsWinnerAndIsPlayedAgain() {
    visit("/nova/pres-palubu");
    person.choose("Kamarád u této obrazovky");
    person.press("Přidat: Počet her");
    person.press("Začít hru");
    person.look();
    assertThat(page.getByTestId("score")).hasText("0 : 0");
    resign();
    person.hand.press(person.button("resign", "Vzdát"));
    assertThat(dialog("result")).containsText("0 : 1");
    assertThat(dialog("result")).containsText("Vyhrává Hráč 2");
    assertThat(person.button("result", "Odveta")).hasCount(0);
    Look result = person.look();
    person.hand.press(person.button("result", "Další hra"));

    // LV-14 and the like: the loser starts the next game of a series.
    Look second = person.lookAfter(result);
    assertThat(page.getByTestId("score")).hasText("0 : 1");
    assertThat(second.acting()).isEqualTo("a");
    assertThat(second.phase()).isEqualTo("turn");
    String first = page.url();
    resign();
    person.hand.press(person.button("resign", "Vzdát"));
    assertThat(dialog("result")).containsText("0 : 2");
    assertThat(dialog("result")).containsText("Sérii vyhrává Hráč 2");
    person.hand.press(person.button("result", "Odveta"));

    page.waitForURL(url -> !url.equals(first));
    Look rematch = person.look();
    assertThat(page.getByTestId("score")).hasText("0 : 0");
    assertThat(rematch.phase()).isEqualTo("turn");
    assertThat(page.getByTestId("player-b").getAttribute("aria-label"))
        .contains("Hráč 2")
        .contains("18 figur");
  }

  @Test
  void aReplayWalksThroughEveryTurnForwardAndBack() {
    visit("/nova/pres-palubu");
    Look now = person.startWithFriend();
    Look before = now;
    now = person.pick(person.pick(now, "c1"), "c4");
    now = person.pick(person.pick(now, "d6"), "d3");
    now = person.pick(person.pick(now, "b1"), "b4");
    resign();
    person.hand.press(person.button("resign", "Vzdát"));
    dialog("result")
        .getByRole(AriaRole.LINK, new Locator.GetByRoleOptions().setName("Přehrát hru"))
        .click();

    Locator at = page.getByTestId("replay-at");
    assertThat(at).hasText("0 / 3");
    assertThat(cells()).isEqualTo(plain(before));
    for (int i = 1; i <= 3; i++) {
      person.press("O tah dál");
      assertThat(at).hasText(i + " / 3");
    }
    assertThat(person.button("O tah dál")).isDisabled();
    assertThat(cells()).isEqualTo(plain(now));
    person.press("O tah zpět");
    assertThat(at).hasText("2 / 3");
    page.keyboard().press("Home");
    assertThat(at).hasText("0 / 3");
    assertThat(person.button("O tah zpět")).isDisabled();
    page.getByRole(AriaRole.LIST).getByRole(AriaRole.BUTTON).nth(1).click();
    assertThat(at).hasText("2 / 3");
    person.press("Na konec");
    assertThat(at).hasText("3 / 3");
    assertThat(cells()).isEqualTo(plain(now));
  }

  private Object cells() {
    return page.evaluate(
        "[...document.querySelectorAll('[role=gridcell]')].map(c =>"
            + " c.getAttribute('aria-label')).sort()");
  }

  private static Object plain(Look look) {
    return look.board().stream()
        .map(words -> words.substring(words.indexOf(": ") + 2))
        .sorted()
        .toList();
  }
}
