package cz.kameny.browser;

import cz.kameny.rules.NotationException;
import cz.kameny.rules.Player;
import cz.kameny.rules.tables.Side;
import cz.kameny.rules.tables.Step;
import cz.kameny.rules.tables.TablesRules;

/**
 * Steps of one side in a dice game: its own points as the fields of the board, and back.
 *
 * @param rules the rules that know the fields
 * @param mover the side whose steps they are
 */
record StepJson(TablesRules rules, Player mover) {
  /** One step and the number it uses. */
  void write(Json json, Step step, int die) {
    json.begin().put("text", step.toString());
    place(json.key("from"), step.from());
    place(json.key("to"), step.to());
    json.put("die", die).put("hit", step.hit()).end();
  }

  /** A field's number, or {@code hand}, {@code bar} or {@code off}. */
  void place(Json json, int place) {
    switch (place) {
      case Side.OFF -> json.text("off");
      case Side.HAND -> json.text("hand");
      case Side.BAR -> json.text("bar");
      default -> json.number(rules.field(mover, place));
    }
  }

  /**
   * The mover's place from what {@link #place} wrote.
   *
   * @throws NotationException when it is no place
   */
  int read(String text) {
    return switch (text) {
      case "off" -> Side.OFF;
      case "hand" -> Side.HAND;
      case "bar" -> Side.BAR;
      default -> point(text);
    };
  }

  private int point(String field) {
    for (int point = 1; point <= 24; point++) {
      if (Integer.toString(rules.field(mover, point)).equals(field)) {
        return point;
      }
    }
    throw new NotationException("a field 1-24, hand, bar or off", field, 0);
  }
}
