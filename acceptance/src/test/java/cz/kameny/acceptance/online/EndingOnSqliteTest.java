package cz.kameny.acceptance.online;

/** {@link EndingTests} on the embedded SQLite. */
class EndingOnSqliteTest extends EndingTests {
  @Override
  boolean onPostgres() {
    return false;
  }
}
