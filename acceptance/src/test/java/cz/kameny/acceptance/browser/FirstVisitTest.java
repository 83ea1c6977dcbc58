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

  @ParameterizedTest
  @ValueSource(strings = {"pres-palubu", "taiga-puff", "dlouhe-vrhcaby"})
  void fromTheFirstPageToARunningGameAtMost300KilobytesTravel(String game) {
    Visit visit = open(Screen.PHONE, "/");
    visit.page().getByTestId("card-" + game).getByText("Hrát hned").tap();
    assertThat(visit.page().getByTestId("game")).isVisible();
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
    assertThat(all).as("bytes of the first visit:%s", list).isLessThanOrEqualTo(MOST_BYTES);
  }
}
