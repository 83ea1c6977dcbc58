package cz.kameny.engine.search;

import cz.kameny.engine.Clock;
import cz.kameny.rules.Rng;
import cz.kameny.rules.overboard.Deck;
import cz.kameny.rules.overboard.OverboardPosition;
import cz.kameny.rules.overboard.OverboardSettings.End;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Games of a player against itself, from which a {@link PatternNet} learns.
 *
 * <p>A search judges many positions nobody would play, so now and then the games make a move at
 * random: their positions, too, get the score of a search and the result of what follows.
 */
final class PatternGames {
  /** One move in so many is random. */
  private static final int RANDOM_MOVE = 9;

  /** A game as long as this is a draw. */
  private static final int LONGEST = 300;

  /** Plies with four figures or fewer after which a game is drawn if it is not decided. */
  private static final int LONGEST_ENDING = 40;

  private record Seen(long own, long opp, long captains, boolean red, int score) {}

  private final boolean versionB;
  private final Budget budget;
  private final Search search;

  PatternGames(End end, Evaluation evaluation, long nodes) {
    versionB = end == End.B;
    budget = Budget.ofNodes(nodes);
    search = new Search(end, evaluation, null, 14, Clock.SYSTEM);
  }

  /**
   * Plays a game and adds its positions, but for those in which the best move throws a figure over:
   * what they are worth is what the search of falls finds, not what they look like.
   */
  void play(OverboardPosition start, Rng rng, PatternSamples into) {
    List<OverboardPosition> history = new ArrayList<>(List.of(start));
    Map<OverboardPosition, Integer> times = new HashMap<>();
    List<Seen> seen = new ArrayList<>();
    Deck deck = new Deck(start);
    int[] moves = new int[Deck.MAX_MOVES];
    int ending = 0;
    int result = 0; // 1 won by red, -1 by white
    for (int ply = 0; ply < LONGEST; ply++) {
      int lead = Long.bitCount(deck.own()) - Long.bitCount(deck.opp());
      int sign = deck.redToMove() ? 1 : -1;
      if (deck.own() == 0 || deck.opp() == 0) {
        result = sign * Integer.signum(lead);
        break;
      }
      OverboardPosition now = history.get(history.size() - 1);
      if (deck.isOver()) {
        break;
      }
      if (times.merge(unmarked(now), 1, Integer::sum) == 3) {
        result = versionB ? sign * Integer.signum(lead) : 0;
        break;
      }
      if (Long.bitCount(deck.own() | deck.opp()) <= 4 && ++ending > LONGEST_ENDING) {
        result = versionB ? sign * Integer.signum(lead) : 0;
        break;
      }
      int move;
      if (rng.nextInt(RANDOM_MOVE) == 0) {
        int count = deck.generate(moves, 0);
        move = moves[rng.nextInt(count)];
      } else {
        move = search.think(history, budget, 0, rng);
        int score = search.score();
        if (Math.abs(score) > Scores.EVALUATION) {
          result = sign * Integer.signum(score);
          break;
        }
        boolean falls = move != Deck.PASS && (deck.falling(move >> 6) >>> move & 1) != 0;
        if (!falls) {
          boolean red = deck.redToMove();
          seen.add(
              new Seen(
                  Patterns.seen(deck.own(), red),
                  Patterns.seen(deck.opp(), red),
                  Patterns.seen(deck.captains(), red),
                  red,
                  score));
        }
      }
      deck.play(move);
      history.add(deck.position());
    }
    for (Seen one : seen) {
      into.add(one.own, one.opp, one.captains, one.score, one.red ? 1 + result : 1 - result);
    }
  }

  private static OverboardPosition unmarked(OverboardPosition position) {
    return new OverboardPosition(
        position.red(), position.white(), position.captains(), position.turn(), 0);
  }
}
