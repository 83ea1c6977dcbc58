/**
 * Ratings: Glicko-2 for each game, leaderboards, curves.
 *
 * <p>May use {@code store} and {@code account}.
 */
package cz.kameny.server.rating;
