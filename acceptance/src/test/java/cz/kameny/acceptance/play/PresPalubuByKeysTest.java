package cz.kameny.acceptance.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.WaitForSelectorState;
import cz.kameny.acceptance.browser.BrowserTest;
import cz.kameny.acceptance.browser.Screen;
import cz.kameny.acceptance.play.DeckPlay.Push;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A whole game of Přes palubu on the keyboard, from the first page to the result. */
class PresPalubuByKeysTest extends BrowserTest {
  private static final int MOST_TURNS = 150;

  private Page page;
  private Keys keys;
  private Person person;

  @Test
  void aWholeGameInTwoAtOneScreenWithoutAMouse() {
    page =
        openPrepared(
                Screen.WINDOW,
                "/",
                context -> {
                  Dice.seeded(context, 3);
                  Chosen.stillness(context);
                })
            .page();
    keys = new Keys(page);
    person = new Person(page, keys);
    keys.press(
        page.getByRole(
            AriaRole.LINK, new Page.GetByRoleOptions().setName("Nastavit hru: Přes palubu")));
    page.waitForURL("**/nova/pres-palubu");
    keys.tabTo(radio("Počítač"));
    page.keyboard().press("ArrowRight");
    assertThat(radio("Kamarád u této obrazovky").isChecked()).isTrue();
    keys.tabTo(page.getByLabel("Jméno prvního hráče"));
    page.keyboard().type("Jana");
    page.keyboard().press("Tab");
    page.keyboard().type("Petr");
    keys.tabTo(radio("Rohy"));
    // Backwards past the start of one's own, which comes last.
    page.keyboard().press("ArrowLeft");
    assertThat(radio("Vlastní").isChecked()).isTrue();
    page.keyboard().press("ArrowLeft");
    assertThat(radio("Náhodně").isChecked()).isTrue();
    Locator fewer = person.button("Ubrat: Figur na každé straně");
    for (int i = 0; i < 7; i++) {
      keys.press(fewer);
    }
    keys.press(person.button("Začít hru"));
    page.waitForURL(Pattern.compile("/hra/"));

    Look now = person.look();
    for (int turn = 0; !now.asked().equals("result"); turn++) {
      assertThat(turn).as("turns without an end, %s", now.words()).isLessThan(MOST_TURNS);
      now = now.sources().isEmpty() ? person.primary(now) : push(now, turn);
    }

    Locator result = page.getByTestId("result");
    assertThat(result.textContent()).containsAnyOf("Vyhrává Jana", "Vyhrává Petr", "Remíza");
    // The answer that lies under the finger is the next game, and Escape looks at the board.
    assertThat(page.evaluate("document.activeElement.textContent")).isEqualTo("Odveta");
    page.keyboard().press("Escape");
    result
        .getByText(Pattern.compile("Vyhrává|Remíza"))
        .first()
        .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
  }

  /** Chooses a figure and pushes it with an arrow: the best idea that the rules allow. */
  private Look push(Look start, int turn) {
    Look now = start;
    for (Push push : DeckPlay.ofActing(person, start).ideas(turn)) {
      now = person.pick(now, push.from());
      Cell target = DeckGame.towards(now, push);
      if (target != null) {
        page.keyboard().press(arrow(now.at(push.from()), target));
        return person.lookAfter(now);
      }
      page.keyboard().press("Escape");
      now = person.lookAfter(now);
    }
    throw new AssertionError("nothing can be pushed: " + now.words());
  }

  /** The arrow that points that way on the screen, whichever side the deck is seen from. */
  private static String arrow(Cell from, Cell to) {
    double right = to.x() - from.x();
    double down = to.y() - from.y();
    if (Math.abs(right) > Math.abs(down)) {
      return right > 0 ? "ArrowRight" : "ArrowLeft";
    }
    return down > 0 ? "ArrowDown" : "ArrowUp";
  }

  private Locator radio(String name) {
    return page.getByRole(AriaRole.RADIO, new Page.GetByRoleOptions().setName(name));
  }
}
