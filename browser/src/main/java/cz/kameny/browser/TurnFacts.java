package cz.kameny.browser;

import cz.kameny.rules.Play;
import cz.kameny.rules.Player;
import cz.kameny.rules.overboard.OverboardMove;
import cz.kameny.rules.overboard.OverboardPosition;
import cz.kameny.rules.overboard.OverboardRules;
import cz.kameny.rules.overboard.Push;
import cz.kameny.rules.tables.Side;
import cz.kameny.rules.tables.Step;
import cz.kameny.rules.tables.TablesPosition;
import cz.kameny.rules.tables.TablesRules;
import cz.kameny.rules.tables.TablesTurn;

/**
 * What a turn does, as facts a page can put into a sentence: it hits, makes a bridge, bears off,
 * pushes somebody overboard. Counted on the positions before and after it; nothing is judged.
 */
final class TurnFacts {
  /** The places of a side's home and the last before they leave the board. */
  private static final int HOME = 6;

  private TurnFacts() {}

  /** {@code TablesFacts} in {@code protocol.ts}. */
  static void tables(
      Json json, TablesRules rules, TablesPosition before, TablesTurn turn, TablesPosition after) {
    Player player = before.turn();
    Side was = before.side(player);
    Side now = after.side(player);
    int hits = 0;
    int entered = 0;
    int head = 0;
    for (Step step : turn.steps()) {
      hits += step.hit() ? 1 : 0;
      entered += step.from() == Side.HAND ? 1 : 0;
      head += step.from() == 24 ? 1 : 0;
    }
    json.begin().put("kind", "tables").put("hits", hits).put("entered", entered);
    json.put("returned", Math.max(0, was.hit() - now.hit())).put("off", now.off() - was.off());
    json.put("head", head).put("bridges", bridges(was, now));
    json.put("run", run(now)).put("runBefore", run(was));
    json.put("single", now.blots()).put("singleBefore", was.blots());
    json.put("allHome", isHome(now) && !isHome(was));
    json.put("wins", rules.ending(after).isPresent()).end();
  }

  /** Points that hold two or more now and held fewer before. */
  private static int bridges(Side was, Side now) {
    int made = 0;
    for (int point = 1; point <= 24; point++) {
      made += now.count(point) >= 2 && was.count(point) < 2 ? 1 : 0;
    }
    return made;
  }

  /** The most own points next to each other. */
  private static int run(Side side) {
    int longest = 0;
    int run = 0;
    for (int point = 1; point <= 24; point++) {
      run = side.count(point) > 0 ? run + 1 : 0;
      longest = Math.max(longest, run);
    }
    return longest;
  }

  private static boolean isHome(Side side) {
    int home = side.off();
    for (int point = 1; point <= HOME; point++) {
      home += side.count(point);
    }
    return home == Side.STONES;
  }

  /** {@code OverboardFacts} in {@code protocol.ts}. */
  static void overboard(
      Json json,
      OverboardRules rules,
      OverboardPosition before,
      OverboardMove move,
      OverboardPosition after) {
    json.begin().put("kind", "overboard");
    boolean captain = false;
    int row = 0;
    int pushed = 0;
    boolean falls = false;
    if (!move.isPass()) {
      Push push = rules.push(before, move);
      row = push.row().size();
      pushed = push.pushed().size();
      falls = push.falls().isPresent();
      captain = falls && Character.isUpperCase(before.at(push.falls().getAsInt()));
    }
    json.put("row", row).put("pushed", pushed).put("falls", falls).put("captain", captain);
    json.put("danger", threats(rules, after));
    json.put("dangerBefore", threats(rules, otherToMove(before)));
    json.put("wins", rules.ending(after).isPresent()).end();
  }

  /** How many different figures the side to move could throw over at once. */
  private static int threats(OverboardRules rules, OverboardPosition position) {
    if (rules.ending(position).isPresent()) {
      return 0;
    }
    long fallen = 0;
    for (Play<OverboardPosition, OverboardMove> play : rules.legal(position)) {
      if (!play.turn().isPass()) {
        Push push = rules.push(position, play.turn());
        if (push.falls().isPresent()) {
          fallen |= 1L << push.falls().getAsInt();
        }
      }
    }
    return Long.bitCount(fallen);
  }

  private static OverboardPosition otherToMove(OverboardPosition position) {
    String text = position.toString();
    String deck = text.substring(0, text.indexOf(' '));
    return OverboardPosition.parse(deck + (position.turn() == Player.FIRST ? " w -" : " r -"));
  }
}
