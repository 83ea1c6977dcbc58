package cz.kameny.acceptance.everyone;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import cz.kameny.acceptance.ProjectFolder;
import cz.kameny.acceptance.browser.BrowserTest;
import cz.kameny.acceptance.browser.Screen;
import cz.kameny.acceptance.browser.Visit;
import cz.kameny.acceptance.play.Chosen;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What axe-core has to say about every page, in both themes: nothing. Themes differ in colours
 * alone, so that in the dark one only what has to do with them is looked at.
 */
class AxeTest extends BrowserTest {
  private static final String AXE = script();

  private final SoftAssertions softly = new SoftAssertions();
  private Visit visit;
  private Page page;
  private String rules;

  private static String script() {
    try {
      return Files.readString(ProjectFolder.built("web/node_modules/axe-core/axe.min.js"));
    } catch (IOException e) {
      throw new AssertionError("axe-core is among the packages of web", e);
    }
  }

  private void check(String what) {
    page.evaluate(AXE + "; 0");
    List<?> found =
        (List<?>)
            page.evaluate(
                """
                rules => axe.run(document, { resultTypes: ['violations'], ...JSON.parse(rules) })
                  .then(({ violations }) =>
                    violations.map(v => `${v.id}: ${v.help}: ${v.nodes.map(n => n.target.join(' ')).join('; ')}`))
                """,
                rules);
    softly.assertThat(found).as(what).isEmpty();
  }

  private void visit(String path, ColorScheme theme) {
    visit = open(Screen.PHONE, path, options -> options.setColorScheme(theme), Chosen::hurry);
    page = visit.page();
    rules =
        theme == ColorScheme.DARK
            ? "{ \"runOnly\": [\"color-contrast\", \"link-in-text-block\"] }"
            : "{}";
  }

  private void go(String path, String until) {
    visit.follow(path);
    page.locator(until).first().waitFor();
  }

  @ParameterizedTest
  @EnumSource(
      value = ColorScheme.class,
      names = {"LIGHT", "DARK"})
  void pagesAroundTheGames(ColorScheme theme) {
    visit("/", theme);
    page.locator(".game-card svg").nth(2).waitFor();
    check("home");
    page.locator(".site-nav button").click();
    page.getByTestId("settings").locator(".segment").last().waitFor();
    check("settings");
    page.keyboard().press("Escape");
    page.keyboard().press("?");
    page.getByTestId("shortcuts").locator("kbd").last().waitFor();
    check("list of keys");
    go("/nowhere", "h1");
    check("a page that is not there");
    softly.assertAll();
  }

  @ParameterizedTest
  @EnumSource(
      value = ColorScheme.class,
      names = {"LIGHT", "DARK"})
  void everyGameWithAllThatBelongsToIt(ColorScheme theme) {
    visit("/", theme);
    for (String game : GameWalk.GAMES) {
      aGame(game);
    }
    softly.assertAll();
    assertThat(page.title()).contains("Kameny");
  }

  private void aGame(String game) {
    go("/nova/" + game, ".panel >> nth=2");
    check("new game of " + game);
    go("/pravidla/" + game, "article.prose h3");
    check("rules of " + game);
    go("/lekce/" + game, "[role=gridcell]");
    check("lesson of " + game);
    go("/", ".game-card svg");
    GameWalk.through(page, game, this::check);
  }
}
