package cz.kameny.server.play;

import cz.kameny.rules.match.MatchSettings;
import cz.kameny.rules.overboard.OverboardSettings;
import cz.kameny.rules.overboard.Start;
import cz.kameny.server.store.Ids;
import java.util.LinkedHashMap;
import java.util.Map;

/** Random starts of Přes palubu (PP-4) get a seed when a table is opened, and another one later. */
public final class Reseed {
  private Reseed() {}

  /** Settings in which a random start that names no seed has one. */
  public static Map<String, String> complete(Map<String, String> settings) {
    String start = settings.get("start");
    if (start == null || !Start.lacksSeed(start)) {
      return settings;
    }
    Map<String, String> complete = new LinkedHashMap<>(settings);
    complete.put("start", Start.parse(start).withSeed(Ids.noise()).toString());
    return complete;
  }

  /** The same settings with another draw of a random start. */
  static MatchSettings fresh(MatchSettings settings) {
    if (settings.game() instanceof OverboardSettings overboard && overboard.start().isRandom()) {
      Start drawn = overboard.start().withSeed(Ids.noise());
      return new MatchSettings(new OverboardSettings(overboard.end(), drawn), settings.series());
    }
    return settings;
  }
}
