package cz.kameny.rules.match;

import static org.assertj.core.api.Assertions.catchThrowableOfType;

import cz.kameny.rules.GameId;
import cz.kameny.rules.Games;
import cz.kameny.rules.NotationException;
import cz.kameny.rules.Player;
import cz.kameny.rules.RandomPlay;
import cz.kameny.rules.record.EventParser;

/** Matches for the tests, told in the lines of the record. */
final class Series {
  private Series() {}

  /** A match of these settings before anything happened. */
  static Match matchOf(GameId game, String settings) {
    return Match.start(
        new MatchEvent.Created(RandomPlay.settings(game, settings), "Anna", "Bořek"));
  }

  /** Applies events written as in a record; {@code due} is the one that must come. */
  static Match play(Match match, String... lines) {
    Match now = match;
    for (String line : lines) {
      now = now.apply(event(now, line));
    }
    return now;
  }

  static MatchEvent event(Match match, String line) {
    if (line.equals("due")) {
      return match.due().orElseThrow();
    }
    return new EventParser(Games.rules(match.settings().game())).parse(line);
  }

  /** Why an event is refused; fails when it is not, and when the refusing state changed. */
  static String refusal(Match match, String line) {
    String before = picture(match);
    MatchEvent event;
    try {
      event = event(match, line);
    } catch (NotationException e) {
      throw new AssertionError("not an event: " + line, e);
    }
    IllegalEventException refusal =
        catchThrowableOfType(IllegalEventException.class, () -> match.apply(event));
    if (refusal == null) {
      throw new AssertionError(line + " is accepted in " + match.phase());
    }
    if (!picture(match).equals(before)) {
      throw new AssertionError("the state changed: " + before + " to " + picture(match));
    }
    return refusal.getMessage();
  }

  /** Everything a match shows, as text. */
  static String picture(Match match) {
    return String.join(
        " | ",
        match.phase().toString(),
        "game " + match.gameNumber(),
        match.position().map(Object::toString).orElse("-"),
        match.history().toString(),
        match.results().toString(),
        "first " + match.seat(Player.FIRST),
        "act " + match.toAct(),
        "offer " + match.drawOffer(),
        "opening " + match.opening(),
        match.score(Seat.A) + ":" + match.score(Seat.B),
        match.stakesIfLost(Seat.A) + "/" + match.stakesIfLost(Seat.B),
        "due " + match.due());
  }
}
