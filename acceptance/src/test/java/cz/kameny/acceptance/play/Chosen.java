package cz.kameny.acceptance.play;

import com.microsoft.playwright.BrowserContext;

/** Settings somebody has chosen on an earlier visit. */
public final class Chosen {
  private Chosen() {}

  /** These settings, as JSON, unless others were chosen since. */
  static void before(BrowserContext context, String preferences) {
    // A page that is still empty has no storage.
    context.addInitScript(
        "try { localStorage['kameny.preferences'] ??= '%s'; } catch { }".formatted(preferences));
  }

  /** No waiting for things that move or are to be read: a whole game has hundreds of them. */
  static void stillness(BrowserContext context) {
    before(context, "{\"pace\":\"off\",\"sound\":false}");
    hurry(context);
  }

  /** The same, and the last step of a turn plays it. */
  static void briskness(BrowserContext context) {
    before(context, "{\"pace\":\"off\",\"confirm\":false,\"sound\":false}");
    hurry(context);
  }

  /**
   * A reader who takes in everything at once: what is shown for a time or comes after a breath goes
   * on within milliseconds, so that whole games end within a test. No sounds either, unless they
   * were chosen.
   */
  public static void hurry(BrowserContext context) {
    before(context, "{\"sound\":false}");
    context.addInitScript(
        """
        const wait = window.setTimeout;
        window.setTimeout = (job, time, ...more) => wait(job, Math.min(time ?? 0, 5), ...more);
        """);
  }
}
