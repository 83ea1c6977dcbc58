package cz.kameny.server.rating;

import cz.kameny.server.account.Person;

/** A person as clients are told (docs/protocol.md), with the rating of the game that is meant. */
public record PersonView(String id, String name, String kind, Integer level, RatingView rating) {
  /** A rating, rounded. */
  public record RatingView(long r, long rd, boolean provisional) {
    /** The view of a standing. */
    public static RatingView of(Ratings.Standing standing) {
      return new RatingView(
          Math.round(standing.rating().r()),
          Math.round(standing.rating().rd()),
          standing.rating().isProvisional());
    }
  }

  /** A person without a rating. */
  public static PersonView of(Person person) {
    return of(person, null);
  }

  /** A person with a rating. */
  public static PersonView of(Person person, Ratings.Standing standing) {
    return new PersonView(
        person.id(),
        person.name(),
        person.kind().text(),
        person.level() == 0 ? null : person.level(),
        standing == null ? null : RatingView.of(standing));
  }
}
