/**
 * The computer's play in Přes palubu: alpha-beta over bitboards.
 *
 * <p>{@link cz.kameny.engine.search.OverboardBot} is the way in. {@code Search} looks at the root,
 * {@code Tree} below it and holds the essay about it, {@code Evaluation} says what is good where
 * the search ends, {@code TranspositionTable}, {@code Line} and {@code MoveOrder} are its memory.
 * Nothing here knows a rule: moves, falls and the take-back mark come from {@link
 * cz.kameny.rules.overboard.Deck}.
 */
package cz.kameny.engine.search;
