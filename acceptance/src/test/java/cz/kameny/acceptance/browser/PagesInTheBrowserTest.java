package cz.kameny.acceptance.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Response;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** That the harness works, and that the security headers stand in no page's way. */
class PagesInTheBrowserTest extends BrowserTest {
  static Stream<Screen> screens() {
    return Stream.of(Screen.PHONE, Screen.SMALL_PHONE, Screen.DESKTOP);
  }

  @ParameterizedTest
  @MethodSource("screens")
  void theFirstPageLoadsUnderItsSecurityHeadersWithoutAnError(Screen screen) {
    Visit visit = open(screen, "/");

    assertThat(visit.page().title()).contains("Kameny");
    assertThat(visit.page().evaluate("innerWidth")).isEqualTo(screen.width());
    assertThat(visit.page().evaluate("navigator.maxTouchPoints > 0")).isEqualTo(screen.touch());
    Path picture = visit.screenshot("first-page");
    assertThat(picture).isNotEmptyFile();
  }

  @Test
  void aScriptFromElsewhereOrInlineIsRefusedAndTheHarnessSeesIt() {
    Visit visit = open(Screen.DESKTOP, "/");
    assertThat(visit.problems()).isEmpty();

    visit
        .page()
        .evaluate(
            "() => { const s = document.createElement('script');"
                + " s.textContent = 'window.broken = 1'; document.head.append(s); }");

    assertThat(visit.page().evaluate("window.broken === undefined")).isEqualTo(true);
    visit.page().waitForCondition(() -> !visit.problems().isEmpty());
    assertThat(visit.problems()).first().asString().contains("Content Security Policy");
    visit.forgiveProblems();
  }

  @Test
  void anAnswerThatIsAnErrorIsSeenByTheHarness() {
    Visit visit = open(Screen.DESKTOP, "/");

    Response answer = visit.page().navigate(address() + "/nic.html");

    assertThat(answer.status()).isEqualTo(404);
    assertThat(visit.problems()).anySatisfy(problem -> assertThat(problem).contains("404"));
    visit.forgiveProblems();
  }
}
