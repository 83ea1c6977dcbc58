package cz.kameny.acceptance.online;

/** {@link PlayTests} on the embedded SQLite. */
class PlayOnSqliteTest extends PlayTests {
  @Override
  boolean onPostgres() {
    return false;
  }
}
