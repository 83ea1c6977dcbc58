package cz.kameny.acceptance.everyone;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.ElementHandle;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import cz.kameny.acceptance.browser.BrowserTest;
import cz.kameny.acceptance.browser.Screen;
import cz.kameny.acceptance.play.Chosen;
import cz.kameny.acceptance.play.Dice;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whole games against the computer without a look at the screen: nothing but roles, names, the keys
 * and what the log says.
 */
class BlindGameTest extends BrowserTest {
  private static final int MOST_TURNS = 250;
  private static final String ROLL = "Jste na řadě, házejte";
  private static final String PLAY = "Jste na tahu";
  private static final String NOT_YET = "Teď na to není čas";
  private static final Pattern STEP =
      Pattern.compile("(pole (\\d+)|z ruky|z vyhozených) na (pole (\\d+)|ven)");

  private Page page;

  /** Looked for by its role once, like the command line: a search by role reads the whole page. */
  private ElementHandle grid;

  private ElementHandle commandLine;

  private Locator button(String name) {
    return page.getByRole(
        AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
  }

  private Locator dialog() {
    return page.getByRole(AriaRole.DIALOG);
  }

  private void use(Locator control) {
    // What waits for the rules to be loaded does not take the focus before.
    assertThat(control).isEnabled();
    control.focus();
    page.keyboard().press("Enter");
  }

  /** All that can still be read back, the last at the end. */
  private List<String> said() {
    return page.getByRole(AriaRole.LOG).locator("p").allTextContents();
  }

  /**
   * Waits for a line of the log that begins like one of these, after the one heard before; null
   * when a dialog comes.
   */
  private String hear(String... beginnings) {
    String found =
        (String)
            page.evaluate(
                """
                beginnings => new Promise((resolve, reject) => {
                  const listen = () => {
                    const all = [...document.querySelector('[role=log]').children];
                    const found = all.slice(all.indexOf(heard) + 1)
                        .find(line => beginnings.some(one => line.textContent.startsWith(one)));
                    if (!found && !document.querySelector('dialog[open]')) return;
                    heard = found ?? heard;
                    news.disconnect();
                    resolve(found ? found.textContent : 'a dialog');
                  };
                  const news = new MutationObserver(listen);
                  news.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
                  AbortSignal.timeout(30000).onabort = () => reject(new Error('not heard: ' + beginnings));
                  listen();
                })
                """,
                List.of(beginnings));
    return found.equals("a dialog") ? null : found;
  }

  /** Types a command and waits for what is said to it. */
  private String command(String line, String... beginnings) {
    commandLine.fill(line);
    commandLine.press("Enter");
    return hear(beginnings);
  }

  private void begin(String game) {
    page =
        openPrepared(
                Screen.WINDOW,
                "/nova/" + game,
                context -> {
                  Chosen.hurry(context);
                  Dice.seeded(context, 2);
                  context.addInitScript("window.heard = null;");
                })
            .page();
    page.getByRole(AriaRole.RADIO, new Page.GetByRoleOptions().setName("Nováček")).check();
  }

  private void start() {
    use(button("Začít hru"));
    // The picture of the start on the page before is a board, too.
    page.waitForURL(Pattern.compile("/hra/"));
    grid = page.getByRole(AriaRole.GRID).elementHandle();
    commandLine =
        page.getByRole(AriaRole.TEXTBOX, new Page.GetByRoleOptions().setName("Příkaz"))
            .elementHandle();
  }

  @ParameterizedTest
  @ValueSource(strings = {"taiga-puff", "dlouhe-vrhcaby"})
  void aWholeGameWithDiceByTheCommandLineAlone(String game) {
    begin(game);
    start();
    int rolls = 0;
    String due = hear(ROLL, PLAY);
    while (due != null) {
      if (due.startsWith(PLAY)) {
        due = compose();
      } else {
        // What was rolled, then that it is one's turn – unless nothing can be played.
        due = command("hod", PLAY, ROLL, NOT_YET);
        rolls += due != null && due.startsWith(NOT_YET) ? 0 : 1;
        assertThat(rolls).isLessThan(MOST_TURNS);
      }
    }
    assertThat(dialog()).hasAttribute("aria-label", Pattern.compile("(Vyhráli|Prohráli) jste"));
    assertThat(rolls).isGreaterThan(10);
  }

  /**
   * Plays a turn step by step, off the board when possible; the last one plays it. Answers what is
   * due after it.
   */
  private String compose() {
    while (true) {
      List<String> steps = steps(command("tahy", "Možné kroky: ", NOT_YET));
      if (!steps.isEmpty()) {
        String step =
            steps.stream().filter(one -> one.endsWith("ven")).findFirst().orElse(steps.get(0));
        String done = command(step, "");
        assertThat(done).doesNotStartWith("To teď nejde");
        if (done.endsWith("Tah je hotov.") || done.startsWith("Vy: ")) {
          return hear(ROLL);
        }
      }
    }
  }

  /** {@code pole 24 na pole 18} as {@code 24/18}. */
  private static List<String> steps(String said) {
    List<String> steps = new ArrayList<>();
    Matcher matcher = STEP.matcher(said);
    while (matcher.find()) {
      String from =
          switch (matcher.group(1)) {
            case "z ruky" -> "ruka";
            case "z vyhozených" -> "vyhozený";
            default -> matcher.group(2);
          };
      steps.add(from + "/" + (matcher.group(4) == null ? "ven" : matcher.group(4)));
    }
    return steps;
  }

  @Test
  void aWholeGameOfPresPalubuOnTheGridByNamesAndArrows() {
    begin("pres-palubu");
    page.getByRole(AriaRole.RADIO, new Page.GetByRoleOptions().setName("Náhodně")).check();
    Locator fewer = button("Ubrat: Figur na každé straně");
    for (int i = 0; i < 7; i++) {
      use(fewer);
    }
    start();
    int turns = 0;
    String due = hear(PLAY);
    while (due != null) {
      assertThat(++turns).isLessThan(MOST_TURNS);
      String movable = command("tahy", "Táhnout mohou: ");
      due = push(movable.substring(movable.indexOf(": ") + 2).replace(".", "").split(", "), turns);
    }
    assertThat(dialog())
        .hasAttribute("aria-label", Pattern.compile("Vyhráli jste|Prohráli jste|Remíza"));
  }

  /**
   * Chooses the figures in turn, hears where each can go, and pushes somebody over if it can;
   * answers what is due after it.
   */
  private String push(String[] places, int turn) {
    for (int i = 0; i < places.length; i++) {
      String place = places[(i + turn) % places.length];
      grid.querySelector("role=gridcell[name=/^" + place + ", .*vaše posádka/]").press("Enter");
      String chosen = hear("Vybráno: " + place);
      List<String> ways = List.of(chosen.substring(chosen.indexOf(". ") + 2).split("; "));
      List<String> good =
          ways.stream().filter(way -> way.contains("spadne") || way.contains("tlačí")).toList();
      if (!good.isEmpty() || i == places.length - 1) {
        // Not always the first: two walkers would walk to and fro.
        String way = good.isEmpty() ? ways.get(turn % ways.size()) : good.get(good.size() - 1);
        page.keyboard().press(arrow(way));
        return hear(PLAY);
      }
      page.keyboard().press("Escape");
    }
    throw new AssertionError("nobody can be pushed: " + said());
  }

  private static String arrow(String way) {
    if (way.contains("nahoru")) {
      return "ArrowUp";
    }
    if (way.contains("dolů")) {
      return "ArrowDown";
    }
    return way.contains("doleva") ? "ArrowLeft" : "ArrowRight";
  }

  @ParameterizedTest
  @ValueSource(strings = {"Všechno", "Stručně", "Nic"})
  void howMuchIsSaidIsUpToWhoeverListens(String much) {
    page = open(Screen.WINDOW, "/").page();
    use(button("Nastavení"));
    dialog()
        .getByRole(AriaRole.GROUP, new Locator.GetByRoleOptions().setName("Hlášení pro čtečku"))
        .getByRole(AriaRole.RADIO, new Locator.GetByRoleOptions().setName(much))
        .check();
    page.keyboard().press("Escape");
    use(button("Hrát hned: Dlouhé vrhcáby"));
    page.getByRole(AriaRole.GRID).waitFor();
    Locator roll = button("Hodit");
    assertThat(roll).isEnabled();
    use(roll);
    page.waitForCondition(() -> !page.getByTestId("status").textContent().contains("házejte"));
    page.waitForTimeout(300);
    String all = String.join(" ", said());
    switch (much) {
      case "Všechno" -> assertThat(all).contains("Vy: hozeno ");
      case "Stručně" -> assertThat(all).doesNotContain("hozeno ").containsPattern("\\d a \\d");
      default -> assertThat(all).isEmpty();
    }
  }
}
