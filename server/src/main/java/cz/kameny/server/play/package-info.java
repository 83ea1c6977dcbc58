/**
 * Live play: the log of a match and what it folds to, commands, clocks, who is at the table, and
 * what others are shown of it.
 *
 * <p>{@code rules.match} alone judges; this package adds time, dice, chips and ratings around it.
 * May use {@code store}, {@code api}, {@code account}, {@code dice}, {@code ledger}, {@code
 * rating}.
 */
package cz.kameny.server.play;
