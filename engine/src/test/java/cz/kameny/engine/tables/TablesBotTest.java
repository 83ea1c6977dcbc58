package cz.kameny.engine.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import cz.kameny.engine.Bot;
import cz.kameny.engine.Bots;
import cz.kameny.engine.arena.Arena;
import cz.kameny.engine.arena.Openings;
import cz.kameny.engine.arena.Totals;
import cz.kameny.rules.Ending;
import cz.kameny.rules.GameId;
import cz.kameny.rules.Games;
import cz.kameny.rules.Play;
import cz.kameny.rules.Player;
import cz.kameny.rules.Rng;
import cz.kameny.rules.Roll;
import cz.kameny.rules.tables.TablesPosition;
import cz.kameny.rules.tables.TablesRules;
import cz.kameny.rules.tables.TablesTurn;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class TablesBotTest {
  private static final Arena.Watcher QUIET = (pair, totals) -> true;

  private static TablesRules rules(String game, String settings) {
    GameId id = GameId.parse(game);
    return (TablesRules) Games.rules(Games.settings(id, Games.parseSettings(settings)));
  }

  private static Bot<TablesPosition, TablesTurn> level(TablesRules rules, int level) {
    return Bots.of(rules, level);
  }

  private static TablesTurn turn(TablesRules rules, int level, String position, long seed) {
    return level(rules, level).choose(List.of(rules.parsePosition(position)), new Rng(seed));
  }

  static Stream<TablesRules> everySetting() {
    Stream<TablesRules> nardy =
        IntStream.range(0, 8)
            .mapToObj(
                i ->
                    rules(
                        "dlouhe-vrhcaby",
                        "head="
                            + (i % 2 == 0 ? "white" : "both")
                            + " size="
                            + (i / 2 % 2 == 0 ? "mars" : "oin")
                            + " last-roll="
                            + (i / 4 == 0 ? "off" : "on")));
    return Stream.concat(
        nardy, Stream.of(rules("taiga-puff", "opposites=4"), rules("taiga-puff", "opposites=2")));
  }

  /** Positions of games in which one side plays at random, so that strange ones occur too. */
  @ParameterizedTest
  @MethodSource("everySetting")
  void everyLevelPlaysLegalTurnsToTheEnd(TablesRules rules) {
    int games = rules.game() == GameId.TAIGA_PUFF ? 1 : 2;
    for (int level = 1; level <= TablesBots.LEVELS; level++) {
      Bot<TablesPosition, TablesTurn> bot = level(rules, level);
      Rng dice = new Rng(level);
      for (int game = 0; game < games; game++) {
        TablesPosition position = rules.start(1);
        int turns = 0;
        // The highest level takes its time: a part of a game is enough of it.
        while (rules.ending(position).isEmpty() && (level < TablesBots.LEVELS || turns < 8)) {
          position = position.with(dice.nextRoll());
          boolean strange = turns % 2 == 1 && turns < 60 && !position.roll().isDouble();
          List<Play<TablesPosition, TablesTurn>> plays =
              strange ? rules.legal(position) : List.of();
          position =
              strange
                  ? plays.get(dice.nextInt(plays.size())).after()
                  : rules.play(position, bot.choose(List.of(position), dice));
          turns++;
        }
        assertThat(turns).isGreaterThanOrEqualTo(8);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 5, 7})
  void theSameHistoryAndGeneratorGiveTheSameTurnWhateverWasAskedBefore(int level) {
    TablesRules rules = rules("dlouhe-vrhcaby", "-");
    Bot<TablesPosition, TablesTurn> used = level(rules, level);
    Rng dice = new Rng(11);
    TablesPosition position = rules.start(1);
    for (int i = 0; i < 40 && rules.ending(position).isEmpty(); i++) {
      position = position.with(dice.nextRoll());
      TablesTurn turn = used.choose(List.of(position), new Rng(i));
      assertThat(level(rules, level).choose(List.of(position), new Rng(i))).isEqualTo(turn);
      position = rules.play(position, turn);
    }
  }

  @Test
  void theHighestLevelNeedsNoNoiseAndTheWeakerOnesHaveSome() {
    TablesRules rules = rules("taiga-puff", "-");
    String position = "h6,24:2,22:1,20:3,16:1,9:2 h7,23:2,20:1,19:2,14:3 b 52";
    for (int level : new int[] {1, 3, 8}) {
      int shown = level;
      long turns =
          IntStream.range(0, level > 7 ? 3 : 30)
              .mapToObj(i -> turn(rules, shown, position, i))
              .distinct()
              .count();
      assertThat(turns).as("level " + level).matches(n -> shown > 7 ? n == 1 : n > 1);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "dlouhe-vrhcaby | -            | 2:1,1:1,o13 1:4,o11 w 21 | o15",
        "dlouhe-vrhcaby | size=oin     | 3:1,2:1,o13 1:4,o11 w 32 | o15",
        "taiga-puff     | -            | 2:1,1:1,o13 1:4,o11 w 21 | o15",
        "taiga-puff     | opposites=2  | 6:1,3:1,o13 1:4,o11 w 63 | o15"
      })
  void everyLevelTakesTheWinWhenItCan(String game, String settings, String position, String side) {
    TablesRules rules = rules(game, settings);
    for (int level = 1; level <= TablesBots.LEVELS; level++) {
      for (int seed = 0; seed < 20; seed++) {
        TablesTurn turn = turn(rules, level, position, seed);
        TablesPosition after = rules.play(rules.parsePosition(position), turn);
        assertThat(after.waiting()).hasToString(side);
      }
    }
  }

  @Test
  void theLastRollIsUsedForTheDraw() {
    // LV-15: White is done; 2/1 1/off would be legal and lose.
    TablesRules rules = rules("dlouhe-vrhcaby", "last-roll=on");
    String position = "o15 2:1,1:1,o13 b 21";
    for (int level = 1; level <= TablesBots.LEVELS; level++) {
      TablesTurn turn = turn(rules, level, position, 1);
      TablesPosition after = rules.play(rules.parsePosition(position), turn);
      assertThat(rules.ending(after)).get().matches(ending -> ending.winner().isEmpty());
    }
  }

  @ParameterizedTest(name = "LV-15: the last turn is played for its result: {0}")
  @ValueSource(
      strings = {
        "o15 7:1,6:7,5:4,4:3 b",
        "o15 6:2,o13 b",
        "o15 7:1,6:14 b",
        "o15 3:1,1:1,o13 b",
        "o15 5:1,4:1,2:2,o11 b",
        "o15 9:1,3:4,2:5,1:5 b",
        "o15 24:2,18:3,6:10 b"
      })
  void theLastTurnIsPlayedForItsResult(String text) {
    for (String size : List.of("mars", "oin")) {
      TablesRules rules = rules("dlouhe-vrhcaby", "last-roll=on size=" + size);
      for (int dice = 0; dice < 36; dice++) {
        // Either die first: turns are found in the order of the dice.
        Roll roll = new Roll(1 + dice / 6, 1 + dice % 6);
        TablesPosition position = rules.parsePosition(text).with(roll);
        double best =
            rules.legal(position).stream()
                .mapToDouble(play -> stakes(rules, play.after()))
                .max()
                .orElseThrow();
        for (int level = 1; level <= TablesBots.LEVELS; level++) {
          TablesTurn turn = level(rules, level).choose(List.of(position), new Rng(3));
          assertThat(stakes(rules, rules.play(position, turn)))
              .as("level %d plays %s in %s", level, turn, position)
              .isEqualTo(best);
        }
      }
    }
  }

  /** What the end of a game brings to Black. */
  private static double stakes(TablesRules rules, TablesPosition after) {
    Ending ending = rules.ending(after).orElseThrow();
    return ending
        .winner()
        .map(winner -> winner == Player.SECOND ? ending.stakes() : -ending.stakes())
        .orElse(0);
  }

  @Test
  void marsIsSavedWhereItCounts() {
    // LV-13: White will be done with its next roll. Only 7/5 5/off saves Mars.
    TablesRules rules = rules("dlouhe-vrhcaby", "size=mars");
    TablesTurn turn = turn(rules, 8, "1:1,o14 7:1,6:5,5:4,4:3,3:2 b 52", 1);
    TablesPosition after =
        rules.play(rules.parsePosition("1:1,o14 7:1,6:5,5:4,4:3,3:2 b 52"), turn);
    assertThat(after.second().off()).isEqualTo(1);
  }

  @Test
  void aPassIsPlayedAsOneAndNonsenseIsRefused() {
    TablesRules rules = rules("dlouhe-vrhcaby", "-");
    Bot<TablesPosition, TablesTurn> bot = level(rules, 8);
    TablesPosition over = rules.parsePosition("o15 24:15 b");
    TablesPosition start = rules.start(1);
    assertThatIllegalArgumentException().isThrownBy(() -> bot.choose(List.of(), new Rng(1)));
    assertThatIllegalArgumentException().isThrownBy(() -> bot.choose(List.of(over), new Rng(1)));
    assertThatIllegalArgumentException()
        .as("no dice")
        .isThrownBy(() -> bot.choose(List.of(start), new Rng(1)));
    TablesRules taiga = rules("taiga-puff", "-");
    TablesTurn pass = turn(taiga, 8, "6:1,o14 1:4,o11 b 65", 1);
    assertThat(pass.isPass()).isTrue();
  }

  /** Small matches that any change for the worse would show; the full ones are run by arena. */
  @ParameterizedTest
  @CsvSource({
    "dlouhe-vrhcaby, 0, 25, 0.98", "dlouhe-vrhcaby, 1, 25, 0.6",
    "taiga-puff, 0, 3, 0.98", "taiga-puff, 1, 20, 0.6"
  })
  void levelSixBeatsRandomPlayAndLevelOne(String game, int weaker, int pairs, double atLeast) {
    TablesRules rules = rules(game, "-");
    Bot<TablesPosition, TablesTurn> other = weaker == 0 ? Bots.random(rules) : level(rules, weaker);
    Bot<TablesPosition, TablesTurn> best = level(rules, 6);
    Arena<TablesPosition, TablesTurn> arena =
        new Arena<>(rules, Openings.ofSettings(rules), best, other, 1, Arena.USUAL_TURN_LIMIT);
    Totals totals = arena.run(0, pairs, Totals.NONE, QUIET);
    assertThat(totals.score().mean()).isGreaterThanOrEqualTo(atLeast);
  }

  @Test
  void twoPlayersOfOneLevelEndExactlyEvenWithMirroredDice() {
    TablesRules rules = rules("dlouhe-vrhcaby", "-");
    Totals totals =
        new Arena<>(rules, Openings.ofSettings(rules), level(rules, 1), level(rules, 1), 5, 2000)
            .run(0, 10, Totals.NONE, QUIET);
    assertThat(totals.pointSquares()).isZero();
    assertThat(totals.wins()).isEqualTo(10);
  }
}
