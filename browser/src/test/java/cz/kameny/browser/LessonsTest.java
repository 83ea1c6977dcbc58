package cz.kameny.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The lessons of the pages: positions and turns as the rules see them. */
class LessonsTest {
  private static final Path WEB = Path.of("..", "web", "src", "learn");

  private final Calls calls = new Calls();

  private static JsonNode data(String name) {
    try {
      return Page.read(Files.readString(WEB.resolve(name)));
    } catch (IOException e) {
      throw new AssertionError("no lessons", e);
    }
  }

  static Stream<Arguments> steps() {
    return data("lessons.json").properties().stream()
        .flatMap(
            game ->
                StreamSupport.stream(game.getValue().spliterator(), false)
                    .map(step -> Arguments.of(game.getKey(), step.get("id").asText(), step)));
  }

  /** Position and facts after a turn in the studied position. */
  private JsonNode outcome(String turn) {
    return Page.ok(calls.outcome(turn));
  }

  private boolean isRight(JsonNode step, JsonNode outcome) {
    if (step.has("right")) {
      for (JsonNode right : step.get("right")) {
        if (outcome(right.asText()).get("position").equals(outcome.get("position"))) {
          return true;
        }
      }
      return false;
    }
    return step.get("want").properties().stream()
        .allMatch(
            fact ->
                fact.getValue().isBoolean()
                    ? outcome.get("facts").get(fact.getKey()).equals(fact.getValue())
                    : outcome.get("facts").get(fact.getKey()).asInt() >= fact.getValue().asInt());
  }

  /** The turns of all distinct results in a position. */
  private List<String> legal(String game, JsonNode step) {
    List<String> turns = new ArrayList<>();
    JsonNode lines = Page.ok(calls.legal(game, "", step.get("position").asText())).get("lines");
    lines.forEach(line -> turns.add(line.asText().split("\t", -1)[0]));
    return turns;
  }

  @Test
  void everyGameHasALessonOfSixToTenSteps() {
    JsonNode lessons = data("lessons.json");
    assertThat(lessons.fieldNames())
        .toIterable()
        .containsExactly("pres-palubu", "taiga-puff", "dlouhe-vrhcaby");
    lessons.forEach(steps -> assertThat(steps.size()).isBetween(6, 10));
  }

  @ParameterizedTest(name = "{0}: {1}")
  @MethodSource("steps")
  void ofTheTurnsThatMayBePlayedSomeAreRightAndTheWrongOnesAreExplained(
      String game, String id, JsonNode step) {
    JsonNode study = Page.ok(calls.study(game, "", step.get("position").asText()));
    assertThat(study.get("position").asText()).isEqualTo(step.get("position").asText());
    assertThat(study.get("composing").get("pass").asBoolean()).isFalse();

    List<String> right = new ArrayList<>();
    List<String> wrong = new ArrayList<>();
    for (String turn : legal(game, step)) {
      (isRight(step, outcome(turn)) ? right : wrong).add(turn);
    }

    assertThat(right).as("right turns of " + id).isNotEmpty();
    step.path("right").forEach(turn -> assertThat(isRight(step, outcome(turn.asText()))).isTrue());
    for (JsonNode turn : step.get("wrong")) {
      assertThat(isRight(step, outcome(turn.asText()))).as(turn.asText()).isFalse();
    }
    assertThat(step.get("wrong").isEmpty())
        .as("wrong turns are " + wrong + ": an example of them is named")
        .isEqualTo(wrong.isEmpty());
    for (String language : new String[] {"cs", "en", "de", "fr"}) {
      JsonNode texts = data("texts/" + language + ".json");
      String key = "learn." + game + "." + id + ".";
      assertThat(texts.path(key + "ask").asText()).as(key + "ask").isNotBlank();
      assertThat(texts.path(key + "right").asText()).as(key + "right").isNotBlank();
      assertThat(texts.has(key + "wrong")).as(key + "wrong").isEqualTo(!wrong.isEmpty());
    }
  }

  @ParameterizedTest(name = "{0}: {1}")
  @MethodSource("steps")
  void aWrongAnswerChangesNothingAndAnImpossibleOneIsRefused(
      String game, String id, JsonNode step) {
    JsonNode study = Page.ok(calls.study(game, "", step.get("position").asText()));
    Page.refused(calls.outcome(game.equals("pres-palubu") ? "a6a5" : "1/off(8)"));
    for (JsonNode turn : step.get("wrong")) {
      outcome(turn.asText());
    }
    assertThat(Page.ok(calls.study(game, "", step.get("position").asText()))).isEqualTo(study);
  }
}
