package cz.kameny.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import cz.kameny.rules.GameId;
import cz.kameny.server.play.ClockSpec.Pace;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ClockSpecTest {
  @ParameterizedTest
  @EnumSource(Pace.class)
  void theClockOfAPaceIsOfThatPaceInEveryGame(Pace pace) {
    for (GameId game : GameId.values()) {
      ClockSpec clock = ClockSpec.of(game, pace);
      assertThat(clock.pace()).as(game + " " + clock).isEqualTo(pace);
      assertThat(ClockSpec.parse(clock.toString())).isEqualTo(clock);
    }
  }
}
