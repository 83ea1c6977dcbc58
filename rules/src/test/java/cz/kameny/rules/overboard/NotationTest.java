package cz.kameny.rules.overboard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cz.kameny.rules.NotationException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions and moves of Přes palubu as text, and what is refused, with the place (from 1). */
class NotationTest {
  @ParameterizedTest(name = "{0} reads back")
  @ValueSource(
      strings = {
        "WwwwwW/wwwwww/WwwwwW/RrrrrR/rrrrrr/RrrrrR r -",
        "6/6/6/6/6/rrw3 w -",
        "6/6/6/6/6/rr4 w -",
        "6/6/6/6/6/1rw3 w =a1b1",
        "6/6/6/6/6/rrw3 r !b1c1",
        "6/2W3/2r3/6/6/5w w =c3c4",
        "R1w1R1/6/1r2w1/6/6/w4R w -",
      })
  void whatIsReadIsWrittenAlike(String text) {
    assertThat(OverboardPosition.parse(text)).hasToString(text);
    assertThat(OverboardPosition.parse(text)).isEqualTo(OverboardPosition.parse(text));
  }

  @ParameterizedTest(name = "{0} is refused: {1} at {2}")
  @CsvSource({
    "'', a figure r, 1",
    "x, a figure r, 1",
    "6/6/6/6/6, '''/''', 10",
    "6/6/6/6/6/rr4, a space after rank 1, 14",
    "'6/6/6/6/6/rr4 ', 'the turn, r or w', 15",
    "6/6/6/6/6/rr4 r, a space after the turn, 16",
    "'6/6/6/6/6/rr4 r ', 'the mark: -, =<move> or !<move>', 17",
    "6/6/6/6/6/rr4 b -, 'the turn, r or w', 15",
    "6/6/6/6/6/rr4 R -, 'the turn, r or w', 15",
    "6/6/6/6/6/rr4 r *, the mark, 17",
    "'6/6/6/6/6/rr4 r - ', nothing after the mark, 18",
    "6/6/6/6/6/rr4 r --, nothing after the mark, 18",
    "6/6/6/6/6/rr5 r -, at most 4 more free points on rank 1, 13",
    "7/6/6/6/6/rr4 r -, a figure r, 1",
    "0rrrrrr/6/6/6/6/6 r -, a figure r, 1",
    "6/6/6/6/6/rr22 r -, a figure after the number of free points, 14",
    "6/6/6/6/6/rr3 r -, a figure r, 14",
    "6/6/6/6/6/rrrrrrr r -, a space after rank 1, 17",
    "6/6/6/6/6/6/rr4 r -, a space after rank 1, 12",
    "6//6/6/6/rr4 r -, a figure r, 3",
    "6/6/6/6/6/rb4 r -, a figure r, 12",
    "6/6/6/6/6/6 r -, at least one figure, 12",
    "rrrrrr/rrrrrr/rrrrrr/r5/6/w5 r -, at most 18 figures of each side, 29",
    "6/6/6/6/6/rrw3 r =, a file a-f, 19",
    "6/6/6/6/6/rrw3 r =a, a rank 1-6, 20",
    "6/6/6/6/6/rrw3 r =a1, a file a-f, 21",
    "6/6/6/6/6/rrw3 r =a1b3, a point next to a1, 21",
    "6/6/6/6/6/rrw3 r =a1b1c1, nothing after the two points, 23",
    "6/6/6/6/6/rrw3 r =-, 'a move of the mark, e.g. c2c3', 19",
    "6/6/6/6/6/rrw3 w =a1b1, an equal push that the other side can just have made, 19",
    "6/6/6/6/6/1rw3 r =a1b1, an equal push that the other side can just have made, 19",
    "6/6/6/6/6/1rrw2 w =a1b1, an equal push that the other side can just have made, 20",
    "6/6/6/6/6/2rw2 w =a1b1, an equal push that the other side can just have made, 19",
    "5w/6/2R3/2w3/6/6 w =c5c4, an equal push that the other side can just have made, 21",
    "6/6/6/6/6/rrw3 r !a1b1, an equal push that can just have been taken back, 19",
    "6/6/6/6/6/rrw3 w !b1c1, an equal push that can just have been taken back, 19",
    "6/6/6/6/6/rrww2 r !b1c1, an equal push that can just have been taken back, 20",
    "6/6/6/6/rr4/4rw r !e1f1, an equal push that can just have been taken back, 20",
    "6/6/2r3/2W3/6/5w r !c4c3, an equal push that can just have been taken back, 21",
  })
  void malformedAndImpossiblePositionsAreRefusedWithThePlace(String text, String what, int at) {
    assertThatThrownBy(() -> OverboardPosition.parse(text))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("expected " + what)
        .extracting(e -> ((NotationException) e).at() + 1)
        .isEqualTo(at);
  }

  @ParameterizedTest(name = "the move {0} is refused: {1}")
  @CsvSource({
    "'', a file a-f",
    "a, a rank 1-6",
    "a1, a file a-f",
    "g1a1, a file a-f",
    "a7a6, a rank 1-6",
    "a0a1, a rank 1-6",
    "a1a1, a point next to a1",
    "a1b2, a point next to a1",
    "a1c1, a point next to a1",
    "f1a2, a point next to f1",
    "A1A2, a file a-f",
    "'a1a2 ', nothing after",
    "' a1a2', a file a-f",
    "--, a file a-f",
    "a1a2a3, nothing after",
  })
  void malformedMovesAreRefused(String text, String what) {
    assertThatThrownBy(() -> OverboardMove.parse(text))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("expected " + what);
  }
}
