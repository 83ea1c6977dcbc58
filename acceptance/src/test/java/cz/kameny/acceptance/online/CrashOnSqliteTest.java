package cz.kameny.acceptance.online;

/** {@link CrashTests} on the embedded SQLite. */
class CrashOnSqliteTest extends CrashTests {
  @Override
  boolean onPostgres() {
    return false;
  }
}
