package cz.kameny.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cz.kameny.rules.GameId;
import cz.kameny.rules.Rng;
import cz.kameny.rules.overboard.OverboardMove;
import cz.kameny.rules.overboard.OverboardPosition;
import cz.kameny.rules.overboard.OverboardRules;
import cz.kameny.rules.overboard.OverboardSettings;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class BotsTest {
  private static final OverboardRules RULES = new OverboardRules(OverboardSettings.DEFAULT);

  @Test
  void aGameHasTheLevelsItSays() {
    assertThat(Level.all(GameId.PRES_PALUBU)).hasSize(Bots.levels(GameId.PRES_PALUBU));
    for (Level level : Level.all(GameId.PRES_PALUBU)) {
      OverboardMove move =
          Bots.of(RULES, level.number()).choose(List.of(RULES.start(1)), new Rng(1));
      assertThat(RULES.play(RULES.start(1), move)).isNotNull();
    }
  }

  @Test
  void aLevelThatIsNotThereIsRefused() {
    assertThatThrownBy(() -> Bots.of(RULES, 0)).isInstanceOf(IllegalArgumentException.class);
    int beyond = Bots.levels(GameId.PRES_PALUBU) + 1;
    assertThatThrownBy(() -> Bots.of(RULES, beyond))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("1 to " + (beyond - 1));
  }

  @Test
  void theRandomPlayerPlaysEveryMoveSometimes() {
    Bot<OverboardPosition, OverboardMove> random = Bots.random(RULES);
    Rng rng = new Rng(4);
    Set<OverboardMove> played = new HashSet<>();
    for (int i = 0; i < 200; i++) {
      played.add(random.choose(List.of(RULES.start(1)), rng));
    }
    assertThat(played).hasSize(RULES.legal(RULES.start(1)).size());
  }
}
