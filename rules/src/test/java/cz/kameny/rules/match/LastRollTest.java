package cz.kameny.rules.match;

import static cz.kameny.rules.match.Series.matchOf;
import static cz.kameny.rules.match.Series.play;
import static org.assertj.core.api.Assertions.assertThat;

import cz.kameny.rules.GameId;
import cz.kameny.rules.Player;
import cz.kameny.rules.RandomPlay;
import cz.kameny.rules.Rng;
import cz.kameny.rules.tables.TablesPosition;
import cz.kameny.rules.tables.TablesRules;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** LV-15 within a match: seat a is White and has just taken off its last stone. */
class LastRollTest {
  private static final TablesRules RULES = RandomPlay.tables(GameId.DLOUHE_VRHCABY, "last-roll=on");

  /** Plays random games until White is the first to finish. */
  private static Match beforeTheLastTurn(int seed) {
    for (int game = 0; ; game++) {
      Rng rng = Rng.of(seed, game);
      Match match = play(matchOf(GameId.DLOUHE_VRHCABY, "last-roll=on starts=a length=2"), "due");
      while (match.isPlaying()) {
        match = turn(match, rng);
        TablesPosition now = (TablesPosition) match.position().orElseThrow();
        if (now.first().off() == 15 && match.isPlaying()) {
          return match;
        }
      }
    }
  }

  private static Match turn(Match match, Rng rng) {
    Match rolled = play(match, "roll " + rng.nextRoll());
    TablesPosition position = (TablesPosition) rolled.position().orElseThrow();
    return play(rolled, "turn " + RandomPlay.compose(RULES, position, rng).turn());
  }

  @ParameterizedTest(name = "seed {0}")
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
  void lv15TheOtherSideRollsOnceMoreAndThenTheWinIsSized(int seed) {
    Match match = beforeTheLastTurn(seed);
    assertThat(match.toAct()).contains(Seat.B);
    assertThat(match.phase()).isEqualTo(Match.Phase.ROLL);
    Match done = turn(match, new Rng(seed));
    TablesPosition last = (TablesPosition) done.position().orElseThrow();
    int off = last.side(Player.SECOND).off();
    String expected = off == 15 ? "end draw last-roll 0" : "end a all-off " + (off == 0 ? 2 : 1);
    assertThat(done.due().orElseThrow()).hasToString(expected);
  }

  @ParameterizedTest(name = "seed {0}")
  @ValueSource(ints = {1, 2, 3})
  void lv14AndLv15GivingUpInTheLastTurnIsSizedByTheBoardAsItStands(int seed) {
    Match match = beforeTheLastTurn(seed);
    TablesPosition now = (TablesPosition) match.position().orElseThrow();
    int stakes = now.second().off() == 0 ? 2 : 1;
    assertThat(match.stakesIfLost(Seat.B)).isEqualTo(stakes);
    assertThat(play(match, "resign b").due().orElseThrow()).hasToString("end a resigned " + stakes);
    assertThat(play(match, "timeout b").due().orElseThrow()).hasToString("end a time " + stakes);
    assertThat(play(match, "roll 11", "resign b").due().orElseThrow())
        .hasToString("end a resigned " + stakes);
    // White may give up as well, absurd as it is: the win goes to Black at once (LV-14).
    assertThat(play(match, "resign a").due().orElseThrow()).hasToString("end b resigned 1");
  }
}
