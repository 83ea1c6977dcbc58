package cz.kameny.rules.record;

import cz.kameny.rules.GameId;
import cz.kameny.rules.Games;
import cz.kameny.rules.NotationException;
import cz.kameny.rules.Parts;
import cz.kameny.rules.match.IllegalEventException;
import cz.kameny.rules.match.Match;
import cz.kameny.rules.match.MatchEvent;
import cz.kameny.rules.match.MatchEvent.Created;
import cz.kameny.rules.match.MatchSettings;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * A match as text.
 *
 * <pre>
 * Kameny: 1
 * Game: dlouhe-vrhcaby
 * Settings: head=white size=mars last-roll=off length=1 starts=roll rotation=loser stake=0
 * A: Anna
 * B: @level:2
 * Date: 2026-11-29
 *
 * opening 5 3
 * game 1 a 24:15 24:15 w
 * roll 53
 * turn 24/21 21/16
 * </pre>
 *
 * The first five tags are fixed; more may follow, and are kept. A name {@code @level:n} is the
 * computer.
 *
 * @param events the events, the first is {@link Created}
 * @param tags further tags in order: name of letters, digits and hyphens → value of one line
 */
public record MatchRecord(List<MatchEvent> events, Map<String, String> tags) {
  /** Version of the format. */
  public static final String VERSION = "1";

  private static final List<String> FIXED = List.of("Kameny", "Game", "Settings", "A", "B");

  /** Longest text that is read: far above any real match, far below what would hurt. */
  private static final int MAX_TEXT = 2_000_000;

  /** Keeps both unmodifiable and checks the form of the tags. */
  public MatchRecord {
    events = List.copyOf(events);
    if (events.isEmpty() || !(events.get(0) instanceof Created)) {
      throw new IllegalArgumentException("a record begins with the creation of the match");
    }
    Map<String, String> checked = new LinkedHashMap<>();
    for (Map.Entry<String, String> tag : tags.entrySet()) {
      String name = tag.getKey();
      String value = tag.getValue();
      if (!isTagName(name) || FIXED.contains(name) || !isOneLine(value)) {
        throw new IllegalArgumentException("not a tag: " + name);
      }
      checked.put(name, value);
    }
    tags = java.util.Collections.unmodifiableMap(checked);
  }

  /** A record of these events without further tags. */
  public static MatchRecord of(List<MatchEvent> events) {
    return new MatchRecord(events, Map.of());
  }

  private static boolean isTagName(String name) {
    if (name.isEmpty() || name.length() > 40) {
      return false;
    }
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      boolean letter = (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
      if (!letter && c != '-' && !(c >= '0' && c <= '9')) {
        return false;
      }
    }
    return true;
  }

  private static boolean isOneLine(String value) {
    return value.indexOf('\n') < 0 && value.indexOf('\r') < 0 && value.equals(value.strip());
  }

  /** The creation of the match. */
  public Created created() {
    return (Created) events.get(0);
  }

  /** The state the events fold to. */
  public Match match() {
    return Match.replay(events);
  }

  /** The text; ends with a newline. */
  public String write() {
    Created created = created();
    StringBuilder out = new StringBuilder();
    tag(out, "Kameny", VERSION);
    tag(out, "Game", created.settings().game().game().id());
    tag(out, "Settings", created.settings().toString());
    tag(out, "A", created.nameA());
    tag(out, "B", created.nameB());
    tags.forEach((name, value) -> tag(out, name, value));
    out.append('\n');
    for (MatchEvent event : events.subList(1, events.size())) {
      out.append(event).append('\n');
    }
    return out.toString();
  }

  private static void tag(StringBuilder out, String name, String value) {
    out.append(name).append(": ").append(value).append('\n');
  }

  /**
   * Reads a record and plays it through.
   *
   * @throws NotationException when it is malformed, with the line
   * @throws IllegalEventException when an event could not have happened, with its line
   */
  public static MatchRecord read(String text) {
    if (text.length() > MAX_TEXT) {
      throw new NotationException("a record of at most 2000000 characters", text, MAX_TEXT);
    }
    List<String> lines = Parts.of(text, '\n');
    Map<String, String> tags = new LinkedHashMap<>();
    int line = 0;
    while (line < lines.size() && !lines.get(line).isEmpty()) {
      readTag(lines.get(line), line, tags);
      line++;
    }
    List<MatchEvent> events = new ArrayList<>();
    Created created = created(tags);
    events.add(created);
    EventParser parser = new EventParser(Games.rules(created.settings().game()));
    Match match = Match.start(created);
    for (line++; line < lines.size(); line++) {
      boolean last = line == lines.size() - 1;
      if (lines.get(line).isEmpty() && last) {
        break;
      }
      MatchEvent event = match.written(readEvent(parser, lines.get(line), line));
      try {
        match = match.apply(event);
      } catch (IllegalEventException e) {
        throw new IllegalEventException("line " + (line + 1) + ": " + e.getMessage(), e.clause());
      }
      events.add(event);
    }
    FIXED.forEach(tags::remove);
    return new MatchRecord(events, tags);
  }

  private static MatchEvent readEvent(EventParser parser, String text, int line) {
    try {
      return parser.parse(text);
    } catch (NotationException e) {
      throw e.inLine(line + 1);
    }
  }

  private static void readTag(String text, int line, Map<String, String> tags) {
    int colon = text.indexOf(": ");
    String name = colon < 0 ? "" : text.substring(0, colon);
    String expected = line < FIXED.size() ? FIXED.get(line) : null;
    if (!isTagName(name) || (expected != null && !expected.equals(name))) {
      String what = expected == null ? "a tag <Name>: <value>" : expected + ": <value>";
      throw new NotationException(what + " (line " + (line + 1) + ")", text, 0);
    }
    String value = text.substring(colon + 2);
    if (!isOneLine(value) || tags.put(name, value) != null) {
      throw new NotationException(
          "each tag once, its value without spaces around (line " + (line + 1) + ")", text, 0);
    }
  }

  private static Created created(Map<String, String> tags) {
    for (String name : FIXED) {
      if (!tags.containsKey(name)) {
        throw new NotationException("a tag " + name + ": (line " + lineOf(name) + ")", "", 0);
      }
    }
    String version = tags.get("Kameny");
    if (!version.equals(VERSION)) {
      throw new NotationException(
          "version " + VERSION + " of the record (line " + lineOf("Kameny") + ")", version, 0);
    }
    GameId game = inLine("Game", () -> GameId.parse(tags.get("Game")));
    String written = tags.get("Settings");
    MatchSettings settings =
        inLine("Settings", () -> MatchSettings.of(game, Games.parseSettings(written)));
    if (!settings.toString().equals(written)) {
      throw new NotationException(
          "every setting in order: " + settings + " (line " + lineOf("Settings") + ")", written, 0);
    }
    requireName("A", tags.get("A"), settings);
    requireName("B", tags.get("B"), settings);
    return new Created(settings, tags.get("A"), tags.get("B"));
  }

  /** The fixed tags stand in order, each in the line of its own. */
  private static int lineOf(String name) {
    return FIXED.indexOf(name) + 1;
  }

  private static <X> X inLine(String name, Supplier<X> reading) {
    try {
      return reading.get();
    } catch (NotationException e) {
      throw e.inLine(lineOf(name));
    }
  }

  private static void requireName(String tag, String name, MatchSettings settings) {
    try {
      new Created(settings, name, name);
    } catch (IllegalArgumentException e) {
      throw new NotationException(
          "a name of 1 to 40 characters, none of them a control character, without spaces around"
              + " (line "
              + lineOf(tag)
              + ")",
          name,
          0);
    }
  }
}
