package cz.kameny.engine.tables;

import static org.assertj.core.api.Assertions.assertThat;

import cz.kameny.engine.Bots;
import cz.kameny.engine.Clock;
import cz.kameny.engine.net.Chances;
import cz.kameny.engine.net.NetLibrary;
import cz.kameny.rules.GameId;
import cz.kameny.rules.Games;
import cz.kameny.rules.Player;
import cz.kameny.rules.Rng;
import cz.kameny.rules.nardy.NardyRules;
import cz.kameny.rules.nardy.NardySettings;
import cz.kameny.rules.tables.TablesPosition;
import cz.kameny.rules.tables.TablesRules;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What looking ahead may cost is kept, whoever is blocked. */
class ThinkerTest {
  private static TablesRules rules(String game, String settings) {
    GameId id = GameId.parse(game);
    return (TablesRules) Games.rules(Games.settings(id, Games.parseSettings(settings)));
  }

  /**
   * Positions in which the other side can answer little and the own replies are many: a ply deeper
   * costs far more than 21 times the ply before. Judged by that, they took ten times the allowance.
   */
  @ParameterizedTest(name = "{0}, {1}: {2}")
  @CsvSource(
      delimiter = ';',
      value = {
        "dlouhe-vrhcaby; size=mars; 24:1,23:1,22:1,21:1,20:1,19:1,16:1,15:1,13:1,11:1,10:1,9:1,8:1,7:1,6:1 24:6,13:8,2:1 w 22",
        "dlouhe-vrhcaby; last-roll=on; 24:7,13:6,1:2 24:1,23:1,22:2,21:1,20:1,19:1,15:1,14:1,11:1,10:1,9:1,8:1,7:1,6:1 b 51",
        "dlouhe-vrhcaby; size=mars; 24:5,5:3,1:7 24:1,16:1,15:1,14:2,11:2,10:1,9:3,8:1,7:1,6:1,4:1 b 45",
        "taiga-puff; opposites=4; h1,21:2,16:2,15:2,14:2,13:2,9:3,7:1 15:1,13:2,8:3,5:4,3:2,2:2,1:1 b 13"
      })
  void theTopLevelJudgesLittleMoreThanItMay(String game, String settings, String text) {
    TablesRules rules = rules(game, settings);
    Thinker.Depth depth = TablesBots.topDepth(rules.game());
    Oracle oracle = new Oracle(rules, TablesBots.nets(rules));
    Thinker thinker = Thinker.unlimited(rules, oracle, depth.plies());
    thinker.think(rules.parsePosition(text), depth, 1);
    // One result more than fits may have been begun.
    assertThat(thinker.judged()).isLessThan(depth.work() * 3 / 2);
  }

  /** Time that goes by with the positions judged, a microsecond each. */
  @ParameterizedTest(name = "{0} ms")
  @ValueSource(ints = {5, 20, 50})
  void aPlayerWithATimeStopsNearlyWhenItIsOver(int millis) {
    NardyRules rules = new NardyRules(NardySettings.DEFAULT);
    Oracle oracle = new Oracle(rules, TablesBots.nets(rules));
    Thinker[] itself = new Thinker[1];
    Clock clock = () -> 1000L * itself[0].judged();
    long limit = millis * 1_000_000L;
    itself[0] = new Thinker(rules, oracle, 2, limit, clock);
    Thinker.Depth top = TablesBots.topDepth(GameId.DLOUHE_VRHCABY);
    Thinker.Depth depth =
        new Thinker.Depth(2, top.first(), top.second(), top.margin(), top.width(), Long.MAX_VALUE);
    Rng dice = new Rng(millis);
    int deep = 0;
    for (int game = 0; game < 3; game++) {
      TablesPosition position = rules.start(1);
      while (rules.ending(position).isEmpty()) {
        position = position.with(dice.nextRoll());
        long before = itself[0].judged();
        Thinker.Candidate best = itself[0].think(position, depth, 1).get(0);
        assertThat(itself[0].judged() - before).as("%s", position).isLessThan(millis * 1400L);
        deep += best.plies() == 2 ? 1 : 0;
        position =
            position.turn() == Player.FIRST
                ? rules.play(position, best.turn())
                : rules.play(position, Bots.of(rules, 2).choose(List.of(position), dice));
      }
    }
    if (millis >= 50) {
      assertThat(deep).as("turns looked at two plies deep").isGreaterThan(20);
    }
  }

  /** Every chance is one, and what may become of a game is no more than certain. */
  @ParameterizedTest(name = "{0}, {1}")
  @CsvSource({
    "dlouhe-vrhcaby, size=mars",
    "dlouhe-vrhcaby, last-roll=on",
    "taiga-puff, opposites=4"
  })
  void chancesAddUp(String game, String settings) {
    TablesRules rules = rules(game, settings);
    Lookahead lookahead = new Lookahead(rules, new Oracle(rules, TablesBots.nets(rules)), 0);
    Rng dice = new Rng(6);
    for (int number = 0; number < 30; number++) {
      TablesPosition position = rules.start(1);
      for (int turn = 0; rules.ending(position).isEmpty(); turn++) {
        Chances chances = new Chances();
        lookahead.judge(position.mover(), position.waiting(), position.turn(), 0, chances);
        assertThat(new float[] {chances.win, chances.winMars, chances.loseMars, chances.draw})
            .as("%s", position)
            .satisfies(
                all -> {
                  for (float chance : all) {
                    assertThat(chance).isBetween(-1e-6f, 1 + 1e-6f);
                  }
                });
        assertThat(chances.winMars).isLessThanOrEqualTo(chances.win + 1e-6f);
        assertThat(chances.win + chances.draw + chances.loseMars)
            .as("%s", position)
            .isLessThanOrEqualTo(1 + 1e-6f);
        position = position.with(dice.nextRoll());
        int level = turn % 2 == number % 2 ? 6 : 1;
        position = rules.play(position, Bots.of(rules, level).choose(List.of(position), dice));
      }
    }
  }

  @Test
  void aLineThatCannotBeComparedIsNotLookedAt() {
    NardyRules rules = new NardyRules(NardySettings.DEFAULT);
    Thinker thinker = Thinker.unlimited(rules, new Oracle(rules, NetLibrary.nardy(true, false)), 2);
    TablesPosition position = rules.parsePosition("24:15 24:15 w 61");
    Thinker.Depth narrow = new Thinker.Depth(2, 8, 4, 4f, 512, 100);
    assertThat(thinker.think(position, narrow, 1).get(0).plies()).isZero();
    assertThat(thinker.judged()).isLessThan(2000);
  }
}
