package cz.kameny.server.store;

import io.agroal.api.AgroalDataSource;
import io.agroal.api.configuration.supplier.AgroalDataSourceConfigurationSupplier;
import io.agroal.api.security.NamePrincipal;
import io.agroal.api.security.SimplePassword;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Function;
import org.flywaydb.core.Flyway;
import org.jooq.DSLContext;
import org.jooq.SQLDialect;
import org.jooq.exception.DataAccessException;
import org.jooq.impl.DSL;

/**
 * The one database of a server. Reads and transactions are functions over a jOOQ context; what a
 * transaction returns is committed when {@link #write} returns.
 *
 * <p><b>SQLite has one writer</b>, so all transactions go through one thread with one connection
 * ({@link Writer}). That thread takes whatever is waiting, runs each in a savepoint of its own and
 * commits them together: a disk that can sync a hundred times a second then still commits thousands
 * of turns. Readers have connections of their own and, in WAL mode, never wait.
 *
 * <p><b>PostgreSQL</b> takes each transaction on a connection of its own. Those it refuses because
 * of each other (serialization failure, deadlock) are run again, so a transaction must be a
 * function of what it reads.
 */
public final class Database implements AutoCloseable {
  private static final int TRIES = 5;
  private static final List<String> AGAIN = List.of("40001", "40P01");

  static {
    System.setProperty("org.jooq.no-logo", "true");
    System.setProperty("org.jooq.no-tips", "true");
  }

  private final DatabaseAddress address;
  private final AgroalDataSource source;
  private final SQLDialect dialect;
  private final Writer writer;

  private Database(DatabaseAddress address, AgroalDataSource source) throws SQLException {
    this.address = address;
    this.source = source;
    this.dialect = address.isSqlite() ? SQLDialect.SQLITE : SQLDialect.POSTGRES;
    this.writer = address.isSqlite() ? new Writer(source.getConnection(), this::on) : null;
  }

  /**
   * Opens it and brings its tables up to date.
   *
   * @throws IllegalStateException when it cannot be reached or is newer than this program
   */
  public static Database open(DatabaseAddress address) {
    AgroalDataSource source = null;
    try {
      source = AgroalDataSource.from(pool(address));
      Flyway.configure()
          .dataSource(source)
          .resourceProvider(new Scripts())
          .failOnMissingLocations(false)
          .loggers("slf4j")
          .load()
          .migrate();
      return new Database(address, source);
    } catch (SQLException | RuntimeException e) {
      if (source != null) {
        source.close();
      }
      throw new IllegalStateException(
          "the database " + address + " cannot be used: " + e.getMessage(), e);
    }
  }

  private static AgroalDataSourceConfigurationSupplier pool(DatabaseAddress address) {
    return new AgroalDataSourceConfigurationSupplier()
        .connectionPoolConfiguration(
            pool ->
                pool.initialSize(1)
                    .maxSize(20)
                    .acquisitionTimeout(Duration.ofSeconds(30))
                    .connectionFactoryConfiguration(
                        factory -> {
                          factory.jdbcUrl(address.jdbc());
                          factory.connectionProviderClassName(
                              address.isSqlite() ? "org.sqlite.JDBC" : "org.postgresql.Driver");
                          if (address.user() != null) {
                            factory.principal(new NamePrincipal(address.user()));
                          }
                          if (address.password() != null) {
                            factory.credential(new SimplePassword(address.password()));
                          }
                          return factory;
                        }));
  }

  /** Where it is. */
  public DatabaseAddress address() {
    return address;
  }

  private DSLContext on(Connection connection) {
    return DSL.using(connection, dialect);
  }

  /** Reads, without a transaction. */
  public <X> X read(Function<DSLContext, X> reading) {
    try (Connection connection = source.getConnection()) {
      return reading.apply(on(connection));
    } catch (SQLException e) {
      throw new DataAccessException("the database cannot be read", e);
    }
  }

  /**
   * Runs a transaction and returns after its commit. An exception undoes it and comes out here;
   * then nothing has changed.
   *
   * @param work may be run more than once, its effects outside the database must wait until after
   */
  public <X> X write(Function<DSLContext, X> work) {
    if (writer != null) {
      return writer.write(work);
    }
    for (int left = TRIES; ; left--) {
      try {
        return once(work);
      } catch (DataAccessException e) {
        if (left == 0 || !AGAIN.contains(e.sqlState())) {
          throw e;
        }
        pause();
      }
    }
  }

  private <X> X once(Function<DSLContext, X> work) {
    try (Connection connection = source.getConnection()) {
      connection.setAutoCommit(false);
      try {
        X result = work.apply(on(connection));
        connection.commit();
        return result;
      } catch (RuntimeException | Error e) {
        connection.rollback();
        throw e;
      } finally {
        connection.setAutoCommit(true);
      }
    } catch (SQLException e) {
      // jOOQ's own exceptions carry the state, too: those of commit() must look the same.
      throw new DataAccessException("the transaction failed", e);
    }
  }

  private static void pause() {
    try {
      Thread.sleep(ThreadLocalRandom.current().nextInt(5, 50));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Whether a failure says that a row with this key is already there. */
  public static boolean isDuplicate(DataAccessException e) {
    String message = String.valueOf(e.getMessage());
    return "23505".equals(e.sqlState())
        || message.contains("UNIQUE constraint failed")
        || message.contains("SQLITE_CONSTRAINT_PRIMARYKEY")
        || message.contains("SQLITE_CONSTRAINT_UNIQUE");
  }

  @Override
  public void close() {
    if (writer != null) {
      writer.close();
    }
    source.close();
  }
}
