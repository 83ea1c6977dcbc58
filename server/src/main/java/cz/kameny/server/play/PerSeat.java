package cz.kameny.server.play;

import cz.kameny.rules.match.Seat;
import java.util.function.Function;

/** Something for each seat; JSON {@code {"a":…,"b":…}}. */
public record PerSeat<X>(X a, X b) {
  /** What a seat has. */
  public X of(Seat seat) {
    return seat == Seat.A ? a : b;
  }

  static <X> PerSeat<X> by(Function<Seat, X> of) {
    return new PerSeat<>(of.apply(Seat.A), of.apply(Seat.B));
  }
}
