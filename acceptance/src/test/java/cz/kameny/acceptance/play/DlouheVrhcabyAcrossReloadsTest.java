package cz.kameny.acceptance.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import cz.kameny.acceptance.browser.BrowserTest;
import cz.kameny.acceptance.browser.Screen;
import cz.kameny.acceptance.browser.Visit;
import org.junit.jupiter.api.Test;

/** A whole game of Dlouhé vrhcáby by mouse, with everything that can happen to a page meanwhile. */
class DlouheVrhcabyAcrossReloadsTest extends BrowserTest {
  private static final int MOST_TURNS = 160;

  @Test
  void aWholeGameGoesOnWhereItWasAfterReloadsAndACrash() {
    Visit visit =
        openPrepared(
            Screen.WINDOW,
            "/nova/dlouhe-vrhcaby",
            context -> {
              Dice.seeded(context, 4);
              Chosen.stillness(context);
            });
    Page page = visit.page();
    Person person = new Person(page, Hand.mouse(page));
    person.startWithFriend();
    DicePlay play = new DicePlay(person);
    play.turns(6);

    Look rolled = toRolledDice(person, play);
    page.reload();
    assertSame(person.look(), rolled);

    Look midTurn = toMiddleOfTurn(person, play);
    page.reload();
    assertSame(person.look(), midTurn);
    assertThat(person.button("Vrátit krok").isEnabled()).isTrue();

    // The same after a crash: the page is gone without a word, another tab opens the same address.
    Look before = toMiddleOfTurn(person, play);
    String url = page.url();
    page.close(new Page.CloseOptions().setRunBeforeUnload(false));
    Page second = visit.context().newPage();
    second.setViewportSize(visit.screen().width(), visit.screen().height());
    second.navigate(url);
    Person again = new Person(second, Hand.mouse(second));
    assertSame(again.look(), before);

    Look end = new DicePlay(again).toTheEnd(MOST_TURNS);
    boolean whiteIsDone = end.at("off-first").words().contains("15");
    String winnerOff = end.at(whiteIsDone ? "off-first" : "off-second").words();
    String loserOff = end.at(whiteIsDone ? "off-second" : "off-first").words();
    assertThat(winnerOff).contains("15");
    String result = second.getByTestId("result").textContent();
    if (loserOff.contains("nic")) {
      assertThat(result).contains("Mars").contains("2 body");
    } else {
      assertThat(result).contains("Oin").contains("1 bod");
    }
    second.reload();
    assertThat(again.look().board()).as("the end is kept too").isEqualTo(end.board());
    assertThat(second.getByTestId("result").textContent()).isEqualTo(result);
  }

  private static Look toRolledDice(Person person, DicePlay play) {
    Look now = person.look();
    while (!now.phase().equals("roll")) {
      now = play.act(now);
    }
    while (!now.phase().equals("turn")) {
      now = play.act(now);
    }
    assertThat(now.dice()).matches("[1-6]{2,3}");
    return now;
  }

  /** One step of two is made, the other is not, and nothing is chosen. */
  private static Look toMiddleOfTurn(Person person, DicePlay play) {
    Look now = person.look();
    while (true) {
      boolean between = now.chosen().isEmpty() && now.asked().isEmpty() && !now.sources().isEmpty();
      if (now.phase().equals("turn") && now.dice().contains("!") && between) {
        return now;
      }
      now = play.act(now);
    }
  }

  private static void assertSame(Look now, Look before) {
    assertThat(now.board()).isEqualTo(before.board());
    assertThat(now.dice()).as("the dice on the table").isEqualTo(before.dice());
    assertThat(now.acting()).isEqualTo(before.acting());
    assertThat(now.sources())
        .extracting(Cell::place)
        .isEqualTo(before.sources().stream().map(Cell::place).toList());
    assertThat(now.phase()).isEqualTo(before.phase());
  }
}
