package cz.kameny.server.profile;

import cz.kameny.server.account.Sessions.Session;

/** A session to its owner. */
public record SessionView(String id, long createdAt, long seenAt, String agent, boolean current) {
  static SessionView of(Session session) {
    return of(session, "");
  }

  static SessionView of(Session session, String current) {
    return new SessionView(
        session.id(),
        session.createdAt(),
        session.seenAt(),
        session.agent(),
        session.id().equals(current));
  }
}
