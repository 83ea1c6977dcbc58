package cz.kameny.server.api;

import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.Logger;

/** A thread that does small things again and again, and goes on when one of them fails once. */
public final class Rounds implements AutoCloseable {
  private static final Logger LOG = Logger.getLogger(Rounds.class);

  private final String name;
  private final ScheduledThreadPoolExecutor timer;

  /** A thread of this name. */
  public Rounds(String name) {
    this.name = name;
    timer =
        new ScheduledThreadPoolExecutor(
            1,
            work -> {
              Thread thread = new Thread(work, "kameny-" + name);
              thread.setDaemon(true);
              return thread;
            });
  }

  /** Does something every so many milliseconds, counted from the end of the last time. */
  public Rounds every(long ms, Runnable work) {
    Future<?> unused =
        timer.scheduleWithFixedDelay(() -> once(work), ms, ms, TimeUnit.MILLISECONDS);
    return this;
  }

  private void once(Runnable work) {
    try {
      work.run();
    } catch (RuntimeException e) {
      if (!timer.isShutdown()) {
        LOG.errorf(e, "a round of %s failed", name);
      }
    }
  }

  @Override
  public void close() {
    timer.shutdownNow();
  }
}
