package cz.kameny.acceptance.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import cz.kameny.acceptance.browser.BrowserTest;
import cz.kameny.acceptance.browser.Screen;
import cz.kameny.acceptance.browser.Visit;
import org.junit.jupiter.api.Test;

/** A whole game of Taiga-Puff with a mouse, in two at one screen, to the result. */
class TaigaPuffTest extends BrowserTest {
  /** Sixty games of two who play like this took 74 to 195 turns. */
  private static final int MOST_TURNS = 250;

  @Test
  void aWholeGameInTwoAtOneScreen() {
    Visit visit =
        openPrepared(
            Screen.WINDOW,
            "/nova/taiga-puff",
            context -> {
              Dice.seeded(context, 5);
              Chosen.briskness(context);
            });
    Page page = visit.page();
    Person person = new Person(page, Hand.mouse(page));
    person.startWithFriend();

    DicePlay play = new DicePlay(person);
    Look end = play.toTheEnd(MOST_TURNS);

    boolean firstIsBlack =
        page.getByTestId("player-a").getAttribute("aria-label").contains("Černý");
    boolean blackIsDone = end.at("off-first").words().contains("15");
    assertThat(end.at(blackIsDone ? "off-first" : "off-second").words()).contains("15");
    String winner = firstIsBlack == blackIsDone ? "Hráč 1" : "Hráč 2";
    Locator result = page.getByTestId("result");
    assertThat(result.textContent()).contains("Vyhrává " + winner);
  }
}
