package cz.kameny.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Request;
import com.microsoft.playwright.options.LoadState;
import com.microsoft.playwright.options.Sizes;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the first visit costs somebody on a phone with a slow line. */
class FirstVisitTest extends BrowserTest {
  /**
   * Bytes over the wire, headers included, from the empty cache to a board that can be played on.
   */
  private static final int MOST_BYTES = 300_000;

  /** The lot falls on the level (1 against 6), which then rolls 3 and 4. */
  private static final String LEVEL_STARTS =
      """
      (() => {
        const real = crypto.getRandomValues.bind(crypto);
        let thrown = 0;
        crypto.getRandomValues = array => {
          if (!(array instanceof Uint8Array) || array.length !== 1) return real(array);
          array[0] = [0, 5, 2, 3][thrown++ % 4];
          return array;
        };
      })();
      """;

  @ParameterizedTest
  @ValueSource(strings = {"pres-palubu", "taiga-puff", "dlouhe-vrhcaby"})
  void fromTheFirstPageToOnesOwnTurnAfterThatOfTheLevelAtMost300KilobytesTravel(String game) {
    Visit visit = openPrepared(Screen.PHONE, "/", context -> context.addInitScript(LEVEL_STARTS));
    visit.page().getByTestId("card-" + game).getByText("Hrát hned").tap();
    assertThat(visit.page().getByTestId("game")).isVisible();
    // The level has moved: its turn is in the list, and the person may roll or move.
    visit
        .page()
        .waitForFunction(
            "() => document.querySelector('.moves .move') !== null"
                + " && document.querySelector('[data-testid=game]').dataset.busy === ''");
    visit.page().waitForLoadState(LoadState.NETWORKIDLE);

    List<Request> requests = visit.requests();
    int all = 0;
    StringBuilder list = new StringBuilder();
    for (Request request : requests) {
      Sizes sizes = request.sizes();
      int bytes = sizes.responseHeadersSize + sizes.responseBodySize;
      all += bytes;
      list.append("%n%8d %s".formatted(bytes, request.url()));
    }
    assertThat(requests.stream().map(Request::url)).anyMatch(url -> url.endsWith(".wasm"));
    if (!game.equals("pres-palubu")) {
      assertThat(requests.stream().map(Request::url)).anyMatch(url -> url.endsWith(".net"));
    }
    assertThat(all).as("bytes of the first visit:%s", list).isLessThanOrEqualTo(MOST_BYTES);
  }
}
