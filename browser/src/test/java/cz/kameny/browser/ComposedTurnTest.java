package cz.kameny.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import cz.kameny.rules.Play;
import cz.kameny.rules.Rng;
import cz.kameny.rules.nardy.NardyRules;
import cz.kameny.rules.nardy.NardySettings;
import cz.kameny.rules.tables.TablesPosition;
import cz.kameny.rules.tables.TablesRules;
import cz.kameny.rules.tables.TablesTurn;
import cz.kameny.rules.taiga.TaigaRules;
import cz.kameny.rules.taiga.TaigaSettings;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Composing a turn: what is offered, which die it uses, what the fields are called. */
class ComposedTurnTest {
  private static final TablesRules NARDY = new NardyRules(NardySettings.DEFAULT);
  private static final TablesRules TAIGA = new TaigaRules(TaigaSettings.of(Map.of()));

  private static ComposedTurn turn(TablesRules rules, String position) {
    return new ComposedTurn(rules, rules.parsePosition(position));
  }

  private static JsonNode show(ComposedTurn turn) {
    Json json = new Json();
    turn.write(json);
    return Page.read(json.toString());
  }

  @Test
  void whatCanBeComposedInNardyAreTheLegalResultsAndNothingElse() {
    sameResults(NARDY, 150, 4_000);
  }

  @Test
  void whatCanBeComposedInTaigaPuffAreTheLegalResultsAndNothingElse() {
    sameResults(TAIGA, 150, 300);
  }

  /** Skips positions with more results than {@code most}: every order of every one is walked. */
  private static void sameResults(TablesRules rules, int positions, int most) {
    Rng rng = new Rng(3);
    TablesPosition position = rules.start(1);
    for (int checked = 0; checked < positions; ) {
      TablesPosition rolled = rules.withRoll(position, rng.nextRoll());
      List<Play<TablesPosition, TablesTurn>> legal = rules.legal(rolled);
      if (legal.size() <= most) {
        Set<String> expected = new HashSet<>();
        for (Play<TablesPosition, TablesTurn> play : legal) {
          Json json = new Json();
          new BoardJson(rules, rolled).write(json, play.after());
          expected.add(Page.read(json.toString()).toString());
        }
        Set<String> composed = new HashSet<>();
        walk(new ComposedTurn(rules, rolled), composed, new HashSet<>());
        assertThat(composed).as(rolled.toString()).isEqualTo(expected);
        checked++;
      }
      position = legal.get(rng.nextInt(legal.size())).after();
      if (rules.ending(position).isPresent()) {
        position = rules.start(1);
      }
    }
  }

  private static void walk(ComposedTurn turn, Set<String> results, Set<String> seen) {
    JsonNode now = show(turn);
    if (!seen.add(now.get("board") + " " + now.get("numbers"))) {
      return;
    }
    if (now.get("complete").asBoolean()) {
      results.add(now.get("board").toString());
    }
    for (JsonNode target : now.get("targets")) {
      turn.play(target.get("play").asText());
      if (target.get("steps").size() == 1) {
        walk(turn, results, seen);
      }
      for (JsonNode step : target.get("steps")) {
        assertThat(step.get("text").asText()).isNotEmpty();
        turn.undo();
      }
      assertThat(show(turn)).isEqualTo(now);
    }
  }

  @Test
  void aStoneThatEitherDieTakesOffIsOfferedWithBothAndTakenWithTheOneAskedFor() {
    ComposedTurn turn = turn(NARDY, "4:1,1:1,o13 24:10,o5 w 65");
    JsonNode targets = show(turn).get("targets");
    assertThat(targets.findValuesAsText("play")).contains("4/off:6", "4/off:5");
    turn.play("4/off:5");
    assertThat(show(turn).get("steps").get(0).get("die").asInt()).isEqualTo(5);
    turn.undo();
    turn.play("4/off");
    assertThat(show(turn).get("steps").get(0).get("die").asInt()).isEqualTo(6);
    turn.undo();
    turn.prefer(5);
    turn.play("4/off");
    assertThat(show(turn).get("steps").get(0).get("die").asInt()).isEqualTo(5);
  }

  @Test
  void thePreferredDieBecomesTheLeftOneAndItsTargetsComeFirst() {
    ComposedTurn turn = turn(NARDY, "24:15 24:15 w 63");
    assertThat(show(turn).get("numbers").get(0).get("value").asInt()).isEqualTo(6);
    turn.prefer(3);
    JsonNode shown = show(turn);
    assertThat(shown.get("numbers").get(0).get("value").asInt()).isEqualTo(3);
    assertThat(shown.get("targets").get(0).get("steps").get(0).get("die").asInt()).isEqualTo(3);
  }

  @Test
  void stepsAreWrittenInTheMoversCountingAndDrawnOnTheFieldsOfTheBoard() {
    JsonNode black = show(turn(NARDY, "24:14,18:1 24:15 b 63")).get("targets").get(0);
    assertThat(black.get("from").asInt()).as("Black's head is field 12 (LV-1)").isEqualTo(12);
    assertThat(black.get("to").asInt()).isEqualTo(6);
    assertThat(black.get("steps").get(0).get("text").asText()).isEqualTo("24/18");
    JsonNode entering = show(turn(TAIGA, "h15 h15 b 63")).get("targets").get(0);
    assertThat(entering.get("from").asText()).isEqualTo("hand");
    assertThat(entering.get("to").asInt()).as("Black enters on fields 1-6 (TP-1)").isEqualTo(6);
  }

  @Test
  void aStoneThatMayNotGoSaysWhy() {
    ComposedTurn turn = turn(NARDY, "24:15 24:15 w 63");
    assertThat(Page.read(turn.whyNot("24", "18")).get("why").isNull()).isTrue();
    assertThat(Page.read(turn.whyNot("24", "22")).get("why").asText()).isEqualTo("not-rolled");
    JsonNode back = Page.read(turn.whyNot("18", "24"));
    assertThat(back.get("why").asText()).isEqualTo("backward");
    assertThat(back.get("clause").asText()).isEqualTo("LV-1");
    assertThat(Page.read(turn.whyNot("5", "2")).get("why").asText()).isEqualTo("no-stone");
    turn.play("24/18");
    JsonNode head = Page.read(turn.whyNot("24", "21"));
    assertThat(head.get("why").asText()).isEqualTo("head");
    assertThat(head.get("clause").asText()).isEqualTo("LV-6");
  }

  @Test
  void aStoneThatCannotMoveAtAllSaysWhy() {
    ComposedTurn nardy = turn(NARDY, "24:15 24:15 w 63");
    assertThat(Page.read(nardy.whyStuck("24")).get("why").isNull()).isTrue();
    assertThat(Page.read(nardy.whyStuck("5")).get("why").asText()).isEqualTo("no-stone");
    nardy.play("24/18");
    assertThat(Page.read(nardy.whyStuck("24")).get("clause").asText()).isEqualTo("LV-6");
    JsonNode hit = Page.read(turn(TAIGA, "h15 h12,x1,20:2 b 53").whyStuck("5"));
    assertThat(hit.get("why").asText()).as("a hit stone first (TP-7)").isEqualTo("bar-first");
    assertThat(hit.get("clause").asText()).isEqualTo("TP-7");
  }

  @Test
  void aRollThatCanBePlayedInOneWayOnlySaysSo() {
    // LV-6: one stone leaves the head, and only it can take the second number as well.
    assertThat(show(turn(NARDY, "24:15 24:15 w 63")).get("forced").asText()).startsWith("24/");
    assertThat(show(turn(NARDY, "24:14,18:1 24:15 w 63")).get("forced").isNull()).isTrue();
    Rng rng = new Rng(11);
    for (TablesRules rules : List.of(NARDY, TAIGA)) {
      TablesPosition position = rules.start(1);
      for (int i = 0; i < 200; i++) {
        TablesPosition rolled = rules.withRoll(position, rng.nextRoll());
        List<Play<TablesPosition, TablesTurn>> legal = rules.legal(rolled);
        JsonNode shown = show(turn(rules, rolled.toString()));
        JsonNode forced = shown.get("forced");
        if (!forced.isNull()) {
          assertThat(legal).as(rolled.toString()).hasSize(1);
          assertThat(rules.play(rolled, TablesTurn.parse(forced.asText())))
              .isEqualTo(legal.get(0).after());
        } else if (!rolled.roll().isDouble() && !shown.get("pass").asBoolean()) {
          assertThat(legal).as(rolled.toString()).hasSizeGreaterThan(1);
        }
        position = legal.get(rng.nextInt(legal.size())).after();
        if (rules.ending(position).isPresent()) {
          position = rules.start(1);
        }
      }
    }
  }

  @Test
  void everyStoneEitherMovesOrSaysWhyNot() {
    Rng rng = new Rng(5);
    for (TablesRules rules : List.of(NARDY, TAIGA)) {
      TablesPosition position = rules.start(1);
      for (int i = 0; i < 300; i++) {
        TablesPosition rolled = rules.withRoll(position, rng.nextRoll());
        ComposedTurn turn = new ComposedTurn(rules, rolled);
        Set<String> movable = new HashSet<>();
        show(turn).get("targets").forEach(target -> movable.add(target.get("from").asText()));
        for (int field = 1; field <= 24; field++) {
          JsonNode why = Page.read(turn.whyStuck(Integer.toString(field)));
          assertThat(why.get("why").isNull())
              .as(rolled + " field " + field + " " + why)
              .isEqualTo(movable.contains(Integer.toString(field)));
          assertThat(why.get("clause").isNull()).isEqualTo(why.get("why").isNull());
        }
        List<Play<TablesPosition, TablesTurn>> legal = rules.legal(rolled);
        position = legal.get(rng.nextInt(legal.size())).after();
        if (rules.ending(position).isPresent()) {
          position = rules.start(1);
        }
      }
    }
  }
}
