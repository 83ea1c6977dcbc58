package cz.kameny.acceptance.browser;

import cz.kameny.acceptance.BuiltServer;
import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * One server and one browser for all tests of a process, started by the first that asks; JUnit
 * closes it with the launcher's session at the end. Not with its root: where several processes
 * share the tests, each class is a run of its own.
 */
final class House implements AutoCloseable {
  private static final ExtensionContext.Namespace HERE =
      ExtensionContext.Namespace.create(House.class);

  private final BuiltServer server;
  private final Chromium chromium;

  private House() {
    try {
      // Nobody has to wait for the whole time somebody may be away.
      server = BuiltServer.start(Map.of("KAMENY_GRACE", "15"));
      try {
        chromium = Chromium.start();
      } catch (IOException | RuntimeException e) {
        server.close();
        throw e;
      }
    } catch (IOException e) {
      throw new IllegalStateException("cannot start server and browser", e);
    }
  }

  static House of(ExtensionContext context) {
    return context
        .getStore(ExtensionContext.StoreScope.LAUNCHER_SESSION, HERE)
        .computeIfAbsent(House.class, key -> new House(), House.class);
  }

  BuiltServer server() {
    return server;
  }

  Chromium chromium() {
    return chromium;
  }

  @Override
  public void close() {
    chromium.close();
    server.close();
  }
}
