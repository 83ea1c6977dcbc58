package cz.kameny.acceptance.everyone;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import cz.kameny.acceptance.browser.BrowserTest;
import cz.kameny.acceptance.browser.Screen;
import cz.kameny.acceptance.browser.Visit;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lessons on the real board: from start to end, a wrong answer, one that is not possible. */
class LessonTest extends BrowserTest {
  /** What is picked in each step: places in pairs, from and to. */
  private static final List<String> PRES_PALUBU =
      List.of("c1 f1", "b4 d4", "c4 e4", "b1 a1", "c3 c2", "a1 c1", "f5 f6");

  private static final List<String> TAIGA_PUFF =
      List.of(
          "hand-first 5 hand-first 3",
          "3 7 5 7",
          "8 11 hand-first 1",
          "bar-first 2 3 8",
          "22 off-first",
          "21 off-first 21 off-first 22 off-first 22 off-first");

  private static final List<String> DLOUHE_VRHCABY =
      List.of(
          "24 15",
          "24 18 24 18",
          "24 18",
          "14 10 24 23",
          "6 4 24 23",
          "5 off-first 3 off-first",
          "2 off-first 1 off-first");

  private Page page;

  private void visitIn(String language, String game) {
    Visit visit = open(Screen.SMALL_PHONE, "/", options -> options.setLocale(language));
    page = visit.page();
    page.getByTestId("card-" + game).locator("a[href='/lekce/" + game + "']").tap();
    assertThat(page.getByTestId("lesson-ask")).not().isEmpty();
  }

  /** Picks places one after the other, as the keyboard does. */
  private void pick(String places) {
    for (String place : places.split(" ")) {
      Locator cell = page.locator("[data-place='" + place + "']");
      assertThat(
              page.locator(
                  "[data-place='" + place + "']:is([data-source=true], [data-target=true])"))
          .isVisible();
      cell.focus();
      page.keyboard().press("Enter");
    }
  }

  /** The way on takes the focus with the right answer. */
  private void onward() {
    assertThat(page.locator(".lesson-foot .go")).isFocused();
    page.keyboard().press("Enter");
  }

  private void answer(String game, String places) {
    pick(places);
    if (!game.equals("pres-palubu")) {
      assertThat(page.getByTestId("primary")).isEnabled();
      page.keyboard().press("Space");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "cs, pres-palubu, Správně", "en, taiga-puff, Right", "de, dlouhe-vrhcaby, Richtig",
    "fr, pres-palubu, Juste", "fr, taiga-puff, Juste", "cs, dlouhe-vrhcaby, Správně"
  })
  void aLessonIsWalkedFromItsFirstStepIntoAGame(String language, String game, String right) {
    visitIn(language, game);
    List<String> steps =
        switch (game) {
          case "pres-palubu" -> PRES_PALUBU;
          case "taiga-puff" -> TAIGA_PUFF;
          default -> DLOUHE_VRHCABY;
        };
    for (int i = 0; i < steps.size(); i++) {
      assertThat(page.getByTestId("lesson-at")).containsText((i + 1) + " / " + steps.size());
      assertThat(Clipping.of(page)).as("step " + (i + 1)).isEmpty();
      answer(game, steps.get(i));
      assertThat(page.getByTestId("lesson-answer")).hasClass(Pattern.compile("right"));
      assertThat(page.getByTestId("lesson-answer")).containsText(right);
      assertThat(page.getByTestId("live")).containsText(right);
      assertThat(Clipping.of(page)).as("answer to step " + (i + 1)).isEmpty();
      onward();
    }
    page.waitForURL(Pattern.compile("/hra/"));
    assertThat(page.getByTestId("game")).isVisible();
  }

  @Test
  void aTurnThatIsNotWhatWasAskedForIsExplainedAndMayBeTriedAgain() {
    visitIn("cs", "pres-palubu");
    pick("d1 f1");
    assertThat(page.getByTestId("lesson-answer")).hasClass(Pattern.compile("wrong"));
    assertThat(page.getByTestId("lesson-answer")).containsText("nepohnuly se všechny tři");
    assertThat(page.getByTestId("lesson-answer").locator("a"))
        .hasAttribute("href", "/pravidla/pres-palubu#pp-5");
    page.getByText("Znovu").tap();
    pick("c1 f1");
    assertThat(page.getByTestId("lesson-answer")).hasClass(Pattern.compile("right"));
  }

  @Test
  void aMoveThatIsNotPossibleNamesItsRuleAndLeadsToItsPlaceInTheRules() {
    visitIn("cs", "pres-palubu");
    pick("c1 f1");
    onward();
    assertThat(page.getByTestId("lesson-at")).containsText("2 / 7");
    // One against two (PP-7).
    pick("c4");
    page.keyboard().press("ArrowRight");
    assertThat(page.getByTestId("lesson-refused")).containsText("soupeřova řada je silnější");
    page.getByTestId("lesson-refused").locator("a").tap();
    page.waitForURL("**/pravidla/pres-palubu#pp-7");
    Locator pointed = page.locator(".pointed-at");
    assertThat(pointed).containsText("PP-7");
    assertThat(pointed).isInViewport();
    assertThat((boolean) pointed.evaluate("e => e === document.activeElement")).isTrue();
  }
}
