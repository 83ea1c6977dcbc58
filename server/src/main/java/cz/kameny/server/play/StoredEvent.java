package cz.kameny.server.play;

import cz.kameny.rules.match.Seat;

/**
 * A line of a match's log.
 *
 * @param seq its number, from 1 without gaps
 * @param at when it was committed, milliseconds since 1970 UTC
 * @param line as in docs/protocol.md
 * @param rule whether it is an event of the rules
 * @param seat who did it, or null for what the server did
 * @param commandId the command it came of; on its first event only, else null
 * @param upto on an event with a command: the last event that came of it
 * @param lagMs lag that was given back
 */
record StoredEvent(
    int seq,
    long at,
    String line,
    boolean rule,
    Seat seat,
    String commandId,
    Integer upto,
    int lagMs) {

  EventView view() {
    return new EventView(seq, at, line, rule, seat == null ? null : seat.text(), lagMs);
  }
}
