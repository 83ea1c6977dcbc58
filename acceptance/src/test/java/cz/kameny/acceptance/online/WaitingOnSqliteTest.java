package cz.kameny.acceptance.online;

/** {@link WaitingTests} on the embedded SQLite. */
class WaitingOnSqliteTest extends WaitingTests {
  @Override
  boolean onPostgres() {
    return false;
  }
}
