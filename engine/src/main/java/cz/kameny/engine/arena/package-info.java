/**
 * Matches between two computer players, fair to the last pip: pairs of games with the same dice or
 * the same start and the sides exchanged.
 *
 * <p>{@link cz.kameny.engine.arena.Arena} plays pairs, {@link cz.kameny.engine.arena.Totals} adds
 * them up with error bars. A pair depends on the seed and its number alone, so that a match can be
 * cut into parts, played by several threads (each with an arena and players of its own), stopped
 * and taken up again, and always comes to the same totals.
 */
package cz.kameny.engine.arena;
