package cz.kameny.engine.arena;

import cz.kameny.engine.Bot;
import cz.kameny.rules.Ending;
import cz.kameny.rules.IllegalTurnException;
import cz.kameny.rules.Player;
import cz.kameny.rules.Position;
import cz.kameny.rules.Rng;
import cz.kameny.rules.Rules;
import cz.kameny.rules.Turn;
import cz.kameny.rules.overboard.OverboardPosition;
import cz.kameny.rules.overboard.OverboardRules;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Plays pairs of games between two players, A and B.
 *
 * <p>Both games of a pair start from the same position and, in a dice game, have the same dice: the
 * k-th roll of one is the k-th roll of the other. Only the sides are exchanged, so that a player
 * gets in one game the luck its opponent had in the other. The noise of a player comes from a
 * generator that belongs to the pair and the side, not to the player: two equal players play the
 * same game twice and end exactly even, whatever their level.
 *
 * <p>Everything a pair depends on is drawn from the seed and the pair's number. A turn is judged by
 * the rules; an illegal one, or none ({@link Forfeit}), loses the game. One arena and its players
 * are for one thread at a time.
 *
 * @param <P> the game's positions
 * @param <T> the game's turns
 */
public final class Arena<P extends Position, T extends Turn> {
  /** Turns after which a game of Přes palubu between players that only shuffle is drawn. */
  public static final int USUAL_TURN_LIMIT = 2000;

  /** Told after each pair. */
  @FunctionalInterface
  public interface Watcher {
    /**
     * A pair has been played.
     *
     * @param pair how it went
     * @param totals everything so far, this pair included
     * @return whether to go on
     */
    boolean after(PairResult pair, Totals totals);
  }

  private final Rules<P, T> rules;
  private final Openings<P> openings;
  private final Bot<P, T> a;
  private final Bot<P, T> b;
  private final long seed;
  private final int turnLimit;

  /**
   * A match.
   *
   * @param rules the game, with its settings
   * @param openings where the games start
   * @param a one player
   * @param b the other; must be another instance than {@code a}
   * @param seed dice and noise come from it
   * @param turnLimit turns of both sides after which a game is a draw, at least 1
   */
  public Arena(
      Rules<P, T> rules, Openings<P> openings, Bot<P, T> a, Bot<P, T> b, long seed, int turnLimit) {
    if (turnLimit < 1) {
      throw new IllegalArgumentException("a limit of at least 1 turn, not " + turnLimit);
    }
    this.rules = rules;
    this.openings = openings;
    this.a = a;
    this.b = b;
    this.seed = seed;
    this.turnLimit = turnLimit;
  }

  /**
   * Plays the pairs from {@code from} up to, not including, {@code to}.
   *
   * @param from number of the first pair, from 0; more to go on with a match that was stopped
   * @param soFar totals of the pairs before, {@link Totals#NONE} at the beginning
   * @return the totals with these pairs
   */
  public Totals run(long from, long to, Totals soFar, Watcher watcher) {
    Totals totals = soFar;
    for (long index = from; index < to; index++) {
      PairResult pair = pair(index);
      totals = totals.plus(pair);
      if (!watcher.after(pair, totals)) {
        break;
      }
    }
    return totals;
  }

  /** Plays pair {@code index} of the match: the same every time. */
  public PairResult pair(long index) {
    P start = openings.start(index);
    return new PairResult(
        index, game(start, index, Player.FIRST), game(start, index, Player.SECOND));
  }

  private GameResult game(P start, long index, Player sideOfA) {
    Rng dice = Rng.of(seed, 3 * index);
    Rng noiseOfFirst = Rng.of(seed, 3 * index + 1);
    Rng noiseOfSecond = Rng.of(seed, 3 * index + 2);
    List<P> history = new ArrayList<>();
    List<P> seen = Collections.unmodifiableList(history);
    history.add(start);
    for (int turns = 0; turns < turnLimit; turns++) {
      int last = history.size() - 1;
      P position = history.get(last);
      Optional<Ending> ending = ending(history);
      if (ending.isPresent()) {
        return result(ending.get(), sideOfA, turns);
      }
      if (rules.needsRoll(position)) {
        position = rules.withRoll(position, dice.nextRoll());
        history.set(last, position);
      }
      Player side = position.turn();
      try {
        Bot<P, T> player = side == sideOfA ? a : b;
        T turn = player.choose(seen, side == Player.FIRST ? noiseOfFirst : noiseOfSecond);
        history.add(rules.play(position, turn));
      } catch (IllegalTurnException e) {
        Forfeit illegal = new Forfeit(GameResult.ILLEGAL_TURN, e.getMessage());
        return forfeited(position, side, sideOfA, illegal, turns);
      } catch (Forfeit e) {
        return forfeited(position, side, sideOfA, e, turns);
      }
    }
    return ending(history)
        .map(ending -> result(ending, sideOfA, turnLimit))
        .orElseGet(() -> new GameResult(sideOfA, 0, GameResult.TURN_LIMIT, turnLimit));
  }

  private GameResult forfeited(P position, Player side, Player sideOfA, Forfeit why, int turns) {
    int stakes = rules.stakesIfLost(position, side);
    return new GameResult(
        sideOfA,
        side == sideOfA ? -stakes : stakes,
        GameResult.FORFEIT + why.kind(),
        why.detail(),
        turns);
  }

  private static GameResult result(Ending ending, Player sideOfA, int turns) {
    int points = 0;
    if (ending.winner().isPresent()) {
      points = ending.winner().get() == sideOfA ? ending.stakes() : -ending.stakes();
    }
    return new GameResult(sideOfA, points, ending.reason().text(), turns);
  }

  /** By the position, or by its third occurrence (PP-12). */
  private Optional<Ending> ending(List<P> history) {
    P position = history.get(history.size() - 1);
    Optional<Ending> ending = rules.ending(position);
    if (ending.isEmpty()
        && rules instanceof OverboardRules overboard
        && position instanceof OverboardPosition now
        && occurrences(history, now) >= 3) {
      return Optional.of(overboard.endingByRepetition(now));
    }
    return ending;
  }

  /** Backwards while the number of figures is the same: none ever comes back on the raft. */
  private static int occurrences(List<? extends Position> history, OverboardPosition now) {
    int figures = Long.bitCount(now.red() | now.white());
    int count = 0;
    for (int i = history.size() - 1; i >= 0; i--) {
      if (!(history.get(i) instanceof OverboardPosition then)
          || Long.bitCount(then.red() | then.white()) != figures) {
        break;
      }
      count += then.sameSituation(now) ? 1 : 0;
    }
    return count;
  }
}
