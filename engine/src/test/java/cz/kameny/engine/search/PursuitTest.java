package cz.kameny.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import cz.kameny.engine.Bot;
import cz.kameny.rules.Player;
import cz.kameny.rules.Rng;
import cz.kameny.rules.overboard.OverboardMove;
import cz.kameny.rules.overboard.OverboardPosition;
import cz.kameny.rules.overboard.OverboardRules;
import cz.kameny.rules.overboard.OverboardSettings;
import cz.kameny.rules.overboard.Squares;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** In version A the last figures of a side are hunted down by every level (PP-11). */
class PursuitTest {
  private static final OverboardRules RULES = new OverboardRules(OverboardSettings.DEFAULT);

  /** So many red figures against so many white ones, none a captain, red to move. */
  private static OverboardPosition random(Rng rng, int red, int white) {
    long[] sides = new long[2];
    long taken = 0;
    for (int side = 0; side < 2; side++) {
      while (Long.bitCount(sides[side]) < (side == 0 ? red : white)) {
        long bit = 1L << Squares.bit(rng.nextInt(36));
        sides[side] |= bit & ~taken;
        taken |= bit;
      }
    }
    return new OverboardPosition(sides[0], sides[1], 0, Player.FIRST, 0);
  }

  /** Plies until red has won against level 4, or the limit when it has not by then. */
  private static int plies(OverboardPosition start, int level, int seed, int limit) {
    Bot<OverboardPosition, OverboardMove> red = OverboardBot.of(OverboardSettings.DEFAULT, level);
    Bot<OverboardPosition, OverboardMove> white = OverboardBot.of(OverboardSettings.DEFAULT, 4);
    List<OverboardPosition> history = new ArrayList<>(List.of(start));
    Rng rng = new Rng(seed);
    for (int ply = 0; ply < limit; ply++) {
      OverboardPosition now = history.get(history.size() - 1);
      if (now.white() == 0) {
        return ply;
      }
      boolean drawn = history.stream().filter(now::sameSituation).count() >= 3;
      if (drawn || RULES.ending(now).isPresent()) {
        return limit;
      }
      history.add(RULES.play(now, (now.turn() == Player.FIRST ? red : white).choose(history, rng)));
    }
    return limit;
  }

  @ParameterizedTest(name = "level {0}")
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7})
  void sixAgainstOneAreBroughtHome(int level) {
    for (int game = 0; game < 8; game++) {
      OverboardPosition start = random(Rng.of(21, game), 6, 1);
      assertThat(plies(start, level, game, 300)).as("%s", start).isLessThan(300);
    }
  }

  @ParameterizedTest(name = "level {0}")
  @ValueSource(ints = {3, 4, 5, 6, 7})
  void fourAgainstOneAreBroughtHomeNearlyAlways(int level) {
    int won = 0;
    for (int game = 0; game < 10; game++) {
      won += plies(random(Rng.of(22, game), 4, 1), level, game, 400) < 400 ? 1 : 0;
    }
    assertThat(won).isGreaterThanOrEqualTo(8);
  }

  @Test
  void onlyTheLastTwoFiguresAreHuntedAndByAtLeastTwoMore() {
    Rng rng = new Rng(3);
    assertThat(Pursuit.isAt(random(rng, 4, 2))).isTrue();
    assertThat(Pursuit.isAt(random(rng, 3, 1))).isTrue();
    assertThat(Pursuit.isAt(random(rng, 3, 2))).isFalse();
    assertThat(Pursuit.isAt(random(rng, 6, 3))).isFalse();
    assertThat(Pursuit.isAt(random(rng, 1, 4))).as("the one that is hunted").isFalse();
  }

  @Test
  void elsewhereALevelPlaysAsItsSearchDoes() {
    OverboardSettings settings = OverboardSettings.DEFAULT;
    Ladder.Rung rung = Ladder.RUNGS.get(3);
    Bot<OverboardPosition, OverboardMove> level = OverboardBot.of(settings, 4);
    OverboardBot search = new OverboardBot(settings, rung.budget(), rung.noise());
    for (int game = 0; game < 40; game++) {
      OverboardPosition position = random(Rng.of(23, game), 3 + game % 10, 3 + game % 8);
      assertThat(level.choose(List.of(position), new Rng(game)))
          .isEqualTo(search.choose(List.of(position), new Rng(game)));
    }
  }
}
