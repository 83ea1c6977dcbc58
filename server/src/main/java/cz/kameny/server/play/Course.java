package cz.kameny.server.play;

import cz.kameny.rules.GameId;
import cz.kameny.rules.match.Match;
import cz.kameny.rules.match.MatchEvent;
import cz.kameny.rules.match.MatchEvent.Created;
import cz.kameny.rules.match.MatchEvent.GameEnded;
import cz.kameny.rules.match.MatchEvent.GameStarted;
import cz.kameny.rules.match.MatchEvent.OpeningRoll;
import cz.kameny.rules.match.MatchEvent.Rolled;
import cz.kameny.rules.match.MatchEvent.TurnPlayed;
import cz.kameny.rules.match.Seat;
import cz.kameny.rules.match.SeriesSettings;
import cz.kameny.rules.record.EventParser;
import cz.kameny.server.dice.DiceBox;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What the log of a match folds to: the state of the rules, and around it the clock, who is ready,
 * the dice of the game, an abort, a rematch.
 *
 * <p>Immutable to others: {@link #after} answers a new one.
 */
final class Course {
  /** How long the server waits for both to be ready for a game. */
  static final long READY_MS = 15_000;

  private final Facts facts;
  private final EventParser parser;
  private Match match;
  private Clock clock;
  private int seq;
  private long at;
  private String commitment;
  private String nonceA;
  private String nonceB;
  private int throwsMade;
  private long waitsSince;
  private boolean aborted;
  private int turnsA;
  private int turnsB;
  private boolean rematchA;
  private boolean rematchB;
  private String next;
  private Long endedAt;

  private Course(Facts facts) {
    this.facts = facts;
    this.match = Match.start(new Created(facts.settings(), facts.names().a(), facts.names().b()));
    this.parser = new EventParser(match.rules());
    this.clock = Clock.of(facts.clock());
  }

  private Course(Course other) {
    facts = other.facts;
    parser = other.parser;
    match = other.match;
    clock = other.clock;
    seq = other.seq;
    at = other.at;
    commitment = other.commitment;
    nonceA = other.nonceA;
    nonceB = other.nonceB;
    throwsMade = other.throwsMade;
    waitsSince = other.waitsSince;
    aborted = other.aborted;
    turnsA = other.turnsA;
    turnsB = other.turnsB;
    rematchA = other.rematchA;
    rematchB = other.rematchB;
    next = other.next;
    endedAt = other.endedAt;
  }

  /** Before the first event. */
  static Course before(Facts facts) {
    return new Course(facts);
  }

  /** The fold of a log. */
  static Course of(Facts facts, List<StoredEvent> events) {
    Course course = new Course(facts);
    events.forEach(course::add);
    return course;
  }

  /**
   * The state after an event.
   *
   * @throws IllegalArgumentException when it may not come next
   */
  Course after(StoredEvent event) {
    Course copy = new Course(this);
    copy.add(event);
    return copy;
  }

  private void add(StoredEvent event) {
    if (event.seq() != seq + 1) {
      throw new IllegalStateException("event " + event.seq() + " comes after " + seq);
    }
    if (event.rule()) {
      addRule(parser.parse(event.line()), event);
    } else {
      addOwn(event.line().split(" ", -1), event);
    }
    seq = event.seq();
    at = event.at();
    if (endedAt == null && isOver()) {
      endedAt = at;
    }
  }

  private void addRule(MatchEvent event, StoredEvent stored) {
    Seat actor = match.toAct().orElse(null);
    match = match.apply(event);
    if (event instanceof OpeningRoll || event instanceof Rolled) {
      throwsMade++;
    } else if (event instanceof GameStarted) {
      clock = clock.gameStarts();
    } else if (event instanceof TurnPlayed) {
      clock = clock.played(stored.at(), stored.lagMs());
      turnsA += actor == Seat.A ? 1 : 0;
      turnsB += actor == Seat.B ? 1 : 0;
    } else if (event instanceof GameEnded) {
      clock = clock.stops();
      waitsForReady(stored.at());
    }
    if (match.phase() != Match.Phase.TURN) {
      clock = match.isPlaying() ? clock : clock.stops();
    } else if (clock.running() == null) {
      clock = clock.starts(match.toAct().orElseThrow(), stored.at());
    }
  }

  private void waitsForReady(long since) {
    commitment = null;
    nonceA = null;
    nonceB = null;
    throwsMade = 0;
    waitsSince = since;
  }

  private void addOwn(String[] words, StoredEvent stored) {
    switch (words[0]) {
      case "created" -> waitsSince = stored.at();
      case "commit" -> commitment = words[2];
      case "ready" -> {
        if (words[1].equals("a")) {
          nonceA = words[2];
        } else {
          nonceB = words[2];
        }
      }
      case "abort" -> {
        aborted = true;
        clock = clock.stops();
      }
      case "rematch" -> {
        rematchA |= words[1].equals("a");
        rematchB |= words[1].equals("b");
      }
      case "next" -> next = words[1];
      case "seed", "claim" -> {
        // What follows from them are events of the rules.
      }
      default -> throw new IllegalStateException("no such line: " + words[0]);
    }
  }

  Facts facts() {
    return facts;
  }

  Match match() {
    return match;
  }

  Clock clock() {
    return clock;
  }

  int seq() {
    return seq;
  }

  /** When the last event was. */
  long at() {
    return at;
  }

  /** The number of the game that is played or waited for. */
  int coming() {
    return match.isPlaying() || match.phase() == Match.Phase.GAME_DONE
        ? match.gameNumber()
        : match.gameNumber() + 1;
  }

  /** Whether game {@code number} needs dice, if only for who starts. */
  boolean hasDice(int number) {
    GameId game = facts.settings().game().game();
    boolean lot = number == 1 && facts.settings().series().starter() == SeriesSettings.Starter.ROLL;
    return game.hasDice() || lot;
  }

  /** The published hash of the coming or current game's seed, or null. */
  String commitment() {
    return commitment;
  }

  /** The dice of the current game with this seed. */
  DiceBox dice(String seed) {
    return new DiceBox(seed, facts.id() + "/" + coming(), nonceA, nonceB);
  }

  /** The number of the next throw. */
  int throwsMade() {
    return throwsMade;
  }

  boolean isReady(Seat seat) {
    return (seat == Seat.A ? nonceA : nonceB) != null;
  }

  boolean areBothReady() {
    return nonceA != null && nonceB != null;
  }

  /** Whether a game waits for its players. */
  boolean waits() {
    Match.Phase phase = match.phase();
    return !aborted
        && (phase == Match.Phase.OPENING || phase == Match.Phase.START)
        && !areBothReady();
  }

  boolean isAborted() {
    return aborted;
  }

  boolean isOver() {
    return aborted || match.phase() == Match.Phase.OVER;
  }

  /** Whether it can still be called off: in the first game before both have made a turn. */
  boolean mayAbort() {
    return !isOver()
        && match.results().isEmpty()
        && match.gameNumber() <= 1
        && (turnsA == 0 || turnsB == 0);
  }

  boolean wantsRematch(Seat seat) {
    return seat == Seat.A ? rematchA : rematchB;
  }

  /** The match a rematch led to. */
  Optional<String> next() {
    return Optional.ofNullable(next);
  }

  /** When it ended, whatever was said after that; empty while it is played. */
  Optional<Long> endedAt() {
    return Optional.ofNullable(endedAt);
  }

  /** What seat a made of it, for ratings: 1, 0.5 or 0. */
  double scoreOfA() {
    int won = match.score(Seat.A) - match.score(Seat.B);
    return won > 0 ? 1 : won < 0 ? 0 : 0.5;
  }

  /** {@code playing}, {@code over} or {@code aborted}. */
  String state() {
    return aborted ? "aborted" : isOver() ? "over" : "playing";
  }

  /** {@code ready}, {@code turn} or {@code over}. */
  String phase() {
    return isOver() ? "over" : match.isPlaying() ? "turn" : "ready";
  }

  /** The seat to act while the match goes on. */
  Optional<Seat> toAct() {
    return isOver() ? Optional.empty() : match.toAct();
  }

  /** When the server has to do something by itself: start a game, play for a level, flag. */
  OptionalLong dueAt() {
    if (isOver()) {
      return OptionalLong.empty();
    }
    if (waits()) {
      return OptionalLong.of(waitsSince + READY_MS);
    }
    if (toAct().filter(facts::isLevel).isPresent()) {
      return OptionalLong.of(at);
    }
    return clock.flagAt();
  }
}
