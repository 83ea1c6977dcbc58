package cz.kameny.acceptance.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import cz.kameny.acceptance.ProjectFolder;
import cz.kameny.browser.Module;
import cz.kameny.engine.Bots;
import cz.kameny.rules.GameId;
import cz.kameny.rules.Games;
import cz.kameny.rules.Play;
import cz.kameny.rules.Position;
import cz.kameny.rules.Rng;
import cz.kameny.rules.Rules;
import cz.kameny.rules.Turn;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Server and browser give the same answers: the same calls, on the JVM and by the WebAssembly
 * module in Chromium, over positions of random play under every setting.
 */
class SameAnswersTest {
  private static final String ADDRESS = "http://module.test";

  /** As strict as the server's, so that the loader is tried under it too. */
  private static final String POLICY =
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

  /** Every level in every one of twice as many positions, which takes two minutes. */
  private static final boolean THOROUGH = Boolean.getBoolean("kameny.thorough");

  private static final int POSITIONS = THOROUGH ? 1008 : 504;
  private static final int BATCH = 24;

  /** Searches of the strongest level of Přes palubu take a tenth of a second: every fifth. */
  private static final int SEARCHED = 5;

  /**
   * A double in Taiga-Puff can have 40,000 results, a megabyte of text: only a few rolls with more
   * than {@link #MANY} are taken.
   */
  private static final int MANY = 3_000;

  private static final int OF_MANY = 4;

  private static Chromium chromium;
  private static Page page;

  /** A call and what it answers on the JVM. */
  private record Asked(List<Object> call, String answer) {}

  @BeforeAll
  static void loadTheModule() throws IOException {
    chromium = Chromium.start();
    page = chromium.browser().newPage();
    Path module = ProjectFolder.built("browser/target/module/kameny.wasm").getParent();
    page.route(ADDRESS + "/**", route -> serve(route, module));
    page.navigate(ADDRESS + "/");
    page.waitForFunction("() => window.kameny");
    provideNets();
  }

  /** What the page's worker does when an answer says that a net is missing. */
  private static void provideNets() throws IOException {
    Path folder = ProjectFolder.root().resolve("engine/src/main/resources/cz/kameny/engine/net");
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*.net")) {
      for (Path file : files) {
        String net = file.getFileName().toString().replace(".net", "");
        String bytes = Base64.getEncoder().encodeToString(Files.readAllBytes(file));
        Object answer =
            page.evaluate(
                "([net, bytes]) => window.kameny.provide(net, bytes)", List.of(net, bytes));
        assertThat(answer).isEqualTo("{\"provided\":\"" + net + "\"}");
      }
    }
  }

  private static void serve(Route route, Path module) {
    String name = route.request().url().substring(ADDRESS.length() + 1);
    Route.FulfillOptions answer = new Route.FulfillOptions();
    switch (name) {
      case "" ->
          answer
              .setHeaders(Map.of("Content-Security-Policy", POLICY))
              .setContentType("text/html")
              .setBody("<!doctype html><script type=module src=/start.js></script>");
      case "start.js" ->
          answer
              .setContentType("text/javascript")
              .setBody(
                  "import { load } from '/kameny.wasm-runtime.js';"
                      + "window.kameny = (await load('/kameny.wasm')).exports;");
      case "kameny.wasm-runtime.js" ->
          answer.setContentType("text/javascript").setPath(module.resolve(name));
      case "kameny.wasm" -> answer.setContentType("application/wasm").setPath(module.resolve(name));
      default -> answer.setStatus(404);
    }
    route.fulfill(answer);
  }

  @AfterAll
  static void close() {
    if (chromium != null) {
      chromium.close();
    }
  }

  @Test
  void presPalubu() {
    compare(
        GameId.PRES_PALUBU,
        List.of(
            "end=A start=rohy",
            "end=B start=rohy",
            "end=A start=zadni-rada",
            "end=B start=zadni-rada",
            "end=A start=sachovnice",
            "end=B start=sachovnice",
            "end=A start=random:9:3:1",
            "end=B start=random:4:1:2"));
  }

  @Test
  void taigaPuff() {
    compare(GameId.TAIGA_PUFF, List.of("opposites=4", "opposites=2"));
  }

  @Test
  void dlouheVrhcaby() {
    List<String> settings = new ArrayList<>();
    for (String head : List.of("white", "both")) {
      for (String size : List.of("mars", "oin")) {
        for (String lastRoll : List.of("off", "on")) {
          settings.add("head=" + head + " size=" + size + " last-roll=" + lastRoll);
        }
      }
    }
    compare(GameId.DLOUHE_VRHCABY, settings);
  }

  private static void compare(GameId game, List<String> allSettings) {
    int positions = 0;
    List<Asked> asked = new ArrayList<>();
    for (String settings : allSettings) {
      Rules<?, ?> rules = Games.rules(Games.settings(game, Games.parseSettings(settings)));
      int count = POSITIONS / allSettings.size();
      for (String position : positions(rules, count, new Rng(settings.hashCode()))) {
        positions++;
        ask(asked, game, settings, position, positions);
        if (asked.size() >= BATCH) {
          compare(asked);
          asked.clear();
        }
      }
    }
    compare(asked);
    assertThat(positions).isGreaterThanOrEqualTo(POSITIONS - allSettings.size());
  }

  private static void ask(
      List<Asked> asked, GameId game, String settings, String position, int number) {
    String id = game.id();
    asked.add(
        new Asked(List.of("legal", id, settings, position), Module.legal(id, settings, position)));
    int levels = Bots.levels(game);
    assertThat(levels).isEqualTo(8);
    for (int level = 1; level <= levels; level++) {
      // Every level on some positions, and those that think longer on fewer.
      int oneIn = level <= 5 ? 2 : level == 6 ? SEARCHED : 6 * SEARCHED * (level - 6);
      if (!THOROUGH && (number + level) % oneIn != 0) {
        continue;
      }
      int seed = 1000 * number + level;
      String best = Module.best(id, settings, position, level, seed);
      assertThat(best).startsWith("{\"turn\":");
      asked.add(new Asked(List.of("best", id, settings, position, level, seed), best));
    }
  }

  private static void compare(List<Asked> asked) {
    Object answers =
        page.evaluate(
            "calls => calls.map(([name, ...given]) => window.kameny[name](...given))",
            asked.stream().map(Asked::call).toList());
    for (int i = 0; i < asked.size(); i++) {
      assertThat(((List<?>) answers).get(i))
          .as("%s", asked.get(i).call())
          .isEqualTo(asked.get(i).answer());
    }
  }

  /** Positions to play in, dice thrown, from games of random turns. */
  private static <P extends Position, T extends Turn> List<String> positions(
      Rules<P, T> rules, int count, Rng rng) {
    List<String> positions = new ArrayList<>();
    int game = 1;
    int many = 0;
    P position = rules.start(game);
    while (positions.size() < count) {
      if (rules.ending(position).isPresent()) {
        game++;
        position = rules.start(game);
      }
      if (rules.needsRoll(position)) {
        position = rules.withRoll(position, rng.nextRoll());
      }
      List<Play<P, T>> plays = rules.legal(position);
      many += plays.size() > MANY ? 1 : 0;
      if (plays.size() <= MANY || many <= OF_MANY) {
        positions.add(position.toString());
      }
      position = plays.get(rng.nextInt(plays.size())).after();
    }
    return positions;
  }
}
