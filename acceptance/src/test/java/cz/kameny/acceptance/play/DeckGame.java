package cz.kameny.acceptance.play;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import cz.kameny.acceptance.play.DeckPlay.Push;

/** Plays a game of Přes palubu with the ideas of {@link DeckPlay}, one side or both. */
final class DeckGame {
  private final Person person;
  private final Stick stick;
  private int turns;
  private int byStick;

  /** By taps alone. */
  DeckGame(Person person) {
    this(person, null);
  }

  /** Every other turn with the joystick, half of these without any tap on the board. */
  DeckGame(Person person, Stick stick) {
    this.person = person;
    this.stick = stick;
  }

  /** Turns played so far. */
  int turns() {
    return turns;
  }

  /** How many of them with the joystick. */
  int byStick() {
    return byStick;
  }

  /** Plays one turn for whoever's turn it is and waits for what comes of it. */
  Look turn(Look start) {
    int turn = turns++;
    boolean withStick = stick != null && turn % 2 == 1;
    Look now = start;
    for (Push push : DeckPlay.ofActing(person, start).ideas(turn)) {
      if (!chosen(now, push.from())) {
        now = choose(now, push.from(), withStick && turn % 4 == 3);
      }
      Cell target = towards(now, push);
      if (target == null) {
        continue;
      }
      if (withStick) {
        byStick++;
        stick.flick(push.way(), turned());
        return person.lookAfter(now);
      }
      return person.pick(now, target.place());
    }
    throw new AssertionError("nothing can be pushed: " + now.words());
  }

  private Look choose(Look now, String place, boolean withoutTap) {
    // The cursor is shown only while nothing is chosen.
    if (!withoutTap || now.chosen().isPresent()) {
      return person.pick(now, place);
    }
    walk(place);
    stick.fire();
    return person.lookAfter(now);
  }

  /** Whether the deck is seen from White's side. */
  private boolean turned() {
    return person.page.getByRole(AriaRole.GRIDCELL).first().getAttribute("data-place").equals("f1");
  }

  /** Walks the joystick's cursor to a figure. */
  private void walk(String to) {
    Locator cursor = person.page.locator(".cell.cursor");
    for (int i = 0; i < 12; i++) {
      String at = cursor.getAttribute("data-place");
      if (at.equals(to)) {
        return;
      }
      DeckPlay.Way way =
          at.charAt(0) != to.charAt(0)
              ? at.charAt(0) < to.charAt(0) ? DeckPlay.Way.RIGHT : DeckPlay.Way.LEFT
              : at.charAt(1) < to.charAt(1) ? DeckPlay.Way.UP : DeckPlay.Way.DOWN;
      stick.flick(way, turned());
      person.page.waitForCondition(() -> !at.equals(cursor.getAttribute("data-place")));
    }
    throw new AssertionError("the cursor does not get to " + to);
  }

  private static boolean chosen(Look now, String place) {
    return now.chosen().filter(cell -> cell.place().equals(place)).isPresent();
  }

  /** The lit cell in that direction, or null when the rules do not let the row go there. */
  static Cell towards(Look now, Push push) {
    String at = DeckPlay.next(push.from(), push.way());
    while (at != null) {
      Cell cell = now.at(at);
      if (cell.target()) {
        return cell;
      }
      at = DeckPlay.next(at, push.way());
    }
    return null;
  }
}
