package cz.kameny.rules.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cz.kameny.rules.GameId;
import cz.kameny.rules.NotationException;
import cz.kameny.rules.RandomPlay;
import cz.kameny.rules.Roll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Positions, rolls and turns of the dice games as text; what is refused, with the place (from 1).
 */
class NotationTest {
  private static final TablesRules NARDY = RandomPlay.tables(GameId.DLOUHE_VRHCABY, "-");
  private static final TablesRules TAIGA = RandomPlay.tables(GameId.TAIGA_PUFF, "-");

  @ParameterizedTest(name = "{0} reads back")
  @ValueSource(
      strings = {
        "24:15 24:15 w",
        "24:15 24:15 b 61",
        "24:1,23:2,11:3,1:9 24:14,o1 w 16",
        "o15 24:15 b",
      })
  void positionsOfDlouheVrhcabyReadBack(String text) {
    assertThat(NARDY.parsePosition(text)).hasToString(text);
  }

  @ParameterizedTest(name = "{0} reads back")
  @ValueSource(
      strings = {
        "h15 h15 b",
        "h15 h15 w 66",
        "h10,x2,24:1,1:2 h15 b",
        "x1,6:13,o1 h1,23:14 w 12",
        "o15 h15 b",
      })
  void positionsOfTaigaPuffReadBack(String text) {
    assertThat(TAIGA.parsePosition(text)).hasToString(text);
  }

  @ParameterizedTest(name = "{0}: {1} is refused: {2} at {3}")
  @CsvSource({
    "dlouhe-vrhcaby, '', <point>:<count> or o<n>, 1",
    "dlouhe-vrhcaby, nonsense, <point>:<count> or o<n>, 1",
    "dlouhe-vrhcaby, 24:15, a space after White's stones, 6",
    "dlouhe-vrhcaby, 24:15 24:15, a space after Black's stones, 12",
    "dlouhe-vrhcaby, '24:15 24:15 ', 'the turn, w or b', 13",
    "dlouhe-vrhcaby, 24:15 24:15 r, 'the turn, w or b', 13",
    "dlouhe-vrhcaby, 24:15 24:15 W, 'the turn, w or b', 13",
    "dlouhe-vrhcaby, '24:15 24:15 w ', two dice, 15",
    "dlouhe-vrhcaby, 24:15 24:15 w 3, two dice, 16",
    "dlouhe-vrhcaby, 24:15 24:15 w 37, two dice, 16",
    "dlouhe-vrhcaby, 24:15 24:15 w 03, two dice, 15",
    "dlouhe-vrhcaby, 24:15 24:15 w 333, nothing after the two dice, 17",
    "dlouhe-vrhcaby, 24:15 24:15 w 3 3, two dice, 16",
    "dlouhe-vrhcaby, 24:15 24:15 w33, a space before the dice, 14",
    "dlouhe-vrhcaby, 24:15  24:15 w, <point>:<count> or o<n>, 7",
    "dlouhe-vrhcaby, ' 24:15 24:15 w', <point>:<count> or o<n>, 1",
    "dlouhe-vrhcaby, 24:14 24:15 w, '15 stones of White, not 14', 1",
    "dlouhe-vrhcaby, 24:15 24:14 w, '15 stones of Black, not 14', 7",
    "dlouhe-vrhcaby, '24:15,1:1 24:15 w', '15 stones of White, not 16', 1",
    "dlouhe-vrhcaby, 24:16 24:15 w, a number of stones 1-15, 4",
    "dlouhe-vrhcaby, 24:0 24:15 w, a number of stones 1-15, 4",
    "dlouhe-vrhcaby, 24:-1 24:15 w, a number of stones 1-15, 4",
    "dlouhe-vrhcaby, 24: 24:15 w, a number of stones 1-15, 4",
    "dlouhe-vrhcaby, 24:015 24:15 w, a number of stones 1-15, 4",
    "dlouhe-vrhcaby, 25:15 24:15 w, a point 1-24, 1",
    "dlouhe-vrhcaby, 0:15 24:15 w, a point 1-24, 1",
    "dlouhe-vrhcaby, 024:15 24:15 w, a point 1-24, 1",
    "dlouhe-vrhcaby, 24;15 24:15 w, ''':'' and the number of stones', 3",
    "dlouhe-vrhcaby, '24:14, 24:15 w', <point>:<count> or o<n>, 7",
    "dlouhe-vrhcaby, '23:1,24:14 24:15 w', places in order, 6",
    "dlouhe-vrhcaby, '24:14,24:1 24:15 w', places in order, 7",
    "dlouhe-vrhcaby, 'o1,24:14 24:15 w', places in order, 4",
    "dlouhe-vrhcaby, 'o1,o14 24:15 w', places in order, 4",
    "dlouhe-vrhcaby, h15 24:15 w, <point>:<count> or o<n>, 1",
    "dlouhe-vrhcaby, 'x1,24:14 24:15 w', <point>:<count> or o<n>, 1",
    "dlouhe-vrhcaby, 24:15 12:15 w, 'White''s 24 is Black''s 12', 1",
    "dlouhe-vrhcaby, '24:14,13:1 24:14,1:1 w', 'White''s 13 is Black''s 1', 1",
    "dlouhe-vrhcaby, o15 o15 w, at most one side with all stones off, 1",
    "dlouhe-vrhcaby, 99999999999999:15 24:15 w, a point 1-24, 1",
    "taiga-puff, '', 'h<n>, x<n>, <point>:<count> or o<n>', 1",
    "taiga-puff, h15 h16 b, a number of stones 1-15, 6",
    "taiga-puff, h0 h15 b, a number of stones 1-15, 2",
    "taiga-puff, 'x1,h14 h15 b', places in order, 4",
    "taiga-puff, '24:1,h14 h15 b', places in order, 6",
    "taiga-puff, '24:1,x14 h15 b', places in order, 6",
    "taiga-puff, 'h14,1:1 h14,24:1 b', 'White''s 1 is Black''s 24', 1",
    "taiga-puff, 'h14,o1 h15 b', no stones off while others are still in hand, 1",
    "taiga-puff, 'h15 h1,o14 b', no stones off while others are still in hand, 1",
    "taiga-puff, o15 o15 b, at most one side with all stones off, 1",
    "taiga-puff, h14 h15 b, '15 stones of White, not 14', 1",
  })
  void malformedAndImpossiblePositionsAreRefusedWithThePlace(
      String game, String text, String what, int at) {
    TablesRules rules = game.equals("taiga-puff") ? TAIGA : NARDY;
    assertThatThrownBy(() -> rules.parsePosition(text))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining(what)
        .extracting(e -> ((NotationException) e).at() + 1)
        .isEqualTo(at);
  }

  @ParameterizedTest(name = "the turn {0} reads as {1}")
  @CsvSource({
    "-, -",
    "24/21 24/15, 24/21 24/15",
    "24/18(2), 24/18(2)",
    "24/18 24/18, 24/18(2)",
    "24/18 18/12 24/18, 24/18 18/12 24/18",
    "hand/22 bar/20* 22/19 6/off, hand/22 bar/20* 22/19 6/off",
    "6/off(4) 5/off(4), 6/off(4) 5/off(4)",
    "1/off(8), 1/off(8)",
    "20/18* 20/18, 20/18* 20/18",
  })
  void turnsReadBackWithLikeStepsTogether(String text, String written) {
    TablesTurn turn = TablesTurn.parse(text);
    assertThat(turn).hasToString(written);
    assertThat(TablesTurn.parse(written)).isEqualTo(turn);
  }

  @ParameterizedTest(name = "the turn {0} is refused: {1} at {2}")
  @CsvSource({
    "'', a step, 1",
    "' ', a step, 1",
    "'24/21 ', a step, 7",
    "24/21  24/20, a step, 7",
    "24, a step, 1",
    "24-21, a step, 1",
    "24/25, a point 1-24, 4",
    "25/21, a point 1-24, 1",
    "0/off, a point 1-24, 1",
    "024/21, a point 1-24, 1",
    "24/024, a point 1-24, 4",
    "24/24, a point below 24, 4",
    "21/24, a point below 21, 4",
    "/21, a point 1-24, 1",
    "24/, a point 1-24, 4",
    "off/24, a point 1-24, 1",
    "24/hand, a point 1-24, 4",
    "24/bar, a point 1-24, 4",
    "hand/off, a point to enter on, 6",
    "bar/off, a point to enter on, 5",
    "6/off*, no * after off, 6",
    "24/21**, a point 1-24, 4",
    "24/21/18, a point 1-24, 4",
    "24/21(1), a number of like steps, 6",
    "24/21(9), a number of like steps, 6",
    "24/21(2, a number of like steps, 6",
    "24/21(22), a number of like steps, 6",
    "24/21(), a number of like steps, 6",
    "24/21 24/18(2)x, a number of like steps, 12",
    "1/off(8) 1/off, at most 8 steps, 10",
    "24/21 -, a step, 7",
    "-24/21, a point 1-24, 1",
  })
  void malformedTurnsAreRefusedWithThePlace(String text, String what, int at) {
    assertThatThrownBy(() -> TablesTurn.parse(text))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("expected " + what)
        .extracting(e -> ((NotationException) e).at() + 1)
        .isEqualTo(at);
  }

  @ParameterizedTest(name = "the roll {0} is refused")
  @ValueSource(strings = {"", "1", "123", "07", "17", "a1", "1a", " 12", "1 2", "-1"})
  void malformedRollsAreRefused(String text) {
    assertThatThrownBy(() -> Roll.parse(text)).isInstanceOf(NotationException.class);
  }

  @ParameterizedTest(name = "an error message shows no control character")
  @ValueSource(strings = {"\u001b[31m24:15", "24:15\u0000 24:15 w", "24:15 24:15 w 3\u0007"})
  void anErrorMessageShowsNoControlCharacter(String text) {
    assertThatThrownBy(() -> NARDY.parsePosition(text))
        .isInstanceOf(NotationException.class)
        .satisfies(e -> assertThat(e.getMessage().chars()).allMatch(c -> c >= ' '));
  }
}
