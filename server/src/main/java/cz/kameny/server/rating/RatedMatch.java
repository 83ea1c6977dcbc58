package cz.kameny.server.rating;

import cz.kameny.rules.GameId;

/**
 * A rated match that has ended, as its log tells it.
 *
 * @param scoreA 1, 0.5 or 0 for seat a
 * @param endedAt when it ended
 */
public record RatedMatch(String id, GameId game, String a, String b, double scoreA, long endedAt) {}
