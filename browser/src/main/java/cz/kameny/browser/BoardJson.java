package cz.kameny.browser;

import cz.kameny.rules.Player;
import cz.kameny.rules.Position;
import cz.kameny.rules.Roll;
import cz.kameny.rules.Rules;
import cz.kameny.rules.overboard.OverboardPosition;
import cz.kameny.rules.tables.Side;
import cz.kameny.rules.tables.TablesPosition;
import cz.kameny.rules.tables.TablesRules;
import java.util.function.ToIntFunction;

/**
 * Positions of one game as boards to draw: the same for both sides, whoever is to move.
 *
 * @param rules the rules it is played by
 * @param start the position it started from: who has lost figures since shows against it
 */
record BoardJson(Rules<?, ?> rules, Position start) {
  /** The name of a side in JSON. */
  static String side(Player player) {
    return player == Player.FIRST ? "first" : "second";
  }

  /** The dice that lie on the board, as {@code [5,3]}, or null. */
  static void roll(Json json, Position position) {
    Roll roll = position instanceof TablesPosition tables ? tables.roll() : null;
    if (roll == null) {
      json.text(null);
    } else {
      json.list().number(roll.first()).number(roll.second()).endList();
    }
  }

  /** The board of a position. */
  void write(Json json, Position position) {
    if (position instanceof OverboardPosition deck) {
      deck(json, deck);
    } else if (position instanceof TablesPosition stones && rules instanceof TablesRules dice) {
      stones(json, dice, stones);
    } else {
      throw new IllegalArgumentException("not a position of " + rules.game());
    }
  }

  private void deck(Json json, OverboardPosition position) {
    json.begin().put("kind", "overboard").key("cells").list();
    for (int point = 0; point < 36; point++) {
      char figure = position.at(point);
      json.text(figure == '\0' ? "" : String.valueOf(figure));
    }
    json.endList();
    int first = position.count(Player.FIRST);
    int second = position.count(Player.SECOND);
    OverboardPosition before = start instanceof OverboardPosition deck ? deck : position;
    int lost = before.count(Player.FIRST) - first;
    int otherLost = before.count(Player.SECOND) - second;
    json.pair("out", "first", lost, "second", otherLost);
    json.pair("left", "first", first, "second", second).end();
  }

  private static void stones(Json json, TablesRules rules, TablesPosition position) {
    int[] counts = new int[25];
    Player[] owners = new Player[25];
    for (Player player : Player.values()) {
      for (int point = 1; point <= 24; point++) {
        int count = position.side(player).count(point);
        if (count > 0) {
          int field = rules.field(player, point);
          counts[field] = count;
          owners[field] = player;
        }
      }
    }
    json.begin().put("kind", "tables").key("fields").list();
    for (int field = 1; field <= 24; field++) {
      Player owner = owners[field];
      json.begin().put("owner", owner == null ? null : side(owner));
      json.put("count", counts[field]).end();
    }
    json.endList();
    both(json, "hand", position, Side::hand);
    both(json, "hit", position, Side::hit);
    both(json, "off", position, Side::off);
    both(json, "pips", position, Side::pips);
    json.end();
  }

  private static void both(
      Json json, String name, TablesPosition position, ToIntFunction<Side> what) {
    int first = what.applyAsInt(position.first());
    int second = what.applyAsInt(position.second());
    json.pair(name, "first", first, "second", second);
  }
}
