package cz.kameny.rules.overboard;

import java.util.List;
import java.util.OptionalInt;

/**
 * What a legal move does on the board, for showing it.
 *
 * @param move the move, not a pass
 * @param row points 0–35 of the own figures that move, the chosen one first (PP-5)
 * @param pushed points of the opponent's figures that are pushed, the nearest first (PP-7)
 * @param falls the point of the pushed figure that falls overboard, or empty
 */
public record Push(OverboardMove move, List<Integer> row, List<Integer> pushed, OptionalInt falls) {
  /** Keeps the lists unmodifiable. */
  public Push {
    row = List.copyOf(row);
    pushed = List.copyOf(pushed);
  }
}
