package cz.kameny.acceptance.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import cz.kameny.acceptance.browser.BrowserTest;
import cz.kameny.acceptance.browser.Screen;
import cz.kameny.acceptance.browser.Visit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What stands around the games: two taps to play, rules, languages, pages that are not there. */
class PagesTest extends BrowserTest {
  @ParameterizedTest
  @CsvSource({"pres-palubu, Paluba", "taiga-puff, Vrhcábnice", "dlouhe-vrhcaby, Vrhcábnice"})
  void oneTapOnTheFirstPageStartsAGameAgainstTheComputer(String game, String board) {
    Visit visit = open(Screen.SMALL_PHONE, "/");
    Page page = visit.page();
    page.getByTestId("card-" + game).getByText("Hrát hned").tap();

    Look look = new Person(page, Hand.finger(page)).look();

    assertThat(page.getByTestId("game")).isVisible();
    assertThat(page.getByTestId("board-grid")).hasAttribute("aria-label", Pattern.compile(board));
    assertThat(page.getByTestId("player-b")).containsText("Učeň");
    assertThat(look.phase()).isIn("roll", "turn");
    // Nothing is wider than the narrowest phone.
    assertThat(page.evaluate("document.documentElement.scrollWidth")).isEqualTo(360);
  }

  @ParameterizedTest
  @CsvSource({
    "pres-palubu, Přes palubu, PP-7",
    "taiga-puff, Taiga-Puff, TP-4",
    "dlouhe-vrhcaby, Dlouhé vrhcáby, LV-9"
  })
  void theRulesAreThereInEveryLanguageWithTheirPicturesAndClauses(
      String game, String name, String clause) {
    Visit visit = open(Screen.DESKTOP, "/pravidla/" + game);
    Page page = visit.page();
    Locator text = page.locator("article.prose");
    assertThat(text).containsText(name);
    assertThat(text).containsText(clause);
    assertThat(page.locator("html")).hasAttribute("lang", "cs");
    String czech = text.textContent();

    page.getByLabel("Jazyk").selectOption("fr");
    assertThat(page.locator("html")).hasAttribute("lang", "fr");
    assertThat(page.getByRole(AriaRole.NAVIGATION, new Page.GetByRoleOptions().setName("Sommaire")))
        .isVisible();
    page.getByLabel("Langue").selectOption("de");
    assertThat(page.getByRole(AriaRole.NAVIGATION, new Page.GetByRoleOptions().setName("Inhalt")))
        .isVisible();
    page.getByLabel("Sprache").selectOption("en");

    assertThat(page.locator("html")).hasAttribute("lang", "en");
    assertThat(page.getByRole(AriaRole.NAVIGATION, new Page.GetByRoleOptions().setName("Contents")))
        .isVisible();
    assertThat(text).not().hasText(czech);
    assertThat(text).containsText(clause);
    int pictures = text.locator("img").count();
    assertThat(pictures).isGreaterThan(3);
    page.waitForFunction(
        "[...document.querySelectorAll('article img')].every(img => {"
            + " img.loading = 'eager'; return img.complete && img.naturalWidth > 0; })");
  }

  @Test
  void theLanguageChangesAtOnceEverywhereAndStays() {
    Visit visit = open(Screen.PHONE, "/");
    Page page = visit.page();
    page.getByLabel("Jazyk").selectOption("en");
    assertThat(page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setLevel(1)))
        .hasText("Three old games on one table");
    assertThat(page.getByTestId("card-taiga-puff").getByRole(AriaRole.BUTTON)).hasText("Play now");

    page.reload();
    page.getByTestId("card-taiga-puff").getByText("Play now").tap();
    Look look = new Person(page, Hand.finger(page)).look();

    assertThat(page.getByTestId("player-b")).containsText("Apprentice");
    assertThat(look.primary()).isEqualTo("Roll");
    // In the middle of a game too, from its menu.
    page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Game menu")).tap();
    page.getByTestId("menu").getByText("Settings").tap();
    new Person(page, Hand.finger(page)).choose("Čeština");
    assertThat(page.getByTestId("settings")).containsText("Jazyk");
    page.keyboard().press("Escape");
    assertThat(page.getByTestId("primary")).hasText("Hodit");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/nic-takoveho",
        "/hra/nebyla",
        "/nova/sachy",
        "/pravidla/sachy",
        "/hra/nebyla/zaznam"
      })
  void anAddressThatLeadsNowhereSaysSoAndLeadsHome(String path) {
    Visit visit = open(Screen.PHONE, path);
    Page page = visit.page();
    assertThat(page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setLevel(1)))
        .hasText("Tady nic není");
    page.getByRole(AriaRole.MAIN).getByText("Domů").tap();
    assertThat(page.getByTestId("card-pres-palubu")).isVisible();
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", "/nova/taiga-puff"})
  void aBrowserWithoutGarbageCollectionInWebAssemblyIsToldWhichVersionsWork(String path) {
    Visit visit =
        openPrepared(
            Screen.PHONE,
            path,
            context -> context.addInitScript("WebAssembly.validate = () => false;"));
    Page page = visit.page();

    assertThat(page.getByTestId("unsupported"))
        .containsText("Chrome a Edge od verze 119, Firefox od verze 120 a Safari od verze 18.2");
    assertThat(page.getByRole(AriaRole.BUTTON)).hasCount(0);
    assertThat(visit.requests()).noneMatch(request -> request.url().endsWith(".wasm"));
  }

  @Test
  void aStartOfPresPalubuIsChosenDrawnOrWrittenAndSeenPp4() {
    Visit visit = open(Screen.PHONE, "/nova/pres-palubu");
    Page page = visit.page();
    Locator preview = page.getByRole(AriaRole.IMG, named("Výchozí postavení"));
    assertThat(preview).isVisible();
    page.getByRole(AriaRole.RADIO, radio("Náhodně")).check();
    Locator counts = page.locator(".stepper output");
    assertThat(counts.nth(0)).hasText("12");
    assertThat(counts.nth(1)).hasText("4");
    // A third of them are captains until somebody says how many.
    page.getByLabel("Přidat: Figur na každé straně").tap();
    page.getByLabel("Přidat: Figur na každé straně").tap();
    page.getByLabel("Přidat: Figur na každé straně").tap();
    assertThat(counts.nth(1)).hasText("5");
    page.getByLabel("Ubrat: Z toho kapitánů").tap();
    page.getByLabel("Přidat: Figur na každé straně").tap();
    assertThat(counts.nth(0)).hasText("16");
    assertThat(counts.nth(1)).hasText("4");

    page.getByRole(AriaRole.RADIO, radio("Vlastní")).check();
    Locator field = page.getByLabel("Postavení zápisem pravidel");
    field.fill("6/6/6/6/6/rrw4 r -");
    assertThat(page.getByText("Takové postavení být nemůže")).isVisible();
    field.fill("6/1w1W2/6/2r3/1R4/6 w -");
    assertThat(preview).isVisible();
    Locator stake = page.getByRole(AriaRole.TEXTBOX, named("Sázka"));
    stake.fill("9999999");
    assertThat(stake).hasValue("1000000");
    stake.fill("25");
    assertThat(stake).hasValue("25");
    page.getByRole(AriaRole.RADIO, radio("Kamarád u této obrazovky")).check();
    page.getByRole(AriaRole.BUTTON, named("Začít hru")).tap();

    assertThat(page.getByTestId("game")).isVisible();
    assertThat(page.getByTestId("player-a")).containsText("2");
    assertThat(page.getByTestId("player-b")).containsText("2");
  }

  private static Page.GetByRoleOptions named(String name) {
    return new Page.GetByRoleOptions().setName(name);
  }

  private static Page.GetByRoleOptions radio(String name) {
    return named(name).setExact(true);
  }

  @Test
  void aFinishedGameAndAnOpenOneAreListedOnTheFirstPageAndCanBeForgotten() {
    Visit visit = open(Screen.PHONE, "/nova/dlouhe-vrhcaby");
    Page page = visit.page();
    Person person = new Person(page, Hand.finger(page));
    Look now = person.startWithFriend();
    String url = page.url();
    page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Domů")).tap();
    Locator line = page.getByTestId("match-" + url.substring(url.lastIndexOf('/') + 1));
    assertThat(line).containsText("Pokračovat");
    line.tap();
    assertThat(person.look().board()).isEqualTo(now.board());

    page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Domů")).tap();
    page.getByRole(
            AriaRole.BUTTON, new Page.GetByRoleOptions().setName(Pattern.compile("^Smazat hru")))
        .tap();
    Locator dialog = page.locator("dialog[open]");
    assertThat(dialog.getByText("Zrušit")).isFocused();
    dialog
        .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Smazat").setExact(true))
        .tap();
    assertThat(line).hasCount(0);
  }
}
