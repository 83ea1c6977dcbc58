package cz.kameny.engine;

import cz.kameny.rules.Position;
import cz.kameny.rules.Rng;
import cz.kameny.rules.Turn;
import java.util.List;

/**
 * A computer player of one game under given settings and of one strength.
 *
 * <p>What it plays is a function of the history and of the generator's state alone – nothing is
 * carried over from one call to the next – so that a server and a browser play the same turn, and a
 * game can be taken up again anywhere. It keeps memory for its work between the calls: one instance
 * is for one thread at a time.
 *
 * @param <P> the game's positions
 * @param <T> the game's turns
 */
public interface Bot<P extends Position, T extends Turn> {
  /**
   * Chooses a legal turn.
   *
   * @param history the positions of the current game in order, from its start (repetitions count,
   *     PP-12); the last one is to be played, in a dice game with its roll. Not empty
   * @param rng noise for the weaker levels and the choice among equals, never dice
   * @return a legal turn in the last position; the pass when there is no other
   * @throws IllegalArgumentException when the history is empty or the game is over
   */
  T choose(List<P> history, Rng rng);
}
