package cz.kameny.acceptance.everyone;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import cz.kameny.acceptance.browser.BrowserTest;
import cz.kameny.acceptance.browser.Screen;
import cz.kameny.acceptance.browser.Visit;
import cz.kameny.acceptance.play.Chosen;
import java.util.List;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Every page in every language on the narrowest phone: nothing cut off, nothing beyond the edge.
 */
class LanguagesTest extends BrowserTest {

  /** Shows every hint once. Some choices take others away, so they are looked for anew. */
  private static final String EVERY_CHOICE =
      """
      async () => {
        const clipping = %s;
        const found = [];
        const choices = () => document.querySelectorAll('.segment input');
        if (choices().length < 8) found.push(`only ${choices().length} choices`);
        for (let i = 0; i < choices().length; i++) {
          const choice = choices()[i];
          choice.click();
          await new Promise(requestAnimationFrame);
          if (!choice.checked && choice.isConnected) found.push(`not taken: ${choice.value}`);
          found.push(...clipping().map(what => `${choice.value}: ${what}`));
        }
        return found;
      }
      """
          .formatted(Clipping.SCRIPT.strip());

  private final SoftAssertions softly = new SoftAssertions();
  private Visit visit;
  private Page page;

  private void visitIn(String language) {
    visit = open(Screen.SMALL_PHONE, "/", options -> options.setLocale(language), Chosen::hurry);
    page = visit.page();
    assertThat(page.locator("html")).hasAttribute("lang", language.substring(0, 2));
  }

  private void go(String path) {
    visit.follow(path);
  }

  private void fits(String what) {
    softly.assertThat(Clipping.of(page)).as(what).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"cs-CZ", "en-GB", "de-AT", "fr-CA"})
  void everyWordFitsOnTheNarrowestPhone(String language) {
    visitIn(language);
    page.locator(".game-card svg").nth(2).waitFor();
    fits("home");
    page.locator(".site-nav button").click();
    page.getByTestId("settings").locator(".segment").last().waitFor();
    fits("settings");
    go("/nowhere");
    page.locator("h1").waitFor();
    fits("a page that is not there");
    for (String game : GameWalk.GAMES) {
      go("/pravidla/" + game);
      page.locator("article.prose h2").nth(3).waitFor();
      fits("rules of " + game);
      go("/nova/" + game);
      page.locator(".panel").nth(2).waitFor();
      fits("new game of " + game);
      softly.assertThat((List<?>) page.evaluate(EVERY_CHOICE)).as("choices of " + game).isEmpty();
    }
    softly.assertAll();
  }

  @ParameterizedTest
  @ValueSource(strings = {"cs", "en", "de", "fr"})
  void everyGameItsMenuItsResultAndItsReplayFitToo(String language) {
    visitIn(language);
    for (String game : GameWalk.GAMES) {
      aGameFits(game);
    }
    softly.assertAll();
  }

  private void aGameFits(String game) {
    GameWalk.through(page, game, this::fits);
    go("/");
    page.locator(".match-line").first().waitFor();
    fits("home with a finished game");
  }
}
