/**
 * The first search of Přes palubu, frozen: the measure that later ones are compared with.
 *
 * <p>{@link cz.kameny.engine.search.v0.V0Bot} is the way in. Nothing here is to be changed, for
 * then earlier measurements would no longer say anything; the number of nodes in its {@code
 * Signature} proves that it plays as it did. It shares no code with the search beside it, so that
 * work there cannot touch it. As everywhere in the engine, moves and falls come from {@link
 * cz.kameny.rules.overboard.Deck}.
 */
package cz.kameny.engine.search.v0;
