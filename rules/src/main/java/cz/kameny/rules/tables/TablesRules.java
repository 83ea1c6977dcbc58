package cz.kameny.rules.tables;

import cz.kameny.rules.IllegalTurnException;
import cz.kameny.rules.NotationException;
import cz.kameny.rules.Play;
import cz.kameny.rules.Player;
import cz.kameny.rules.Roll;
import cz.kameny.rules.Rules;
import java.util.ArrayList;
import java.util.List;

/** What the rules of the two dice games have in common. */
public abstract class TablesRules implements Rules<TablesPosition, TablesTurn> {
  /** For the games. */
  protected TablesRules() {}

  /** A new workspace for finding results under these rules. */
  public abstract Expansion newExpansion();

  /** The mover's point that is the other side's {@code point}, 1–24; involutive. */
  public abstract int opposite(int point);

  /**
   * The field 1–24 of the board, the same for both sides, on which a point lies: the point of the
   * side a board is numbered for.
   *
   * @param point of the side {@code player}
   */
  public abstract int field(Player player, int point);

  /** The clause that says which way the stones go. */
  public abstract String wayClause();

  /** The clause about the numbers of a roll and the steps they make. */
  protected abstract String stepClause();

  /** The clause that wants as many numbers used as possible. */
  protected abstract String useMoreClause();

  /** Refuses a well-formed position that cannot be, saying what was expected. */
  protected abstract String impossible(TablesPosition position);

  /**
   * Why {@code die} cannot be used on the stone at {@code from}, or null when it can.
   *
   * @param start the position before the turn
   * @param now the stones after the steps composed so far
   */
  protected abstract Refused whyNot(TablesPosition start, TablesPosition now, int from, int die);

  @Override
  public TablesPosition parsePosition(String text) {
    TablesPosition position = new TablesParser(game(), text).read();
    int shared = 0;
    int white = position.side(TablesPosition.white(game())).points();
    int black = position.side(TablesPosition.white(game()).opponent()).points();
    for (int rest = black; rest != 0; rest &= rest - 1) {
      int point = Integer.numberOfTrailingZeros(rest) + 1;
      shared |= white & 1 << (opposite(point) - 1);
    }
    if (shared != 0) {
      int point = Integer.numberOfTrailingZeros(shared) + 1;
      throw new NotationException(
          "stones of one colour on a point, but White's "
              + point
              + " is Black's "
              + opposite(point),
          text,
          0);
    }
    String impossible = impossible(position);
    if (impossible != null) {
      throw new NotationException(impossible, text, 0);
    }
    return position;
  }

  @Override
  public TablesTurn parseTurn(String text) {
    return TablesTurn.parse(text);
  }

  @Override
  public boolean needsRoll(TablesPosition position) {
    return position.roll() == null && ending(position).isEmpty();
  }

  @Override
  public TablesPosition withRoll(TablesPosition position, Roll roll) {
    if (!needsRoll(position)) {
      throw new IllegalStateException("no roll is due");
    }
    return position.with(roll);
  }

  /** Refuses a position in which no turn can be played. */
  void requirePlayable(TablesPosition position) {
    if (ending(position).isPresent()) {
      throw new IllegalStateException("the game is over");
    }
    if (position.roll() == null) {
      throw new IllegalStateException("the dice must be thrown first");
    }
  }

  @Override
  public List<Play<TablesPosition, TablesTurn>> legal(TablesPosition position) {
    if (ending(position).isPresent()) {
      return List.of();
    }
    requirePlayable(position);
    Expansion results = newExpansion();
    int count = results.expand(position);
    List<Play<TablesPosition, TablesTurn>> plays = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      plays.add(new Play<>(results.turn(i), position.after(results.mover(i), results.waiting(i))));
    }
    return plays;
  }

  @Override
  public TablesPosition play(TablesPosition position, TablesTurn turn) {
    TurnComposer composer = new TurnComposer(this, position);
    if (composer.follow(turn.steps())) {
      return composer.finish();
    }
    int played = composer.steps().size();
    if (played == turn.steps().size()) {
      return composer.finish(); // Too few steps: this throws with the clause that wants more.
    }
    Step refused = turn.steps().get(played);
    throw illegal(composer.whyNot(refused), refused.toString());
  }

  IllegalTurnException illegal(Refused refused, String what) {
    return new IllegalTurnException(refused.clause(), what + ": " + refused.why().sentence());
  }

  @Override
  public long perft(TablesPosition position, int depth) {
    if (depth < 0) {
      throw new IllegalArgumentException("a depth of at least 0 is needed, not " + depth);
    }
    if (depth == 0) {
      return 1;
    }
    Expansion[] levels = new Expansion[depth];
    for (int i = 0; i < depth; i++) {
      levels[i] = newExpansion();
    }
    return perft(position, levels, depth);
  }

  private long perft(TablesPosition position, Expansion[] levels, int depth) {
    if (ending(position).isPresent()) {
      return 0;
    }
    Expansion results = levels[depth - 1];
    long count = 0;
    List<Roll> rolls = position.roll() == null ? Roll.ALL : List.of(position.roll());
    for (Roll roll : rolls) {
      int size = results.expand(position.with(roll));
      if (depth == 1) {
        count += size;
        continue;
      }
      for (int i = 0; i < size; i++) {
        count += perft(position.after(results.mover(i), results.waiting(i)), levels, depth - 1);
      }
    }
    return count;
  }
}
