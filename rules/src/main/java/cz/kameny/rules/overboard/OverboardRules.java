package cz.kameny.rules.overboard;

import cz.kameny.rules.Ending;
import cz.kameny.rules.IllegalTurnException;
import cz.kameny.rules.Play;
import cz.kameny.rules.Player;
import cz.kameny.rules.Roll;
import cz.kameny.rules.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** The rules of Přes palubu (PP-1…PP-13). */
public final class OverboardRules implements Rules<OverboardPosition, OverboardMove> {
  private final OverboardSettings settings;

  /** The rules under these settings. */
  public OverboardRules(OverboardSettings settings) {
    this.settings = settings;
  }

  @Override
  public OverboardSettings settings() {
    return settings;
  }

  @Override
  public OverboardPosition start(int gameNumber) {
    return settings.start().position(gameNumber);
  }

  @Override
  public OverboardPosition parsePosition(String text) {
    return OverboardPosition.parse(text);
  }

  @Override
  public OverboardMove parseTurn(String text) {
    return OverboardMove.parse(text);
  }

  /** PP-11 first, then 1:1 of PP-12; a side without figures has lost in version B too. */
  @Override
  public Optional<Ending> ending(OverboardPosition position) {
    if (position.white() == 0) {
      return Optional.of(Ending.win(Player.FIRST, Ending.Reason.ALL_OVER, 1));
    }
    if (position.red() == 0) {
      return Optional.of(Ending.win(Player.SECOND, Ending.Reason.ALL_OVER, 1));
    }
    if (position.count(Player.FIRST) == 1 && position.count(Player.SECOND) == 1) {
      return Optional.of(Ending.draw(Ending.Reason.ONE_TO_ONE));
    }
    return Optional.empty();
  }

  /**
   * How a game ends in which this position has occurred for the third time (PP-12): drawn, but in
   * version B the side with more figures wins.
   */
  public Ending endingByRepetition(OverboardPosition position) {
    int lead = position.count(Player.FIRST) - position.count(Player.SECOND);
    if (settings.end() == OverboardSettings.End.A || lead == 0) {
      return Ending.draw(Ending.Reason.REPETITION);
    }
    return Ending.win(lead > 0 ? Player.FIRST : Player.SECOND, Ending.Reason.REPETITION, 1);
  }

  @Override
  public boolean needsRoll(OverboardPosition position) {
    return false;
  }

  @Override
  public OverboardPosition withRoll(OverboardPosition position, Roll roll) {
    throw new IllegalStateException("pres-palubu is played without dice");
  }

  @Override
  public List<Play<OverboardPosition, OverboardMove>> legal(OverboardPosition position) {
    if (ending(position).isPresent()) {
      return List.of();
    }
    Deck deck = new Deck(position);
    int[] moves = new int[Deck.MAX_MOVES];
    int count = deck.generate(moves, 0);
    List<Play<OverboardPosition, OverboardMove>> plays = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      deck.set(position);
      deck.play(moves[i]);
      plays.add(new Play<>(new OverboardMove(moves[i]), deck.position()));
    }
    return plays;
  }

  @Override
  public OverboardPosition play(OverboardPosition position, OverboardMove turn) {
    if (ending(position).isPresent()) {
      throw new IllegalStateException("the game is over");
    }
    Deck deck = new Deck(position);
    int[] moves = new int[Deck.MAX_MOVES];
    int count = deck.generate(moves, 0);
    for (int i = 0; i < count; i++) {
      if (moves[i] == turn.code()) {
        deck.play(turn.code());
        return deck.position();
      }
    }
    if (turn.isPass()) {
      throw new IllegalTurnException("PP-10", "only a player without a legal move passes");
    }
    if (moves[0] == Deck.PASS && refusal(position, turn).isEmpty()) {
      throw new IllegalTurnException("PP-10", "there is no legal move");
    }
    Refusal why = refusal(position, turn).orElse(Refusal.BARRED);
    throw new IllegalTurnException(why.clause(), turn + ": " + why.why());
  }

  /** Why a move is refused, or empty when it is legal. Not for the pass. */
  public Optional<Refusal> refusal(OverboardPosition position, OverboardMove move) {
    Player mover = position.turn();
    Direction direction = move.direction();
    if (!has(position.figures(mover), move.from())) {
      return Optional.of(Refusal.NOT_YOURS);
    }
    return refusal(position, move.from(), direction);
  }

  /** Why the figure on {@code from} (0–35) cannot go in a direction, or empty when it can. */
  public Optional<Refusal> refusal(OverboardPosition position, int from, Direction direction) {
    long own = position.figures(position.turn());
    long opp = position.figures(position.turn().opponent());
    if (!has(own, from)) {
      return Optional.of(Refusal.NOT_YOURS);
    }
    List<Integer> row = run(own, from, direction);
    if (direction == Direction.backwardOf(position.turn())) {
      if (has(position.captains(), from)) {
        return Optional.of(Refusal.CAPTAIN);
      }
      for (int point : row) {
        if (has(position.captains(), point)) {
          return Optional.of(Refusal.CAPTAIN_IN_ROW);
        }
      }
    }
    int front = next(row.get(row.size() - 1), direction);
    if (front < 0) {
      return Optional.of(Refusal.EDGE);
    }
    List<Integer> pushed = run(opp, front, direction);
    if (!pushed.isEmpty()) {
      int beyond = next(pushed.get(pushed.size() - 1), direction);
      if (beyond >= 0 && has(own, beyond)) {
        return Optional.of(Refusal.OWN_BEHIND);
      }
      if (pushed.size() > row.size()) {
        return Optional.of(Refusal.STRONGER);
      }
    }
    OverboardMove move = OverboardMove.of(from, direction);
    return move.equals(position.barred()) ? Optional.of(Refusal.BARRED) : Optional.empty();
  }

  /**
   * What a legal move does to the figures.
   *
   * @throws IllegalTurnException when it is not legal
   */
  public Push push(OverboardPosition position, OverboardMove move) {
    Optional<Refusal> refusal = refusal(position, move);
    if (refusal.isPresent()) {
      throw new IllegalTurnException(refusal.get().clause(), move + ": " + refusal.get().why());
    }
    Direction direction = move.direction();
    List<Integer> row = run(position.figures(position.turn()), move.from(), direction);
    int front = next(row.get(row.size() - 1), direction);
    List<Integer> pushed = run(position.figures(position.turn().opponent()), front, direction);
    int last = pushed.isEmpty() ? front : pushed.get(pushed.size() - 1);
    boolean falls = !pushed.isEmpty() && next(last, direction) < 0;
    return new Push(move, row, pushed, falls ? OptionalInt.of(last) : OptionalInt.empty());
  }

  private static boolean has(long set, int point) {
    return (set >>> Squares.bit(point) & 1) != 0;
  }

  /** The next point in a direction, or -1 beyond the edge. */
  private static int next(int point, Direction direction) {
    int bit = Squares.bit(point) + direction.rotation & 63;
    return Squares.onRaft(bit) ? Squares.point(bit) : -1;
  }

  private static List<Integer> run(long set, int from, Direction direction) {
    List<Integer> run = new ArrayList<>();
    for (int point = from; point >= 0 && has(set, point); point = next(point, direction)) {
      run.add(point);
    }
    return run;
  }

  @Override
  public int stakesIfLost(OverboardPosition position, Player loser) {
    return 1;
  }

  @Override
  public long perft(OverboardPosition position, int depth) {
    if (depth < 0) {
      throw new IllegalArgumentException("a depth of at least 0 is needed, not " + depth);
    }
    return new Walk(position, depth).count();
  }
}
