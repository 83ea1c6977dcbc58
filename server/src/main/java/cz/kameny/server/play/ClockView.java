package cz.kameny.server.play;

/**
 * A clock as clients are told; docs/protocol.md says what the fields mean. Milliseconds; null where
 * a kind of clock has no such thing.
 */
public record ClockView(
    String type,
    PerSeat<Long> bankMs,
    Long delayMs,
    Long incrementMs,
    Long turnMs,
    String running,
    Long since,
    Long deadline,
    long at,
    long serverTime) {}
