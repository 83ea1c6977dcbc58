/**
 * What a position is and what may be played: the common face of the three games.
 *
 * <p>Everything here and below is immutable unless its documentation says otherwise, throws nothing
 * but the two documented exceptions ({@link cz.kameny.rules.NotationException} for text, {@link
 * cz.kameny.rules.IllegalTurnException} for turns), and uses nothing but the part of the JDK that
 * also compiles to WebAssembly: no reflection, no {@code String.format}, no concurrency, no hash
 * order that shows.
 *
 * <p>{@link cz.kameny.rules.Games} is the way in; {@link cz.kameny.rules.Rules} is the contract
 * each game fulfils.
 */
package cz.kameny.rules;
