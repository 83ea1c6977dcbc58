package cz.kameny.rules.record;

import cz.kameny.rules.Ending;
import cz.kameny.rules.NotationException;
import cz.kameny.rules.Position;
import cz.kameny.rules.Roll;
import cz.kameny.rules.Rules;
import cz.kameny.rules.match.MatchEvent;
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
import cz.kameny.rules.match.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Reads one event from its line, e.g. {@code roll 53} or {@code turn 24/21 24/19}. */
public final class EventParser {
  private static final List<String> NAMES =
      List.of(
          "opening", "game", "roll", "turn", "offer", "agree", "decline", "resign", "timeout",
          "end", "over");

  private final Rules<?, ?> rules;

  /** A parser for events of a match played by these rules. */
  public EventParser(Rules<?, ?> rules) {
    this.rules = rules;
  }

  /**
   * Reads a line.
   *
   * @throws NotationException when it is no event
   */
  public MatchEvent parse(String line) {
    int space = line.indexOf(' ');
    String name = space < 0 ? line : line.substring(0, space);
    String rest = space < 0 ? "" : line.substring(space + 1);
    try {
      return parse(name, rest);
    } catch (NotationException e) {
      // The part knows only itself; say where it stands in the line.
      int at = Math.min(name.length() + 1 + e.at(), line.length());
      throw new NotationException(e.expected(), line, NAMES.contains(name) ? at : 0);
    }
  }

  private MatchEvent parse(String name, String rest) {
    return switch (name) {
      case "opening" -> {
        List<Part> dice = parts(rest, 2, "two dice, e.g. opening 5 3");
        yield new OpeningRoll(
            dice.get(0).number(1, 6, "a die 1-6"), dice.get(1).number(1, 6, "a die 1-6"));
      }
      case "game" -> gameStarted(rest);
      case "roll" -> new Rolled(Roll.parse(rest));
      case "turn" -> new TurnPlayed(rules.parseTurn(rest));
      case "offer" -> new DrawOffered(Seat.parse(rest));
      case "agree" -> new DrawAgreed(Seat.parse(rest));
      case "decline" -> new DrawDeclined(Seat.parse(rest));
      case "resign" -> new Resigned(Seat.parse(rest));
      case "timeout" -> new TimedOut(Seat.parse(rest));
      case "end" -> gameEnded(rest);
      case "over" -> {
        List<Part> score = parts(rest, 2, "the stakes of both seats, e.g. over 2 1");
        yield new MatchEnded(
            score.get(0).number(0, 1000, "stakes of seat a"),
            score.get(1).number(0, 1000, "stakes of seat b"));
      }
      default -> throw new NotationException("an event: " + String.join(", ", NAMES), name, 0);
    };
  }

  private GameStarted gameStarted(String rest) {
    int first = rest.indexOf(' ');
    int second = rest.indexOf(' ', first + 1);
    if (first < 0 || second < 0) {
      throw new NotationException("game <number> <seat that starts> <position>", rest, 0);
    }
    int number = new Part(rest, 0, first).number(1, 10_000, "a number of the game");
    Seat seat = new Part(rest, first + 1, second).read(Seat::parse);
    Position position = new Part(rest, second + 1, rest.length()).read(rules::parsePosition);
    return new GameStarted(number, seat, position);
  }

  private static GameEnded gameEnded(String rest) {
    List<Part> parts = parts(rest, 3, "end <seat or draw> <reason> <stakes>");
    Optional<Seat> winner =
        parts.get(0).text().equals("draw")
            ? Optional.empty()
            : Optional.of(parts.get(0).read(Seat::parse));
    return new GameEnded(
        winner, parts.get(1).read(Ending.Reason::parse), parts.get(2).number(0, 2, "stakes 0-2"));
  }

  /** Splits at single spaces. */
  private static List<Part> parts(String text, int count, String what) {
    List<Part> parts = new ArrayList<>();
    int from = 0;
    for (int i = 0; i <= text.length(); i++) {
      if (i == text.length() || text.charAt(i) == ' ') {
        parts.add(new Part(text, from, i));
        from = i + 1;
      }
    }
    if (parts.size() != count) {
      throw new NotationException(what, text, 0);
    }
    return parts;
  }

  /** One word of the line, which knows where it stands. */
  private record Part(String whole, int from, int to) {
    String text() {
      return whole.substring(from, to);
    }

    <X> X read(Function<String, X> parser) {
      try {
        return parser.apply(text());
      } catch (NotationException e) {
        throw new NotationException(e.expected(), whole, from + e.at());
      }
    }

    int number(int min, int max, String what) {
      try {
        int value = Integer.parseInt(text());
        if (value >= min && value <= max && text().equals(Integer.toString(value))) {
          return value;
        }
      } catch (NumberFormatException e) {
        // Too big and not a number get the same answer below.
      }
      throw new NotationException(what, whole, from);
    }
  }
}
