/**
 * Přes palubu (clauses PP-n): positions, moves and the bitboard both the rules and the search run
 * on.
 *
 * <p>{@link cz.kameny.rules.overboard.OverboardRules} is the contract; {@link
 * cz.kameny.rules.overboard.Deck} is the mutable board for walking trees fast.
 */
package cz.kameny.rules.overboard;
