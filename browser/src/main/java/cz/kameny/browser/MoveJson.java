package cz.kameny.browser;

import cz.kameny.rules.Play;
import cz.kameny.rules.overboard.Direction;
import cz.kameny.rules.overboard.OverboardMove;
import cz.kameny.rules.overboard.OverboardPosition;
import cz.kameny.rules.overboard.OverboardRules;
import cz.kameny.rules.overboard.Push;
import cz.kameny.rules.overboard.Refusal;
import java.util.List;
import java.util.Optional;

/** Moves of Přes palubu: what they do, and why the others are refused. */
final class MoveJson {
  private MoveJson() {}

  /** {@code OverboardComposing}: every move and every refused direction of an own figure. */
  static void composing(Json json, OverboardRules rules, OverboardPosition position) {
    boolean pass = false;
    json.begin().put("kind", "overboard").key("moves").list();
    for (Play<OverboardPosition, OverboardMove> play : rules.legal(position)) {
      pass = play.turn().isPass();
      if (!pass) {
        write(json, rules.push(position, play.turn()));
      }
    }
    json.endList().key("refused").list();
    for (int point = 0; point < 36; point++) {
      for (Direction direction : Direction.values()) {
        Optional<Refusal> refusal = rules.refusal(position, point, direction);
        if (refusal.isPresent() && refusal.get() != Refusal.NOT_YOURS) {
          json.begin().put("from", point).put("direction", direction.text());
          json.put("why", refusal.get().text()).put("clause", refusal.get().clause()).end();
        }
      }
    }
    json.endList().put("pass", pass).end();
  }

  /** {@code OverboardMove}. */
  static void write(Json json, Push push) {
    OverboardMove move = push.move();
    json.begin().put("turn", move.toString()).put("from", move.from());
    json.put("direction", move.direction().text());
    points(json.key("row"), push.row());
    points(json.key("pushed"), push.pushed());
    json.key("falls");
    if (push.falls().isPresent()) {
      json.number(push.falls().getAsInt());
    } else {
      json.text(null);
    }
    json.end();
  }

  private static void points(Json json, List<Integer> points) {
    json.list();
    for (int point : points) {
      json.number(point);
    }
    json.endList();
  }
}
