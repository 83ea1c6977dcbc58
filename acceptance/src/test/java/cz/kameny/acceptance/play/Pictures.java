package cz.kameny.acceptance.play;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import cz.kameny.acceptance.ProjectFolder;
import cz.kameny.acceptance.browser.BrowserTest;
import cz.kameny.acceptance.browser.Screen;
import cz.kameny.acceptance.browser.Visit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Takes the pictures in {@code docs/screenshots}: every page on a phone and on a desktop. Not one
 * of the tests that run by themselves; {@code CONTRIBUTING.md} says how to run it.
 */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class Pictures extends BrowserTest {
  private static final Path FOLDER = ProjectFolder.root().resolve("docs/screenshots");
  private static final int TURNS = 9;

  private Screen screen;
  private Page page;
  private Person person;

  private void visit(Screen on, String path) {
    Visit visit = openPrepared(on, path, Pictures::sameDice);
    screen = on;
    page = visit.page();
    person = new Person(page, on.touch() ? Hand.finger(page) : Hand.mouse(page));
  }

  private static void sameDice(BrowserContext context) {
    Dice.seeded(context, 21);
  }

  private void take(String name) {
    page.evaluate("document.fonts.ready");
    page.screenshot(
        new Page.ScreenshotOptions().setPath(FOLDER.resolve(name + "-" + screen + ".png")));
  }

  private void dark() {
    page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void pagesAroundTheGames(boolean phone) {
    visit(phone ? Screen.PHONE : Screen.DESKTOP, "/");
    page.getByTestId("card-pres-palubu").locator("svg.board, svg").first().waitFor();
    take("home");
    dark();
    take("home-dark");
    page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT));
    person.press("Nastavení");
    page.getByTestId("settings").getByText("Jazyk").waitFor();
    take("settings");
    for (String game : new String[] {"pres-palubu", "taiga-puff", "dlouhe-vrhcaby"}) {
      page.navigate(address() + "/nova/" + game);
      page.getByText("Pravidla hry").waitFor();
      take("new-" + game);
      page.navigate(address() + "/pravidla/" + game);
      page.locator("article.prose h2").first().waitFor();
      page.waitForFunction(
          "[...document.images].every(img => img.loading === 'lazy' || img.complete)");
      take("rules-" + game);
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void presPalubu(boolean phone) {
    visit(phone ? Screen.PHONE : Screen.DESKTOP, "/nova/pres-palubu");
    Look now = person.startWithFriend();
    DeckGame game = new DeckGame(person);
    for (int i = 0; i < 2 * TURNS; i++) {
      now = game.turn(now);
    }
    String own = now.acting().equals("a") ? "červen" : "bíl";
    person.pick(now, new DeckPlay(now, own).ideas(0).get(0).from());
    take("game-pres-palubu");
    dark();
    take("game-pres-palubu-dark");
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void taigaPuff(boolean phone) {
    visit(phone ? Screen.PHONE : Screen.DESKTOP, "/nova/taiga-puff");
    person.startWithFriend();
    chooseAStone(new DicePlay(person));
    take("game-taiga-puff");
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void dlouheVrhcabyItsResultAndReplay(boolean phone) {
    visit(phone ? Screen.PHONE : Screen.DESKTOP, "/nova/dlouhe-vrhcaby");
    person.startWithFriend();
    chooseAStone(new DicePlay(person));
    take("game-dlouhe-vrhcaby");
    dark();
    take("game-dlouhe-vrhcaby-dark");
    page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT));
    person.press("Nabídka hry");
    page.getByTestId("menu").getByText("Vzdát hru").waitFor();
    take("menu");
    person.hand.press(page.getByTestId("menu").getByText("Vzdát hru"));
    page.getByTestId("resign").getByText("Hrát dál").waitFor();
    take("resign");
    person.press("Vzdát");
    page.getByTestId("result").getByText("Odveta").waitFor();
    take("result");
    person.hand.press(
        page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Přehrát hru")));
    page.getByTestId("replay-at").waitFor();
    for (int i = 0; i < TURNS; i++) {
      person.press("O tah dál");
    }
    take("replay");
  }

  private void chooseAStone(DicePlay play) {
    Look now = play.turns(2 * TURNS);
    while (now.targets().isEmpty() || !now.phase().equals("turn")) {
      now = play.act(now);
    }
  }

  /** The picture of README: the desktop with a phone before it. */
  @Test
  @Order(Integer.MAX_VALUE)
  void both() throws IOException {
    visit(new Screen(1280, 800, false), "/icon.svg");
    page.navigate("about:blank");
    page.setContent(
        """
        <style>
          body { margin: 0; background: white; }
          img { position: absolute; box-sizing: border-box; }
          .desktop { left: 0; top: 0; width: 1090px; border: 1px solid #b9c6c4; border-radius: 10px; }
          .phone { right: 10px; bottom: 10px; width: 318px; border: 7px solid #1d2b30; border-radius: 30px; }
        </style>
        <img class="desktop" src="data:image/png;base64,%s"><img class="phone" src="data:image/png;base64,%s">
        """
            .formatted(
                picture("home-" + Screen.DESKTOP), picture("game-pres-palubu-" + Screen.PHONE)));
    page.waitForFunction("[...document.images].every(img => img.complete)");
    page.screenshot(new Page.ScreenshotOptions().setPath(FOLDER.resolve("kameny.png")));
  }

  private static String picture(String name) throws IOException {
    return Base64.getEncoder().encodeToString(Files.readAllBytes(FOLDER.resolve(name + ".png")));
  }
}
