package cz.kameny.engine.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cz.kameny.engine.Bots;
import cz.kameny.rules.Ending;
import cz.kameny.rules.Player;
import cz.kameny.rules.Rng;
import cz.kameny.rules.overboard.OverboardMove;
import cz.kameny.rules.overboard.OverboardPosition;
import cz.kameny.rules.overboard.OverboardRules;
import cz.kameny.rules.overboard.OverboardSettings;
import cz.kameny.rules.overboard.OverboardSettings.End;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class OverboardBotTest {
  private static final OverboardRules RULES = new OverboardRules(OverboardSettings.DEFAULT);

  private static OverboardBot bot(End end, long nodes, int noise) {
    return new OverboardBot(Games.rules(end, "rohy").settings(), Budget.ofNodes(nodes), noise);
  }

  @ParameterizedTest
  @EnumSource(End.class)
  void noIllegalMoveIsEverChosen(End end) {
    List<OverboardPosition> positions = Games.positions(3_000, 41);
    OverboardBot sharp = bot(end, 800, 0);
    OverboardBot noisy = bot(end, 800, 60);
    for (int i = 0; i < positions.size(); i++) {
      OverboardPosition position = positions.get(i);
      OverboardMove move = (i % 2 == 0 ? sharp : noisy).choose(List.of(position), new Rng(3));
      // Throws when the rules refuse it (PP-5 to PP-10).
      assertThat(RULES.play(position, move).turn()).isEqualTo(position.turn().opponent());
    }
  }

  @Test
  void aSideWithoutAMovePasses() {
    // PP-10: White's captain on a1 could only go back up, and its other ways are held.
    OverboardPosition position = OverboardPosition.parse("6/6/6/6/rr4/Wrr3 w -");
    assertThat(bot(End.A, 10_000, 0).choose(List.of(position), new Rng(1)))
        .isEqualTo(OverboardMove.PASS);
  }

  @ParameterizedTest
  @EnumSource(End.class)
  void theSameMoveIsPlayedForTheSameSeedWhateverWasPlayedBefore(End end) {
    for (int noise : new int[] {0, 40}) {
      OverboardBot used = bot(end, 3_000, noise);
      for (OverboardPosition position : Games.positions(40, 42)) {
        OverboardMove move = bot(end, 3_000, noise).choose(List.of(position), new Rng(9));
        assertThat(used.choose(List.of(position), new Rng(9))).isEqualTo(move);
      }
    }
  }

  @Test
  void noiseMakesMovesVary() {
    OverboardBot bot = bot(End.A, 2_000, 60);
    OverboardPosition start = RULES.start(1);
    long different =
        LongStream.range(0, 50)
            .mapToObj(seed -> bot.choose(List.of(start), new Rng(seed)))
            .distinct()
            .count();
    assertThat(different).isGreaterThan(2);
  }

  @ParameterizedTest
  @EnumSource(End.class)
  void noiseNeverLeavesAWinInOneMoveUnplayed(End end) {
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
      OverboardMove move = bot(end, 500, 300).choose(List.of(lone), new Rng(game));
      assertThat(RULES.play(lone, move).white()).as("%s", lone).isZero();
    }
    assertThat(found).isGreaterThan(10);
  }

  @Test
  void threeAgainstOneIsBroughtHome() {
    // PP-9 decides: without the take-back rule this ending is rarely won.
    int wins = 0;
    for (int game = 0; game < 10; game++) {
      OverboardRules rules = Games.rules(End.A, "random:3:0:" + game);
      OverboardPosition start = rules.start(1);
      long last = Long.lowestOneBit(start.white());
      OverboardPosition lone = new OverboardPosition(start.red(), last, 0, Player.FIRST, 0);
      Ending ending = Games.play(rules, lone, bot(End.A, 10_000, 0), bot(End.A, 1_000, 0), game);
      wins += ending.winner().filter(winner -> winner == Player.FIRST).isPresent() ? 1 : 0;
    }
    assertThat(wins).isGreaterThanOrEqualTo(8);
  }

  @ParameterizedTest
  @EnumSource(End.class)
  void aThousandNodesBeatRandomPlayNearlyAlways(End end) {
    int halves = Games.score(end, 16, bot(end, 1_000, 0), Bots.random(RULES));
    assertThat(halves).as("half points of 64").isGreaterThanOrEqualTo(63);
  }

  @Test
  void nothingToPlayIsRefused() {
    OverboardBot bot = bot(End.A, 100, 0);
    Rng rng = new Rng(1);
    assertThatThrownBy(() -> bot.choose(List.of(), rng))
        .isInstanceOf(IllegalArgumentException.class);
    List<OverboardPosition> over = Games.history("6/6/6/6/6/r5 w -");
    assertThatThrownBy(() -> bot.choose(over, rng))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("over");
  }

  @Test
  void aBudgetOfNothingIsRefused() {
    assertThatThrownBy(() -> new Budget(1, 0, 1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Budget.ofMillis(0)).isInstanceOf(IllegalArgumentException.class);
  }
}
