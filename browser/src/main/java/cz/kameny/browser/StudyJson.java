package cz.kameny.browser;

import cz.kameny.rules.Position;
import cz.kameny.rules.Rules;
import cz.kameny.rules.Turn;
import cz.kameny.rules.overboard.OverboardMove;
import cz.kameny.rules.overboard.OverboardPosition;
import cz.kameny.rules.overboard.OverboardRules;
import cz.kameny.rules.tables.TablesPosition;
import cz.kameny.rules.tables.TablesRules;
import cz.kameny.rules.tables.TablesTurn;
import java.util.Optional;

/** A single position with what may be played in it, and what one turn makes of it. */
final class StudyJson {
  private StudyJson() {}

  /** {@code Study} in {@code protocol.ts}. */
  static String study(Rules<?, ?> rules, Position position, Optional<ComposedTurn> composed) {
    Json json = new Json().begin().put("game", rules.game().toString());
    json.put("position", position.toString()).key("board");
    new BoardJson(rules, position).write(json, position);
    json.put("side", BoardJson.side(position.turn())).key("roll");
    BoardJson.roll(json, position);
    json.key("composing");
    if (composed.isPresent()) {
      composed.get().write(json);
    } else if (rules instanceof OverboardRules deck && position instanceof OverboardPosition now) {
      MoveJson.composing(json, deck, now);
    } else {
      json.text(null);
    }
    return json.end().toString();
  }

  /**
   * {@code Outcome} in {@code protocol.ts}.
   *
   * @throws cz.kameny.rules.IllegalTurnException when the turn may not be played
   */
  static String outcome(Rules<?, ?> rules, Position position, String text) {
    return outcome(rules, position, rules.parseTurn(text));
  }

  private static String outcome(Rules<?, ?> rules, Position position, Turn turn) {
    Json json = new Json().begin().put("turn", turn.toString());
    if (rules instanceof TablesRules dice
        && position instanceof TablesPosition before
        && turn instanceof TablesTurn steps) {
      TablesPosition after = dice.play(before, steps);
      board(json, dice, before, after);
      json.key("steps");
      ComposedTurn.writeSteps(json, dice, before, steps);
      json.put("move", null).key("facts");
      TurnFacts.tables(json, dice, before, steps, after);
    } else if (rules instanceof OverboardRules deck
        && position instanceof OverboardPosition before
        && turn instanceof OverboardMove move) {
      OverboardPosition after = deck.play(before, move);
      board(json, deck, before, after);
      json.key("steps").list().endList().key("move");
      if (move.isPass()) {
        json.text(null);
      } else {
        MoveJson.write(json, deck.push(before, move));
      }
      json.key("facts");
      TurnFacts.overboard(json, deck, before, move, after);
    } else {
      throw new IllegalArgumentException("not a turn of " + rules.game());
    }
    return json.end().toString();
  }

  private static void board(Json json, Rules<?, ?> rules, Position before, Position after) {
    json.put("position", after.toString()).key("board");
    new BoardJson(rules, before).write(json, after);
  }
}
