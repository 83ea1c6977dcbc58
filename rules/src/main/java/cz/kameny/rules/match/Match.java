package cz.kameny.rules.match;

import cz.kameny.rules.Ending;
import cz.kameny.rules.GameId;
import cz.kameny.rules.Games;
import cz.kameny.rules.Player;
import cz.kameny.rules.Position;
import cz.kameny.rules.Roll;
import cz.kameny.rules.Rules;
import cz.kameny.rules.match.MatchEvent.Created;
import cz.kameny.rules.match.MatchEvent.DrawAgreed;
import cz.kameny.rules.match.MatchEvent.DrawDeclined;
import cz.kameny.rules.match.MatchEvent.DrawOffered;
import cz.kameny.rules.match.MatchEvent.GameEnded;
import cz.kameny.rules.match.MatchEvent.GameStarted;
import cz.kameny.rules.match.MatchEvent.MatchEnded;
import cz.kameny.rules.match.MatchEvent.OpeningRoll;
import cz.kameny.rules.match.MatchEvent.Resigned;
import cz.kameny.rules.match.MatchEvent.Rolled;
import cz.kameny.rules.match.MatchEvent.TimedOut;
import cz.kameny.rules.match.MatchEvent.TurnPlayed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The state of a match: the fold of its events. Immutable; {@link #apply} gives the next state or
 * refuses the event and says why.
 *
 * <p>Some events follow by themselves and carry no decision: the start of a game once it is clear
 * who starts, the end of a game and of the match. {@link #due()} names the one that must come next;
 * no other is accepted then.
 */
public final class Match {
  /** What the match waits for. */
  public enum Phase {
    /** The roll for who starts (LV-3). */
    OPENING,
    /** The next game: a {@link GameStarted} is due. */
    START,
    /** A roll of {@link Match#toAct()}. */
    ROLL,
    /** A turn of {@link Match#toAct()}. */
    TURN,
    /** The end of the game: a {@link GameEnded} is due. */
    GAME_DONE,
    /** The end of the match: a {@link MatchEnded} is due. */
    MATCH_DONE,
    /** Nothing any more. */
    OVER
  }

  private final Created created;
  private final Rules<?, ?> rules;
  private final Phase phase;
  private final List<GameEnded> results;
  private final Optional<OpeningRoll> opening;

  /** Seat that begins the current, last or coming game; null before the opening roll. */
  private final Seat first;

  private final int gameNumber;
  private final GameState<?, ?> game;
  private final Seat drawOffer;
  private final GameEnded dueEnd;

  private Match(
      Created created,
      Rules<?, ?> rules,
      Phase phase,
      List<GameEnded> results,
      Optional<OpeningRoll> opening,
      Seat first,
      int gameNumber,
      GameState<?, ?> game,
      Seat drawOffer,
      GameEnded dueEnd) {
    this.created = created;
    this.rules = rules;
    this.phase = phase;
    this.results = results;
    this.opening = opening;
    this.first = first;
    this.gameNumber = gameNumber;
    this.game = game;
    this.drawOffer = drawOffer;
    this.dueEnd = dueEnd;
  }

  /** The state after the first event. */
  public static Match start(Created created) {
    SeriesSettings.Starter starter = created.settings().series().starter();
    Seat first =
        switch (starter) {
          case ROLL -> null;
          case A -> Seat.A;
          case B -> Seat.B;
        };
    return new Match(
        created,
        Games.rules(created.settings().game()),
        first == null ? Phase.OPENING : Phase.START,
        List.of(),
        Optional.empty(),
        first,
        0,
        null,
        null,
        null);
  }

  /**
   * The fold of a whole log.
   *
   * @throws IllegalEventException for the first event that may not stand where it stands, with its
   *     number
   */
  public static Match replay(List<MatchEvent> events) {
    if (events.isEmpty() || !(events.get(0) instanceof Created created)) {
      throw new IllegalEventException("a log begins with the creation of the match");
    }
    Match match = start(created);
    for (int i = 1; i < events.size(); i++) {
      try {
        match = match.apply(events.get(i));
      } catch (IllegalEventException e) {
        throw new IllegalEventException("event " + (i + 1) + ": " + e.getMessage(), e.clause());
      }
    }
    return match;
  }

  // What it is.

  /** What was agreed on. */
  public Created created() {
    return created;
  }

  /** The settings. */
  public MatchSettings settings() {
    return created.settings();
  }

  /** The game. */
  public GameId game() {
    return rules.game();
  }

  /** The rules of its games. */
  public Rules<?, ?> rules() {
    return rules;
  }

  /** What it waits for. */
  public Phase phase() {
    return phase;
  }

  /** The results of the finished games in order. */
  public List<GameEnded> results() {
    return results;
  }

  /** The last roll for who starts, if there was one. */
  public Optional<OpeningRoll> opening() {
    return opening;
  }

  /** Number of the current or last game, 0 before the first. */
  public int gameNumber() {
    return gameNumber;
  }

  /** The position of the current or last game; empty before the first. */
  public Optional<Position> position() {
    return game == null ? Optional.empty() : Optional.of(game.position());
  }

  /** The positions of the current or last game in order, for those who count repetitions. */
  public List<? extends Position> history() {
    return game == null ? List.of() : game.history();
  }

  /** The side a seat plays in the current, last or coming game; empty before the opening roll. */
  public Optional<Player> side(Seat seat) {
    return first == null
        ? Optional.empty()
        : Optional.of(seat == first ? begins() : begins().opponent());
  }

  /** The seat that plays a side in the current, last or coming game. */
  public Optional<Seat> seat(Player player) {
    return first == null
        ? Optional.empty()
        : Optional.of(player == begins() ? first : first.other());
  }

  /**
   * The side that begins: the first one, but for a start of Přes palubu that is a position with the
   * second to move. All games of a match start with the same one.
   */
  private Player begins() {
    return game == null ? rules.start(1).turn() : game.begins();
  }

  /** The seat that has to roll or to play. */
  public Optional<Seat> toAct() {
    return isPlaying() ? seat(game.position().turn()) : Optional.empty();
  }

  /** Whether a game is under way. */
  public boolean isPlaying() {
    return phase == Phase.ROLL || phase == Phase.TURN;
  }

  /** Who has offered a draw that is still open. */
  public Optional<Seat> drawOffer() {
    return Optional.ofNullable(drawOffer);
  }

  /** Whether a draw can be agreed on at all: only in Přes palubu (PP-13). */
  public boolean hasDrawsByAgreement() {
    return game() == GameId.PRES_PALUBU;
  }

  /** Stakes a seat has won so far. */
  public int score(Seat seat) {
    int sum = 0;
    for (GameEnded result : results) {
      sum += result.winner().equals(Optional.of(seat)) ? result.stakes() : 0;
    }
    return sum;
  }

  /** Stakes a seat would lose by giving up the current game now (LV-14); 0 when none is on. */
  public int stakesIfLost(Seat seat) {
    return isPlaying() ? game.stakesIfLost(side(seat).orElseThrow()) : 0;
  }

  /** The event that must come next and carries no decision, if one must. */
  public Optional<MatchEvent> due() {
    return switch (phase) {
      case START ->
          Optional.of(new GameStarted(gameNumber + 1, first, rules.start(gameNumber + 1)));
      case GAME_DONE -> Optional.of(dueEnd);
      case MATCH_DONE -> Optional.of(new MatchEnded(score(Seat.A), score(Seat.B)));
      default -> Optional.empty();
    };
  }

  // What happens.

  /**
   * The state after an event.
   *
   * @throws IllegalEventException when it may not come next; this state is unchanged
   */
  public Match apply(MatchEvent event) {
    if (event instanceof OpeningRoll roll) {
      return opened(roll);
    } else if (event instanceof GameStarted start) {
      requireDue(start);
      return playing(GameState.start(rules, start.number()), start.number());
    } else if (event instanceof Rolled rolled) {
      return rolled(rolled.roll());
    } else if (event instanceof TurnPlayed turn) {
      return played(turn);
    } else if (event instanceof DrawOffered offer) {
      return offered(offer.by());
    } else if (event instanceof DrawDeclined decline) {
      requireOfferTo(decline.by());
      return with(phase, game, null, null);
    } else if (event instanceof DrawAgreed agree) {
      requireOfferTo(agree.by());
      return done(Ending.draw(Ending.Reason.AGREED));
    } else if (event instanceof Resigned resigned) {
      requirePlaying("resigning");
      return lost(resigned.by(), Ending.Reason.RESIGNED);
    } else if (event instanceof TimedOut timedOut) {
      requirePlaying("running out of time");
      if (!toAct().equals(Optional.of(timedOut.by()))) {
        throw new IllegalEventException("only the seat to act can run out of time");
      }
      return lost(timedOut.by(), Ending.Reason.TIME);
    } else if (event instanceof GameEnded ended) {
      requireDue(ended);
      return ended(ended);
    } else if (event instanceof MatchEnded end) {
      requireDue(end);
      return with(Phase.OVER, game, null, null);
    }
    throw new IllegalEventException("a match is created once, by its first event");
  }

  /**
   * An event as it is written in a log or record, where each has one text: a turn that hits with
   * its stars. One that may not come next stays as it is, for {@link #apply} to refuse.
   */
  public MatchEvent written(MatchEvent event) {
    return phase == Phase.TURN && event instanceof TurnPlayed turn
        ? new TurnPlayed(game.written(turn.turn()))
        : event;
  }

  private Match with(Phase next, GameState<?, ?> state, Seat offer, GameEnded end) {
    return new Match(created, rules, next, results, opening, first, gameNumber, state, offer, end);
  }

  private Match opened(OpeningRoll roll) {
    if (phase != Phase.OPENING) {
      throw new IllegalEventException("no roll for who starts is due; expected " + expected());
    }
    Seat starter = roll.a() == roll.b() ? null : roll.a() > roll.b() ? Seat.A : Seat.B;
    return new Match(
        created,
        rules,
        starter == null ? Phase.OPENING : Phase.START,
        results,
        Optional.of(roll),
        starter,
        gameNumber,
        game,
        null,
        null);
  }

  private Match playing(GameState<?, ?> state, int number) {
    Phase next = state.needsRoll() ? Phase.ROLL : Phase.TURN;
    return new Match(created, rules, next, results, opening, first, number, state, null, null);
  }

  private Match rolled(Roll roll) {
    if (phase != Phase.ROLL) {
      throw new IllegalEventException("no roll is due; expected " + expected());
    }
    return with(Phase.TURN, game.roll(roll), drawOffer, null);
  }

  private Match played(TurnPlayed turn) {
    if (phase != Phase.TURN) {
      throw new IllegalEventException("no turn is due; expected " + expected());
    }
    GameState<?, ?> after = game.play(turn.turn());
    Optional<Ending> ending = after.ending();
    if (ending.isPresent()) {
      return with(Phase.GAME_DONE, after, null, inSeats(ending.get()));
    }
    // Playing on is an answer to the other seat's offer; one's own offer stands. So does one whose
    // answer would be a pass: that is no decision, and often played before anybody could answer.
    boolean passed = turn.turn().isPass();
    boolean answered = drawOffer != null && !passed && !toAct().equals(Optional.of(drawOffer));
    return with(
        after.needsRoll() ? Phase.ROLL : Phase.TURN, after, answered ? null : drawOffer, null);
  }

  private Match offered(Seat by) {
    requirePlaying("offering a draw");
    if (!hasDrawsByAgreement()) {
      throw new IllegalEventException("a draw can be agreed only in pres-palubu", "PP-13");
    }
    if (drawOffer != null) {
      throw new IllegalEventException(
          "a draw is already offered; expected agree, decline or a turn");
    }
    return with(phase, game, by, null);
  }

  private Match lost(Seat loser, Ending.Reason reason) {
    Player winner = side(loser.other()).orElseThrow();
    return done(Ending.win(winner, reason, stakesIfLost(loser)));
  }

  private Match done(Ending ending) {
    return with(Phase.GAME_DONE, game, null, inSeats(ending));
  }

  private GameEnded inSeats(Ending ending) {
    return new GameEnded(ending.winner().flatMap(this::seat), ending.reason(), ending.stakes());
  }

  private Match ended(GameEnded result) {
    List<GameEnded> all = new ArrayList<>(results);
    all.add(result);
    Match after =
        new Match(
            created,
            rules,
            Phase.START,
            List.copyOf(all),
            opening,
            nextFirst(result),
            gameNumber,
            game,
            null,
            null);
    if (!after.isDecided()) {
      return after;
    }
    return new Match(
        created,
        rules,
        Phase.MATCH_DONE,
        after.results,
        opening,
        first,
        gameNumber,
        game,
        null,
        null);
  }

  /** LV-4: the loser of the last game, after a draw the other seat; or always the other seat. */
  private Seat nextFirst(GameEnded result) {
    boolean loser = settings().series().rotation() == SeriesSettings.Rotation.LOSER;
    return loser && result.winner().isPresent() ? result.winner().get().other() : first.other();
  }

  private boolean isDecided() {
    SeriesSettings.Length length = settings().series().length();
    return length.toStakes()
        ? Math.max(score(Seat.A), score(Seat.B)) >= length.n()
        : results.size() >= length.n();
  }

  private void requireDue(MatchEvent event) {
    Optional<MatchEvent> due = due();
    if (due.isEmpty() || !due.get().equals(event)) {
      throw new IllegalEventException("expected " + expected() + ", not \"" + event + "\"");
    }
  }

  private void requirePlaying(String what) {
    if (!isPlaying()) {
      throw new IllegalEventException(what + " needs a game under way; expected " + expected());
    }
  }

  private void requireOfferTo(Seat seat) {
    if (drawOffer != seat.other()) {
      throw new IllegalEventException("seat " + seat.other().text() + " has not offered a draw");
    }
  }

  /** What may come next, in words. */
  public String expected() {
    return switch (phase) {
      case OPENING -> "the roll for who starts";
      case START, GAME_DONE, MATCH_DONE -> "\"" + due().orElseThrow() + "\"";
      case ROLL -> "a roll of seat " + toAct().orElseThrow().text();
      case TURN -> "a turn of seat " + toAct().orElseThrow().text();
      case OVER -> "nothing, the match is over";
    };
  }
}
