package cz.kameny.engine.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assertions.assertThrows;

import cz.kameny.engine.Bot;
import cz.kameny.engine.Bots;
import cz.kameny.rules.Ending;
import cz.kameny.rules.GameId;
import cz.kameny.rules.Games;
import cz.kameny.rules.Player;
import cz.kameny.rules.Position;
import cz.kameny.rules.Roll;
import cz.kameny.rules.Rules;
import cz.kameny.rules.Turn;
import cz.kameny.rules.nardy.NardyRules;
import cz.kameny.rules.nardy.NardySettings;
import cz.kameny.rules.overboard.OverboardMove;
import cz.kameny.rules.overboard.OverboardPosition;
import cz.kameny.rules.overboard.OverboardRules;
import cz.kameny.rules.overboard.OverboardSettings;
import cz.kameny.rules.tables.TablesPosition;
import cz.kameny.rules.tables.TablesTurn;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ArenaTest {
  private static final NardyRules NARDY = new NardyRules(NardySettings.DEFAULT);
  private static final Arena.Watcher QUIET = (pair, totals) -> true;

  private static Arena<?, ?> randomPlayers(GameId game, long seed) {
    return randomPlayers(Games.rules(Games.settings(game)), seed);
  }

  private static <P extends Position, T extends Turn> Arena<P, T> randomPlayers(
      Rules<P, T> rules, long seed) {
    return new Arena<>(
        rules,
        Openings.ofSettings(rules),
        Bots.random(rules),
        Bots.random(rules),
        seed,
        limit(rules.game()));
  }

  /** Random games of Taiga-Puff are long and their doubles large: some are cut here. */
  private static int limit(GameId game) {
    return game == GameId.TAIGA_PUFF ? 40 : Arena.USUAL_TURN_LIMIT;
  }

  private static Arena<TablesPosition, TablesTurn> nardy(
      Bot<TablesPosition, TablesTurn> a, Bot<TablesPosition, TablesTurn> b, int limit) {
    return new Arena<>(NARDY, Openings.ofSettings(NARDY), a, b, 1, limit);
  }

  private static Arena<OverboardPosition, OverboardMove> overboard(
      OverboardRules rules,
      String start,
      Bot<OverboardPosition, OverboardMove> a,
      Bot<OverboardPosition, OverboardMove> b) {
    return new Arena<>(rules, pair -> rules.parsePosition(start), a, b, 1, 50);
  }

  @ParameterizedTest
  @EnumSource(GameId.class)
  void twoEqualPlayersEndExactlyEven(GameId game) {
    Totals totals = randomPlayers(game, 7).run(0, 5, Totals.NONE, QUIET);
    assertThat(totals.games()).isEqualTo(10);
    assertThat(totals.wins()).isEqualTo(totals.losses());
    assertThat(totals.points()).isZero();
    assertThat(totals.pointSquares()).as("even in every pair").isZero();
    assertThat(totals.score().mean()).isEqualTo(0.5);
  }

  @ParameterizedTest
  @EnumSource(
      value = GameId.class,
      names = {"PRES_PALUBU", "DLOUHE_VRHCABY"})
  void aMatchTakenUpAgainComesToTheSameTotals(GameId game) {
    Totals whole = randomPlayers(game, 3).run(0, 4, Totals.NONE, QUIET);
    Totals begun = randomPlayers(game, 3).run(0, 4, Totals.NONE, (pair, t) -> t.pairs() < 2);
    assertThat(begun.pairs()).isEqualTo(2);
    assertThat(randomPlayers(game, 3).run(2, 4, begun, QUIET)).isEqualTo(whole);
    Totals rest = randomPlayers(game, 3).run(2, 4, Totals.NONE, QUIET);
    assertThat(begun.plus(rest)).isEqualTo(whole);
    assertThat(randomPlayers(game, 4).run(0, 4, Totals.NONE, QUIET)).isNotEqualTo(whole);
  }

  @Test
  void bothGamesOfAPairHaveTheSameDiceAndEachPlayerTheOthersSide() {
    List<List<Roll>> dice = new ArrayList<>();
    Bot<TablesPosition, TablesTurn> random = Bots.random(NARDY);
    Bot<TablesPosition, TablesTurn> noting =
        (history, rng) -> {
          if (history.size() == 1) {
            dice.add(new ArrayList<>());
          }
          dice.get(dice.size() - 1).add(history.get(history.size() - 1).roll());
          return random.choose(history, rng);
        };
    PairResult pair = nardy(noting, noting, 40).pair(0);
    assertThat(dice).hasSize(2);
    assertThat(dice.get(0)).hasSize(40).isEqualTo(dice.get(1));
    assertThat(pair.one().sideOfA()).isEqualTo(Player.FIRST);
    assertThat(pair.two().sideOfA()).isEqualTo(Player.SECOND);
  }

  @Test
  void aGameThatGoesOnForTooLongIsADraw() {
    Totals totals = nardy(Bots.random(NARDY), Bots.random(NARDY), 10).run(0, 2, Totals.NONE, QUIET);
    assertThat(totals.draws()).isEqualTo(4);
    assertThat(totals.reasons()).isEqualTo(Map.of(GameResult.TURN_LIMIT, 4L));
    assertThat(totals.turns()).isEqualTo(40);
  }

  @Test
  void anIllegalTurnLosesTheGameWithItsReasonAndItsSize() {
    Bot<TablesPosition, TablesTurn> wrong = (history, rng) -> NARDY.parseTurn("24/1");
    PairResult pair = nardy(wrong, Bots.random(NARDY), 500).pair(0);
    assertThat(pair.one().points()).as("Mars, no stone is off (LV-14)").isEqualTo(-2);
    assertThat(pair.one().turns()).isZero();
    assertThat(pair.two().points()).isEqualTo(-2);
    assertThat(pair.two().turns()).isEqualTo(1);
    assertThat(pair.one().reason()).isEqualTo("forfeit: illegal turn");
    assertThat(pair.one().detail()).contains("LV-5");
  }

  @Test
  void aPlayerThatGivesUpLosesWithWhatItSays() {
    Bot<TablesPosition, TablesTurn> dead =
        (history, rng) -> {
          throw new Forfeit("no answer");
        };
    Totals totals = nardy(Bots.random(NARDY), dead, 500).run(0, 1, Totals.NONE, QUIET);
    assertThat(totals.wins()).isEqualTo(2);
    assertThat(totals.reasons()).isEqualTo(Map.of("forfeit: no answer", 2L));
  }

  @Test
  void theThirdOccurrenceEndsAGameOfPresPalubuAsItsVersionSays() {
    Bot<OverboardPosition, OverboardMove> shuffles =
        (history, rng) -> {
          OverboardPosition now = history.get(history.size() - 1);
          String there = now.turn() == Player.FIRST ? "a1b1" : "f6e6";
          String back = now.turn() == Player.FIRST ? "b1a1" : "e6f6";
          OverboardMove move = OverboardMove.parse(there);
          return now.at(now.turn() == Player.FIRST ? 0 : 35) != '\0'
              ? move
              : OverboardMove.parse(back);
        };
    String start = "5w/6/6/6/6/r2r2 r -";
    PairResult drawn = overboard(rules("A"), start, shuffles, shuffles).pair(0);
    assertThat(drawn.one().reason()).isEqualTo(Ending.Reason.REPETITION.text());
    assertThat(drawn.one().points()).isZero();
    assertThat(drawn.one().turns()).as("PP-12: the start counts as the first").isEqualTo(8);
    PairResult won = overboard(rules("B"), start, shuffles, shuffles).pair(0);
    assertThat(won.one().points()).as("PP-12: red has more figures").isEqualTo(1);
    assertThat(won.two().points()).isEqualTo(-1);
  }

  private static OverboardRules rules(String end) {
    return new OverboardRules(OverboardSettings.of(Map.of("end", end)));
  }

  @Test
  void startsOfPresPalubuGoRoundTheLayoutsAndDifferFromPairToPair() {
    Openings<OverboardPosition> openings = Openings.overboard(rules("A"), 9);
    OverboardRules rohy = rules("A");
    assertThat(openings.start(0)).isEqualTo(rohy.start(1));
    Set<OverboardPosition> starts = new HashSet<>();
    for (long pair = 0; pair < 200; pair++) {
      OverboardPosition start = openings.start(pair);
      assertThat(rohy.ending(start)).isEmpty();
      assertThat(openings.start(pair)).isEqualTo(start);
      starts.add(start);
    }
    assertThat(starts).hasSizeGreaterThan(150);
  }

  @Test
  void errorBarsAreThoseOfTheMeanOverPairs() {
    // Pairs worth 2, 0, 2 and -2 points: mean 0.25 a game, deviation of a pair's mean 0.957.
    Totals totals = Totals.NONE;
    int[][] points = {{1, 1}, {1, -1}, {2, 0}, {-1, -1}};
    for (int[] pair : points) {
      GameResult one = new GameResult(Player.FIRST, pair[0], "all-off", 10);
      GameResult two = new GameResult(Player.SECOND, pair[1], "all-off", 20);
      totals = totals.plus(new PairResult(totals.pairs(), one, two));
    }
    assertThat(totals.wins()).isEqualTo(4);
    assertThat(totals.draws()).isEqualTo(1);
    assertThat(totals.losses()).isEqualTo(3);
    Estimate mean = totals.pointsPerGame(2);
    assertThat(mean.mean()).isEqualTo(0.25);
    assertThat(mean.high() - mean.mean())
        .as("Student's factor for four pairs")
        .isCloseTo(3.1824 * 0.957427 / 2, within(1e-4));
    assertThat(totals.pointsPerGame(1).high()).as("no game costs more").isEqualTo(1);
    assertThat(totals.score().mean()).isEqualTo(4.5 / 8);
    assertThat(Totals.NONE.plus(totals)).isEqualTo(totals);
  }

  private static Totals pairs(int count, int points) {
    Totals totals = Totals.NONE;
    for (int i = 0; i < count; i++) {
      GameResult one = new GameResult(Player.FIRST, points, "all-off", 10);
      totals = totals.plus(new PairResult(i, one, new GameResult(Player.SECOND, 1, "all-off", 10)));
    }
    return totals;
  }

  @Test
  void pairsThatAllScoredAlikeLeaveABoundThatNarrowsWithTheirNumber() {
    Estimate three = pairs(3, 1).score();
    assertThat(three.mean()).isEqualTo(1);
    assertThat(three.high()).as("nothing is better than to win all").isEqualTo(1);
    assertThat(three.low()).as("Clopper and Pearson").isCloseTo(0.2924, within(1e-4));
    assertThat(pairs(100, 1).score().low()).isCloseTo(0.9638, within(1e-4));
    Estimate even = pairs(3, -1).score();
    assertThat(even.mean()).isEqualTo(0.5);
    assertThat(even.low()).isCloseTo(0.5 * 0.2924, within(1e-4));
    assertThat(even.high()).isCloseTo(1 - 0.5 * 0.2924, within(1e-4));
    assertThat(pairs(3, 1).pointsPerGame(1).low()).isCloseTo(1 - 2 * 0.7076, within(1e-4));
  }

  @Test
  void boundsOfManyPairsAreThoseOfTheNormalDistribution() {
    Totals totals = pairs(20, 1).plus(pairs(20, -1));
    // Pairs worth 1 and 0.5: their deviation is half of 0.5, times √(40/39).
    double half = 1.959964 * 0.25 * Math.sqrt(40.0 / 39) / Math.sqrt(40);
    assertThat(totals.score().mean()).isEqualTo(0.75);
    assertThat(totals.score().low()).isCloseTo(0.75 - half, within(1e-12));
    assertThat(totals.score().high()).isCloseTo(0.75 + half, within(1e-12));
  }

  @Test
  void aFaultIsCountedUnderItsKindAndTheFirstFewAreKept() {
    int[] times = {0};
    Bot<TablesPosition, TablesTurn> wrong =
        (history, rng) -> {
          throw new Forfeit("wrong answer", "number " + times[0]++ / 2);
        };
    Totals totals = nardy(Bots.random(NARDY), wrong, 500).run(0, 5, Totals.NONE, QUIET);
    assertThat(totals.reasons()).isEqualTo(Map.of("forfeit: wrong answer", 10L));
    assertThat(totals.examples())
        .isEqualTo(Map.of("forfeit: wrong answer", List.of("number 0", "number 1", "number 2")));
    assertThat(totals.plus(totals).examples()).isEqualTo(totals.examples());
  }

  @Test
  void totalsThatNoMatchCanHaveAreRefused() {
    Map<String, Long> two = Map.of("all-off", 2L);
    assertThat(new Totals(1, 2, 0, 0, 2, 4, 16, 40, two, Map.of()).games()).isEqualTo(2);
    List<Executable> wrong =
        List.of(
            () -> new Totals(-1, 0, 0, -2, 0, 0, 0, 0, Map.of(), Map.of()),
            () -> new Totals(Long.MAX_VALUE, 0, 0, -2, 0, 0, 0, 0, Map.of(), Map.of()),
            () -> new Totals(1, 1000, 0, -998, 2, 4, 16, 40, two, Map.of()),
            () -> new Totals(1, 2, 0, 0, 2, 4, 16, 40, Map.of(), Map.of()),
            () -> new Totals(1, 2, 0, 0, 2, 4, 16, 40, Map.of("all-off", 3L), Map.of()),
            () -> new Totals(1, 2, 0, 0, 5, 25, 16, 40, two, Map.of()),
            () -> new Totals(1, 2, 0, 0, 2, 3, 16, 40, two, Map.of()),
            () -> new Totals(1, 2, 0, 0, 2, 4, 17, 40, two, Map.of()),
            () -> new Totals(1, 2, 0, 0, 2, 4, 16, -1, two, Map.of()),
            () -> new Totals(1, 2, 0, 0, 2, 4, 16, 40, two, Map.of("x", List.of("y"))));
    for (Executable totals : wrong) {
      assertThrows(IllegalArgumentException.class, totals);
    }
  }
}
