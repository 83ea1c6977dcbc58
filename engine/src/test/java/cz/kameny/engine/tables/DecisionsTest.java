package cz.kameny.engine.tables;

import static org.assertj.core.api.Assertions.assertThat;

import cz.kameny.rules.Rng;
import cz.kameny.rules.nardy.NardyRules;
import cz.kameny.rules.nardy.NardySettings;
import cz.kameny.rules.tables.TablesPosition;
import cz.kameny.rules.tables.TablesRules;
import cz.kameny.rules.taiga.TaigaRules;
import cz.kameny.rules.taiga.TaigaSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is thought of a position depends on it alone, to the last bit. */
class DecisionsTest {
  static Stream<TablesRules> rules() {
    return Stream.of(
        new NardyRules(NardySettings.DEFAULT),
        new NardyRules(new NardySettings(NardySettings.Head.WHITE, NardySettings.Size.MARS, true)),
        new TaigaRules(TaigaSettings.DEFAULT));
  }

  @ParameterizedTest
  @MethodSource("rules")
  void whatWasSeenBeforeChangesNothing(TablesRules rules) {
    // Sums of the last position go into those of the next unless they are forgotten.
    TablesAnalyst experienced = new TablesAnalyst(rules, 1);
    for (TablesPosition position : positions(rules)) {
      assertThat(experienced.analyse(position, 3, 0, 1))
          .isEqualTo(new TablesAnalyst(rules, 1).analyse(position, 3, 0, 1));
    }
  }

  /** Some positions of a game between random players, with dice and without. */
  private static List<TablesPosition> positions(TablesRules rules) {
    Rng rng = new Rng(11);
    List<TablesPosition> positions = new ArrayList<>();
    TablesPosition position = rules.start(1);
    for (int turn = 0; rules.ending(position).isEmpty() && turn < 120; turn++) {
      TablesPosition rolled = rules.withRoll(position, rng.nextRoll());
      if (turn % 8 == 5) {
        positions.add(position);
      } else if (turn % 8 == 0) {
        positions.add(rolled);
      }
      var plays = rules.legal(rolled);
      position = plays.get(rng.nextInt(plays.size())).after();
    }
    return positions;
  }
}
