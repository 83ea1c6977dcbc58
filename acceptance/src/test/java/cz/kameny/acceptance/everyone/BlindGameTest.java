package cz.kameny.acceptance.everyone;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.TimeoutError;
import com.microsoft.playwright.options.AriaRole;
import cz.kameny.acceptance.browser.BrowserTest;
import cz.kameny.acceptance.browser.Screen;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whole games against the computer without a look at the screen: nothing but roles, names, the keys
 * and what the log says.
 */
class BlindGameTest extends BrowserTest {
  private static final int MOST_TURNS = 250;
  private static final Pattern STEP =
      Pattern.compile("(pole (\\d+)|z ruky|z vyhozených) na (pole (\\d+)|ven)");
  private static final Pattern WAY = Pattern.compile("(nahoru|dolů|doleva|doprava) na [a-f][1-6]");

  private Page page;

  private Locator button(String name) {
    return page.getByRole(
        AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
  }

  private Locator dialog() {
    return page.getByRole(AriaRole.DIALOG);
  }

  /** What was said, the last at the end. */
  private List<String> said() {
    return page.getByRole(AriaRole.LOG).locator("p").allTextContents();
  }

  private String lastSaid() {
    List<String> all = said();
    return all.isEmpty() ? "" : all.get(all.size() - 1);
  }

  private void use(Locator control) {
    control.focus();
    page.keyboard().press("Enter");
  }

  /** Types a command; false when a dialog has come before it meanwhile. */
  private boolean command(String line) {
    Locator input = page.getByRole(AriaRole.TEXTBOX, new Page.GetByRoleOptions().setName("Příkaz"));
    try {
      input.focus(new Locator.FocusOptions().setTimeout(3_000));
    } catch (TimeoutError e) {
      return false;
    }
    page.keyboard().type(line);
    page.keyboard().press("Enter");
    return true;
  }

  private boolean rollIsDue() {
    return page.getByRole(
                AriaRole.BUTTON,
                new Page.GetByRoleOptions().setName("Hodit").setExact(true).setDisabled(false))
            .count()
        > 0;
  }

  /** Asks what can be played until there is something, a roll is due, or the game is over. */
  private String whatNow() {
    for (int i = 0; i < 300; i++) {
      if (dialog().isVisible()) {
        return "over";
      }
      if (rollIsDue()) {
        return "roll";
      }
      if (command("tahy")) {
        String answer = lastSaid();
        if (answer.startsWith("Možné kroky: ") || answer.startsWith("Táhnout mohou: ")) {
          return answer;
        }
      }
      page.waitForTimeout(150);
    }
    throw new AssertionError("nothing happens; said: " + said());
  }

  private void begin(String game) {
    page = open(Screen.DESKTOP, "/nova/" + game).page();
    page.getByRole(AriaRole.RADIO, new Page.GetByRoleOptions().setName("Učeň")).check();
  }

  private void start() {
    use(button("Začít hru"));
    page.getByRole(AriaRole.GRID).waitFor();
  }

  @ParameterizedTest
  @Disabled("Not yet seen to pass on a quiet machine")
  @ValueSource(strings = {"taiga-puff", "dlouhe-vrhcaby"})
  void aWholeGameWithDiceByTheCommandLineAlone(String game) {
    begin(game);
    start();
    int rolls = 0;
    String now = whatNow();
    while (!now.equals("over")) {
      if (now.equals("roll")) {
        assertThat(++rolls).isLessThan(MOST_TURNS);
        use(button("Hodit"));
        page.waitForCondition(() -> String.join(" ", said()).contains("Vy: hozeno "));
      } else {
        List<String> steps = steps(now);
        assertThat(steps).as(now).isNotEmpty();
        // Off the board when possible, else the first that is named.
        command(
            steps.stream().filter(step -> step.endsWith("ven")).findFirst().orElse(steps.get(0)));
      }
      now = whatNow();
    }
    assertThat(dialog()).hasAttribute("aria-label", Pattern.compile("(Vyhráli|Prohráli) jste"));
    assertThat(rolls).isGreaterThan(10);
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
  @Disabled("Not yet seen to pass on a quiet machine")
  void aWholeGameOfPresPalubuOnTheGridByNamesAndArrows() {
    begin("pres-palubu");
    page.getByRole(AriaRole.RADIO, new Page.GetByRoleOptions().setName("Náhodně")).check();
    Locator fewer = button("Ubrat: Figur na každé straně");
    while (fewer.isEnabled()) {
      use(fewer);
    }
    start();
    int turns = 0;
    String now = whatNow();
    while (!now.equals("over")) {
      assertThat(++turns).isLessThan(MOST_TURNS);
      push(now.substring("Táhnout mohou: ".length()).replace(".", "").split(", "), turns);
      now = whatNow();
    }
    assertThat(dialog())
        .hasAttribute("aria-label", Pattern.compile("Vyhráli jste|Prohráli jste|Remíza"));
  }

  /** Chooses the figures in turn, hears where each can go, and pushes somebody over if it can. */
  private void push(String[] places, int turn) {
    for (int i = 0; i < places.length; i++) {
      String place = places[(i + turn) % places.length];
      Locator cell =
          page.getByRole(
              AriaRole.GRIDCELL,
              new Page.GetByRoleOptions()
                  .setName(Pattern.compile("^" + place + ", .*vaše posádka")));
      cell.focus();
      page.keyboard().press("Enter");
      page.waitForCondition(() -> lastSaid().startsWith("Vybráno: " + place));
      List<String> ways = List.of(lastSaid().substring(lastSaid().indexOf(". ") + 2).split("; "));
      boolean last = i == places.length - 1;
      for (String way : ways) {
        Matcher named = WAY.matcher(way);
        if (named.find() && (last || way.contains("spadne"))) {
          // Not always the first: two walkers would walk to and fro.
          String chosen = way.contains("spadne") ? way : ways.get(turn % ways.size());
          page.keyboard().press(arrow(chosen));
          // The log says when it is done: „Vy: c1 na b1“.
          page.waitForCondition(() -> !lastSaid().startsWith("Vybráno"));
          return;
        }
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
    page = open(Screen.DESKTOP, "/").page();
    use(button("Nastavení"));
    dialog()
        .getByRole(AriaRole.GROUP, new Locator.GetByRoleOptions().setName("Hlášení pro čtečku"))
        .getByRole(AriaRole.RADIO, new Locator.GetByRoleOptions().setName(much))
        .check();
    page.keyboard().press("Escape");
    use(button("Hrát hned: Dlouhé vrhcáby"));
    page.getByRole(AriaRole.GRID).waitFor();
    page.waitForCondition(this::rollIsDue);
    use(button("Hodit"));
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
