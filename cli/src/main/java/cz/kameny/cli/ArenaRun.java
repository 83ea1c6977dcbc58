package cz.kameny.cli;

import cz.kameny.engine.arena.PairResult;
import cz.kameny.engine.arena.Totals;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Plays the pairs of a match on several threads.
 *
 * <p>Workers take the next number each; their results are added up by one thread in the order of
 * the numbers, so that what is kept in a file is always the first n pairs, whole.
 */
final class ArenaRun {
  /** How often the one who adds up looks whether a worker has failed. */
  private static final long LOOK_MILLIS = 200;

  /** How long a worker is waited for after another has failed. */
  private static final long FAILED_MILLIS = 100;

  private final Contest contest;
  private final long pairs;
  private final int workers;
  private final ArenaFile file;
  private final Progress progress;

  /**
   * What made a worker stop. A field rather than a message: where memory has run out nothing new
   * can be made to say so.
   */
  private volatile Throwable failure;

  /**
   * A run.
   *
   * @param pairs pairs to have in the end
   * @param workers number of threads, at least 1
   * @param file where to go on from and to keep the totals, or null
   */
  ArenaRun(Contest contest, long pairs, int workers, ArenaFile file, Progress progress) {
    this.contest = contest;
    this.pairs = pairs;
    this.workers = workers;
    this.file = file;
    this.progress = progress;
  }

  /** Plays what is missing and gives the totals. */
  Totals play() {
    Totals totals = file == null ? Totals.NONE : file.read();
    if (totals.pairs() >= pairs) {
      return totals;
    }
    progress.begin(totals.pairs());
    AtomicLong next = new AtomicLong(totals.pairs());
    BlockingQueue<PairResult> queue = new ArrayBlockingQueue<>(4 * workers);
    List<Thread> threads = new ArrayList<>();
    boolean done = false;
    try {
      for (int i = 0; i < workers; i++) {
        Thread thread = new Thread(() -> work(next, queue), "arena-" + i);
        thread.setDaemon(true);
        threads.add(thread);
        thread.start();
      }
      totals = collect(totals, queue);
      done = true;
    } finally {
      if (!done) {
        threads.forEach(Thread::interrupt);
      }
      // After a failure not for long: memory is given back, and what went wrong has to be told.
      dismiss(threads, done ? 0 : FAILED_MILLIS);
    }
    return totals;
  }

  /**
   * Waits for the workers, who let their outside programs end.
   *
   * @param millis how long for each at most, 0 for as long as it takes
   */
  private static void dismiss(List<Thread> threads, long millis) {
    try {
      for (Thread thread : threads) {
        thread.join(millis);
      }
    } catch (InterruptedException e) {
      threads.forEach(Thread::interrupt);
      Thread.currentThread().interrupt();
    }
  }

  private void work(AtomicLong next, BlockingQueue<PairResult> queue) {
    try (Contest.Table table = contest.table()) {
      for (long index = next.getAndIncrement(); index < pairs; index = next.getAndIncrement()) {
        if (failure != null) {
          return;
        }
        queue.put(table.arena().pair(index));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException | Error e) {
      failure = e;
    }
  }

  private Totals collect(Totals soFar, BlockingQueue<PairResult> queue) {
    Totals totals = soFar;
    Map<Long, PairResult> early = new TreeMap<>();
    while (totals.pairs() < pairs) {
      PairResult handed;
      try {
        handed = queue.poll(LOOK_MILLIS, TimeUnit.MILLISECONDS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException("interrupted", e);
      }
      if (failure != null) {
        throw unchecked(failure);
      }
      if (handed == null) {
        continue;
      }
      early.put(handed.index(), handed);
      for (PairResult pair = early.remove(totals.pairs());
          pair != null;
          pair = early.remove(totals.pairs())) {
        totals = totals.plus(pair);
      }
      boolean done = totals.pairs() == pairs;
      if (progress.isDue(done)) {
        if (file != null) {
          file.write(totals);
        }
        progress.show(totals);
      }
    }
    return totals;
  }

  /** As it is: a file that cannot be read is told in a sentence, whoever came across it. */
  private static RuntimeException unchecked(Throwable failed) {
    if (failed instanceof Error error) {
      throw error;
    }
    return failed instanceof RuntimeException exception
        ? exception
        : new IllegalStateException("a game could not be played", failed);
  }
}
