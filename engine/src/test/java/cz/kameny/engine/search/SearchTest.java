package cz.kameny.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import cz.kameny.engine.Clock;
import cz.kameny.rules.Rng;
import cz.kameny.rules.overboard.Deck;
import cz.kameny.rules.overboard.OverboardMove;
import cz.kameny.rules.overboard.OverboardPosition;
import cz.kameny.rules.overboard.OverboardRules;
import cz.kameny.rules.overboard.OverboardSettings;
import cz.kameny.rules.overboard.OverboardSettings.End;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class SearchTest {
  private static Search search(End end) {
    Evaluation evaluation = new HandMade(end);
    return new Search(end, evaluation, null, 14, Clock.SYSTEM);
  }

  private static final OverboardRules RULES = new OverboardRules(OverboardSettings.DEFAULT);

  @ParameterizedTest(name = "{0}: won in {1}")
  @CsvSource({
    "6/6/6/6/6/4rw r -, 1", // PP-7, PP-11: over the edge and nobody is left
    "w5/r5/6/6/6/4r1 r -, 1",
    "1r4/1r4/w5/1r4/6/6 r -, 5",
  })
  void findsTheQuickestForcedWin(String position, int plies) {
    for (End end : End.values()) {
      Search search = search(end);
      search.think(Games.history(position), Budget.ofDepth(plies), 0, new Rng(1));
      assertThat(search.score()).as("%s", end).isEqualTo(Scores.WIN - plies);
    }
  }

  @Test
  void agreesWithAPlainSearchAboutEveryWinInFivePlies() {
    Rng rng = new Rng(11);
    Search search = search(End.A);
    int won = 0;
    for (int i = 0; i < 40; i++) {
      OverboardPosition position =
          Games.rules(End.A, "random:3:1:" + rng.nextInt(1 << 20)).start(1);
      for (OverboardPosition smaller : withOneWhite(position)) {
        int plies = winIn(smaller, 5);
        search.think(List.of(smaller), Budget.ofDepth(5), 0, rng);
        if (plies > 0) {
          won++;
          assertThat(search.score()).as("%s", smaller).isEqualTo(Scores.WIN - plies);
        } else {
          assertThat(search.score()).as("%s", smaller).isLessThan(Scores.PROVEN);
        }
      }
    }
    assertThat(won).isGreaterThan(5);
  }

  private static List<OverboardPosition> withOneWhite(OverboardPosition p) {
    List<OverboardPosition> result = new ArrayList<>();
    for (long rest = p.white(); rest != 0; rest &= rest - 1) {
      long white = Long.lowestOneBit(rest);
      result.add(new OverboardPosition(p.red(), white, p.captains(), p.turn(), 0));
    }
    return result;
  }

  /**
   * Fewest plies in which the side to move throws everybody over, at most {@code n}; 0 for none.
   */
  private static int winIn(OverboardPosition position, int n) {
    for (int plies = 1; plies <= n; plies += 2) {
      if (wins(position, plies)) {
        return plies;
      }
    }
    return 0;
  }

  private static boolean wins(OverboardPosition position, int plies) {
    return RULES.legal(position).stream()
        .map(play -> play.after())
        .anyMatch(
            after ->
                RULES.ending(after).isPresent()
                    ? RULES.ending(after).get().winner().isPresent()
                    : plies >= 3 && loses(after, plies - 1));
  }

  private static boolean loses(OverboardPosition position, int plies) {
    return RULES.legal(position).stream()
        .map(play -> play.after())
        .allMatch(after -> RULES.ending(after).isEmpty() && wins(after, plies - 1));
  }

  @Test
  void takesTheTakeBackRuleIntoAccount() {
    // PP-9: red's equal push is taken back, but then barred, and another move wins. Were the
    // take-back a repetition or the push free again, there would be no win in five plies.
    Search search = search(End.A);
    List<OverboardPosition> history = Games.history("1r4/1r4/w5/1r4/6/6 r -");
    search.think(history, Budget.ofDepth(9), 0, new Rng(1));
    assertThat(search.score()).isEqualTo(Scores.WIN - 5);
    assertThat(search.depth()).isEqualTo(5);
  }

  @Test
  void aTakeBackIsNoRepetitionButTheSamePositionIs() {
    Line line = new Line();
    Deck deck = new Deck(OverboardPosition.parse("6/6/6/6/6/rrww2 r -"));
    line.push(deck, false);
    for (String move : List.of("a1b1", "e1d1")) {
      deck.play(OverboardMove.parse(move).code());
      line.push(deck, false);
    }
    assertThat(deck.position()).hasToString("6/6/6/6/6/rrww2 r !a1b1");
    assertThat(line.repetition()).isEqualTo(Line.NONE);
    deck.set(OverboardPosition.parse("6/6/6/6/6/rrww2 r -"));
    line.push(deck, false);
    // Two plies after the take-back: the third with these figures, whatever the marks (PP-12).
    line.push(deck, false);
    assertThat(line.repetition()).isEqualTo(Line.THIRD);
    line.pop();
    line.push(new Deck(OverboardPosition.parse("6/6/6/6/6/rrww2 r !a1b1")), false);
    assertThat(line.repetition()).isEqualTo(Line.THIRD);
  }

  @Test
  void theSecondOccurrenceEndsALineOnlyWithTheSameMark() {
    Deck plain = new Deck(OverboardPosition.parse("6/6/6/6/6/rrww2 r -"));
    Deck barred = new Deck(OverboardPosition.parse("6/6/6/6/6/rrww2 r !a1b1"));
    Deck between = new Deck(OverboardPosition.parse("6/6/6/6/6/1rrww1 w =a1b1"));
    Line line = new Line();
    line.push(plain, true);
    line.push(between, false);
    line.push(plain, false);
    assertThat(line.repetition()).isEqualTo(Line.AGAIN);
    line.pop();
    line.push(barred, false);
    assertThat(line.repetition()).isEqualTo(Line.NONE);
    line.pop();
    // A fall in between makes it impossible, and is not looked across.
    line.push(plain, true);
    assertThat(line.repetition()).isEqualTo(Line.NONE);
  }

  /**
   * Red b3 goes to c3 and back while White d6 goes to e6 and back: after two rounds White may bring
   * about the third occurrence of the first position by e6d6.
   */
  private static List<OverboardPosition> almostRepeated(String first) {
    List<OverboardPosition> history = Games.history(first);
    for (String move : "b3c3 d6e6 c3b3 e6d6 b3c3 d6e6 c3b3".split(" ")) {
      OverboardPosition last = history.get(history.size() - 1);
      history.add(RULES.play(last, OverboardMove.parse(move)));
    }
    return history;
  }

  private static final String WHITE_BEHIND = "3w2/6/2r3/1r4/1rr3/2r3 r -";
  private static final String WHITE_AHEAD = "3w2/3ww1/3ww1/1r4/2r3/6 r -";

  @Test
  void inVersionAWhoIsBehindRepeatsAndWhoIsAheadDoesNot() {
    Search search = search(End.A);
    // One against five is lost in the end: repeating draws (PP-12).
    assertThat(chosen(search, almostRepeated(WHITE_BEHIND))).isEqualTo("e6d6");
    assertThat(search.score()).isZero();
    assertThat(chosen(search, almostRepeated(WHITE_AHEAD))).isNotEqualTo("e6d6");
    assertThat(search.score()).isPositive();
  }

  @Test
  void inVersionBWhoIsAheadRepeatsAndWhoIsBehindDoesNot() {
    Search search = search(End.B);
    // PP-12: the third occurrence goes to the side with more figures.
    assertThat(chosen(search, almostRepeated(WHITE_AHEAD))).isEqualTo("e6d6");
    assertThat(search.score()).isEqualTo(Scores.WIN - 1);
    assertThat(chosen(search, almostRepeated(WHITE_BEHIND))).isNotEqualTo("e6d6");
  }

  private static String chosen(Search search, List<OverboardPosition> history) {
    int move = search.think(history, Budget.ofDepth(4), 0, new Rng(1));
    return new OverboardMove(move).toString();
  }

  @ParameterizedTest
  @EnumSource(End.class)
  void theEvaluationIsTheSameWithColoursExchanged(End end) {
    Evaluation evaluation = new HandMade(end);
    for (OverboardPosition position : Games.positions(3_000, 21)) {
      int value = evaluation.of(new Deck(position));
      assertThat(evaluation.of(new Deck(position.mirrored()))).as("%s", position).isEqualTo(value);
      assertThat(Math.abs(value)).isLessThanOrEqualTo(Scores.EVALUATION);
    }
  }

  @Test
  void aSearchDependsOnNothingThatWasSearchedBefore() {
    Search used = search(End.A);
    Budget budget = Budget.ofNodes(3_000);
    for (OverboardPosition position : Games.positions(60, 22)) {
      Search fresh = search(End.A);
      int move = fresh.think(List.of(position), budget, 0, new Rng(5));
      assertThat(used.think(List.of(position), budget, 0, new Rng(5))).isEqualTo(move);
      assertThat(used.nodes()).isEqualTo(fresh.nodes());
      assertThat(used.score()).isEqualTo(fresh.score());
    }
  }

  @Test
  void theNodeLimitIsKept() {
    Search search = search(End.B);
    for (OverboardPosition position : Games.positions(100, 23)) {
      search.think(List.of(position), Budget.ofNodes(2_000), 0, new Rng(5));
      // One exchange of falls may be under way when the limit is reached.
      assertThat(search.nodes()).isLessThan(2_000 + 5_000);
    }
  }

  @Test
  void theTimeLimitIsKept() {
    // A clock that says a microsecond more each time it is asked, which is every 512 nodes.
    long[] now = {Long.MAX_VALUE - 20_000};
    Evaluation evaluation = new HandMade(End.A);
    Search search = new Search(End.A, evaluation, null, 14, () -> now[0] += 1_000);
    for (OverboardPosition position : Games.positions(40, 24)) {
      long before = now[0];
      Budget budget = new Budget(Search.MAX_DEPTH, Long.MAX_VALUE, 50_000);
      int move = search.think(List.of(position), budget, 0, new Rng(5));
      assertThat(now[0] - before).isBetween(1_000L, 52_000L);
      assertThat(search.nodes()).isLessThan(55 * 600);
      assertThat(RULES.play(position, new OverboardMove(move))).isNotNull();
    }
  }

  @Test
  void withoutATimeLimitNoClockIsRead() {
    Evaluation evaluation = new HandMade(End.A);
    Clock broken =
        () -> {
          throw new AssertionError("the clock was read");
        };
    Search search = new Search(End.A, evaluation, null, 14, broken);
    search.think(List.of(RULES.start(1)), Budget.ofNodes(5_000), 0, new Rng(5));
    assertThat(search.nodes()).isGreaterThanOrEqualTo(5_000);
  }

  @Test
  void theSignatureChangesOnlyWhenTheSearchBehavesOtherwise() {
    assertThat(Signature.nodes()).isEqualTo(1_391_909L);
  }
}
