package cz.kameny.engine.search.v0;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cz.kameny.engine.Bot;
import cz.kameny.engine.Bots;
import cz.kameny.engine.search.Games;
import cz.kameny.rules.Ending;
import cz.kameny.rules.Player;
import cz.kameny.rules.Rng;
import cz.kameny.rules.overboard.OverboardMove;
import cz.kameny.rules.overboard.OverboardPosition;
import cz.kameny.rules.overboard.OverboardRules;
import cz.kameny.rules.overboard.OverboardSettings;
import cz.kameny.rules.overboard.OverboardSettings.End;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class V0BotTest {
  private static final OverboardRules RULES = new OverboardRules(OverboardSettings.DEFAULT);

  private static Bot<OverboardPosition, OverboardMove> level(End end, int level) {
    return V0Bot.of(Games.rules(end, "rohy").settings(), level);
  }

  /** The search of the top level with less patience, so that tests end. */
  private static V0Bot quick(End end) {
    return new V0Bot(new Strength(64, 1_000, 0), new Search(end, 12));
  }

  @ParameterizedTest
  @EnumSource(End.class)
  void noLevelEverChoosesAnIllegalMove(End end) {
    List<OverboardPosition> positions = Games.positions(3_000, 31);
    Bot<OverboardPosition, OverboardMove> first = level(end, 1);
    Bot<OverboardPosition, OverboardMove> second = level(end, 2);
    Bot<OverboardPosition, OverboardMove> third =
        new V0Bot(new Strength(64, 500, 0), new Search(end, 12));
    for (int i = 0; i < positions.size(); i++) {
      Bot<OverboardPosition, OverboardMove> bot = i % 2 == 0 ? first : i % 20 == 1 ? second : third;
      OverboardPosition position = positions.get(i);
      OverboardMove move = bot.choose(List.of(position), new Rng(3));
      // Throws when the rules refuse it (PP-5 to PP-10).
      assertThat(RULES.play(position, move).turn()).isEqualTo(position.turn().opponent());
    }
  }

  @Test
  void aSideWithoutAMovePasses() {
    // PP-10: White's captain on a1 could only go back up, and its other ways are held.
    OverboardPosition position = OverboardPosition.parse("6/6/6/6/rr4/Wrr3 w -");
    assertThat(RULES.legal(position)).hasSize(1);
    for (int level = 1; level <= V0Bot.LEVELS; level++) {
      OverboardMove move = level(End.A, level).choose(List.of(position), new Rng(1));
      assertThat(move).isEqualTo(OverboardMove.PASS);
    }
  }

  @ParameterizedTest
  @EnumSource(End.class)
  void everyLevelPlaysTheSameMoveForTheSameSeed(End end) {
    for (int level = 1; level <= V0Bot.LEVELS; level++) {
      Bot<OverboardPosition, OverboardMove> used = level(end, level);
      for (OverboardPosition position : Games.positions(level == 3 ? 3 : 20, 32)) {
        OverboardMove move = level(end, level).choose(List.of(position), new Rng(9));
        assertThat(used.choose(List.of(position), new Rng(9))).isEqualTo(move);
      }
    }
  }

  @Test
  void theSeedMakesTheWeakestLevelVary() {
    Bot<OverboardPosition, OverboardMove> bot = level(End.A, 1);
    OverboardPosition start = RULES.start(1);
    long different =
        java.util.stream.LongStream.range(0, 50)
            .mapToObj(seed -> bot.choose(List.of(start), new Rng(seed)))
            .distinct()
            .count();
    assertThat(different).isGreaterThan(2);
  }

  @ParameterizedTest
  @EnumSource(End.class)
  void noLevelLeavesAWinInOneMoveUnplayed(End end) {
    int found = 0;
    for (int game = 0; game < 200; game++) {
      OverboardPosition position = Games.rules(end, "random:3:1:" + game).start(1);
      long last = Long.lowestOneBit(position.white());
      OverboardPosition lone =
          new OverboardPosition(position.red(), last, position.captains(), Player.FIRST, 0);
      if (RULES.legal(lone).stream().noneMatch(play -> play.after().white() == 0)) {
        continue;
      }
      found++;
      for (int level = 1; level <= V0Bot.LEVELS; level++) {
        OverboardMove move = level(end, level).choose(List.of(lone), new Rng(game));
        assertThat(RULES.play(lone, move).white()).as("level %d: %s", level, lone).isZero();
      }
    }
    assertThat(found).isGreaterThan(10);
  }

  @Test
  void threeAgainstOneIsBroughtHome() {
    // PP-9 decides: without the take-back rule this ending is rarely won.
    V0Bot hunter = new V0Bot(new Strength(64, 10_000, 0), new Search(End.A, 14));
    int wins = 0;
    for (int game = 0; game < 10; game++) {
      OverboardRules rules = Games.rules(End.A, "random:3:0:" + game);
      OverboardPosition start = rules.start(1);
      long last = Long.lowestOneBit(start.white());
      OverboardPosition lone = new OverboardPosition(start.red(), last, 0, Player.FIRST, 0);
      Ending ending = Games.play(rules, lone, hunter, quick(End.A), game);
      wins += ending.winner().filter(winner -> winner == Player.FIRST).isPresent() ? 1 : 0;
    }
    assertThat(wins).isGreaterThanOrEqualTo(8);
  }

  @ParameterizedTest
  @EnumSource(End.class)
  void levelOneBeatsRandomPlay(End end) {
    int halves = Games.score(end, 40, level(end, 1), Bots.random(RULES));
    assertThat(halves).as("half points of 160").isGreaterThan(112);
  }

  @ParameterizedTest
  @EnumSource(End.class)
  void theSearchOfLevelThreeBeatsRandomPlayNearlyAlways(End end) {
    int halves = Games.score(end, 16, quick(end), Bots.random(RULES));
    assertThat(halves).as("half points of 64").isGreaterThanOrEqualTo(63);
  }

  @ParameterizedTest
  @EnumSource(End.class)
  void levelTwoBeatsLevelOne(End end) {
    int halves = Games.score(end, 8, level(end, 2), level(end, 1));
    assertThat(halves).as("half points of 32").isGreaterThan(19);
  }

  @Test
  void nothingToPlayIsRefused() {
    Bot<OverboardPosition, OverboardMove> bot = level(End.A, 1);
    Rng rng = new Rng(1);
    assertThatThrownBy(() -> bot.choose(List.of(), rng))
        .isInstanceOf(IllegalArgumentException.class);
    List<OverboardPosition> over = Games.history("6/6/6/6/6/r5 w -");
    assertThatThrownBy(() -> bot.choose(over, rng))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("over");
  }
}
