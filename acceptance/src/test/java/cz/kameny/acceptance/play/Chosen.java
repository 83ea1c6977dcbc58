package cz.kameny.acceptance.play;

import com.microsoft.playwright.BrowserContext;

/** Settings somebody has chosen on an earlier visit. */
final class Chosen {
  private Chosen() {}

  /** These settings, as JSON, unless others were chosen since. */
  static void before(BrowserContext context, String preferences) {
    // A page that is still empty has no storage.
    context.addInitScript(
        "try { localStorage['kameny.preferences'] ??= '%s'; } catch { }".formatted(preferences));
  }

  /** No waiting for things that move: a whole game has hundreds of them. */
  static void stillness(BrowserContext context) {
    before(context, "{\"pace\":\"off\"}");
  }
}
