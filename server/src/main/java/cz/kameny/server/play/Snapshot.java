package cz.kameny.server.play;

import java.util.List;

/** A match as it stands, for who comes to look. */
public record Snapshot(
    MatchInfo match, List<EventView> events, ClockView clock, Presence.View presence) {}
