package cz.kameny.acceptance.play;

import com.microsoft.playwright.BrowserContext;

/**
 * Dice that fall the same way in every run, so that a test that passes once passes always.
 *
 * <p>So are the seeds of the computer's choices and of random starts.
 *
 * <p>They stand in for the system's randomness, the one thing below the page that it does not
 * decide itself: where the page asks for a byte to throw a die, it gets one from a sequence. The
 * sequence goes on across reloads and tabs, as luck does: a page that rolled again what lay on the
 * table would get other dice.
 */
public final class Dice {
  private Dice() {}

  /** Dice from a seed, for all pages of this browser opened from now on. */
  public static void seeded(BrowserContext context, int seed) {
    install(
        context,
        """
        let state = Number(read() ?? %d);
        const next = () => {
          state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
          write(state);
          return (state >>> 16) %% 252;
        };
        """
            .formatted(seed));
  }

  /** These throws one after the other, over and over: {@code 6124} is 6, 1, 2, 4, 6, 1 … */
  static void loaded(BrowserContext context, String throwsInOrder) {
    install(
        context,
        """
        const order = '%s';
        let state = Number(read() ?? 0);
        const next = () => {
          const value = Number(order[state %% order.length]) - 1;
          write(++state);
          return value;
        };
        """
            .formatted(throwsInOrder));
  }

  private static void install(BrowserContext context, String sequence) {
    context.addInitScript(
        """
        (() => {
          const key = what => `${what} of the test`;
          const read = (what = 'dice') => { try { return localStorage.getItem(key(what)); } catch { return null; } };
          const write = (value, what = 'dice') => { try { localStorage.setItem(key(what), value); } catch { } };
          const real = crypto.getRandomValues.bind(crypto);
          %s
          let drawn = Number(read('draws') ?? state);
          const draw = () => {
            drawn = (Math.imul(drawn, 1103515245) + 12345) >>> 0;
            write(drawn, 'draws');
            return drawn;
          };
          crypto.getRandomValues = array => {
            if (array.length !== 1) return real(array);
            array[0] = array instanceof Uint32Array ? draw() : next();
            return array;
          };
        })();
        """
            .formatted(sequence));
  }
}
