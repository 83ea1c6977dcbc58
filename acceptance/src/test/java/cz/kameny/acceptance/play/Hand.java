package cz.kameny.acceptance.play;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;

/** What a person plays with. */
interface Hand {
  /** Picks a cell of the board. */
  void pick(Cell cell);

  /** The one of these cells that it would rather pick, when any will do. */
  default Cell handiest(List<Cell> cells, int turn) {
    return cells.get(turn % cells.size());
  }

  /** Uses a button. */
  void press(Locator button);

  /** Rolls or confirms. */
  void primary();

  /** A mouse. */
  static Hand mouse(Page page) {
    return new Pointer(page) {
      @Override
      void at(double x, double y) {
        page.mouse().click(x, y);
      }
    };
  }

  /** A finger: real touch events. */
  static Hand finger(Page page) {
    return new Pointer(page) {
      @Override
      void at(double x, double y) {
        page.touchscreen().tap(x, y);
      }
    };
  }

  /** Something that points at pixels. */
  abstract class Pointer implements Hand {
    private final Page page;

    Pointer(Page page) {
      this.page = page;
    }

    abstract void at(double x, double y);

    @Override
    public void pick(Cell cell) {
      // Where it is now: the board may have moved a little since it was looked at.
      String selector = "[role=gridcell][data-place='" + cell.place() + "']";
      BoundingBox box = page.locator(selector).boundingBox();
      at(box.x + box.width / 2, box.y + box.height / 2);
    }

    @Override
    public void press(Locator button) {
      // What waits for the rules to be loaded takes no tap before.
      PlaywrightAssertions.assertThat(button).isEnabled();
      button.scrollIntoViewIfNeeded();
      BoundingBox box = button.boundingBox();
      at(box.x + box.width / 2, box.y + box.height / 2);
    }

    @Override
    public void primary() {
      press(page.getByTestId("primary"));
    }
  }
}
