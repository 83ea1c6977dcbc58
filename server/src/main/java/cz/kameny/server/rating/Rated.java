package cz.kameny.server.rating;

import cz.kameny.server.rating.Glicko2.Rating;
import org.jooq.DSLContext;

/**
 * What a match makes of the ratings of both: a function of the match and of what was stored, so
 * that all ratings can be worked out anew from the logs and the order the matches were rated in.
 *
 * @param at when it was rated: its end, but later than the last change of either rating, so that
 *     the times of changes say in which order they were made
 */
record Rated(RatedMatch match, long at, Side a, Side b) {
  /**
   * What it makes of one of them.
   *
   * @param score 1, 0.5 or 0
   * @param before the rating as of then
   */
  record Side(String person, double score, Rating before, Stored after) {}

  static Rated of(RatedMatch match, Stored a, Stored b) {
    long at = Math.max(match.endedAt(), Math.max(a.at(), b.at()) + 1);
    Rating ratingA = a.asOf(at);
    Rating ratingB = b.asOf(at);
    return new Rated(
        match,
        at,
        side(match.a(), match.scoreA(), ratingA, ratingB, a.matches(), at),
        side(match.b(), 1 - match.scoreA(), ratingB, ratingA, b.matches(), at));
  }

  private static Side side(
      String person, double score, Rating mine, Rating other, int matches, long at) {
    Rating after = Glicko2.after(mine, other, score);
    return new Side(person, score, mine, new Stored(after, matches + 1, at));
  }

  /** Stores it for the first time, with its place in the order. */
  void storeNew(DSLContext sql) {
    sql.execute("insert into rating_order (match_id, at) values (?, ?)", match.id(), at);
    store(sql);
  }

  /** Stores it again: its place in the order is known. */
  void store(DSLContext sql) {
    store(sql, a);
    store(sql, b);
  }

  private void store(DSLContext sql, Side side) {
    Rating after = side.after().rating();
    sql.execute(
        "insert into rating (person, game, r, rd, vol, matches, at) values (?, ?, ?, ?, ?, ?, ?)"
            + " on conflict (person, game) do update set r = excluded.r, rd = excluded.rd,"
            + " vol = excluded.vol, matches = excluded.matches, at = excluded.at",
        side.person(),
        match.game().id(),
        after.r(),
        after.rd(),
        after.vol(),
        side.after().matches(),
        at);
    sql.execute(
        "insert into rating_change (match_id, person, game, at, score, r_before, r, rd, vol)"
            + " values (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        match.id(),
        side.person(),
        match.game().id(),
        at,
        side.score(),
        side.before().r(),
        after.r(),
        after.rd(),
        after.vol());
  }
}
