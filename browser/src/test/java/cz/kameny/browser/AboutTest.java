package cz.kameny.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import cz.kameny.engine.Bots;
import cz.kameny.rules.GameId;
import org.junit.jupiter.api.Test;

/** What the module says about itself, and texts that JSON must not stumble over. */
class AboutTest {
  @Test
  void theVersionIsThatOfTheBuild() {
    String version = System.getProperty("kameny.version");
    assertThat(version).as("set by the build").isNotNull();
    assertThat(AboutJson.VERSION).isEqualTo(version.replace("-SNAPSHOT", ""));
  }

  @Test
  void everySettingNamedCanBeSetToEachOfItsValues() {
    Calls calls = new Calls();
    for (JsonNode game : Page.ok(calls.about()).get("games")) {
      String id = game.get("id").asText();
      assertThat(game.get("levels")).hasSize(Bots.levels(GameId.parse(id)));
      assertThat(game.get("levels").findValuesAsText("elo"))
          .as("stronger and stronger")
          .extracting(Integer::valueOf)
          .isSorted()
          .doesNotHaveDuplicates()
          .contains(1500);
      JsonNode defaults = Page.ok(calls.create(id, "", "a", "b")).get("settings");
      assertThat(defaults).hasSameSizeAs(game.get("settings"));
      for (JsonNode setting : game.get("settings")) {
        String name = setting.get("name").asText();
        JsonNode values = setting.get("values");
        if (!values.isEmpty()) {
          assertThat(defaults.get(name)).isEqualTo(values.get(0));
        }
        for (JsonNode value : values) {
          String set = name + "=" + value.asText();
          JsonNode view = Page.ok(calls.create(id, set, "a", "b"));
          assertThat(view.get("settings").get(name)).isEqualTo(value);
        }
      }
    }
  }

  @Test
  void anyNameComesBackAsItWasGiven() {
    String name = "\"Ž\\ofie\" \ud83c\udfb2 \ud800 </script>";
    JsonNode view = Page.ok(new Calls().create("taiga-puff", "", name, "ß"));
    assertThat(view.get("players").get("a").asText()).isEqualTo(name);
    assertThat(Page.ok(new Calls().open(view.get("log").asText()))).isEqualTo(view);
  }

  @Test
  void theComputerAnswersWithATurnThatIsLegal() {
    Calls calls = new Calls();
    for (GameId game : GameId.values()) {
      for (int level = 1; level <= Bots.levels(game); level++) {
        JsonNode view = Page.ok(calls.create(game.id(), "starts=a", "a", "b"));
        if (view.get("phase").asText().equals("roll")) {
          view = Page.ok(calls.apply("roll 52"));
        }
        String answer = calls.choose(level, 11);
        String turn = Page.ok(answer).get("turn").asText();
        assertThat(calls.choose(level, 11)).as("same seed, same turn").isEqualTo(answer);
        String position = view.get("position").asText();
        assertThat(calls.best(game.id(), "", position, level, 11)).isEqualTo(answer);
        Page.ok(calls.apply("turn " + turn));
      }
    }
  }
}
