package cz.kameny.browser;

import cz.kameny.rules.Player;
import cz.kameny.rules.Position;
import cz.kameny.rules.match.Match;
import cz.kameny.rules.match.MatchEvent;
import cz.kameny.rules.match.MatchEvent.GameEnded;
import cz.kameny.rules.match.MatchEvent.GameStarted;
import cz.kameny.rules.match.MatchEvent.OpeningRoll;
import cz.kameny.rules.match.MatchEvent.TurnPlayed;
import cz.kameny.rules.match.Seat;
import cz.kameny.rules.overboard.OverboardMove;
import cz.kameny.rules.overboard.OverboardPosition;
import cz.kameny.rules.overboard.OverboardRules;
import cz.kameny.rules.tables.TablesPosition;
import cz.kameny.rules.tables.TablesRules;
import cz.kameny.rules.tables.TablesTurn;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A match as the page sees it: {@code MatchView} and {@code Frame}. */
final class MatchJson {
  private final Course course;
  private final Match match;
  private final Json json;

  private MatchJson(Course course, Json json) {
    this.course = course;
    this.match = course.match();
    this.json = json;
  }

  /**
   * The view of a match.
   *
   * @param composed the turn being composed, if one is
   */
  static String view(Course course, Optional<ComposedTurn> composed) {
    Json json = new Json();
    new MatchJson(course, json).view(composed);
    return json.toString();
  }

  /** The stop of a replay after the last event, once a game has started. */
  static void frame(Json json, Course course) {
    new MatchJson(course, json).frame();
  }

  private void view(Optional<ComposedTurn> composed) {
    json.begin().put("log", course.log()).put("seq", course.events().size());
    json.put("game", match.game().id()).key("settings").begin();
    for (Map.Entry<String, String> setting : match.settings().asMap().entrySet()) {
      json.put(setting.getKey(), setting.getValue());
    }
    json.end().key("players").begin();
    json.put("a", match.created().nameA()).put("b", match.created().nameB()).end();
    json.put("phase", phase());
    json.put("toAct", match.toAct().map(Seat::text).orElse(null));
    Optional<Player> side = match.toAct().flatMap(match::side);
    json.put("toActSide", side.map(BoardJson::side).orElse(null));
    sides();
    score();
    json.key("games").list();
    for (int i = 0; i < match.results().size(); i++) {
      result(i);
    }
    json.endList().put("gameNumber", match.gameNumber());
    opening();
    Position position = match.position().orElse(null);
    json.put("position", position == null ? null : position.toString());
    board(position);
    BoardJson.roll(json.key("roll"), position);
    json.put("drawOffer", match.drawOffer().map(Seat::text).orElse(null));
    json.put("drawsByAgreement", match.hasDrawsByAgreement());
    last();
    endResult();
    if (match.isPlaying()) {
      int a = match.stakesIfLost(Seat.A);
      json.pair("resignStakes", "a", a, "b", match.stakesIfLost(Seat.B));
    } else {
      json.put("resignStakes", null);
    }
    composing(composed);
    json.end();
  }

  private String phase() {
    return switch (match.phase()) {
      case OPENING -> "opening";
      case ROLL -> "roll";
      case TURN -> "turn";
      case START -> "between";
      // The ends of a game and of the match are added with the event they follow from.
      case GAME_DONE, MATCH_DONE, OVER -> "over";
    };
  }

  private void frame() {
    MatchEvent event = course.events().get(course.events().size() - 1);
    Position position = match.position().orElseThrow();
    json.begin().put("seq", course.events().size()).put("gameNumber", match.gameNumber());
    json.put("event", event.toString());
    sides();
    board(position);
    BoardJson.roll(json.key("roll"), position);
    if (event instanceof TurnPlayed) {
      last();
    } else {
      json.put("last", null);
    }
    score();
    endResult();
    json.end();
  }

  private void board(Position position) {
    json.key("board");
    if (position == null) {
      json.text(null);
    } else {
      course.boards().write(json, position);
    }
  }

  /** The sides of the game on the board; {@link Match#side} already thinks of the next one. */
  private void sides() {
    json.key("sides");
    List<GameStarted> starts = course.starts();
    if (starts.isEmpty()) {
      json.text(null);
      return;
    }
    GameStarted start = starts.get(starts.size() - 1);
    json.begin()
        .put("a", BoardJson.side(start.side(Seat.A)))
        .put("b", BoardJson.side(start.side(Seat.B)))
        .end();
  }

  private void score() {
    json.pair("score", "a", match.score(Seat.A), "b", match.score(Seat.B));
  }

  private void opening() {
    Optional<OpeningRoll> opening = match.opening();
    if (opening.isPresent()) {
      json.pair("opening", "a", opening.get().a(), "b", opening.get().b());
    } else {
      json.put("opening", null);
    }
  }

  /** The result of game {@code index} of the series. */
  private void result(int index) {
    GameEnded result = match.results().get(index);
    GameStarted start = course.starts().get(index);
    json.begin().put("winner", result.winner().map(Seat::text).orElse(null));
    json.put(
        "winnerSide", result.winner().map(seat -> BoardJson.side(start.side(seat))).orElse(null));
    json.put("reason", result.reason().text()).put("stakes", result.stakes());
    json.put("mars", result.stakes() == 2).end();
  }

  /** The result of the game that has just ended. */
  private void endResult() {
    json.key("result");
    if (match.results().size() == match.gameNumber() && match.gameNumber() > 0) {
      result(match.gameNumber() - 1);
    } else {
      json.text(null);
    }
  }

  private void last() {
    json.key("last");
    Optional<Course.Played> last = course.last();
    if (last.isPresent()) {
      last(last.get());
    } else {
      json.text(null);
    }
  }

  private void last(Course.Played played) {
    json.begin().put("by", BoardJson.side(played.by())).put("seat", played.seat().text());
    json.put("text", played.turn().toString());
    BoardJson.roll(json.key("roll"), played.before());
    json.put("passed", played.turn().isPass());
    json.key("before");
    course.boards().write(json, played.before());
    json.key("steps");
    if (match.rules() instanceof TablesRules rules
        && played.before() instanceof TablesPosition before
        && played.turn() instanceof TablesTurn turn) {
      ComposedTurn.writeSteps(json, rules, before, turn);
    } else {
      json.list().endList();
    }
    json.key("move");
    if (match.rules() instanceof OverboardRules rules
        && played.before() instanceof OverboardPosition before
        && played.turn() instanceof OverboardMove move
        && !move.isPass()) {
      MoveJson.write(json, rules.push(before, move));
    } else {
      json.text(null);
    }
    json.end();
  }

  private void composing(Optional<ComposedTurn> composed) {
    json.key("composing");
    if (composed.isPresent()) {
      composed.get().write(json);
    } else if (match.phase() == Match.Phase.TURN
        && match.rules() instanceof OverboardRules rules
        && match.position().orElseThrow() instanceof OverboardPosition position) {
      MoveJson.composing(json, rules, position);
    } else {
      json.text(null);
    }
  }
}
