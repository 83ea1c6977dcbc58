package cz.kameny.acceptance.everyone;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import cz.kameny.acceptance.ProjectFolder;
import cz.kameny.acceptance.browser.BrowserTest;
import cz.kameny.acceptance.browser.Screen;
import cz.kameny.acceptance.browser.Visit;
import cz.kameny.acceptance.play.Chosen;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

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

  private Visit visit;
  private Page page;

  private void visitIn(String language, String game) {
    visit = open(Screen.SMALL_PHONE, "/", options -> options.setLocale(language), Chosen::hurry);
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
  @CsvSource({"cs, pres-palubu, Správně", "fr, taiga-puff, Juste", "de, dlouhe-vrhcaby, Richtig"})
  void aLessonIsWalkedByTheKeyboardFromItsFirstStepIntoAGame(
      String language, String game, String right) {
    visitIn(language, game);
    List<String> steps = stepsOf(game);
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

  private static List<String> stepsOf(String game) {
    return switch (game) {
      case "pres-palubu" -> PRES_PALUBU;
      case "taiga-puff" -> TAIGA_PUFF;
      default -> DLOUHE_VRHCABY;
    };
  }

  /** All of a lesson within the page; answers what it said at each step. */
  private static final String WALK =
      """
      async steps => {
        const clipping = %s;
        const one = (...selectors) => document.querySelector(selectors.join(''));
        const tested = id => one(`[data-testid=${id}]`);
        const until = async what => {
          for (const end = performance.now() + 15000; performance.now() < end; ) {
            const found = what();
            if (found) return found;
            await new Promise(done => setTimeout(done, 8));
          }
          throw new Error(`waited in vain for ${what} at ${tested('lesson')?.textContent}`);
        };
        const press = key =>
          document.activeElement.dispatchEvent(
            new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        const said = [];
        for (const [i, places] of steps.entries()) {
          await until(() => tested('lesson-at').textContent.includes(`${i + 1} / ${steps.length}`));
          const ask = await until(() => tested('lesson-ask').textContent);
          const id = tested('lesson').dataset.step;
          for (const place of places.split(' ')) {
            const cell = await until(() => one(`[data-place='${place}']`, ':is([data-source=true], [data-target=true])'));
            cell.focus();
            press('Enter');
          }
          if (!tested('deck')) {
            await until(() => tested('primary')?.disabled === false);
            press(' ');
          }
          const answer = await until(() => tested('lesson-answer'));
          const onward = await until(() => {
            const go = one('.lesson-foot .go');
            return go && go === document.activeElement && go;
          });
          const right = answer.classList.contains('right');
          said.push({ id, ask, answer: answer.textContent, right, clipping: clipping() });
          onward.click();
        }
        return said;
      }
      """
          .formatted(Clipping.SCRIPT.strip());

  @ParameterizedTest
  @ValueSource(strings = {"cs", "en", "de", "fr"})
  void everyLessonSaysItsStepsInEveryLanguageUntilAGameBegins(String language) throws IOException {
    visit = open(Screen.SMALL_PHONE, "/", options -> options.setLocale(language), Chosen::hurry);
    page = visit.page();
    JsonNode words =
        new ObjectMapper()
            .readTree(
                ProjectFolder.root().resolve("web/src/learn/texts/" + language + ".json").toFile());
    for (String game : GameWalk.GAMES) {
      visit.follow("/lekce/" + game);
      walk(game, words);
    }
  }

  private void walk(String game, JsonNode words) {
    assertThat(page.getByTestId("lesson-ask")).not().isEmpty();
    List<String> steps = stepsOf(game);
    List<?> said = (List<?>) page.evaluate(WALK, steps);
    page.waitForURL(Pattern.compile("/hra/"));
    assertThat(page.getByTestId("game")).isVisible();
    assertThat(said).hasSameSizeAs(steps);
    for (Object each : said) {
      Map<?, ?> step = (Map<?, ?>) each;
      String key = "learn." + game + "." + step.get("id") + ".";
      assertThat(step.get("ask")).isEqualTo(words.path(key + "ask").asText());
      assertThat((String) step.get("answer")).contains(words.path(key + "right").asText());
      assertThat(step.get("right")).as(key).isEqualTo(true);
      assertThat((List<?>) step.get("clipping")).as(key).isEmpty();
    }
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
