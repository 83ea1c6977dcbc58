package cz.kameny.rules;

/**
 * A position of one of the games: everything the rules of a single turn depend on.
 *
 * <p>{@link Object#toString()} is its notation, and two positions are equal exactly when their
 * notation is.
 */
public interface Position {
  /** The side that has to roll or to play. */
  Player turn();
}
