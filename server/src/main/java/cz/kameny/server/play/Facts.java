package cz.kameny.server.play;

import cz.kameny.rules.match.MatchSettings;
import cz.kameny.rules.match.Seat;
import java.util.Optional;

/**
 * What a match was agreed on and never changes.
 *
 * @param id its identifier
 * @param settings what is played
 * @param clock how much time there is
 * @param rated whether it counts for ratings
 * @param isPublic whether it stands in lists
 * @param people identifiers of who sits there; they change when a guest gets an account
 * @param names names at its start
 * @param levels levels of the computer, 0 for all others
 * @param previous the match it is a rematch of, or null
 * @param createdAt milliseconds since 1970 UTC
 */
record Facts(
    String id,
    MatchSettings settings,
    ClockSpec clock,
    boolean rated,
    boolean isPublic,
    PerSeat<String> people,
    PerSeat<String> names,
    PerSeat<Integer> levels,
    String previous,
    long createdAt) {

  Optional<Seat> seatOf(String person) {
    if (people.a().equals(person)) {
      return Optional.of(Seat.A);
    }
    return people.b().equals(person) ? Optional.of(Seat.B) : Optional.empty();
  }

  boolean isLevel(Seat seat) {
    return levels.of(seat) > 0;
  }

  /** Chips a side must be able to lose. */
  long worstCase() {
    return settings.mostChipsLost();
  }
}
