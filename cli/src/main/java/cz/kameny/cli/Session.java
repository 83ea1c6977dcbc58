package cz.kameny.cli;

import cz.kameny.engine.Bot;
import cz.kameny.rules.Ending;
import cz.kameny.rules.Play;
import cz.kameny.rules.Player;
import cz.kameny.rules.Position;
import cz.kameny.rules.Rng;
import cz.kameny.rules.Roll;
import cz.kameny.rules.Rules;
import cz.kameny.rules.Turn;
import cz.kameny.rules.match.Match;
import cz.kameny.rules.match.MatchEvent;
import cz.kameny.rules.match.MatchEvent.DrawAgreed;
import cz.kameny.rules.match.MatchEvent.DrawDeclined;
import cz.kameny.rules.match.MatchEvent.DrawOffered;
import cz.kameny.rules.match.MatchEvent.GameEnded;
import cz.kameny.rules.match.MatchEvent.GameStarted;
import cz.kameny.rules.match.MatchEvent.MatchEnded;
import cz.kameny.rules.match.MatchEvent.OpeningRoll;
import cz.kameny.rules.match.MatchEvent.Rolled;
import cz.kameny.rules.match.MatchEvent.TurnPlayed;
import cz.kameny.rules.match.Seat;
import cz.kameny.rules.nardy.NardySettings;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * One match at the terminal: asks whoever has to act, tells what happened, and applies it. What may
 * happen at all is the business of {@link Match}.
 */
final class Session {
  /** Who sits on a seat. */
  sealed interface Participant {
    /** The name in the record and in messages. */
    String name();
  }

  /** A person at this terminal. */
  record Person(String name, Asker asker) implements Participant {}

  /** The computer; its noise comes from {@code rng}, never its dice. */
  record Computer<P extends Position, T extends Turn>(String name, Bot<P, T> bot, Rng rng)
      implements Participant {
    @SuppressWarnings("unchecked") // the bot was made for the rules of this match
    Turn choose(Match match) {
      return bot.choose((List<P>) match.history(), rng);
    }
  }

  /** Asks a person for what to do in a turn. */
  interface Asker {
    /** The event the person decides on, or empty when the person leaves or the input has ended. */
    Optional<MatchEvent> ask(Match match);

    /** A question with yes or no for an answer; the end of the input is no. */
    boolean agrees(String question);
  }

  private final Output out;
  private final Messages messages;
  private final BoardView view;
  private final Supplier<Roll> dice;
  private final Map<Seat, Participant> participants;
  private Match match;

  Session(
      Output out,
      Messages messages,
      BoardView view,
      Supplier<Roll> dice,
      Map<Seat, Participant> participants,
      Match match) {
    this.out = out;
    this.messages = messages;
    this.view = view;
    this.dice = dice;
    this.participants = participants;
    this.match = match;
  }

  /** Plays the match; false when a person has left before its end. */
  boolean run() {
    say("match.begin", messages.of("game." + match.game().id()), name(Seat.A), name(Seat.B));
    if (participants.values().stream().anyMatch(Person.class::isInstance)) {
      say("match.hint");
    }
    while (match.phase() != Match.Phase.OVER) {
      Optional<MatchEvent> event = next();
      if (event.isEmpty()) {
        return false;
      }
      tell(event.get());
      match = match.apply(event.get());
      if (event.get() instanceof DrawOffered offer) {
        answer(offer.by());
      }
    }
    return true;
  }

  private Optional<MatchEvent> next() {
    return switch (match.phase()) {
      case START, GAME_DONE, MATCH_DONE -> match.due();
      case OPENING -> {
        Roll roll = dice.get();
        yield Optional.of(new OpeningRoll(roll.first(), roll.second()));
      }
      case ROLL -> Optional.of(new Rolled(dice.get()));
      case TURN -> turn();
      case OVER -> throw new IllegalStateException("the match is over");
    };
  }

  private Optional<MatchEvent> turn() {
    Optional<Turn> pass = onlyPass(match.rules(), match.position().orElseThrow());
    if (pass.isPresent()) {
      return pass.map(TurnPlayed::new);
    }
    Participant participant = participants.get(match.toAct().orElseThrow());
    if (participant instanceof Computer<?, ?> computer) {
      return Optional.of(new TurnPlayed(computer.choose(match)));
    }
    if (participant instanceof Person person) {
      board(match.position().orElseThrow(), match.position().orElseThrow().turn());
      return person.asker().ask(match);
    }
    throw new IllegalStateException("nobody sits there");
  }

  /** The pass when there is nothing else, so that nobody has to type it. */
  private static <P extends Position, T extends Turn> Optional<Turn> onlyPass(
      Rules<P, T> rules, Position position) {
    // Through its text, since the match does not know which game's position it carries.
    List<Play<P, T>> plays = rules.legal(rules.parsePosition(position.toString()));
    return plays.size() == 1 && plays.get(0).turn().isPass()
        ? Optional.of(plays.get(0).turn())
        : Optional.empty();
  }

  /** The other seat's answer to an offer: the computer plays on. */
  private void answer(Seat by) {
    Participant other = participants.get(by.other());
    boolean agrees =
        other instanceof Person person
            && person.asker().agrees(messages.of("draw.question", colour(by.other())));
    MatchEvent answer = agrees ? new DrawAgreed(by.other()) : new DrawDeclined(by.other());
    tell(answer);
    match = match.apply(answer);
  }

  // What is told.

  private void say(String key, Object... arguments) {
    out.line(messages.of(key, arguments));
    out.flush();
  }

  private String name(Seat seat) {
    return participants.get(seat).name();
  }

  private String colour(Seat seat) {
    return messages.side(match.game(), match.side(seat).orElseThrow());
  }

  private String mover() {
    return messages.side(match.game(), match.position().orElseThrow().turn());
  }

  private void board(Position position, Player viewer) {
    out.line("");
    view.draw(position, viewer).forEach(out::line);
    out.flush();
  }

  private void tell(MatchEvent event) {
    if (event instanceof OpeningRoll roll) {
      say("opening.roll", name(Seat.A), roll.a(), name(Seat.B), roll.b());
      if (roll.a() == roll.b()) {
        say("opening.again");
      }
    } else if (event instanceof GameStarted start) {
      Seat first = start.first();
      say(
          "game.begin",
          start.number(),
          messages.side(match.game(), start.side(first)),
          name(first),
          messages.side(match.game(), start.side(first.other())),
          name(first.other()));
    } else if (event instanceof Rolled rolled) {
      say("roll", mover(), rolled.roll().first(), rolled.roll().second());
    } else if (event instanceof TurnPlayed played) {
      say(played.turn().isPass() ? "pass" : "turn", mover(), played.turn());
    } else if (event instanceof DrawOffered) {
      say("draw.offered", mover());
    } else if (event instanceof DrawDeclined) {
      say("draw.declined");
    } else if (event instanceof GameEnded end) {
      tellEnd(end);
    } else if (event instanceof MatchEnded over && match.results().size() > 1) {
      say("score", name(Seat.A), over.a(), over.b(), name(Seat.B));
    }
  }

  private void tellEnd(GameEnded end) {
    board(match.position().orElseThrow(), match.position().orElseThrow().turn());
    String reason = messages.of("reason." + end.reason().text());
    if (end.winner().isEmpty()) {
      say("end.draw", reason);
      return;
    }
    Seat winner = end.winner().get();
    say("end.win", colour(winner), name(winner), reason);
    say(size(end), end.stakes());
    int stake = match.settings().series().stake();
    if (stake > 0) {
      say("end.chips", end.stakes() * stake);
    }
  }

  /** Oin and Mars by their names where the game was made to tell them apart (LV-13). */
  private String size(GameEnded end) {
    boolean sized =
        match.settings().game() instanceof NardySettings nardy
            && nardy.size() == NardySettings.Size.MARS;
    if (!sized || end.reason() == Ending.Reason.LAST_ROLL) {
      return "end.stakes";
    }
    return end.stakes() == 2 ? "end.mars" : "end.oin";
  }
}
