package cz.kameny.browser;

import cz.kameny.rules.Player;
import cz.kameny.rules.Position;
import cz.kameny.rules.Turn;
import cz.kameny.rules.match.Match;
import cz.kameny.rules.match.MatchEvent;
import cz.kameny.rules.match.MatchEvent.Created;
import cz.kameny.rules.match.MatchEvent.GameStarted;
import cz.kameny.rules.match.MatchEvent.TurnPlayed;
import cz.kameny.rules.match.Seat;
import cz.kameny.rules.record.MatchRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A match with its events, and what a page shows beside the state they fold to: the last turn, and
 * which seat started which game.
 *
 * <p>Mutable; a copy is made before events that might be refused.
 */
final class Course {
  /**
   * A turn that was played.
   *
   * @param by the side that played it
   * @param seat who that was
   * @param before the position it was played in, with its dice
   * @param turn the turn as it was written
   */
  record Played(Player by, Seat seat, Position before, Turn turn) {}

  private final List<MatchEvent> events = new ArrayList<>();
  private final List<GameStarted> starts = new ArrayList<>();
  private final Map<String, String> tags;
  private Match match;
  private Played last;

  private Course(Match match, Map<String, String> tags) {
    this.match = match;
    this.tags = tags;
    events.add(match.created());
  }

  /** A new match, its first game started if it is clear who begins. */
  static Course begin(Created created) {
    Course course = new Course(Match.start(created), Map.of());
    course.settle();
    return course;
  }

  /** A match before its first event but the creation, with the tags of its record. */
  static Course before(MatchRecord record) {
    return new Course(Match.start(record.created()), record.tags());
  }

  /** The match of a record. */
  static Course of(MatchRecord record) {
    Course course = before(record);
    record.events().subList(1, record.events().size()).forEach(course::add);
    course.settle();
    return course;
  }

  Course copy() {
    Course copy = new Course(match, tags);
    copy.events.clear();
    copy.events.addAll(events);
    copy.starts.addAll(starts);
    copy.last = last;
    return copy;
  }

  /**
   * One more event.
   *
   * @throws cz.kameny.rules.match.IllegalEventException when it may not come next
   */
  void add(MatchEvent event) {
    Match before = match;
    match = before.apply(event);
    events.add(event);
    if (event instanceof GameStarted start) {
      starts.add(start);
      last = null;
    } else if (event instanceof TurnPlayed played) {
      Position position = before.position().orElseThrow();
      last = new Played(position.turn(), before.toAct().orElseThrow(), position, played.turn());
    }
  }

  /** Starts the next game of the series. */
  void next() {
    add(match.due().orElseThrow());
  }

  /** Adds what follows by itself; the next game of a series is asked for by the page. */
  void settle() {
    while (match.due().isPresent() && !isBetween()) {
      add(match.due().orElseThrow());
    }
  }

  /** Whether a game is over and the next one waits to be started. */
  boolean isBetween() {
    return match.phase() == Match.Phase.START && !starts.isEmpty();
  }

  Match match() {
    return match;
  }

  List<MatchEvent> events() {
    return events;
  }

  /** The starts of the games so far. */
  List<GameStarted> starts() {
    return starts;
  }

  /** The last turn of the current game. */
  Optional<Played> last() {
    return Optional.ofNullable(last);
  }

  /** The boards of the current or last game. */
  BoardJson boards() {
    return new BoardJson(match.rules(), starts.get(starts.size() - 1).position());
  }

  /** The record as text. */
  String log() {
    return new MatchRecord(events, tags).write();
  }
}
