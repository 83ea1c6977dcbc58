package cz.kameny.server.store;

import jakarta.enterprise.inject.Disposes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Opens the database the server was started with. */
@Singleton
final class DatabaseHolder {
  @Produces
  @Singleton
  Database open(
      @ConfigProperty(name = "kameny.db") Optional<String> address,
      @ConfigProperty(name = "kameny.data", defaultValue = DatabaseAddress.FOLDER) Path folder) {
    return Database.open(DatabaseAddress.of(address, folder));
  }

  void close(@Disposes Database database) {
    database.close();
  }
}
