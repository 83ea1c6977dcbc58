package cz.kameny.engine.arena;

import java.util.Collections;
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
    Map<String, Long> reasons) {
  /** Nothing played yet. */
  public static final Totals NONE = new Totals(0, 0, 0, 0, 0, 0, 0, 0, Map.of());

  /** Keeps the map in order and unmodifiable. */
  public Totals {
    reasons = Collections.unmodifiableMap(new TreeMap<>(reasons));
    if (wins + draws + losses != 2 * pairs) {
      throw new IllegalArgumentException("a pair is two games");
    }
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
        counts);
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
        counts);
  }

  /** A's share of the games, a draw being half a win: 0–1, with 95 % bounds over pairs. */
  public Estimate score() {
    return Estimate.overPairs(pairs, 2 * wins + draws, halfSquares, 2, 0, 1);
  }

  /** Stakes A wins in a game on average, −2…2, with 95 % bounds over pairs. */
  public Estimate pointsPerGame() {
    return Estimate.overPairs(pairs, points, pointSquares, 1, -2, 2);
  }
}
