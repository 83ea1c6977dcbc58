package cz.kameny.server.play;

/** An event as clients are told (docs/protocol.md). */
public record EventView(int seq, long at, String line, boolean rule, String by, int lagMs) {}
