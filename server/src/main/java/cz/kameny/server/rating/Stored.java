package cz.kameny.server.rating;

import cz.kameny.server.rating.Glicko2.Rating;

/**
 * Somebody's rating in a game as it is stored: what the last rated match made of it.
 *
 * @param matches rated matches so far
 * @param at when that match was rated
 */
record Stored(Rating rating, int matches, long at) {
  /** Of somebody who has played no rated match. */
  static final Stored NEW = new Stored(Glicko2.START, 0, 0);

  /** The rating at a time: the longer ago the last match, the less is known. */
  Rating asOf(long now) {
    return rating.after((double) Math.max(0, now - at));
  }
}
