package cz.kameny.server.socket;

import cz.kameny.server.account.Caller;
import cz.kameny.server.account.Sessions;
import io.quarkus.websockets.next.HttpUpgradeCheck;
import io.smallrye.mutiny.Uni;
import io.vertx.core.http.HttpServerRequest;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;

/** Lets only those open a socket who are signed in, and only from our own pages or with a token. */
@Singleton
final class Handshake implements HttpUpgradeCheck {
  private final Sessions sessions;

  @Inject
  Handshake(Sessions sessions) {
    this.sessions = sessions;
  }

  @Override
  public Uni<CheckResult> perform(HttpUpgradeContext context) {
    HttpServerRequest request = context.httpRequest();
    if (!Caller.isFromOwnPage(request)) {
      return CheckResult.rejectUpgrade(403);
    }
    String token = Caller.token(request);
    if (token == null) {
      return CheckResult.rejectUpgrade(401);
    }
    // Reads the database, so not on the thread that serves everybody.
    return Uni.createFrom()
        .item(() -> sessions.find(token, System.currentTimeMillis()).isPresent())
        .runSubscriptionOn(io.smallrye.mutiny.infrastructure.Infrastructure.getDefaultWorkerPool())
        .onItem()
        .transformToUni(
            known -> known ? CheckResult.permitUpgrade() : CheckResult.rejectUpgrade(401));
  }
}
