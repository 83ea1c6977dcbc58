/**
 * The endings of Přes palubu, solved: every position of up to four figures, captains and take-back
 * states (PP-9) included, for version A and B.
 *
 * <p>{@link cz.kameny.engine.search.tablebase.Tablebase} is built by a command and kept in a file;
 * {@link cz.kameny.engine.search.tablebase.Probe} asks it. {@code Places} numbers positions, {@code
 * Graph} finds all moves between them and {@code Solver} works backwards from the ends. Uses {@link
 * cz.kameny.rules.overboard.Deck} for every rule.
 */
package cz.kameny.engine.search.tablebase;
