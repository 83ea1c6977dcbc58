/**
 * Exact tables of the endings of the dice games, when all stones that are left stand on a side's
 * last six points.
 */
package cz.kameny.engine.bearoff;
