package cz.kameny.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import cz.kameny.rules.Rng;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A call that is refused says why and changes nothing; no text whatever breaks the module. */
class RefusedCallsTest {
  private static final String START = "WwwwwW/wwwwww/WwwwwW/RrrrrR/rrrrrr/RrrrrR r -";

  @ParameterizedTest
  @ValueSource(strings = {"pres-palubu", "taiga-puff", "dlouhe-vrhcaby"})
  void aPageThatIsRefusedAllTheTimeSeesTheSameGameAsOneThatIsNot(String game) {
    Calls calm = new Calls();
    Calls vexed = new Calls();
    Rng rng = new Rng(7);
    Rng nonsense = new Rng(8);
    String answer = calm.create(game, "length=2", "Anna", "Bob");
    assertThat(vexed.create(game, "length=2", "Anna", "Bob")).isEqualTo(answer);
    JsonNode view = Page.ok(answer);
    for (int i = 0; i < 400 && !view.get("phase").asText().equals("over"); i++) {
      vex(vexed, answer, nonsense);
      String event = Page.nextEvent(calm, view, rng);
      answer = calm.apply(event);
      assertThat(vexed.apply(event)).isEqualTo(answer);
      view = Page.ok(answer);
    }
  }

  /** Calls that must all be refused, or change nothing. */
  private static void vex(Calls calls, String view, Rng rng) {
    JsonNode now = Page.read(view);
    String phase = now.get("phase").asText();
    Page.refused(calls.create("sachy", "", "a", "b"));
    Page.refused(calls.create("taiga-puff", "opposites=3", "a", "b"));
    Page.refused(calls.create("taiga-puff", "", "", "b"));
    Page.refused(calls.create("pres-palubu", "start=random:6", "a", "b"));
    // With a control character at its end, so that it cannot happen to be a log all the same.
    Page.refused(calls.open(garbled(now.get("log").asText(), rng) + "\0"));
    Page.refused(calls.apply("turn 1/24"));
    Page.refused(calls.apply(phase.equals("roll") ? "roll 77" : "roll 11"));
    Page.refused(calls.apply("game 9 a nowhere"));
    Page.refused(calls.apply("end a all-off 2"));
    Page.refused(calls.step("24/"));
    Page.refused(calls.preferDie(0));
    Page.refused(calls.choose(99, 1));
    Page.refused(calls.frames("Kameny: 2"));
    Page.ok(calls.preview("pres-palubu", ""));
    Page.ok(calls.legal("pres-palubu", "", START));
    if (now.get("composing").path("kind").asText().equals("tables")) {
      String before = calls.undo();
      Page.refused(calls.step("24/23 23/22 22/21 21/20 20/19 19/18 18/17 17/16"));
      assertThat(calls.undo()).isEqualTo(before);
    }
  }

  private static String garbled(String text, Rng rng) {
    int at = rng.nextInt(text.length());
    char c = (char) rng.nextInt(rng.nextInt(2) == 0 ? 128 : 65536);
    return switch (rng.nextInt(3)) {
      case 0 -> text.substring(0, at);
      case 1 -> text.substring(0, at) + c + text.substring(at);
      default -> text.substring(0, at) + c + text.substring(at + 1);
    };
  }

  @Test
  void noGarbageEverThrowsOrBreaksTheJson() {
    Rng rng = new Rng(1);
    Calls calls = new Calls();
    List<String> seeds =
        List.of(
            "pres-palubu",
            "taiga-puff",
            "dlouhe-vrhcaby",
            "",
            "start=random:6:2:42 length=3",
            "head=both size=oin",
            "length=to:3 starts=a",
            "24:15 24:15 w 66",
            "h15 h15 b 55",
            "24/18 18/15",
            "24/18(4)",
            "hand/19:6",
            "4/off:5",
            "roll 63",
            "opening 5 3",
            "next",
            "turn c2c3",
            "turn -",
            "resign a",
            "offer b",
            "6:1,o14 6:15 w 61",
            "bar",
            "off",
            START);
    calls.create("dlouhe-vrhcaby", "starts=a", "Anna", "Bob");
    int understood = 0;
    for (int i = 0; i < 40_000; i++) {
      String[] texts = new String[4];
      for (int j = 0; j < texts.length; j++) {
        String seed = seeds.get(rng.nextInt(seeds.size()));
        texts[j] =
            switch (rng.nextInt(6)) {
              case 0 -> seed.isEmpty() ? null : garbled(seed, rng);
              case 1 -> noise(rng);
              default -> seed;
            };
      }
      int level = rng.nextInt(20) == 0 ? 1 : rng.nextInt(5) - 2;
      double seed = List.of(0.0, -1.5, 1e300, Double.NaN, 4e9).get(rng.nextInt(5));
      String answer =
          switch (rng.nextInt(13)) {
            case 0 -> calls.create(texts[0], texts[1], texts[2], texts[3]);
            case 1 -> calls.open(texts[0]);
            case 2 -> calls.apply(texts[0]);
            case 3 -> calls.step(texts[0]);
            case 4 -> calls.undo();
            case 5 -> calls.preferDie(level);
            case 6 -> calls.why(texts[0], texts[1]);
            case 7 -> calls.choose(level, seed);
            case 8 -> calls.frames(texts[0]);
            case 9 -> calls.stuck(texts[0]);
            case 10 -> calls.answerDraw(level);
            case 11 -> calls.legal(texts[0], texts[1], texts[2]);
            default -> calls.best(texts[0], texts[1], texts[2], level, seed);
          };
      JsonNode read = Page.read(answer);
      if (read.has("error")) {
        Page.refused(answer);
        assertThat(read.get("error").asText()).doesNotContain("Exception", "the module failed");
      } else {
        understood++;
      }
    }
    assertThat(understood).as("calls that were not all nonsense").isGreaterThan(500);
  }

  private static String noise(Rng rng) {
    StringBuilder noise = new StringBuilder();
    for (int i = rng.nextInt(30); i > 0; i--) {
      noise.append((char) (rng.nextInt(3) == 0 ? rng.nextInt(65536) : ' ' + rng.nextInt(95)));
    }
    return noise.toString();
  }

  @Test
  void aBrokenRuleIsNamedByItsClause() {
    Calls calls = new Calls();
    calls.create("dlouhe-vrhcaby", "starts=a", "Anna", "Bob");
    calls.apply("roll 63");
    String clause = Page.refused(calls.apply("turn 24/18 24/21")).get("clause").asText();
    assertThat(clause).isEqualTo("LV-6");
    Page.ok(calls.step("24/18"));
    assertThat(Page.refused(calls.step("24/21")).get("clause").asText()).isEqualTo("LV-6");
    calls.create("pres-palubu", "starts=a", "Anna", "Bob");
    assertThat(Page.refused(calls.apply("turn c1b1")).get("clause").asText()).startsWith("PP-");
    assertThat(Page.refused(calls.apply("turn -")).get("clause").asText()).isEqualTo("PP-10");
  }

  @Test
  void whatNeedsAMatchIsRefusedWithoutOne() {
    Calls calls = new Calls();
    Page.refused(calls.apply("roll 11"));
    Page.refused(calls.step("24/23"));
    Page.refused(calls.undo());
    Page.refused(calls.preferDie(3));
    Page.refused(calls.why("24", "23"));
    Page.refused(calls.stuck("24"));
    Page.refused(calls.choose(1, 1));
    Page.refused(calls.answerDraw(1));
  }

  @Test
  void aDrawIsAnsweredOnlyWhenOneIsOfferedAndNotByALevelThatStandsBetter() {
    Calls calls = new Calls();
    // PP-13: White has one figure left in a corner, and the level plays Red.
    String start = "start=6/6/6/2rrr1/6/W5_r_-";
    Page.ok(calls.create("pres-palubu", "starts=a " + start, "@level:2", "Anna"));
    assertThat(Page.refused(calls.answerDraw(2)).get("clause").asText()).isEqualTo("PP-13");
    Page.ok(calls.apply("offer b"));
    assertThat(Page.ok(calls.answerDraw(2)).get("agrees").asBoolean()).isFalse();
    Page.refused(calls.answerDraw(99));
    Page.ok(calls.create("pres-palubu", "starts=b " + start, "@level:2", "Anna"));
    Page.ok(calls.apply("offer b"));
    assertThat(Page.ok(calls.answerDraw(2)).get("agrees").asBoolean()).isTrue();
  }

  @Test
  void aRandomStartNeedsItsSeedAndThenIsTheSameEveryTime() {
    Calls calls = new Calls();
    assertThat(Page.refused(calls.preview("pres-palubu", "start=random:6:2")).get("error").asText())
        .contains("seed");
    String drawn = calls.preview("pres-palubu", "start=random:6:2:5");
    assertThat(calls.preview("pres-palubu", "start=random:6:2:5")).isEqualTo(drawn);
    assertThat(calls.preview("pres-palubu", "start=random:6:2:6")).isNotEqualTo(drawn);
  }
}
