/**
 * A game or a series as a fold over its events: opening roll, who starts, rolls, turns, draws,
 * resigning, score and stakes.
 *
 * <p>{@link cz.kameny.rules.match.Match} is the state; it knows no clock, database or network and
 * says which event may come next. The same log gives the same state everywhere.
 */
package cz.kameny.rules.match;
