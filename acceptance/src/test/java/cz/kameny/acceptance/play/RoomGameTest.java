package cz.kameny.acceptance.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import cz.kameny.acceptance.browser.Screen;
import cz.kameny.acceptance.browser.Visit;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** From the link to the result, the rematch, and what somebody gets whose opponent stays away. */
class RoomGameTest extends RoomPages {
  /**
   * Red has four figures and White two, which can be thrown over soon; in version B more figures
   * win, too, when a position comes for the third time (PP-12).
   */
  private static final String NEARLY_OVER = "2ww2/2rr2/2rr2/6/6/6_r_-";

  private static final int MOST_ACTIONS = 120;

  /** Longer than somebody may be away. */
  private static final double GRACE_MS = 50_000;

  /** A table by link that begins in the middle of a game, as the API allows. */
  private static final String OPEN =
      """
      async ({ start, access }) => {
        const post = (path, body) => fetch(path, {
          method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
        }).then(answer => answer.json());
        await post('/api/guest', {});
        const table = { game: 'pres-palubu', settings: { start, end: 'B' }, access };
        return (await post('/api/tables', table)).table.id;
      }
      """;

  private Visit table(String access) {
    Visit host = open(Screen.DESKTOP, "/herna");
    // The page makes a guest by itself; another one made at the same time would take its place.
    assertThat(host.page().getByTestId("me")).hasText(Pattern.compile("\\d"));
    Object id = host.page().evaluate(OPEN, Map.of("start", NEARLY_OVER, "access", access));
    host.page().navigate(address() + "/stul/" + id);
    assertThat(host.page().getByTestId("link")).isVisible();
    return host;
  }

  /** Somebody finds the host's table in the lobby. */
  private Seats throughTheLobby(Visit host, String name) {
    String sitDown = "Přisednout: Přes palubu, " + name;
    Visit guest = open(Screen.PHONE, "/herna");
    guest
        .page()
        .getByTestId("tables")
        .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(sitDown))
        .tap();
    return Seats.at(host, guest);
  }

  private static String nameOf(Visit visit) {
    return visit.page().getByTestId("me").textContent().strip();
  }

  /** A third person, who finds the match in the lobby. */
  private Visit watching(String name) {
    Visit watcher = open(Screen.DESKTOP, "/herna");
    watcher
        .page()
        .getByTestId("running")
        .getByRole(AriaRole.LINK)
        .filter(new Locator.FilterOptions().setHasText(name))
        .click();
    Page page = watcher.page();
    assertThat(page.getByTestId("watchers")).hasText("Díváte se.");
    assertThat(page.locator("[data-source=true]")).hasCount(0);
    assertThat(page.getByTestId("joystick")).hasCount(0);
    return watcher;
  }

  /**
   * Both boards in words, until they are the same: a turn may still be on its way to one of them.
   */
  private static void seesTheSame(Page page, Page other) {
    String figures =
        "[...document.querySelectorAll('[role=gridcell]')].map(c => c.dataset.place +"
            + " c.getAttribute('aria-label').split(',')[1]).sort().join()";
    page.waitForCondition(() -> page.evaluate(figures).equals(other.evaluate(figures)));
  }

  /** While the game is played, somebody is gone from another table for as long as it takes. */
  @Test
  void aWholeGameIsPlayedAndWatchedToItsResultAndARematchBegunAndWhoIsLeftAloneMayClaimTheWin() {
    Seats left = joined(table("link"));
    left.actions(2);
    left.other.visit.context().setOffline(true);
    Locator away = left.one.page.getByTestId("away");
    assertThat(away).containsText(Pattern.compile("Za \\d+ s si můžete vzít výhru"));
    assertThat(left.one.page.getByTestId("claim-win")).hasCount(0);

    Visit host = table("open");
    String name = nameOf(host);
    Seats seats = throughTheLobby(host, name);
    seats.actions(2);
    Visit watcher = watching(name);
    assertThat(seats.one.page.getByTestId("watchers")).hasText("1 divák");
    seats.actions(2);
    seesTheSame(watcher.page(), seats.one.page);
    watcher.screenshot("room-watcher");
    seats.toTheEnd(MOST_ACTIONS);
    assertThat(watcher.page().getByTestId("result")).containsText("Vyhrává");
    List<String> results =
        List.of(
            seats.one.page.getByTestId("result").textContent(),
            seats.other.page.getByTestId("result").textContent());
    assertThat(results).anyMatch(text -> text.contains("Vyhráli jste"));
    assertThat(results).anyMatch(text -> text.contains("Prohráli jste"));
    seats.one.visit.screenshot("room-result");
    seats.other.visit.screenshot("room-result");

    String match = seats.one.page.url().replaceAll(".*/", "");
    seats.other.visit.tap("[data-testid=rematch]");
    Locator accept =
        seats
            .one
            .page
            .getByTestId("result")
            .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Přijmout odvetu"));
    assertThat(accept).isVisible();
    seats.one.visit.screenshot("room-rematch");
    seats.other.visit.screenshot("room-rematch");
    accept.click();
    Pattern another = Pattern.compile("/zapas/(?!" + match + ")[^/]+$");
    seats.one.page.waitForURL(another);
    seats.other.page.waitForURL(another);
    assertThat(seats.one.page.url()).isEqualTo(seats.other.page.url());
    Seats.at(seats.one.visit, seats.other.visit).actions(2);

    Page alone = left.one.page;
    Locator claim = alone.getByTestId("claim-win");
    claim.waitFor(new Locator.WaitForOptions().setTimeout(GRACE_MS));
    assertThat(away).containsText("Vzít si remízu");
    left.one.visit.screenshot("room-claim");
    claim.click();
    assertThat(alone.getByTestId("result")).containsText("Vyhráli jste");
    left.other.visit.forgiveProblems();
  }
}
