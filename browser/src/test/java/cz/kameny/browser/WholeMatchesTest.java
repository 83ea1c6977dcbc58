package cz.kameny.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import cz.kameny.rules.Rng;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole matches by the calls alone, as the page plays them, for every game and setting. */
class WholeMatchesTest {
  private static final int MATCHES = 3;

  @ParameterizedTest
  @CsvSource({
    "pres-palubu, ''",
    "pres-palubu, end=B start=zadni-rada",
    "pres-palubu, start=sachovnice length=3 rotation=alternate",
    "pres-palubu, end=B start=random:6:2:42 length=to:2 starts=b stake=10",
    "pres-palubu, start=6/1w1W2/6/2r3/1R4/6_w_- starts=a",
    "taiga-puff, ''",
    "taiga-puff, opposites=2 length=2",
    "taiga-puff, length=to:2 starts=a stake=5",
    "dlouhe-vrhcaby, ''",
    "dlouhe-vrhcaby, head=both",
    "dlouhe-vrhcaby, size=oin last-roll=on length=2",
    "dlouhe-vrhcaby, last-roll=on length=to:3 rotation=alternate starts=b",
  })
  void aMatchIsPlayedToItsEndAndItsLogGivesItBack(String game, String settings) {
    for (int match = 0; match < MATCHES; match++) {
      play(game, settings, Rng.of(20261129, match));
    }
  }

  private static void play(String game, String settings, Rng rng) {
    Page page = new Page();
    String answer = page.calls.create(game, settings, "Anna \"A\" \\ Å", "@level:2");
    JsonNode view = Page.ok(answer);
    List<String> lines = new ArrayList<>();
    while (!view.get("phase").asText().equals("over")) {
      String event = Page.nextEvent(page.calls, view, rng);
      answer = page.calls.apply(event);
      JsonNode after = Page.ok(answer);
      assertThat(after.get("seq").asInt()).isGreaterThan(view.get("seq").asInt());
      assertThat(after.get("log").asText()).startsWith(view.get("log").asText());
      lines.add(event);
      view = after;
      checkBoard(view.get("board"));
      checkScore(view);
      int seq = view.get("seq").asInt();
      if (seq % (seq < 500 ? 16 : 512) == 0) {
        assertThat(new Calls().open(view.get("log").asText())).isEqualTo(answer);
      }
      assertThat(lines.size()).as("events of a match").isLessThan(20_000);
    }
    assertThat(new Calls().open(view.get("log").asText())).isEqualTo(answer);
    Page.refused(page.calls.apply("next"));
    checkFrames(view);
  }

  private static void checkBoard(JsonNode board) {
    if (board.isNull()) {
      return;
    }
    if (board.get("kind").asText().equals("overboard")) {
      int red = 0;
      int white = 0;
      for (JsonNode cell : board.get("cells")) {
        red += cell.asText().equalsIgnoreCase("r") ? 1 : 0;
        white += cell.asText().equalsIgnoreCase("w") ? 1 : 0;
      }
      assertThat(board.get("cells")).hasSize(36);
      assertThat(board.get("left").get("first").asInt()).isEqualTo(red);
      assertThat(board.get("left").get("second").asInt()).isEqualTo(white);
      assertThat(board.get("out").get("first").asInt()).isNotNegative();
      return;
    }
    assertThat(board.get("fields")).hasSize(24);
    for (String side : List.of("first", "second")) {
      int stones = 0;
      for (JsonNode field : board.get("fields")) {
        stones += field.get("owner").asText().equals(side) ? field.get("count").asInt() : 0;
      }
      for (String place : List.of("hand", "hit", "off")) {
        stones += board.get(place).get(side).asInt();
      }
      assertThat(stones).as("stones of %s", side).isEqualTo(15);
    }
  }

  private static void checkScore(JsonNode view) {
    int a = 0;
    int b = 0;
    for (JsonNode result : view.get("games")) {
      a += result.get("winner").asText().equals("a") ? result.get("stakes").asInt() : 0;
      b += result.get("winner").asText().equals("b") ? result.get("stakes").asInt() : 0;
    }
    assertThat(view.get("score").get("a").asInt()).isEqualTo(a);
    assertThat(view.get("score").get("b").asInt()).isEqualTo(b);
    boolean ended = List.of("between", "over").contains(view.get("phase").asText());
    assertThat(view.get("result").isNull()).isEqualTo(!ended);
    if (ended) {
      JsonNode last = view.get("games").get(view.get("games").size() - 1);
      assertThat(view.get("result")).isEqualTo(last);
      if (!last.get("winner").isNull()) {
        String side = view.get("sides").get(last.get("winner").asText()).asText();
        assertThat(last.get("winnerSide").asText()).isEqualTo(side);
      }
    }
  }

  private static void checkFrames(JsonNode view) {
    String log = view.get("log").asText();
    JsonNode frames = Page.ok(new Calls().frames(log));
    List<String> events =
        log.substring(log.indexOf("\n\n") + 2)
            .lines()
            .filter(line -> !line.startsWith("opening"))
            .toList();
    assertThat(frames).hasSameSizeAs(events);
    for (int i = 0; i < events.size(); i++) {
      JsonNode frame = frames.get(i);
      assertThat(frame.get("event").asText()).isEqualTo(events.get(i));
      boolean turn = events.get(i).startsWith("turn ");
      assertThat(frame.get("last").isNull()).isEqualTo(!turn);
      if (turn) {
        assertThat(frame.get("last").get("before")).isEqualTo(frames.get(i - 1).get("board"));
        checkTurn(frame.get("last"), frame.get("board"));
      }
    }
    JsonNode end = frames.get(frames.size() - 1);
    assertThat(end.get("board")).isEqualTo(view.get("board"));
    assertThat(end.get("score")).isEqualTo(view.get("score"));
    assertThat(end.get("seq")).isEqualTo(view.get("seq"));
  }

  private static void checkTurn(JsonNode turn, JsonNode after) {
    assertThat(turn.get("passed").asBoolean()).isEqualTo(turn.get("text").asText().equals("-"));
    if (turn.get("passed").asBoolean()) {
      assertThat(after).isEqualTo(turn.get("before"));
    } else if (after.get("kind").asText().equals("overboard")) {
      JsonNode move = turn.get("move");
      assertThat(after.get("cells").get(move.get("from").asInt()).asText()).isEmpty();
      int fallen =
          after.get("out").get("first").asInt()
              + after.get("out").get("second").asInt()
              - turn.get("before").get("out").get("first").asInt()
              - turn.get("before").get("out").get("second").asInt();
      assertThat(fallen).isEqualTo(move.get("falls").isNull() ? 0 : 1);
    } else {
      int dice = 0;
      for (JsonNode step : turn.get("steps")) {
        assertThat(step.get("die").asInt()).isBetween(1, 6);
        dice++;
      }
      assertThat(dice).isBetween(1, 8);
    }
  }
}
