package cz.kameny.acceptance.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import cz.kameny.acceptance.browser.BrowserTest;
import cz.kameny.acceptance.browser.Screen;
import cz.kameny.acceptance.browser.Visit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A whole game of Taiga-Puff on the keyboard, from the first page to the result. */
class TaigaPuffByKeysTest extends BrowserTest {
  /** Sixty games of two who play like this took 74 to 195 turns. */
  private static final int MOST_TURNS = 250;

  @Test
  void aWholeGameInTwoAtOneScreenWithoutAMouse() {
    Visit visit =
        openPrepared(
            Screen.DESKTOP,
            "/",
            context -> {
              Dice.seeded(context, 3);
              Chosen.stillness(context);
            });
    Page page = visit.page();
    Keys keys = new Keys(page);
    Person person = new Person(page, keys);
    keys.press(
        page.getByRole(
            AriaRole.LINK, new Page.GetByRoleOptions().setName("Nastavit hru: Taiga-Puff")));
    page.waitForURL("**/nova/taiga-puff");
    keys.tabTo(radio(page, "Počítač"));
    page.keyboard().press("ArrowRight");
    assertThat(radio(page, "Kamarád u této obrazovky").isChecked()).isTrue();
    keys.tabTo(page.getByLabel("Jméno prvního hráče"));
    page.keyboard().type("Jana");
    page.keyboard().press("Tab");
    page.keyboard().type("Petr");
    keys.press(person.button("Začít hru"));
    page.waitForURL(Pattern.compile("/hra/"));

    DicePlay play = new DicePlay(person);
    Look end = play.toTheEnd(MOST_TURNS);

    boolean janaIsBlack = page.getByTestId("player-a").getAttribute("aria-label").contains("Černý");
    boolean blackIsDone = end.at("off-first").words().contains("15");
    assertThat(end.at(blackIsDone ? "off-first" : "off-second").words()).contains("15");
    String winner = janaIsBlack == blackIsDone ? "Jana" : "Petr";
    Locator result = page.getByTestId("result");
    assertThat(result.textContent()).contains("Vyhrává " + winner);
    // The answer that lies under the finger is the next game, and Escape looks at the board.
    assertThat(page.evaluate("document.activeElement.textContent")).isEqualTo("Odveta");
    page.keyboard().press("Escape");
    result
        .getByText("Vyhrává")
        .waitFor(
            new Locator.WaitForOptions()
                .setState(com.microsoft.playwright.options.WaitForSelectorState.DETACHED));
  }

  private static Locator radio(Page page, String name) {
    return page.getByRole(AriaRole.RADIO, new Page.GetByRoleOptions().setName(name));
  }
}
