package cz.kameny.acceptance.play;

import com.microsoft.playwright.Locator;
import java.util.Comparator;

/** Plays the dice games without much thought: as far as a stone goes, the rear ones first. */
final class DicePlay {
  private final Person person;
  private int turns;
  private int rolls;

  DicePlay(Person person) {
    this.person = person;
  }

  /** Turns confirmed so far by this person, for all seats at the screen. */
  int turns() {
    return turns;
  }

  /** Plays until the result is shown, but for at most so many rolls. */
  Look toTheEnd(int most) {
    Look now = person.look();
    while (!now.asked().equals("result")) {
      if (rolls > most) {
        throw new AssertionError("no end after " + most + " rolls: " + now.words());
      }
      now = act(now);
    }
    return now;
  }

  /** Plays so many turns of the persons at the screen, or until the result is shown. */
  Look turns(int count) {
    int end = turns + count;
    Look now = person.look();
    while (turns < end && !now.asked().equals("result")) {
      now = act(now);
    }
    return now;
  }

  /** Does the next thing: rolls, picks a stone or its target, answers which die, confirms. */
  Look act(Look now) {
    if (now.asked().equals("which-die")) {
      Locator ways =
          person
              .page
              .getByTestId("which-die")
              .getByRole(com.microsoft.playwright.options.AriaRole.BUTTON);
      person.hand.press(ways.first());
      return person.lookAfter(now);
    }
    if (now.phase().equals("roll")) {
      rolls++;
      return person.primary(now);
    }
    if (now.chosen().isPresent() && !now.targets().isEmpty()) {
      return person.pick(now, best(now).place());
    }
    if (!now.sources().isEmpty()) {
      return person.pick(now, person.hand.handiest(now.sources(), turns).place());
    }
    turns++;
    return person.primary(now);
  }

  /** Off the board if possible, and sparing the other one: stones hit over and over never end. */
  private static Cell best(Look now) {
    String other = now.chosen().orElseThrow().words().contains("čern") ? "bíl" : "čern";
    return now.targets().stream()
        .min(
            Comparator.comparing((Cell cell) -> !cell.place().startsWith("off"))
                .thenComparing(cell -> cell.words().contains(other)))
        .orElseThrow();
  }
}
