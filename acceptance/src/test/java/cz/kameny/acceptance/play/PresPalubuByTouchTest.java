package cz.kameny.acceptance.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import cz.kameny.acceptance.browser.BrowserTest;
import cz.kameny.acceptance.browser.Screen;
import cz.kameny.acceptance.browser.Visit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A whole game of Přes palubu against the computer, by a finger on the narrowest phone. */
class PresPalubuByTouchTest extends BrowserTest {
  private static final int MOST_TURNS = 150;

  @Test
  void aWholeGameAgainstTheApprenticeByFingerAndJoystickOnASmallPhone() {
    Visit visit = openPrepared(Screen.SMALL_PHONE, "/", context -> Dice.seeded(context, 7));
    Page page = visit.page();
    Person person = new Person(page, Hand.finger(page));
    person.hand.press(page.getByTestId("card-pres-palubu").getByText("Nastavit hru"));
    page.waitForURL("**/nova/pres-palubu");
    person.hand.press(page.getByText("Nováček"));
    person.press("Začít hru");
    page.waitForURL(Pattern.compile("/hra/"));

    DeckGame game = new DeckGame(person, new Stick(page));
    Look now = person.look();
    while (!now.asked().equals("result")) {
      assertThat(game.turns()).as("turns without an end, %s", now.words()).isLessThan(MOST_TURNS);
      now = game.turn(now);
    }

    assertThat(game.byStick()).as("pushes by joystick").isGreaterThan(5);
    String mine = page.getByTestId("player-a").getAttribute("aria-label");
    String theirs = page.getByTestId("player-b").getAttribute("aria-label");
    String result = page.getByTestId("result").textContent();
    if (result.contains("Vyhráli jste")) {
      assertThat(result).contains("Celá soupeřova posádka je v moři.");
      assertThat(theirs).contains("0 figur");
    } else if (result.contains("Prohráli jste")) {
      assertThat(result).contains("Celá vaše posádka je v moři.");
      assertThat(mine).contains("0 figur");
    } else {
      assertThat(result).contains("Remíza").containsAnyOf("potřetí", "jeden proti jednomu");
    }
  }
}
