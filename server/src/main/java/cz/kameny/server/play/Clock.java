package cz.kameny.server.play;

import cz.kameny.rules.match.Seat;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The clock of a match as its events leave it. Immutable; times are milliseconds.
 *
 * <p>Everything here follows from the events and the times they carry, so any server that reads the
 * log knows the same deadline, whatever happened in between.
 *
 * <p><b>Lag.</b> A turn needs time on its way. What the connection is measured to take is given
 * back, at most {@link #MOST_LAG} a turn and only while a quota lasts: {@link #LAG_QUOTA} at the
 * start of a game and {@link #LAG_PER_TURN} more with each turn, never above the start. Who
 * pretends to be slow gains that much and no more.
 *
 * @param spec what was agreed on
 * @param a what seat a has in its bank
 * @param b what seat b has
 * @param running whose time runs, or null
 * @param since from when
 */
record Clock(ClockSpec spec, Side a, Side b, Seat running, long since) {
  static final long MOST_LAG = 300;
  static final long LAG_QUOTA = 3000;
  static final long LAG_PER_TURN = 100;

  /**
   * A bank below this is filled up to it at the start of a game, so that one late turn is not a
   * series.
   */
  private static final long LEAST_AT_START = 60_000;

  private static final long SECOND = 1000;
  private static final long DAY = 86_400_000;

  /**
   * One seat's part.
   *
   * @param bank time left beside the free time of a turn
   * @param lag lag that may still be given back
   */
  record Side(long bank, long lag) {}

  static Clock of(ClockSpec spec) {
    long bank = full(spec);
    return new Clock(spec, new Side(bank, LAG_QUOTA), new Side(bank, LAG_QUOTA), null, 0);
  }

  private static long full(ClockSpec spec) {
    if (spec instanceof ClockSpec.Delay delay) {
      return delay.bank() * SECOND;
    }
    return spec instanceof ClockSpec.Increment increment ? increment.base() * SECOND : 0;
  }

  Side side(Seat seat) {
    return seat == Seat.A ? a : b;
  }

  /** A game begins. */
  Clock gameStarts() {
    return new Clock(
        spec, new Side(atStart(a), LAG_QUOTA), new Side(atStart(b), LAG_QUOTA), null, 0);
  }

  private long atStart(Side side) {
    return spec instanceof ClockSpec.Delay
        ? Math.max(side.bank(), Math.min(full(spec), LEAST_AT_START))
        : full(spec);
  }

  /** From now on it is a seat's time. */
  Clock starts(Seat seat, long at) {
    return new Clock(spec, a, b, seat, at);
  }

  /** Nobody's time runs. */
  Clock stops() {
    return new Clock(spec, a, b, null, 0);
  }

  /** How much of a measured lag is given back to a seat. */
  long lagGiven(Seat seat, long measured) {
    return Math.max(0, Math.min(Math.min(measured, MOST_LAG), side(seat).lag()));
  }

  /** The running seat has played at this time, and this much lag is given back. */
  Clock played(long at, long lagGiven) {
    if (running == null) {
      return this;
    }
    Side before = side(running);
    long used = Math.max(0, at - since - lagGiven);
    long bank = before.bank();
    if (spec instanceof ClockSpec.Delay delay) {
      bank -= Math.max(0, used - delay.delay() * SECOND);
    } else if (spec instanceof ClockSpec.Increment increment) {
      bank += increment.increment() * SECOND - used;
    }
    long lag = Math.min(LAG_QUOTA, before.lag() - lagGiven + LAG_PER_TURN);
    Side after = new Side(Math.max(0, bank), lag);
    return new Clock(spec, running == Seat.A ? after : a, running == Seat.B ? after : b, null, 0);
  }

  /** When the running seat's time is over; empty when none runs or there is no clock. */
  OptionalLong deadline() {
    if (running == null || spec instanceof ClockSpec.None) {
      return OptionalLong.empty();
    }
    if (spec instanceof ClockSpec.Days days) {
      return OptionalLong.of(since + days.days() * DAY);
    }
    long free = spec instanceof ClockSpec.Delay delay ? delay.delay() * SECOND : 0;
    return OptionalLong.of(since + free + side(running).bank());
  }

  /** When the running seat has lost on time even if its turn is still on its way. */
  OptionalLong flagAt() {
    OptionalLong deadline = deadline();
    return deadline.isEmpty()
        ? deadline
        : OptionalLong.of(deadline.getAsLong() + lagGiven(running, MOST_LAG) + 1);
  }

  /** Whether the running seat's time is over at this time, given that lag. */
  boolean isOver(long at, long lagGiven) {
    OptionalLong deadline = deadline();
    return deadline.isPresent() && at - lagGiven > deadline.getAsLong();
  }

  /** The clock as clients are told. */
  ClockView view(long at, long now) {
    String type = spec.toString().replaceAll(":.*", "");
    if (spec instanceof ClockSpec.None) {
      return new ClockView(type, null, null, null, null, null, null, null, at, now);
    }
    boolean banks = !(spec instanceof ClockSpec.Days);
    OptionalLong deadline = deadline();
    return new ClockView(
        type,
        banks ? new PerSeat<>(a.bank(), b.bank()) : null,
        spec instanceof ClockSpec.Delay delay ? delay.delay() * SECOND : null,
        spec instanceof ClockSpec.Increment increment ? increment.increment() * SECOND : null,
        spec instanceof ClockSpec.Days days ? days.days() * DAY : null,
        Optional.ofNullable(running).map(Seat::text).orElse(null),
        running == null ? null : since,
        deadline.isPresent() ? deadline.getAsLong() : null,
        at,
        now);
  }
}
