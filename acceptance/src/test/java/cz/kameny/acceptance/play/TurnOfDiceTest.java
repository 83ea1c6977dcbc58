package cz.kameny.acceptance.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import cz.kameny.acceptance.browser.BrowserTest;
import cz.kameny.acceptance.browser.Screen;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Composing a turn with dice: quick taps, double tap, drag, undo, the other die first, reasons. */
class TurnOfDiceTest extends BrowserTest {
  /** Who starts: 6 against 1. The first roll: 3 and 5, as in all of these games. */
  private static final String THROWS = "6135";

  private Page page;
  private Person person;

  /** A game in two, the first roll lies on the table. */
  private Look rolled(Screen screen, String game) {
    page = openPrepared(screen, "/nova/" + game, context -> Dice.loaded(context, THROWS)).page();
    person = new Person(page, screen.touch() ? Hand.finger(page) : Hand.mouse(page));
    Look start = person.startWithFriend();
    assertThat(start.phase()).isEqualTo("roll");
    Look now = person.primary(start);
    assertThat(now.dice()).isEqualTo("35");
    return now;
  }

  @Test
  void twoQuickTapsBothCountInOrder() {
    Look now = rolled(Screen.PHONE, "taiga-puff");
    Cell hand = now.sources().get(0);
    Look chosen = person.pick(now, hand.place());
    List<Cell> entries = chosen.targets();
    assertThat(entries).hasSizeGreaterThanOrEqualTo(2);

    // The stone is in the finger already: its target, the next stone, that one's target, at once.
    person.hand.pick(entries.get(0));
    person.hand.pick(hand);
    person.hand.pick(entries.get(1));

    page.waitForCondition(() -> person.look().ready());
    Look after = person.look();
    assertThat(after.dice()).matches("[35]![35]!");
    assertThat(after.at(entries.get(0).place()).words()).contains("1 černý");
    assertThat(after.at(entries.get(1).place()).words()).contains("1 černý");
  }

  @Test
  void aDoubleTapPlaysTheLeftDieAndATapOnTheDiceSwapsThem() {
    Look now = rolled(Screen.PHONE, "dlouhe-vrhcaby");
    swapDice();
    Look swapped = person.lookAfter(now);
    assertThat(swapped.dice()).isEqualTo("53");

    Cell head = swapped.sources().get(0);
    person.hand.pick(head);
    person.hand.pick(head);

    page.waitForCondition(() -> person.look().dice().contains("!"));
    Look after = person.look();
    assertThat(after.dice()).isEqualTo("5!3");
    assertThat(after.at("19").words()).contains("1 bílý");
  }

  private void swapDice() {
    var die = page.locator(".dice .die").first().boundingBox();
    page.touchscreen().tap(die.x + die.width / 2, die.y + die.height / 2);
  }

  /** From one point of the screen to another. */
  private interface Drag {
    void drag(double fromX, double fromY, double toX, double toY);
  }

  @Test
  void aStoneIsDraggedWithTheMouseToItsTarget() {
    Look after = dragged(rolled(Screen.DESKTOP, "dlouhe-vrhcaby"), "21", this::dragWithTheMouse);
    assertThat(after.at("21").words()).contains("1 bílý");
    assertThat(after.at("24").words()).contains("14 bílých");
  }

  private void dragWithTheMouse(double fromX, double fromY, double toX, double toY) {
    page.mouse().move(fromX, fromY);
    page.mouse().down();
    page.mouse().move(fromX + 20, fromY + 20);
    page.mouse().move(toX, toY);
    page.mouse().up();
  }

  @Test
  void aStoneIsDraggedWithAFingerToItsTarget() {
    Look now = rolled(Screen.SMALL_PHONE, "dlouhe-vrhcaby");
    Look after = dragged(now, "19", new Stick(page)::drag);
    assertThat(after.at("19").words()).contains("1 bílý");
  }

  private Look dragged(Look now, String target, Drag how) {
    Cell from = now.at("24");
    Cell to = now.at(target);
    how.drag(from.x(), from.y(), to.x(), to.y());
    return person.lookAfter(now);
  }

  @Test
  void stepsAreTakenBackOneByOneUntilTheTurnIsConfirmedAndNeverAfter() {
    Look now = rolled(Screen.DESKTOP, "dlouhe-vrhcaby");
    Look one = person.pick(person.pick(now, "24"), "21");
    Look two = person.pick(person.pick(one, "21"), "16");
    assertThat(two.ready()).isTrue();

    person.press("Vrátit krok");
    Look back = person.lookAfter(two);
    assertThat(back.board()).isEqualTo(one.board());
    assertThat(back.ready()).isFalse();
    person.press("Vrátit krok");
    Look start = person.lookAfter(back);
    assertThat(start.board()).isEqualTo(now.board());
    assertThat(start.dice()).isEqualTo("35");
    assertThat(person.button("Vrátit krok")).isDisabled();

    // Both dice with one stone in one go, the other way round or not: it is the same place.
    Look whole = person.pick(person.pick(start, "24"), "16");
    Look confirmed = person.primary(whole);
    assertThat(confirmed.acting()).isEqualTo("b");
    assertThat(confirmed.phase()).isEqualTo("roll");
    assertThat(person.button("Vrátit krok")).isDisabled();
    assertThat(confirmed.at("16").words()).contains("1 bílý");
  }

  @Test
  void aStepThatIsNotPossibleSaysWhyWithItsClause() {
    Look now = rolled(Screen.DESKTOP, "dlouhe-vrhcaby");
    Look chosen = person.pick(now, "24");

    Look refused = person.pick(chosen, "23");

    assertThat(refused.status()).startsWith("takové číslo nepadlo");
    assertThat(page.getByTestId("status").locator("a.clause"))
        .hasAttribute("href", "/pravidla/dlouhe-vrhcaby#lv-5");
    assertThat(refused.board()).isEqualTo(now.board());
    assertThat(refused.chosen()).as("still in the hand").isPresent();

    Look back = person.pick(person.pick(refused, "21"), "21");
    Look backward = person.pick(back, "24");
    assertThat(backward.status()).startsWith("tam kameny nechodí").endsWith("LV-1");
  }

  @Test
  void aStoneThatCannotMoveSaysWhyToATapADragAndAKey() {
    Look now = rolled(Screen.DESKTOP, "dlouhe-vrhcaby");
    // LV-6: one stone has left the head, the next may not.
    Look one = person.pick(person.pick(now, "24"), "21");
    String why = "z hlavy smí v tahu jen jeden kámen";

    Look tapped = person.pick(one, "24");
    assertThat(tapped.status()).startsWith(why).endsWith("LV-6");

    page.keyboard().press("Escape");
    Look calm = person.lookAfter(tapped);
    assertThat(calm.status()).isEqualTo("Vyberte kámen");
    Cell head = calm.at("24");
    page.mouse().move(head.x(), head.y());
    page.mouse().down();
    page.mouse().move(head.x() - 30, head.y() + 30);
    page.mouse().up();
    Look dragged = person.lookAfter(calm);
    assertThat(dragged.status()).startsWith(why).endsWith("LV-6");

    page.keyboard().press("Escape");
    calm = person.lookAfter(dragged);
    new Keys(page).pick(calm.at("24"));
    Look keyed = person.lookAfter(calm);
    assertThat(keyed.status()).startsWith(why).endsWith("LV-6");
    assertThat(keyed.board()).isEqualTo(one.board());
  }

  @Test
  void aStoneDroppedWhereItCannotGoSaysWhy() {
    Look now = rolled(Screen.SMALL_PHONE, "dlouhe-vrhcaby");
    Cell from = now.at("24");
    Cell to = now.at("14");
    new Stick(page).drag(from.x(), from.y(), to.x(), to.y());

    Look after = person.lookAfter(now);
    assertThat(after.status()).startsWith("takové číslo nepadlo").endsWith("LV-5");
    assertThat(after.board()).isEqualTo(now.board());
  }
}
