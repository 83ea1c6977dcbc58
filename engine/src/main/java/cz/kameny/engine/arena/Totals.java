package cz.kameny.engine.arena;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Running totals of a match, seen from player A. Whole numbers alone, so that parts of a match add
 * up exactly.
 *
 * <p>The games of a pair are not independent of each other – the luck of the dice is shared, that
 * is what pairs are for – so error bars are taken over pairs.
 *
 * @param pairs pairs played
 * @param wins games A won
 * @param draws games drawn, those stopped by the turn limit included
 * @param losses games A lost
 * @param points stakes A won less those it lost
 * @param pointSquares sum over pairs of the square of a pair's points
 * @param halfSquares sum over pairs of the square of twice a pair's score
 * @param turns turns of all games
 * @param reasons how many games ended for each reason, in alphabetical order
 * @param examples for reasons that are faults of a player what was wrong the first few times, at
 *     most {@link #MOST_EXAMPLES} each
 */
public record Totals(
    long pairs,
    long wins,
    long draws,
    long losses,
    long points,
    long pointSquares,
    long halfSquares,
    long turns,
    Map<String, Long> reasons,
    Map<String, List<String>> examples) {
  /**
   * Examples kept of each fault: enough to see what they have in common, and a match of a player
   * that is always wrong stays small.
   */
  public static final int MOST_EXAMPLES = 3;

  /** More than anybody can play; sums of squares are far from overflowing. */
  private static final long MOST_PAIRS = 1L << 30;

  /** Nothing played yet. */
  public static final Totals NONE = new Totals(0, 0, 0, 0, 0, 0, 0, 0, Map.of(), Map.of());

  /**
   * Keeps the maps in order and unmodifiable.
   *
   * @throws IllegalArgumentException when no match can have these totals, with what is wrong
   */
  public Totals {
    reasons = Collections.unmodifiableMap(new TreeMap<>(reasons));
    examples = Collections.unmodifiableMap(new TreeMap<>(examples));
    require(0 <= pairs && pairs <= MOST_PAIRS, "a number of pairs from 0 to " + MOST_PAIRS);
    long games = 2 * pairs;
    require(
        isPart(wins, games)
            && isPart(draws, games)
            && isPart(losses, games)
            && wins + draws + losses == games,
        "wins, draws and losses that add up to two games a pair");
    long ended = 0;
    for (long count : reasons.values()) {
      require(isPart(count, games), "numbers of games with a reason");
      ended += count;
    }
    require(ended == games, "reasons of all games");
    require(turns >= 0, "a number of turns");
    require(
        wins - 2 * losses <= points && points <= 2 * wins - losses,
        "one or two points for a win or a loss");
    require(isSumOfSquares(pointSquares, points, pairs), "squares that agree with the points");
    require(
        isSumOfSquares(halfSquares, 2 * wins + draws, pairs), "squares that agree with the score");
    require(reasons.keySet().containsAll(examples.keySet()), "examples of reasons that occurred");
    for (List<String> some : examples.values()) {
      require(some.size() <= MOST_EXAMPLES, "at most " + MOST_EXAMPLES + " examples of a reason");
    }
  }

  private static void require(boolean right, String expected) {
    if (!right) {
      throw new IllegalArgumentException(expected);
    }
  }

  private static boolean isPart(long count, long games) {
    return 0 <= count && count <= games;
  }

  /** Values of −4 to 4 with this sum: their squares add up to no less than equal ones' would. */
  private static boolean isSumOfSquares(long squares, long sum, long values) {
    return 0 <= squares
        && squares <= 16 * values
        && (double) values * squares >= (double) sum * sum;
  }

  /** Games played. */
  public long games() {
    return 2 * pairs;
  }

  /** These totals with one more pair. */
  public Totals plus(PairResult pair) {
    Map<String, Long> counts = new TreeMap<>(reasons);
    counts.merge(pair.one().reason(), 1L, Long::sum);
    counts.merge(pair.two().reason(), 1L, Long::sum);
    int won = (pair.one().points() > 0 ? 1 : 0) + (pair.two().points() > 0 ? 1 : 0);
    int drawn = (pair.one().points() == 0 ? 1 : 0) + (pair.two().points() == 0 ? 1 : 0);
    return new Totals(
        pairs + 1,
        wins + won,
        draws + drawn,
        losses + 2 - won - drawn,
        points + pair.points(),
        pointSquares + (long) pair.points() * pair.points(),
        halfSquares + (long) pair.halves() * pair.halves(),
        turns + pair.one().turns() + pair.two().turns(),
        counts,
        with(with(examples, example(pair.one())), example(pair.two())));
  }

  /** These totals and those of another part of the match. */
  public Totals plus(Totals other) {
    Map<String, Long> counts = new TreeMap<>(reasons);
    other.reasons.forEach((reason, count) -> counts.merge(reason, count, Long::sum));
    return new Totals(
        pairs + other.pairs,
        wins + other.wins,
        draws + other.draws,
        losses + other.losses,
        points + other.points,
        pointSquares + other.pointSquares,
        halfSquares + other.halfSquares,
        turns + other.turns,
        counts,
        with(examples, other.examples));
  }

  private static Map<String, List<String>> example(GameResult game) {
    return game.detail().isEmpty() ? Map.of() : Map.of(game.reason(), List.of(game.detail()));
  }

  /** The first few of both, none twice. */
  private static Map<String, List<String>> with(
      Map<String, List<String>> some, Map<String, List<String>> more) {
    if (more.isEmpty()) {
      return some;
    }
    Map<String, List<String>> all = new TreeMap<>(some);
    more.forEach(
        (reason, details) -> {
          List<String> kept = new ArrayList<>(all.getOrDefault(reason, List.of()));
          for (String detail : details) {
            if (kept.size() < MOST_EXAMPLES && !kept.contains(detail)) {
              kept.add(detail);
            }
          }
          all.put(reason, List.copyOf(kept));
        });
    return all;
  }

  /** A's share of the games, a draw being half a win: 0–1, with 95 % bounds over pairs. */
  public Estimate score() {
    return Estimate.overPairs(pairs, 2 * wins + draws, halfSquares, 2, 0, 1);
  }

  /**
   * Stakes A wins in a game on average, with 95 % bounds over pairs.
   *
   * @param mostStakes the most a game can cost, 1 or 2 ({@link cz.kameny.rules.Rules#mostStakes})
   */
  public Estimate pointsPerGame(int mostStakes) {
    return Estimate.overPairs(pairs, points, pointSquares, 1, -mostStakes, mostStakes);
  }
}
