package cz.kameny.acceptance.play;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;

/** A finger that leans the joystick or drags something: touch events of the browser itself. */
final class Stick {
  /** Far enough to lean, in CSS pixels. */
  private static final double FAR = 30;

  private final Page page;
  private final CDPSession browser;

  Stick(Page page) {
    this.page = page;
    this.browser = page.context().newCDPSession(page);
  }

  /** Presses without leaning. */
  void fire() {
    lean(0, 0);
  }

  /** Leans towards a side of the screen and lets go. */
  void flick(DeckPlay.Way way, boolean turned) {
    int sign = turned ? -1 : 1;
    lean(sign * way.right * FAR, -sign * way.up * FAR);
  }

  private void lean(double right, double down) {
    BoundingBox box = page.getByTestId("joystick").boundingBox();
    double x = box.x + box.width / 2;
    double y = box.y + box.height / 2;
    drag(x, y, x + right, y + down);
  }

  /** A finger comes down, moves in three steps and goes up. */
  void drag(double fromX, double fromY, double toX, double toY) {
    touch("touchStart", fromX, fromY);
    for (int i = 1; i <= 3; i++) {
      touch("touchMove", fromX + (toX - fromX) * i / 3, fromY + (toY - fromY) * i / 3);
    }
    JsonObject end = new JsonObject();
    end.addProperty("type", "touchEnd");
    end.add("touchPoints", new JsonArray());
    browser.send("Input.dispatchTouchEvent", end);
  }

  private void touch(String type, double x, double y) {
    JsonObject point = new JsonObject();
    point.addProperty("x", x);
    point.addProperty("y", y);
    JsonArray points = new JsonArray();
    points.add(point);
    JsonObject event = new JsonObject();
    event.addProperty("type", type);
    event.add("touchPoints", points);
    browser.send("Input.dispatchTouchEvent", event);
  }
}
