package cz.kameny.rules.overboard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cz.kameny.rules.NotationException;
import cz.kameny.rules.Player;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** PP-3 and PP-4: where the figures stand at the start. */
class StartTest {
  private static OverboardPosition start(String text, int game) {
    return new OverboardRules(OverboardSettings.of(Map.of("start", text))).start(game);
  }

  @ParameterizedTest(name = "PP-3: {0}")
  @CsvSource({
    "rohy, WwwwwW/wwwwww/WwwwwW/RrrrrR/rrrrrr/RrrrrR r -",
    "zadni-rada, WWWWWW/wwwwww/wwwwww/rrrrrr/rrrrrr/RRRRRR r -",
    "sachovnice, WrWrWr/rWrWrW/wrwrwr/rwrwrw/wRwRwR/RwRwRw r -",
  })
  void pp3TheNamedLayouts(String name, String position) {
    assertThat(start(name, 1)).hasToString(position);
    assertThat(start(name, 9)).hasToString(position);
  }

  @Test
  void pp3TheDefaultIsRohy() {
    assertThat(OverboardSettings.DEFAULT.asMap()).containsEntry("start", "rohy");
    assertThat(OverboardSettings.of(Map.of())).isEqualTo(OverboardSettings.DEFAULT);
  }

  @Test
  void pp3LayoutsAreDataSoAPositionIsAStartToo() {
    assertThat(start("6/6/6/6/6/rrw3 r -", 1)).hasToString("6/6/6/6/6/rrw3 r -");
    assertThat(start("6/6/6/6/6/rrw3_w_-", 2)).hasToString("6/6/6/6/6/rrw3 w -");
    assertThat(OverboardSettings.of(Map.of("start", "6/6/6/6/6/rrw3 r -")).asMap())
        .containsEntry("start", "6/6/6/6/6/rrw3_r_-");
  }

  @Test
  void pp4ARandomStartIsTheSameForTheSameSeedAndGame() {
    assertThat(start("random:9:3:77", 1)).isEqualTo(start("random:9:3:77", 1));
    assertThat(start("random:9:3:77", 1)).isNotEqualTo(start("random:9:3:78", 1));
    assertThat(start("random:9:3:77", 1)).isNotEqualTo(start("random:9:3:77", 2));
    // Kept with the game: this must never change, or old games could not be replayed.
    assertThat(start("random:4:1:1", 1)).hasToString("2r3/w5/1R4/1r3w/1W1w2/3r2 r -");
  }

  @Test
  void pp4AThirdOfThemAreCaptainsUnlessSaidOtherwise() {
    for (int n = 2; n <= 18; n++) {
      assertThat(Start.parse("random:" + n)).hasToString("random:" + n + ":" + n / 3 + ":0");
    }
  }

  @Test
  void pp4EveryNumberOfFiguresAndCaptainsGivesAGameBothSidesCanPlay() {
    for (int n = 2; n <= 18; n++) {
      for (int captains = 0; captains <= n; captains++) {
        for (int seed = 0; seed < 4; seed++) {
          String text = "random:" + n + ":" + captains + ":" + seed;
          OverboardPosition position = start(text, 1);
          assertThat(position.turn()).isEqualTo(Player.FIRST);
          for (Player side : Player.values()) {
            long figures = position.figures(side);
            assertThat(Long.bitCount(figures)).as(text).isEqualTo(n);
            assertThat(Long.bitCount(figures & position.captains())).as(text).isEqualTo(captains);
            OverboardPosition asked =
                OverboardPosition.parse(
                    position.toString().replace(" r ", side == Player.FIRST ? " r " : " w "));
            assertThat(new OverboardRules(OverboardSettings.DEFAULT).legal(asked))
                .as(text)
                .isNotEmpty()
                .noneMatch(play -> play.turn().isPass());
          }
        }
      }
    }
  }

  @ParameterizedTest(name = "PP-4: random:18:{0}:160 is drawn again")
  @CsvSource({"13", "14", "15", "16", "17", "18"})
  void pp4AStartInWhichASideCannotMoveIsDrawnAgain(int captains) {
    // The first draw of this seed leaves a side without a move from 13 captains a side on, and such
    // draws are rare: one in six thousand.
    for (String turn : new String[] {" r ", " w "}) {
      String drawn = start("random:18:" + captains + ":160", 1).toString();
      OverboardPosition position = OverboardPosition.parse(drawn.replace(" r ", turn));
      assertThat(new OverboardRules(OverboardSettings.DEFAULT).legal(position))
          .isNotEmpty()
          .noneMatch(play -> play.turn().isPass());
    }
  }

  @Test
  void pp4OneFigureASideIsRefusedWithItsReason() {
    assertThatThrownBy(() -> Start.parse("random:1"))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("1:1 is a draw at once");
  }

  @Test
  void pp4OnlyWhenTheSeedIsMissingOneIsToBeDrawn() {
    assertThat(Start.lacksSeed("random:5")).isTrue();
    assertThat(Start.lacksSeed("random:5:2")).isTrue();
    assertThat(Start.lacksSeed("random:5:2:9")).isFalse();
    assertThat(Start.lacksSeed("rohy")).isFalse();
    assertThat(Start.parse("random:5").withSeed(-3)).hasToString("random:5:1:-3");
    assertThat(Start.parse("rohy").withSeed(8)).hasToString("rohy");
    assertThat(Start.parse("random:5").isRandom()).isTrue();
    assertThat(Start.parse("rohy").isRandom()).isFalse();
  }

  @ParameterizedTest(name = "start={0} is refused: {1}")
  @CsvSource({
    "'', 'start=rohy, zadni-rada'",
    "corners, 'start=rohy, zadni-rada'",
    "random, random:<n>",
    "random:, figures a side",
    "random:0, 'figures a side, 1 to 18'",
    "random:19, 'figures a side, 1 to 18'",
    "random:-2, figures a side",
    "random:02, figures a side",
    "random:5:6, 'captains a side, 0 to 5'",
    "random:5:-1, captains a side",
    "random:5:, captains a side",
    "random:5:1:, a seed",
    "random:5:1:x, a seed",
    "random:5:1:007, a seed",
    "random:5:1:+7, a seed",
    "random:5:1:9223372036854775808, a seed",
    "random:5:1:2:3, random:<n>",
    "randomly:5, random:<n>",
    "6/6/6/6/6/rw4 r -, the game is not over",
    "6/6/6/6/6/rr4 r -, the game is not over",
    "6/6/6/6/6 r -, '/'",
  })
  void whatIsNoStartIsRefusedWithWhatWasExpected(String text, String expected) {
    assertThatThrownBy(() -> OverboardSettings.of(Map.of("start", text)))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining(expected);
  }
}
