package cz.kameny.server.bot;

import cz.kameny.engine.Bot;
import cz.kameny.engine.Bots;
import cz.kameny.rules.GameSettings;
import cz.kameny.rules.Position;
import cz.kameny.rules.Rng;
import cz.kameny.rules.Rules;
import cz.kameny.rules.Turn;
import cz.kameny.server.play.LevelTurn;
import cz.kameny.server.play.Matches;
import cz.kameny.server.store.Ids;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.Startup;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jboss.logging.Logger;

/** Plays the turns of the computer's levels, as many at once as there are processors. */
@Singleton
@Startup
final class LevelPlayers {
  private static final Logger LOG = Logger.getLogger(LevelPlayers.class);

  /** Players kept by each thread: their memory is made once, not for every turn. */
  private static final int KEPT = 6;

  private final Matches matches;
  private final ExecutorService threads =
      Executors.newFixedThreadPool(Math.max(1, Runtime.getRuntime().availableProcessors()));
  private final Set<String> inWork = ConcurrentHashMap.newKeySet();
  private final ThreadLocal<Map<Key, Bot<?, ?>>> players =
      ThreadLocal.withInitial(LevelPlayers::keptPlayers);

  private record Key(GameSettings settings, int level) {}

  @Inject
  LevelPlayers(Matches matches) {
    this.matches = matches;
    matches.onLevelTurn(this::queue);
  }

  private static Map<Key, Bot<?, ?>> keptPlayers() {
    return new LinkedHashMap<>(16, 0.75f, true) {
      private static final long serialVersionUID = 1L;

      @Override
      protected boolean removeEldestEntry(Map.Entry<Key, Bot<?, ?>> eldest) {
        return size() > KEPT;
      }
    };
  }

  private void queue(String match) {
    if (inWork.add(match)) {
      threads.execute(() -> work(match));
    }
  }

  private void work(String match) {
    boolean played = false;
    try {
      Optional<LevelTurn> turn = matches.levelTurn(match);
      if (turn.isPresent()) {
        matches.playLevel(turn.get(), choose(turn.get(), turn.get().rules()));
        played = true;
      }
    } catch (RuntimeException e) {
      LOG.errorf(e, "match %s: the computer's turn failed", match);
    } finally {
      inWork.remove(match);
    }
    if (played) {
      queue(match); // a turn that came up meanwhile was not queued
    }
  }

  @SuppressWarnings("unchecked") // history and player belong to the rules' game
  private <P extends Position, T extends Turn> String choose(LevelTurn turn, Rules<P, T> rules) {
    Key key = new Key(rules.settings(), turn.level());
    Bot<P, T> bot =
        (Bot<P, T>)
            players.get().computeIfAbsent(key, k -> Bots.of(rules.settings(), turn.level()));
    return bot.choose((List<P>) turn.history(), new Rng(Ids.noise())).toString();
  }

  void stop(@Observes ShutdownEvent event) {
    threads.shutdownNow();
  }
}
