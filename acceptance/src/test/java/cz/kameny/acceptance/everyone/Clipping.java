package cz.kameny.acceptance.everyone;

import com.microsoft.playwright.Page;
import java.util.List;

/** Finds words that do not fit where they stand. */
final class Clipping {
  /**
   * Boards and the wide tables of the rules are left out: the first have no running text, the
   * second are scrolled sideways on purpose. A function of the page that answers what does not fit.
   */
  static final String SCRIPT =
      """
      () => {
        const found = [];
        const wide = document.documentElement.clientWidth;
        const page = document.documentElement.scrollWidth;
        if (page > wide) found.push(`the page is ${page} wide`);
        for (const e of document.body.querySelectorAll('*')) {
          if (e.closest('.wide-table, .rules-tabs, svg, .unseen, .skip, .command:not(:focus-within)')) continue;
          if (!e.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
          const box = e.getBoundingClientRect();
          if (box.width === 0 || box.height === 0) continue;
          const what = `${e.tagName}.${e.className} “${e.textContent.trim().slice(0, 50)}”`;
          if (box.right > wide + 1 || box.left < -1) found.push(`beyond the edge: ${what}`);
          const words = [...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim() !== '');
          if (!words) continue;
          const style = getComputedStyle(e);
          // Hidden from the eye on purpose, to be read out.
          if (style.clipPath === 'inset(50%)') continue;
          if (style.display !== 'inline' && e.scrollWidth > e.clientWidth + 1) found.push(`too wide: ${what}`);
          if (style.overflowY === 'hidden' && e.scrollHeight > e.clientHeight + 2) found.push(`too high: ${what}`);
        }
        return [...new Set(found)];
      }
      """;

  private Clipping() {}

  /** What does not fit on a page as it is now, in words; empty when all does. */
  static List<?> of(Page page) {
    return (List<?>) page.evaluate(SCRIPT);
  }
}
