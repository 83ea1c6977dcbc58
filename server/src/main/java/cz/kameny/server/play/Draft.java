package cz.kameny.server.play;

import cz.kameny.rules.IllegalTurnException;
import cz.kameny.rules.NotationException;
import cz.kameny.rules.Position;
import cz.kameny.rules.Roll;
import cz.kameny.rules.Rules;
import cz.kameny.rules.Turn;
import cz.kameny.rules.match.IllegalEventException;
import cz.kameny.rules.match.Match;
import cz.kameny.rules.match.Match.Phase;
import cz.kameny.rules.match.MatchEvent.OpeningRoll;
import cz.kameny.rules.match.MatchEvent.Rolled;
import cz.kameny.rules.match.MatchEvent.TurnPlayed;
import cz.kameny.rules.match.Seat;
import cz.kameny.server.api.ApiException;
import cz.kameny.server.api.Code;
import cz.kameny.server.dice.DiceBox;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The events that come of one command or of time, before they are committed: what was asked for,
 * and what follows from it by itself – throws of the dice, passes nobody can avoid, the end of a
 * game with its seed, the next game's commitment.
 *
 * <p>Pure but for new seeds: nothing outside changes, so a draft that is refused or loses a race is
 * thrown away. For one thread.
 */
final class Draft {
  private final Map<Integer, String> seeds;
  private final Map<Integer, String> newSeeds = new HashMap<>();
  private final List<StoredEvent> events = new ArrayList<>();
  private final long now;
  private Course course;
  private String commandId;
  private boolean carriedOut;

  /**
   * Begins where the log ends.
   *
   * @param seeds the seeds of its games so far
   * @param now the time its events will have
   */
  Draft(Course course, Map<Integer, String> seeds, long now) {
    this.course = course;
    this.seeds = seeds;
    // Never before the last event, should the system's clock have been set back.
    this.now = Math.max(now, course.at());
  }

  Course course() {
    return course;
  }

  /** The new events; the first carries the command, if it is one. */
  List<StoredEvent> events() {
    if (events.isEmpty() || commandId == null) {
      return events;
    }
    StoredEvent first = events.get(0);
    List<StoredEvent> all = new ArrayList<>(events);
    all.set(
        0,
        new StoredEvent(
            first.seq(),
            first.at(),
            first.line(),
            first.rule(),
            first.seat(),
            commandId,
            course.seq(),
            first.lagMs()));
    return all;
  }

  /** Seeds that were drawn, by game. */
  Map<Integer, String> newSeeds() {
    return newSeeds;
  }

  private void add(boolean rule, String line, Seat by, long lag) {
    StoredEvent event =
        new StoredEvent(course.seq() + 1, now, line, rule, by, null, null, (int) lag);
    try {
      course = course.after(event);
    } catch (IllegalEventException e) {
      throw new ApiException(Code.ILLEGAL, e.getMessage())
          .with("clause", e.clause().isEmpty() ? null : e.clause());
    } catch (NotationException e) {
      throw new ApiException(Code.ILLEGAL, e.getMessage()).with("clause", null);
    }
    events.add(event);
  }

  private void own(String line, Seat by) {
    add(false, line, by, 0);
  }

  private void rule(String line, Seat by) {
    add(true, line, by, 0);
  }

  /** The first event of a new match. */
  Draft created() {
    own("created", null);
    commit();
    settle();
    return this;
  }

  /**
   * What a player does.
   *
   * @param lag measured lag of the connection, milliseconds
   * @param awayMs how long the other has been away, or empty when it is there
   * @throws ApiException when it may not be done now
   */
  Draft command(Seat by, Command command, String id, long lag, Optional<Long> awayMs) {
    flag(lag);
    if (!events.isEmpty()) {
      // Time was over before this came; its events stand, and the command came too late.
      settle();
      return this;
    }
    commandId = id;
    carriedOut = true;
    if (command instanceof Command.Rematch) {
      rematch(by);
      return this;
    }
    if (course.isOver()) {
      throw new ApiException(Code.MATCH_OVER, "the match is over");
    }
    if (command instanceof Command.Ready ready) {
      ready(by, ready.nonce());
    } else if (command instanceof Command.Play play) {
      play(by, play.turn(), lag);
    } else if (command instanceof Command.Resign) {
      rule("resign " + by.text(), by);
    } else if (command instanceof Command.Offer) {
      rule("offer " + by.text(), by);
    } else if (command instanceof Command.Agree) {
      requireOffer(by);
      rule("agree " + by.text(), by);
    } else if (command instanceof Command.Decline) {
      requireOffer(by);
      rule("decline " + by.text(), by);
    } else if (command instanceof Command.Abort) {
      abort(by);
    } else if (command instanceof Command.Claim claim) {
      claim(by, claim.win(), awayMs);
    }
    settle();
    return this;
  }

  /** Whether the command was carried out, and not overtaken by the clock. */
  boolean isCarriedOut() {
    return carriedOut;
  }

  /** Starts the game that waits, without those who are not ready. */
  Draft startNow() {
    for (Seat seat : Seat.values()) {
      if (!course.isReady(seat)) {
        own("ready " + seat.text() + " " + DiceBox.NO_NONCE, null);
      }
    }
    settle();
    return this;
  }

  /** What time alone brings: a flag, the start of a game not everybody is ready for. */
  Draft time() {
    flag(Clock.MOST_LAG);
    if (course.waits() && course.dueAt().orElse(Long.MAX_VALUE) <= now) {
      return startNow();
    }
    settle();
    return this;
  }

  private void flag(long lag) {
    Optional<Seat> toAct = course.toAct();
    Clock clock = course.clock();
    if (toAct.isPresent() && clock.isOver(now, clock.lagGiven(toAct.get(), lag))) {
      rule("timeout " + toAct.get().text(), null);
    }
  }

  private void ready(Seat by, String nonce) {
    if (!course.waits()) {
      throw new ApiException(Code.NOT_NOW, "no game waits for its players");
    }
    if (course.isReady(by)) {
      throw new ApiException(Code.NOT_NOW, "this seat is ready already");
    }
    boolean dice = course.commitment() != null;
    own("ready " + by.text() + " " + (dice ? nonce : DiceBox.NO_NONCE), by);
  }

  private void play(Seat by, String turn, long lag) {
    if (!course.toAct().equals(Optional.of(by))) {
      throw new ApiException(Code.NOT_YOUR_TURN, "expected " + course.match().expected());
    }
    add(true, written(turn), by, course.clock().lagGiven(by, lag));
  }

  /** The event as the rules write it, so that the log has one way to say a thing. */
  private String written(String turn) {
    try {
      Match match = course.match();
      return match.written(new TurnPlayed(match.rules().parseTurn(turn))).toString();
    } catch (NotationException e) {
      throw new ApiException(Code.ILLEGAL, "a turn: " + e.getMessage()).with("clause", null);
    }
  }

  private void requireOffer(Seat by) {
    if (!course.match().drawOffer().equals(Optional.of(by.other()))) {
      throw new ApiException(Code.NOT_NOW, "no draw is offered to this seat");
    }
  }

  private void abort(Seat by) {
    if (!course.mayAbort()) {
      throw new ApiException(
          Code.NOT_NOW, "a match can be called off in its first game before both have moved");
    }
    int game = course.coming();
    own("abort " + by.text(), by);
    if (course.throwsMade() > 0) {
      reveal(game);
    }
  }

  private void claim(Seat by, boolean win, Optional<Long> awayMs) {
    Optional<Long> grace = Presence.graceMs(course.facts().clock());
    if (!course.match().isPlaying()
        || grace.isEmpty()
        || awayMs.isEmpty()
        || awayMs.get() < grace.get()) {
      throw new ApiException(Code.NOT_NOW, "the other side has not been away for long enough");
    }
    if (!win && !course.match().hasDrawsByAgreement()) {
      throw new ApiException(Code.ILLEGAL, "a draw can be claimed only in pres-palubu")
          .with("clause", "PP-13");
    }
    own("claim " + by.text() + (win ? " win" : " draw"), by);
    if (win) {
      rule("resign " + by.other().text(), null);
      return;
    }
    Optional<Seat> offered = course.match().drawOffer();
    if (offered.isEmpty()) {
      rule("offer " + by.text(), null);
    }
    rule("agree " + offered.orElse(by).other().text(), null);
  }

  private void rematch(Seat by) {
    if (!course.isOver() || course.next().isPresent() || course.wantsRematch(by)) {
      throw new ApiException(Code.NOT_NOW, "no rematch can be asked for now");
    }
    own("rematch " + by.text(), by);
    Seat other = by.other();
    if (course.facts().isLevel(other)) {
      own("rematch " + other.text(), null);
    }
  }

  /** Whether both want a rematch that has not begun. */
  boolean needsNext() {
    return course.wantsRematch(Seat.A) && course.wantsRematch(Seat.B) && course.next().isEmpty();
  }

  /** Names the match of the rematch. */
  void next(String match) {
    own("next " + match, null);
  }

  /** All that follows by itself. */
  private void settle() {
    while (!course.isOver() && step()) {
      // one consequence after the other
    }
  }

  /** One consequence; false when there is none. */
  private boolean step() {
    Match match = course.match();
    if (course.waits()) {
      return readyOfLevel();
    }
    switch (match.phase()) {
      case OPENING -> {
        Roll roll = dice().roll(course.throwsMade());
        rule(new OpeningRoll(roll.first(), roll.second()).toString(), null);
      }
      case ROLL -> rule(new Rolled(dice().roll(course.throwsMade())).toString(), null);
      case START, MATCH_DONE -> rule(match.due().orElseThrow().toString(), null);
      case GAME_DONE -> gameDone();
      case TURN -> {
        return answerOfLevel() || pass();
      }
      case OVER -> {
        return false;
      }
    }
    return true;
  }

  private boolean readyOfLevel() {
    for (Seat seat : Seat.values()) {
      if (course.facts().isLevel(seat) && !course.isReady(seat)) {
        boolean dice = course.commitment() != null;
        String nonce = dice ? DiceBox.newNonce() : DiceBox.NO_NONCE;
        own("ready " + seat.text() + " " + nonce, null);
        return true;
      }
    }
    return false;
  }

  /** A level of the computer plays on; it agrees to no draw. */
  private boolean answerOfLevel() {
    Optional<Seat> offered = course.match().drawOffer();
    if (offered.isEmpty() || !course.facts().isLevel(offered.get().other())) {
      return false;
    }
    rule("decline " + offered.get().other().text(), null);
    return true;
  }

  private DiceBox dice() {
    return course.dice(seed(course.coming()));
  }

  private String seed(int game) {
    return newSeeds.getOrDefault(game, seeds.get(game));
  }

  private void gameDone() {
    int game = course.coming();
    rule(course.match().due().orElseThrow().toString(), null);
    reveal(game);
    if (course.match().phase() == Phase.START) {
      commit();
    }
  }

  /** The seed of a game that is over or called off: who saw its dice may check them now. */
  private void reveal(int game) {
    if (course.hasDice(game)) {
      own("seed " + game + " " + seed(game), null);
    }
  }

  private void commit() {
    int game = course.coming();
    if (course.hasDice(game)) {
      String seed = DiceBox.newSeed();
      newSeeds.put(game, seed);
      own("commit " + game + " " + DiceBox.commitment(seed), null);
    }
  }

  /** Plays the pass of a side that can do nothing else. */
  private boolean pass() {
    Match match = course.match();
    if (!isPassForced(match.rules(), match.position().orElseThrow())) {
      return false;
    }
    rule("turn -", match.toAct().orElseThrow());
    return true;
  }

  @SuppressWarnings("unchecked") // a position of a match is one of its rules
  private static <P extends Position, T extends Turn> boolean isPassForced(
      Rules<P, T> rules, Position position) {
    try {
      rules.play((P) position, rules.parseTurn("-"));
      return true;
    } catch (IllegalTurnException e) {
      return false; // Something can be played, so it must be (LV-8, TP-9, PP-10).
    }
  }
}
