package cz.kameny.cli;

import cz.kameny.engine.arena.PairResult;
import cz.kameny.engine.arena.Totals;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Plays the pairs of a match on several threads.
 *
 * <p>Workers take the next number each; their results are added up by one thread in the order of
 * the numbers, so that what is kept in a file is always the first n pairs, whole.
 */
final class ArenaRun {
  /** What a worker hands over: a pair, or what made it stop. */
  private record Handed(PairResult pair, Throwable failure) {}

  private final Contest contest;
  private final long pairs;
  private final int workers;
  private final ArenaFile file;
  private final Progress progress;

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
    BlockingQueue<Handed> queue = new ArrayBlockingQueue<>(4 * workers);
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
    }
    dismiss(threads);
    return totals;
  }

  /** Waits for the workers, who have played everything and let their outside programs end. */
  private static void dismiss(List<Thread> threads) {
    try {
      for (Thread thread : threads) {
        thread.join();
      }
    } catch (InterruptedException e) {
      threads.forEach(Thread::interrupt);
      Thread.currentThread().interrupt();
    }
  }

  private void work(AtomicLong next, BlockingQueue<Handed> queue) {
    try {
      try (Contest.Table table = contest.table()) {
        for (long index = next.getAndIncrement(); index < pairs; index = next.getAndIncrement()) {
          queue.put(new Handed(table.arena().pair(index), null));
        }
      } catch (RuntimeException | Error e) {
        queue.put(new Handed(null, e));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private Totals collect(Totals soFar, BlockingQueue<Handed> queue) {
    Totals totals = soFar;
    Map<Long, PairResult> early = new TreeMap<>();
    while (totals.pairs() < pairs) {
      Handed handed;
      try {
        handed = queue.take();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException("interrupted", e);
      }
      if (handed.failure() != null) {
        throw unchecked(handed.failure());
      }
      early.put(handed.pair().index(), handed.pair());
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
  private static RuntimeException unchecked(Throwable failure) {
    if (failure instanceof Error error) {
      throw error;
    }
    return failure instanceof RuntimeException exception
        ? exception
        : new IllegalStateException("a game could not be played", failure);
  }
}
