package cz.kameny.acceptance.play;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Keys alone: Tab to what can be used, arrows over the board, Enter, Space. */
final class Keys implements Hand {
  private static final int PATIENCE = 80;
  private final Page page;

  /** Where an arrow leads from a place, as far as it was tried. */
  private final Map<String, Map<String, String>> ways = new HashMap<>();

  /** Where the places seen so far are on the screen. */
  private final Map<String, Spot> spots = new HashMap<>();

  /** What was picked last, where the focus is. */
  private Cell last;

  Keys(Page page) {
    this.page = page;
  }

  /** The nearest: every point on the way is a key. */
  @Override
  public Cell handiest(List<Cell> cells, int turn) {
    return last == null
        ? Hand.super.handiest(cells, turn)
        : cells.stream()
            .min(
                Comparator.comparingDouble(
                    cell -> Math.abs(cell.x() - last.x()) + Math.abs(cell.y() - last.y())))
            .orElseThrow();
  }

  @Override
  public void pick(Cell cell) {
    walk(cell);
    last = cell;
    page.keyboard().press("Enter");
  }

  @Override
  public void press(Locator button) {
    tabTo(button);
    page.keyboard().press("Enter");
  }

  @Override
  public void primary() {
    page.keyboard().press("Space");
  }

  /** Presses Tab until this has the focus. */
  void tabTo(Locator wanted) {
    // What waits for the rules to be loaded is left out by Tab before.
    PlaywrightAssertions.assertThat(wanted).isEnabled();
    for (int i = 0; i < PATIENCE; i++) {
      if ((boolean) wanted.evaluate("element => element === document.activeElement")) {
        return;
      }
      page.keyboard().press("Tab");
    }
    throw new AssertionError("Tab does not reach " + wanted);
  }

  /** Walks by arrows until the cell has the focus, by ways known from earlier walks if possible. */
  private void walk(Cell to) {
    Spot here = focused();
    if (here == null) {
      // The first arrow takes the focus to the board.
      page.keyboard().press("ArrowRight");
      here = focused();
    }
    for (int i = 0; i < PATIENCE; i++) {
      if (here == null) {
        throw new AssertionError("the focus has left the board on the way to " + to.place());
      }
      if (here.place.equals(to.place())) {
        return;
      }
      List<String> known = way(here.place, to.place());
      if (known == null) {
        known = wayToSomethingNew(here.place, to);
      }
      if (known.isEmpty()) {
        here = tried(here, to);
        continue;
      }
      String expected = here.place;
      for (String arrow : known) {
        expected = ways(expected).get(arrow);
        page.keyboard().press(arrow);
      }
      here = focused();
      if (here != null && !here.place.equals(expected)) {
        // A board that is seen from the other side now: the ways are others.
        ways.clear();
      }
    }
    throw new AssertionError("arrows do not lead to " + to.place() + ", known " + ways);
  }

  /** Presses an arrow not tried from here, the one that points best, and remembers where it led. */
  private Spot tried(Spot from, Cell to) {
    String arrow =
        Arrays.stream(Arrow.values())
            .filter(one -> !ways(from.place).containsKey(one.name()))
            .max(
                Comparator.comparingDouble(
                    one -> one.right * (to.x() - from.x) + one.down * (to.y() - from.y)))
            .orElseThrow()
            .name();
    page.keyboard().press(arrow);
    Spot now = focused();
    ways(from.place).put(arrow, now == null ? from.place : now.place);
    return now;
  }

  private Map<String, String> ways(String place) {
    return ways.computeIfAbsent(place, key -> new TreeMap<>());
  }

  /** The shortest known way, or null. */
  private List<String> way(String from, String to) {
    return search(from).get(to);
  }

  /** The way to where an arrow was not tried yet, as near to the wanted cell as can be. */
  private List<String> wayToSomethingNew(String from, Cell to) {
    return search(from).entrySet().stream()
        .filter(reached -> ways(reached.getKey()).size() < Arrow.values().length)
        .min(Comparator.comparingDouble(reached -> distance(spots.get(reached.getKey()), to)))
        .orElseThrow(() -> new AssertionError("all arrows tried, known " + ways))
        .getValue();
  }

  private static double distance(Spot spot, Cell to) {
    return Math.abs(spot.x - to.x()) + Math.abs(spot.y - to.y());
  }

  /** The shortest ways to all places that known arrows lead to. */
  private Map<String, List<String>> search(String from) {
    Map<String, List<String>> reached = new LinkedHashMap<>();
    Deque<String> open = new ArrayDeque<>();
    reached.put(from, List.of());
    open.add(from);
    while (!open.isEmpty()) {
      String at = open.remove();
      ways(at)
          .forEach(
              (arrow, next) -> {
                if (!reached.containsKey(next)) {
                  List<String> longer = new ArrayList<>(reached.get(at));
                  longer.add(arrow);
                  reached.put(next, longer);
                  open.add(next);
                }
              });
    }
    return reached;
  }

  private enum Arrow {
    ArrowUp(0, -1),
    ArrowDown(0, 1),
    ArrowLeft(-1, 0),
    ArrowRight(1, 0);

    final int right;
    final int down;

    Arrow(int right, int down) {
      this.right = right;
      this.down = down;
    }
  }

  private record Spot(String place, double x, double y) {}

  private Spot focused() {
    Object read =
        page.evaluate(
            """
            () => {
              const cell = document.activeElement;
              if (cell?.getAttribute('role') !== 'gridcell') return null;
              const box = cell.getBoundingClientRect();
              return [cell.dataset.place, box.x + box.width / 2, box.y + box.height / 2];
            }
            """);
    if (read == null) {
      return null;
    }
    List<?> told = (List<?>) read;
    Spot spot =
        new Spot(
            (String) told.get(0),
            ((Number) told.get(1)).doubleValue(),
            ((Number) told.get(2)).doubleValue());
    spots.put(spot.place, spot);
    return spot;
  }
}
