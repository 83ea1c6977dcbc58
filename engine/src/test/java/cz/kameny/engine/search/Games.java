package cz.kameny.engine.search;

import cz.kameny.engine.Bot;
import cz.kameny.rules.Ending;
import cz.kameny.rules.Player;
import cz.kameny.rules.Rng;
import cz.kameny.rules.overboard.OverboardMove;
import cz.kameny.rules.overboard.OverboardPosition;
import cz.kameny.rules.overboard.OverboardRules;
import cz.kameny.rules.overboard.OverboardSettings;
import cz.kameny.rules.overboard.OverboardSettings.End;
import cz.kameny.rules.overboard.Start;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Whole games for the tests, refereed here: legality by the rules, repetitions by comparing. */
public final class Games {
  static final String[] STARTS = {
    "rohy", "zadni-rada", "sachovnice", "random:3", "random:6", "random:9", "random:12", "random:18"
  };

  private Games() {}

  /** The rules of a version, with a start. */
  public static OverboardRules rules(End end, String start) {
    return new OverboardRules(new OverboardSettings(end, Start.parse(start)));
  }

  /** A history of positions given as text. */
  public static List<OverboardPosition> history(String... positions) {
    List<OverboardPosition> history = new ArrayList<>();
    for (String position : positions) {
      history.add(OverboardPosition.parse(position));
    }
    return history;
  }

  /** Positions met in random games from all starts, none of them over. */
  public static List<OverboardPosition> positions(int count, long seed) {
    List<OverboardPosition> positions = new ArrayList<>();
    for (int game = 0; positions.size() < count; game++) {
      Rng rng = Rng.of(seed, game);
      OverboardRules rules = rules(End.A, start(game));
      OverboardPosition position = rules.start(1);
      for (int ply = 0; ply < 150 && rules.ending(position).isEmpty(); ply++) {
        if (ply % 5 == 0 && positions.size() < count) {
          positions.add(position);
        }
        var plays = rules.legal(position);
        position = plays.get(rng.nextInt(plays.size())).after();
      }
    }
    return positions;
  }

  /** The start of game number {@code game}: every layout in turn, random ones each of its own. */
  public static String start(int game) {
    String start = STARTS[game % STARTS.length];
    if (!start.startsWith("random")) {
      return start;
    }
    int figures = Integer.parseInt(start.substring(start.indexOf(':') + 1));
    return start + ":" + figures / 3 + ":" + game;
  }

  /**
   * Plays a game; an illegal move is an exception of the rules.
   *
   * @return how it ended (PP-11, PP-12)
   */
  public static Ending play(
      OverboardRules rules,
      OverboardPosition start,
      Bot<OverboardPosition, OverboardMove> red,
      Bot<OverboardPosition, OverboardMove> white,
      long seed) {
    List<OverboardPosition> history = new ArrayList<>(List.of(start));
    Rng rng = new Rng(seed);
    while (true) {
      OverboardPosition position = history.get(history.size() - 1);
      Optional<Ending> ending = rules.ending(position);
      if (ending.isPresent()) {
        return ending.get();
      }
      if (history.stream().filter(position::sameSituation).count() >= 3) {
        return rules.endingByRepetition(position);
      }
      Bot<OverboardPosition, OverboardMove> bot = position.turn() == Player.FIRST ? red : white;
      history.add(rules.play(position, bot.choose(history, rng)));
    }
  }

  /** Points of {@code bot} against {@code other}, in half points: 2 a win, 1 a draw; paired. */
  public static int score(
      End end,
      int pairs,
      Bot<OverboardPosition, OverboardMove> bot,
      Bot<OverboardPosition, OverboardMove> other) {
    int halves = 0;
    for (int pair = 0; pair < pairs; pair++) {
      OverboardRules rules = rules(end, start(pair));
      OverboardPosition start = rules.start(1);
      halves += half(play(rules, start, bot, other, 2L * pair), Player.FIRST);
      halves += half(play(rules, start, other, bot, 2L * pair + 1), Player.SECOND);
    }
    return halves;
  }

  private static int half(Ending ending, Player side) {
    return ending.winner().map(winner -> winner == side ? 2 : 0).orElse(1);
  }
}
