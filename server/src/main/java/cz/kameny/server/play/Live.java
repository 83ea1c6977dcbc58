package cz.kameny.server.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import org.jooq.DSLContext;

/**
 * A match in memory: its log and what it folds to. A copy of what the database has, which may be
 * thrown away at any time. Everything but the lock is used under the lock only.
 */
final class Live {
  private final ReentrantLock lock = new ReentrantLock(true);
  private final List<StoredEvent> events = new ArrayList<>();
  private final Map<Integer, String> seeds = new HashMap<>();
  private Course course;
  private volatile long usedAt = System.currentTimeMillis();

  ReentrantLock lock() {
    usedAt = System.currentTimeMillis();
    return lock;
  }

  boolean isIdleSince(long time) {
    return usedAt < time && !lock.isLocked();
  }

  boolean isLoaded() {
    return course != null;
  }

  /** Reads it; false when there is no such match. */
  boolean load(DSLContext sql, String id) {
    forget();
    return MatchStore.facts(sql, id)
        .map(
            facts -> {
              events.addAll(MatchStore.events(sql, id));
              seeds.putAll(MatchStore.seeds(sql, id));
              course = Course.of(facts, events);
              return true;
            })
        .orElse(false);
  }

  void forget() {
    course = null;
    events.clear();
    seeds.clear();
  }

  /** A draft was committed. */
  void take(Draft draft) {
    course = draft.course();
    events.addAll(draft.events());
    seeds.putAll(draft.newSeeds());
  }

  Course course() {
    return course;
  }

  Map<Integer, String> seeds() {
    return seeds;
  }

  List<StoredEvent> events() {
    return events;
  }

  List<EventView> after(int seq) {
    int from = Math.max(0, Math.min(seq, events.size()));
    return events.subList(from, events.size()).stream().map(StoredEvent::view).toList();
  }
}
