package cz.kameny.server.play;

import cz.kameny.rules.match.Seat;
import jakarta.inject.Singleton;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.microprofile.config.ConfigProvider;

/**
 * Who is at which table: a player with at least one connection that watches the match. Kept in
 * memory; after a restart everybody is away from that moment on, until they are back.
 */
@Singleton
public final class Presence {
  /**
   * How long somebody may be away from a fast game before the other may claim, milliseconds: 40
   * seconds, or as many as {@code KAMENY_GRACE} says.
   */
  public static final long GRACE_MS =
      1_000L
          * ConfigProvider.getConfig().getOptionalValue("kameny.grace", Integer.class).orElse(40);

  private final long startedAt = System.currentTimeMillis();
  private final Map<String, Room> rooms = new ConcurrentHashMap<>();

  private static final class Room {
    private final Map<String, Integer> connections = new HashMap<>();
    private final Map<String, Long> awaySince = new HashMap<>();
  }

  /** One side of {@link View}. */
  public record SideView(boolean online, Long awaySince, Long claimAt) {}

  /** As clients are told (docs/protocol.md). */
  public record View(SideView a, SideView b, int watchers) {}

  /**
   * How long somebody may be away before the other may claim; empty where nobody has to be there.
   * Twice as long in slow games.
   */
  static Optional<Long> graceMs(ClockSpec clock) {
    return switch (clock.pace()) {
      case FAST -> Optional.of(GRACE_MS);
      case SLOW, NONE -> Optional.of(2 * GRACE_MS);
      case DAYS -> Optional.empty();
    };
  }

  /** A connection of a person begins to watch a match. */
  public void enter(String match, String person) {
    rooms.compute(
        match,
        (id, old) -> {
          Room room = old == null ? new Room() : old;
          room.connections.merge(person, 1, Integer::sum);
          room.awaySince.remove(person);
          return room;
        });
  }

  /** A connection of a person no longer watches a match. */
  public void leave(String match, String person) {
    long now = System.currentTimeMillis();
    rooms.computeIfPresent(
        match,
        (id, room) -> {
          int left = room.connections.merge(person, -1, Integer::sum);
          if (left <= 0) {
            room.connections.remove(person);
            room.awaySince.put(person, now);
          }
          return room;
        });
  }

  /** Forgets a match nobody plays or watches any more. */
  void forget(String match) {
    rooms.computeIfPresent(match, (id, room) -> room.connections.isEmpty() ? null : room);
  }

  /** How long a seat has been away; empty when it is there. */
  Optional<Long> awayMs(Facts facts, Seat seat, long now) {
    return awaySince(facts, seat).map(since -> Math.max(0, now - since));
  }

  private Optional<Long> awaySince(Facts facts, Seat seat) {
    if (facts.isLevel(seat)) {
      return Optional.empty();
    }
    String person = facts.people().of(seat);
    long[] since = {Math.max(startedAt, facts.createdAt())};
    rooms.computeIfPresent(
        facts.id(),
        (id, room) -> {
          since[0] =
              room.connections.containsKey(person)
                  ? -1
                  : room.awaySince.getOrDefault(person, since[0]);
          return room;
        });
    return since[0] < 0 ? Optional.empty() : Optional.of(since[0]);
  }

  /** How many watch a match who do not play it. */
  int watchers(String match, PerSeat<String> people) {
    int[] count = {0};
    rooms.computeIfPresent(
        match,
        (id, room) -> {
          count[0] =
              (int)
                  room.connections.keySet().stream()
                      .filter(p -> !p.equals(people.a()) && !p.equals(people.b()))
                      .count();
          return room;
        });
    return count[0];
  }

  /** Who is at a table, as clients are told. */
  View view(Facts facts) {
    PerSeat<SideView> sides =
        PerSeat.by(
            seat ->
                awaySince(facts, seat)
                    .map(
                        since ->
                            new SideView(
                                false,
                                since,
                                graceMs(facts.clock()).map(grace -> since + grace).orElse(null)))
                    .orElse(new SideView(true, null, null)));
    return new View(sides.a(), sides.b(), watchers(facts.id(), facts.people()));
  }
}
