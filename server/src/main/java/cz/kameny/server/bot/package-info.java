/**
 * The computer's levels at the table: chooses their turns with {@code engine} on a few threads.
 *
 * <p>May use {@code play} and {@code engine}. A level sees the position and never the dice to come.
 */
package cz.kameny.server.bot;
