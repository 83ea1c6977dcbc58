/**
 * What the two dice games share: stones of a side, steps, turns, the search for all results of a
 * roll, and composing a turn step by step.
 *
 * <p>{@link cz.kameny.rules.tables.Expansion} finds every distinct result of a roll; the games add
 * what a single number may do. Nothing here knows which game it is for but through its subclass.
 */
package cz.kameny.rules.tables;
