package cz.kameny.acceptance.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import cz.kameny.acceptance.browser.Visit;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Two people in two browsers at one table. Whose turn it is is seen on their screens, never known
 * otherwise; a look that has been acted on is not acted on twice.
 */
final class Seats {
  /** So long nothing may happen on either screen before a game is said to be stuck. */
  private static final long PATIENCE_MS = 20_000;

  private static final Pattern MATCH = Pattern.compile("/zapas/[^/]+$");

  /** Where the button that confirms is, if it can be used. */
  private static final String CONFIRM =
      """
      () => {
        const button = document.querySelector('[data-testid=primary]');
        if (!button || button.disabled) return null;
        const box = button.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
      }
      """;

  /** One of them, with what was last acted on. */
  static final class Sitting {
    final Visit visit;
    final Page page;
    final Person person;
    private String seen = "";
    private final Set<String> tried = new HashSet<>();
    private int turns;

    Sitting(Visit visit) {
      this.visit = visit;
      this.page = visit.page();
      this.person = new Person(page, visit.screen().touch() ? Hand.finger(page) : Hand.mouse(page));
    }

    /** What the screen wants of this person now, or empty while it wants nothing new. */
    Optional<Look> look() {
      return page.evaluate(Look.SCRIPT, seen) instanceof java.util.Map<?, ?> read
          ? Optional.of(Look.of(read))
          : Optional.empty();
    }

    /** Sees every look anew: something else than a turn has changed the screen. */
    void forget() {
      seen = "";
    }

    private void act(Look now) {
      seen = now.signature();
      if (now.asked().equals("which-die")) {
        person.hand.press(page.getByTestId("which-die").getByRole(AriaRole.BUTTON).first());
      } else if (isDeck(now)) {
        push(now);
      } else if (now.chosen().isPresent() && !now.targets().isEmpty()) {
        List<Cell> off =
            now.targets().stream().filter(cell -> cell.place().startsWith("off")).toList();
        person.hand.pick(off.isEmpty() ? now.targets().get(0) : off.get(0));
      } else if (!now.sources().isEmpty()) {
        person.hand.pick(now.sources().get(turns % now.sources().size()));
      } else {
        turns++;
        confirm();
      }
    }

    /** On the deck there are figures to push and nothing to confirm. */
    private static boolean isDeck(Look now) {
      return now.cells().stream().anyMatch(cell -> cell.place().equals("a1"))
          && !now.sources().isEmpty();
    }

    /** Plays towards an end, so that a game has one: the best idea the rules allow. */
    private void push(Look now) {
      List<DeckPlay.Push> ideas = DeckPlay.ofActing(person, now).ideas(turns);
      Optional<String> chosen = now.chosen().map(Cell::place);
      Optional<Cell> target =
          ideas.stream()
              .filter(idea -> chosen.equals(Optional.of(idea.from())))
              .map(idea -> DeckGame.towards(now, idea))
              .filter(Objects::nonNull)
              .findFirst();
      if (target.isPresent()) {
        turns++;
        tried.clear();
        person.hand.pick(target.get());
        return;
      }
      chosen.ifPresent(tried::add);
      String next =
          ideas.stream()
              .map(DeckPlay.Push::from)
              .filter(from -> !tried.contains(from))
              .findFirst()
              .orElseThrow(() -> new AssertionError("nothing can be pushed: " + now.words()));
      person.hand.pick(now.at(next));
    }

    /** Uses the button that confirms, unless that has been done since the look. */
    private void confirm() {
      if (page.evaluate(CONFIRM) instanceof List<?> at) {
        double x = ((Number) at.get(0)).doubleValue();
        double y = ((Number) at.get(1)).doubleValue();
        ((Hand.Pointer) person.hand).at(x, y);
      }
    }
  }

  final Sitting one;
  final Sitting other;

  private Seats(Sitting one, Sitting other) {
    this.one = one;
    this.other = other;
  }

  /** Waits until both are at the same table. */
  static Seats at(Visit one, Visit other) {
    for (Visit visit : List.of(one, other)) {
      visit.page().waitForURL(MATCH);
      assertThat(visit.page().getByTestId("game")).isVisible();
    }
    return new Seats(new Sitting(one), new Sitting(other));
  }

  /** Plays until the result is shown to both, but at most so many actions. */
  void toTheEnd(int most) {
    int actions = 0;
    while (!(isOver(one) && isOver(other))) {
      if (++actions > most) {
        throw new AssertionError("no end after " + most + " actions");
      }
      actOnce();
    }
  }

  /** Does so many things, by whoever is asked for something. */
  void actions(int count) {
    for (int i = 0; i < count; i++) {
      actOnce();
    }
  }

  private static boolean isOver(Sitting who) {
    return who.page.getByTestId("result").locator(".result").count() > 0;
  }

  /** The next thing, by whoever is asked for it; the one that acted. */
  Sitting actOnce() {
    long until = System.currentTimeMillis() + PATIENCE_MS;
    while (System.currentTimeMillis() < until) {
      for (Sitting who : List.of(one, other)) {
        Optional<Look> now = who.look();
        if (now.isPresent() && !now.get().asked().equals("result")) {
          who.act(now.get());
          return who;
        }
      }
      if (isOver(one) && isOver(other)) {
        return one;
      }
      one.page.waitForTimeout(40);
    }
    throw new AssertionError("nothing is asked of anybody");
  }
}
