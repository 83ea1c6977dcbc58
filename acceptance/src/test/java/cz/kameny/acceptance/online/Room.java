package cz.kameny.acceptance.online;

import cz.kameny.acceptance.BuiltServer;
import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;

/** Tests that need a running server; a subclass says on which database. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class Room {
  private Postgres postgres;
  private BuiltServer server;

  abstract boolean onPostgres();

  @BeforeAll
  void start() throws IOException {
    if (onPostgres()) {
      Assumptions.assumeTrue(
          Postgres.programs().isPresent(), "PostgreSQL is not installed on this machine");
      postgres = Postgres.start();
      server = BuiltServer.start(Map.of("KAMENY_DB", postgres.address()));
    } else {
      server = BuiltServer.start();
    }
  }

  @AfterAll
  void stop() throws IOException {
    if (server != null) {
      server.close();
    }
    if (postgres != null) {
      postgres.close();
    }
  }

  String address() {
    return server.address();
  }
}
