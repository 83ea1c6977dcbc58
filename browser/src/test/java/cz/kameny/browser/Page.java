package cz.kameny.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import cz.kameny.rules.Rng;

/** A page that plays by the calls: reads their JSON, and plays whole matches at random. */
final class Page {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  final Calls calls = new Calls();

  /** What an answer says, read by a library that knows nothing of how it was written. */
  static JsonNode read(String json) {
    try {
      return MAPPER.readTree(json);
    } catch (JsonProcessingException e) {
      throw new AssertionError("not JSON: " + json, e);
    }
  }

  /** The answer to a call that must not be refused. */
  static JsonNode ok(String json) {
    JsonNode answer = read(json);
    assertThat(answer.has("error")).as(json).isFalse();
    return answer;
  }

  /** The answer to a call that must be refused: a sentence, perhaps a clause, nothing else. */
  static JsonNode refused(String json) {
    JsonNode answer = read(json);
    assertThat(answer.path("error").asText()).as(json).isNotBlank();
    assertThat(answer.size()).as(json).isEqualTo(answer.has("clause") ? 2 : 1);
    return answer;
  }

  /** What may happen next in a match, drawn at random; now and then a draw offer or giving up. */
  static String nextEvent(Calls calls, JsonNode view, Rng rng) {
    String seat = rng.nextInt(2) == 0 ? "a" : "b";
    return switch (view.get("phase").asText()) {
      case "opening" -> "opening " + (1 + rng.nextInt(6)) + " " + (1 + rng.nextInt(6));
      case "between" -> "next";
      case "roll" -> rng.nextInt(400) == 0 ? "resign " + seat : "roll " + rng.nextRoll();
      default -> {
        if (rng.nextInt(400) == 0) {
          yield "resign " + seat;
        }
        if (!view.get("drawOffer").isNull() && rng.nextInt(3) > 0) {
          String answers = view.get("drawOffer").asText().equals("a") ? "b" : "a";
          yield (rng.nextInt(8) == 0 ? "agree " : "decline ") + answers;
        }
        if (view.get("drawsByAgreement").asBoolean()
            && view.get("drawOffer").isNull()
            && rng.nextInt(20) == 0) {
          yield "offer " + seat;
        }
        yield "turn " + turn(calls, view.get("composing"), rng);
      }
    };
  }

  private static String turn(Calls calls, JsonNode composing, Rng rng) {
    if (composing.get("kind").asText().equals("overboard")) {
      JsonNode moves = composing.get("moves");
      assertThat(composing.get("pass").asBoolean()).isEqualTo(moves.isEmpty());
      return moves.isEmpty() ? "-" : moves.get(rng.nextInt(moves.size())).get("turn").asText();
    }
    JsonNode now = composing;
    while (!now.get("complete").asBoolean()) {
      JsonNode targets = now.get("targets");
      assertThat(targets).as("something must be possible until the turn is complete").isNotEmpty();
      JsonNode target = targets.get(rng.nextInt(targets.size()));
      JsonNode after = ok(calls.step(target.get("play").asText()));
      assertThat(after.get("steps").size())
          .isEqualTo(now.get("steps").size() + target.get("steps").size());
      if (rng.nextInt(5) == 0) {
        after = ok(calls.undo());
      }
      now = after;
    }
    assertThat(now.get("targets")).isEmpty();
    return now.get("turn").asText();
  }
}
