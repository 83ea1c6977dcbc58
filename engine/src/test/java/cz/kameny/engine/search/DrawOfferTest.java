package cz.kameny.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import cz.kameny.rules.Player;
import cz.kameny.rules.overboard.OverboardPosition;
import cz.kameny.rules.overboard.OverboardRules;
import cz.kameny.rules.overboard.OverboardSettings.End;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class DrawOfferTest {
  private static boolean agrees(End end, int level, List<OverboardPosition> history, Player self) {
    OverboardRules rules = Games.rules(end, "rohy");
    return DrawOffer.isWelcome(rules.settings(), level, history, self);
  }

  @ParameterizedTest
  @EnumSource(End.class)
  void aDrawIsAgreedToWhenWorseOrWhenNothingMovesOnAndNeverWhenBetter(End end) {
    OverboardPosition lead = OverboardPosition.parse("6/1ww3/6/2rrr1/1rr3/6 r -");
    OverboardPosition even = OverboardPosition.parse("6/1ww3/6/6/3rr1/6 r -");
    OverboardPosition start = Games.rules(end, "rohy").start(1);
    for (int level = 1; level <= OverboardBot.LEVELS; level++) {
      assertThat(agrees(end, level, List.of(lead), Player.FIRST)).as("ahead").isFalse();
      assertThat(agrees(end, level, List.of(lead), Player.SECOND)).as("behind").isTrue();
      assertThat(agrees(end, level, List.of(start), Player.SECOND)).as("just begun").isFalse();
      assertThat(agrees(end, level, List.of(even), Player.SECOND)).as("two against two").isTrue();
    }
  }

  @ParameterizedTest
  @EnumSource(End.class)
  void aDrawIsAgreedToWhenNobodyHasFallenForLong(End end) {
    OverboardPosition even = OverboardPosition.parse("6/1www2/6/6/2rrr1/6 r -");
    assertThat(agrees(end, 1, List.of(even), Player.SECOND)).isFalse();
    assertThat(agrees(end, 1, Collections.nCopies(20, even), Player.SECOND)).isTrue();
  }
}
