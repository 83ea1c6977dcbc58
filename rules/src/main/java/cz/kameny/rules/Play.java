package cz.kameny.rules;

/**
 * A turn that may be played and the position it leads to.
 *
 * @param turn the turn
 * @param after the position after it, with the other side to move and no dice
 */
public record Play<P extends Position, T extends Turn>(T turn, P after) {}
