/**
 * Small neural nets for the dice games: how a position becomes numbers, the net, its file.
 *
 * <p>Only additions, multiplications and divisions are used, in a fixed order, so that a JVM and a
 * browser get the very same values and play the same turns.
 */
package cz.kameny.engine.net;
