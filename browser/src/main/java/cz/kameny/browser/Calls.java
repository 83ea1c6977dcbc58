package cz.kameny.browser;

import cz.kameny.engine.Bot;
import cz.kameny.engine.Bots;
import cz.kameny.engine.net.MissingNetException;
import cz.kameny.engine.net.NetLibrary;
import cz.kameny.rules.GameId;
import cz.kameny.rules.Games;
import cz.kameny.rules.IllegalTurnException;
import cz.kameny.rules.NotationException;
import cz.kameny.rules.Play;
import cz.kameny.rules.Player;
import cz.kameny.rules.Position;
import cz.kameny.rules.Rng;
import cz.kameny.rules.Rules;
import cz.kameny.rules.Turn;
import cz.kameny.rules.match.IllegalEventException;
import cz.kameny.rules.match.Match;
import cz.kameny.rules.match.MatchEvent;
import cz.kameny.rules.match.MatchEvent.Created;
import cz.kameny.rules.match.MatchSettings;
import cz.kameny.rules.match.Seat;
import cz.kameny.rules.overboard.Start;
import cz.kameny.rules.record.EventParser;
import cz.kameny.rules.record.MatchRecord;
import cz.kameny.rules.tables.TablesPosition;
import cz.kameny.rules.tables.TablesRules;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The calls of {@code KamenyModule} in {@code web/src/module/protocol.ts}: texts and numbers in,
 * JSON out. Keeps the current match and the turn being composed. A call that is refused answers
 * {@code {"error": …, "clause": …}} and changes nothing; none ever throws.
 */
final class Calls {
  /** The current match, or null before the first. */
  private Course course;

  /** The turn being composed, or null when there is none to compose step by step. */
  private ComposedTurn composed;

  /** The position being studied instead of a match, or null. */
  private Studied studied;

  /** The computer player asked last: it keeps memory for its work. */
  private Bot<?, ?> bot;

  private MatchSettings botSettings;
  private int botLevel;

  String about() {
    return answer(AboutJson::write);
  }

  String provide(String net, String base64) {
    return answer(
        () -> {
          NetLibrary.provide(text(net), Base64.getDecoder().decode(text(base64)));
          return new Json().begin().put("provided", text(net)).end().toString();
        });
  }

  String create(String game, String settings, String nameA, String nameB) {
    return answer(
        () -> show(Course.begin(new Created(settings(game, settings), text(nameA), text(nameB)))));
  }

  String open(String log) {
    return answer(() -> show(Course.of(MatchRecord.read(text(log)))));
  }

  String apply(String event) {
    return answer(
        () -> {
          String line = text(event);
          Course after = current().copy();
          if (line.equals("next")) {
            if (!after.isBetween()) {
              throw new IllegalEventException(
                  "no game waits to be started; expected " + after.match().expected(), "");
            }
            after.next();
          } else {
            MatchEvent parsed = new EventParser(after.match().rules()).parse(line);
            after.add(after.match().written(parsed));
            after.settle();
          }
          return show(after);
        });
  }

  String step(String steps) {
    return composing(turn -> turn.play(text(steps)));
  }

  String undo() {
    return composing(ComposedTurn::undo);
  }

  String preferDie(int value) {
    return composing(turn -> turn.prefer(value));
  }

  String why(String from, String to) {
    return answer(() -> composed().whyNot(text(from), text(to)));
  }

  String stuck(String from) {
    return answer(() -> composed().whyStuck(text(from)));
  }

  String answerDraw(int level) {
    return answer(
        () -> {
          Match match = current().match();
          Seat asked =
              match
                  .drawOffer()
                  .orElseThrow(() -> new IllegalEventException("no draw is offered", "PP-13"))
                  .other();
          Player side = match.side(asked).orElseThrow();
          boolean agrees = Bots.agreesToDraw(match.settings().game(), level, match.history(), side);
          return new Json().begin().put("agrees", agrees).end().toString();
        });
  }

  String choose(int level, double seed) {
    return answer(
        () -> {
          Match match = current().match();
          if (match.phase() != Match.Phase.TURN) {
            throw new IllegalEventException(
                "no turn is to be chosen; expected " + match.expected(), "");
          }
          return chosen(match.settings(), level, match.history(), seed);
        });
  }

  String frames(String log) {
    return answer(
        () -> {
          MatchRecord record = MatchRecord.read(text(log));
          Course replay = Course.before(record);
          Json json = new Json().list();
          for (MatchEvent event : record.events().subList(1, record.events().size())) {
            replay.add(event);
            if (!replay.starts().isEmpty()) {
              MatchJson.frame(json, replay);
            }
          }
          return json.endList().toString();
        });
  }

  String legal(String game, String settings, String position) {
    return answer(
        () -> {
          Json json = new Json().begin().key("lines").list();
          for (Line line : lines(Games.rules(settings(game, settings).game()), text(position))) {
            json.text(line.turn + "\t" + line.after);
          }
          return json.endList().end().toString();
        });
  }

  String best(String game, String settings, String position, int level, double seed) {
    return answer(
        () -> {
          MatchSettings agreed = settings(game, settings);
          Position now = Games.rules(agreed.game()).parsePosition(text(position));
          return chosen(agreed, level, List.of(now), seed);
        });
  }

  String study(String game, String settings, String position) {
    return answer(
        () -> {
          Rules<?, ?> rules = Games.rules(settings(game, settings).game());
          Position shown = rules.parsePosition(text(position));
          ComposedTurn turn = null;
          if (rules instanceof TablesRules dice && shown instanceof TablesPosition tables) {
            turn = new ComposedTurn(dice, tables);
          }
          String view = StudyJson.study(rules, shown, Optional.ofNullable(turn));
          studied = new Studied(rules, shown);
          composed = turn;
          course = null;
          return view;
        });
  }

  String outcome(String turn) {
    return answer(
        () -> {
          if (studied != null) {
            return StudyJson.outcome(studied.rules, studied.position, text(turn));
          }
          Match match = current().match();
          if (match.phase() != Match.Phase.TURN) {
            throw new IllegalEventException(
                "no turn is to be played; expected " + match.expected(), "");
          }
          return StudyJson.outcome(match.rules(), match.position().orElseThrow(), text(turn));
        });
  }

  String preview(String game, String settings) {
    return answer(
        () -> {
          Rules<?, ?> rules = Games.rules(settings(game, settings).game());
          Position start = rules.start(1);
          Json json = new Json();
          new BoardJson(rules, start).write(json, start);
          return json.toString();
        });
  }

  // How they do it.

  /** A result of {@code legal}: the turn and the position after it, as text. */
  private record Line(String turn, String after) {}

  /** A position by itself, with the rules it is played by. */
  private record Studied(Rules<?, ?> rules, Position position) {}

  private interface Composing {
    void change(ComposedTurn turn);
  }

  private String composing(Composing action) {
    return answer(
        () -> {
          ComposedTurn turn = composed();
          action.change(turn);
          Json json = new Json();
          turn.write(json);
          return json.toString();
        });
  }

  private Course current() {
    if (course == null) {
      throw new IllegalStateException("no match is open");
    }
    return course;
  }

  private ComposedTurn composed() {
    if (composed == null) {
      throw new IllegalStateException("no turn is to be composed step by step");
    }
    return composed;
  }

  /** Makes a match the current one, once its view is written. */
  private String show(Course shown) {
    ComposedTurn turn = null;
    Match match = shown.match();
    if (match.phase() == Match.Phase.TURN
        && match.rules() instanceof TablesRules rules
        && match.position().orElseThrow() instanceof TablesPosition position) {
      turn = new ComposedTurn(rules, position);
    }
    String view = MatchJson.view(shown, Optional.ofNullable(turn));
    course = shown;
    composed = turn;
    studied = null;
    return view;
  }

  private static MatchSettings settings(String game, String settings) {
    GameId id = GameId.parse(text(game));
    Map<String, String> values = Games.parseSettings(text(settings));
    String start = values.get("start");
    if (id == GameId.PRES_PALUBU && start != null && Start.lacksSeed(start)) {
      // Without one every such game would start from the same position.
      throw new NotationException(
          "a random start with its seed, random:<n>:<captains>:<seed>", start, start.length());
    }
    return MatchSettings.of(id, values);
  }

  private static <P extends Position, T extends Turn> List<Line> lines(
      Rules<P, T> rules, String position) {
    List<Line> lines = new ArrayList<>();
    for (Play<P, T> play : rules.legal(rules.parsePosition(position))) {
      lines.add(new Line(play.turn().toString(), play.after().toString()));
    }
    // By the position, not by the line: the same order as on the command line.
    lines.sort((a, b) -> a.after.compareTo(b.after));
    return lines;
  }

  private String chosen(
      MatchSettings settings, int level, List<? extends Position> history, double seed) {
    if (bot == null || botLevel != level || !botSettings.game().equals(settings.game())) {
      bot = Bots.of(settings.game(), level);
      botSettings = settings;
      botLevel = level;
    }
    Turn turn = choose(bot, history, new Rng((long) seed));
    return new Json().begin().put("turn", turn.toString()).end().toString();
  }

  @SuppressWarnings("unchecked") // bot and positions are of the same settings, hence of one game
  private static <P extends Position> Turn choose(
      Bot<P, ?> bot, List<? extends Position> history, Rng rng) {
    return bot.choose((List<P>) history, rng);
  }

  /** The page's language has texts that are none. */
  private static String text(String value) {
    return value == null ? "" : value;
  }

  private static String answer(Supplier<String> call) {
    try {
      return call.get();
    } catch (IllegalTurnException e) {
      return failure(e, e.clause());
    } catch (IllegalEventException e) {
      return failure(e, e.clause());
    } catch (MissingNetException e) {
      return new Json().begin().put("error", e.getMessage()).put("net", e.net()).end().toString();
    } catch (RuntimeException e) {
      return failure(e, "");
    }
  }

  private static String failure(RuntimeException reason, String clause) {
    String message = reason.getMessage();
    Json json = new Json().begin();
    json.put("error", message == null ? "the module failed: " + reason : message);
    if (!clause.isEmpty()) {
      json.put("clause", clause);
    }
    return json.end().toString();
  }
}
