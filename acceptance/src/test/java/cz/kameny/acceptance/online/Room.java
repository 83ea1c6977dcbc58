package cz.kameny.acceptance.online;

import cz.kameny.acceptance.BuiltServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * Tests that need a running server; a subclass says on which database. All classes on one database
 * that run in a process share its server.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class Room {
  private static final ExtensionContext.Namespace HERE =
      ExtensionContext.Namespace.create(Room.class);

  @RegisterExtension final BeforeAllCallback opening = this::open;

  private Running running;

  abstract boolean onPostgres();

  private void open(ExtensionContext context) throws IOException {
    Assumptions.assumeTrue(
        !onPostgres() || Postgres.programs().isPresent(),
        "PostgreSQL is not installed on this machine");
    running =
        context
            .getStore(ExtensionContext.StoreScope.LAUNCHER_SESSION, HERE)
            .computeIfAbsent(
                onPostgres(),
                postgres -> postgres ? Running.onPostgres() : Running.onSqlite(),
                Running.class);
  }

  String address() {
    return running.server().address();
  }

  /**
   * What is closed with the launcher's session.
   *
   * @param postgres the database, or null where it is in the server
   * @param server the server
   */
  private record Running(Postgres postgres, BuiltServer server) implements AutoCloseable {
    static Running onSqlite() {
      try {
        return new Running(null, BuiltServer.start());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    static Running onPostgres() {
      try {
        Postgres postgres = Postgres.start();
        try {
          return new Running(postgres, BuiltServer.start(Map.of("KAMENY_DB", postgres.address())));
        } catch (IOException | RuntimeException e) {
          postgres.close();
          throw e;
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    public void close() throws IOException {
      try {
        server.close();
      } finally {
        if (postgres != null) {
          postgres.close();
        }
      }
    }
  }
}
