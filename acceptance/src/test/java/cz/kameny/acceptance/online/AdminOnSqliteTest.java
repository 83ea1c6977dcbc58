package cz.kameny.acceptance.online;

/** {@link AdminTests} on the embedded SQLite. */
class AdminOnSqliteTest extends AdminTests {
  @Override
  boolean onPostgres() {
    return false;
  }
}
