package cz.kameny.server.play;

import java.util.List;

/**
 * What became of a command.
 *
 * @param seq the last event that came of it
 * @param repeated whether it had been carried out before
 * @param events all events after those its sender knew
 */
public record Answer(int seq, boolean repeated, List<EventView> events) {}
