package cz.kameny.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Function;
import org.jooq.DSLContext;
import org.jooq.exception.DataAccessException;

/**
 * The one writer of a SQLite file: a thread that runs waiting transactions one after the other and
 * commits all that were waiting together.
 *
 * <p>Each has a savepoint, so one that fails takes back its own statements only. None is answered
 * before the common commit; if that fails, all of the batch fail.
 *
 * <p>Transactions are begun and ended by statements: the driver's own way begins the next one at
 * the end of each, and would keep all other processes from writing – {@code kameny admin} beside
 * the server.
 */
final class Writer implements AutoCloseable {
  /** Keeps the time until the first of a batch is answered short. */
  private static final int MOST_TOGETHER = 64;

  private final Connection connection;
  private final DSLContext context;
  private final Statement statement;
  private final LinkedBlockingQueue<Job<?>> waiting = new LinkedBlockingQueue<>();
  private final Thread thread;
  private volatile boolean closed;

  Writer(Connection connection, Function<Connection, DSLContext> on) throws SQLException {
    this.connection = connection;
    this.context = on.apply(connection);
    this.statement = connection.createStatement();
    thread = new Thread(this::run, "kameny-writer");
    thread.setDaemon(true);
    thread.start();
  }

  <X> X write(Function<DSLContext, X> work) {
    if (closed) {
      throw new IllegalStateException("the database is closed");
    }
    if (Thread.currentThread() == thread) {
      throw new IllegalStateException("a transaction may not wait for another one");
    }
    Job<X> job = new Job<>(work);
    waiting.add(job);
    try {
      return job.done.join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw e;
    }
  }

  private void run() {
    List<Job<?>> batch = new ArrayList<>();
    while (!closed) {
      try {
        batch.add(waiting.take());
      } catch (InterruptedException e) {
        break; // Only close() interrupts.
      }
      waiting.drainTo(batch, MOST_TOGETHER - 1);
      commit(batch);
      batch.clear();
    }
    IllegalStateException end = new IllegalStateException("the database is closed");
    for (Job<?> job = waiting.poll(); job != null; job = waiting.poll()) {
      job.done.completeExceptionally(end);
    }
  }

  private void commit(List<Job<?>> batch) {
    List<Job<?>> good = new ArrayList<>(batch.size());
    try {
      statement.execute("begin immediate");
      for (Job<?> job : batch) {
        statement.execute("savepoint job");
        if (job.run(context)) {
          good.add(job);
        } else {
          statement.execute("rollback to job");
        }
        statement.execute("release job");
      }
      statement.execute("commit");
    } catch (SQLException | RuntimeException e) {
      rollback();
      DataAccessException failure = new DataAccessException("the transaction failed", e);
      batch.forEach(job -> job.done.completeExceptionally(failure));
      return;
    }
    good.forEach(Job::answer);
  }

  private void rollback() {
    try {
      statement.execute("rollback");
    } catch (SQLException e) {
      // The connection is broken; the next batch fails, too, and says so to its callers.
      System.getLogger(Writer.class.getName()).log(System.Logger.Level.ERROR, "no rollback", e);
    }
  }

  @Override
  public void close() {
    closed = true;
    thread.interrupt();
    try {
      thread.join(10_000);
      connection.close();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (SQLException e) {
      throw new DataAccessException("the database cannot be closed", e);
    }
  }

  private static final class Job<X> {
    private final Function<DSLContext, X> work;
    private final CompletableFuture<X> done = new CompletableFuture<>();
    private X result;

    Job(Function<DSLContext, X> work) {
      this.work = work;
    }

    /** Whether it may be committed; if not, its caller has been told. */
    boolean run(DSLContext context) {
      try {
        result = work.apply(context);
        return true;
      } catch (RuntimeException e) {
        done.completeExceptionally(e);
        return false;
      } catch (Error e) {
        done.completeExceptionally(new IllegalStateException("a transaction broke off", e));
        return false;
      }
    }

    void answer() {
      done.complete(result);
    }
  }
}
