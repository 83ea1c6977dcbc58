package cz.kameny.cli;

import cz.kameny.rules.Player;
import cz.kameny.rules.Position;
import java.util.List;

/** A board drawn in characters. */
interface BoardView {
  /**
   * The lines of the picture.
   *
   * @param position a position of the view's game
   * @param viewer the side the board is turned to and numbered for
   */
  List<String> draw(Position position, Player viewer);
}
