package cz.kameny.rules.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cz.kameny.rules.GameId;
import cz.kameny.rules.Games;
import cz.kameny.rules.NotationException;
import cz.kameny.rules.RandomPlay;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The settings of rules/README: defaults, every value, and what is refused. */
class SettingsTest {
  @ParameterizedTest(name = "defaults of {0}")
  @CsvSource({
    "pres-palubu, end=A start=rohy",
    "taiga-puff, opposites=4",
    "dlouhe-vrhcaby, head=white size=mars last-roll=off",
  })
  void whatIsNotSaidIsTheDefault(String game, String expected) {
    MatchSettings settings = RandomPlay.settings(GameId.parse(game), "-");
    assertThat(settings).hasToString(expected + " length=1 starts=roll rotation=loser stake=0");
    assertThat(Games.settings(GameId.parse(game)).asMap()).isEqualTo(settings.game().asMap());
  }

  @ParameterizedTest(name = "every setting of {0} reads back")
  @EnumSource(GameId.class)
  void everyCombinationIsReadAndWrittenAlike(GameId game) {
    for (String text : RandomPlay.everySetting(game)) {
      for (String series :
          List.of(
              "length=1 starts=roll rotation=loser stake=0",
              "length=25 starts=a rotation=alternate stake=1000000",
              "length=to:25 starts=b rotation=loser stake=7")) {
        MatchSettings settings = RandomPlay.settings(game, text + " " + series);
        assertThat(settings).hasToString(text + " " + series);
        assertThat(MatchSettings.of(game, settings.asMap())).isEqualTo(settings);
      }
    }
  }

  @ParameterizedTest(name = "the first value of each choice of {0} is the default")
  @EnumSource(GameId.class)
  void choicesNameTheDefaultFirst(GameId game) {
    Games.choices(game)
        .forEach(
            (name, values) ->
                assertThat(Games.settings(game).asMap()).containsEntry(name, values.get(0)));
  }

  @ParameterizedTest(name = "{0}: {1} is refused, expected {2}")
  @CsvSource({
    "pres-palubu, end=C, end=A or end=B",
    "pres-palubu, end=a, end=A or end=B",
    "pres-palubu, end=, end=A or end=B",
    "pres-palubu, head=both, 'a setting of pres-palubu: end or start'",
    "pres-palubu, End=A, 'a setting of pres-palubu: end or start'",
    "taiga-puff, opposites=3, opposites=4 or opposites=2",
    "taiga-puff, opposites=04, opposites=4 or opposites=2",
    "taiga-puff, end=A, 'a setting of taiga-puff: opposites'",
    "dlouhe-vrhcaby, head=black, head=white or head=both",
    "dlouhe-vrhcaby, size=large, size=mars or size=oin",
    "dlouhe-vrhcaby, last-roll=yes, last-roll=off or last-roll=on",
    "dlouhe-vrhcaby, lastroll=on, 'a setting of dlouhe-vrhcaby: head, size or last-roll'",
    "dlouhe-vrhcaby, length=0, length=1 to length=25",
    "dlouhe-vrhcaby, length=26, length=1 to length=25",
    "dlouhe-vrhcaby, length=to:0, 'length=1 to length=25, or length=to:1 to length=to:25'",
    "dlouhe-vrhcaby, length=to:26, 'length=1 to length=25, or length=to:1 to length=to:25'",
    "dlouhe-vrhcaby, length=to:, 'length=1 to length=25, or length=to:1 to length=to:25'",
    "dlouhe-vrhcaby, length=05, length=1 to length=25",
    "dlouhe-vrhcaby, length=x, length=1 to length=25",
    "dlouhe-vrhcaby, starts=c, 'starts=roll, starts=a or starts=b'",
    "dlouhe-vrhcaby, starts=A, 'starts=roll, starts=a or starts=b'",
    "dlouhe-vrhcaby, rotation=winner, rotation=loser or rotation=alternate",
    "dlouhe-vrhcaby, stake=-1, a stake of 0 to 1000000",
    "dlouhe-vrhcaby, stake=1000001, a stake of 0 to 1000000",
    "dlouhe-vrhcaby, stake=1.5, a stake of 0 to 1000000",
    "dlouhe-vrhcaby, stake=99999999999, a stake of 0 to 1000000",
    "dlouhe-vrhcaby, head, a setting name=value",
    "dlouhe-vrhcaby, =both, a setting name=value",
    "dlouhe-vrhcaby, head=both  size=oin, a setting name=value",
    "dlouhe-vrhcaby, head=both head=both, each setting once",
  })
  void unknownNamesAndValuesAreRefused(String game, String text, String expected) {
    assertThatThrownBy(() -> RandomPlay.settings(GameId.parse(game), text))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("expected " + expected);
  }

  @Test
  void aSettingIsTakenWhateverTheOrder() {
    assertThat(RandomPlay.settings(GameId.DLOUHE_VRHCABY, "stake=5 size=oin length=3 head=both"))
        .hasToString(
            "head=both size=oin last-roll=off length=3 starts=roll rotation=loser stake=5");
    assertThat(Games.parseSettings("")).isEmpty();
    assertThat(Games.parseSettings("a=b=c")).isEqualTo(Map.of("a", "b=c"));
  }

  @ParameterizedTest(name = "there is no game {0}")
  @CsvSource({"''", "prespalubu", "PRES-PALUBU", "backgammon", "'pres-palubu '"})
  void unknownGamesAreRefused(String text) {
    assertThatThrownBy(() -> GameId.parse(text))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("pres-palubu, taiga-puff or dlouhe-vrhcaby");
  }

  @Test
  void theWorstCaseOfASeriesCountsEveryGameAsMarsUnlessMadeWithOinLv13() {
    assertThat(mostStakesLost(GameId.DLOUHE_VRHCABY, "length=5 size=mars")).isEqualTo(10);
    assertThat(mostStakesLost(GameId.DLOUHE_VRHCABY, "length=5 size=oin")).isEqualTo(5);
    assertThat(mostStakesLost(GameId.DLOUHE_VRHCABY, "length=to:7 size=mars")).isEqualTo(8);
    assertThat(mostStakesLost(GameId.DLOUHE_VRHCABY, "length=to:7 size=oin")).isEqualTo(7);
    assertThat(mostStakesLost(GameId.TAIGA_PUFF, "length=3")).isEqualTo(3);
    assertThat(mostStakesLost(GameId.PRES_PALUBU, "length=to:2")).isEqualTo(2);
  }

  private static int mostStakesLost(GameId game, String settings) {
    return MatchSettings.of(game, Games.parseSettings(settings)).mostStakesLost();
  }
}
