package cz.kameny.acceptance.browser;

/**
 * The screens the pages are tested on.
 *
 * @param width in CSS pixels
 * @param height in CSS pixels
 * @param touch a finger instead of a mouse; the page is told it is on a phone
 */
public record Screen(int width, int height, boolean touch) {
  /** A phone of today, 390 × 844. */
  public static final Screen PHONE = new Screen(390, 844, true);

  /** The narrowest phone that is looked after, 360 × 740. */
  public static final Screen SMALL_PHONE = new Screen(360, 740, true);

  /** A desktop's window, 1280 × 800, with mouse and keyboard. */
  public static final Screen DESKTOP = new Screen(1280, 800, false);

  /**
   * A small window on a desktop, with mouse and keyboard. Whole games are played in it, as half of
   * what a large one costs is the drawing of it.
   */
  public static final Screen WINDOW = new Screen(480, 640, false);

  @Override
  public String toString() {
    return width + "x" + height;
  }
}
