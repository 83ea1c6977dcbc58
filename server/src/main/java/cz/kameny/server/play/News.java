package cz.kameny.server.play;

import jakarta.inject.Singleton;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BiConsumer;

/**
 * Tells those who listen what has been committed. Nothing depends on it being heard: whoever missed
 * something reads on from the last event it has.
 */
@Singleton
public final class News {
  /** Told of what happens in one match; must not block. */
  public interface MatchListener {
    /** Events were committed, in order. */
    void events(MatchNews news);

    /** Somebody came or went. */
    void presence(String match, Presence.View presence);
  }

  /** Events as they are told. */
  public record MatchNews(String matchId, List<EventView> events, ClockView clock, Brief match) {}

  /** What of a match events change. */
  public record Brief(
      String state,
      String phase,
      String toAct,
      int gameNumber,
      PerSeat<Integer> score,
      MatchInfo.Result result,
      String next) {}

  private final Map<String, Set<MatchListener>> matches = new ConcurrentHashMap<>();
  private final Map<String, Set<BiConsumer<String, Map<String, Object>>>> people =
      new ConcurrentHashMap<>();
  private final List<Runnable> lobby = new CopyOnWriteArrayList<>();

  /** Listens to a match. */
  public void listen(String match, MatchListener listener) {
    add(matches, match, listener);
  }

  /** No longer listens to a match. */
  public void unlisten(String match, MatchListener listener) {
    remove(matches, match, listener);
  }

  /** Listens to what concerns a person: the type of the message and its fields. */
  public void listenFor(String person, BiConsumer<String, Map<String, Object>> listener) {
    add(people, person, listener);
  }

  /** No longer listens to what concerns a person. */
  public void unlistenFor(String person, BiConsumer<String, Map<String, Object>> listener) {
    remove(people, person, listener);
  }

  private static <X> void add(Map<String, Set<X>> listeners, String key, X listener) {
    listeners.compute(
        key,
        (id, old) -> {
          Set<X> all = old == null ? ConcurrentHashMap.newKeySet() : old;
          all.add(listener);
          return all;
        });
  }

  private static <X> void remove(Map<String, Set<X>> listeners, String key, X listener) {
    listeners.computeIfPresent(
        key,
        (id, all) -> {
          all.remove(listener);
          return all.isEmpty() ? null : all;
        });
  }

  /** Told after every change of the lobby; must not block. */
  public void listenToLobby(Runnable listener) {
    lobby.add(listener);
  }

  void tell(MatchNews news) {
    matches.getOrDefault(news.matchId(), Set.of()).forEach(listener -> listener.events(news));
  }

  void tellPresence(String match, Presence.View view) {
    matches.getOrDefault(match, Set.of()).forEach(listener -> listener.presence(match, view));
  }

  /** Tells all connections of a person. */
  public void tellPerson(String person, String type, Map<String, Object> fields) {
    people.getOrDefault(person, Set.of()).forEach(listener -> listener.accept(type, fields));
  }

  /** Whether a person has a connection. */
  public boolean isConnected(String person) {
    return people.containsKey(person);
  }

  /** How many people are connected. */
  public int connected() {
    return people.size();
  }

  /** Tells that tables or running matches have changed. */
  public void tellLobby() {
    lobby.forEach(Runnable::run);
  }
}
