package cz.kameny.acceptance.online;

/** {@link WaitingTests} on PostgreSQL. */
class WaitingOnPostgresTest extends WaitingTests {
  @Override
  boolean onPostgres() {
    return true;
  }
}
