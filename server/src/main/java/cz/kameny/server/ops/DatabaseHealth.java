package cz.kameny.server.ops;

import cz.kameny.server.store.Database;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;

/** Ready as long as the database answers. */
@Readiness
@Singleton
final class DatabaseHealth implements HealthCheck {
  private final Database database;

  @Inject
  DatabaseHealth(Database database) {
    this.database = database;
  }

  @Override
  public HealthCheckResponse call() {
    var answer = HealthCheckResponse.named("database");
    try {
      database.read(sql -> sql.fetch("select 1"));
      return answer.up().build();
    } catch (RuntimeException e) {
      return answer.down().build();
    }
  }
}
