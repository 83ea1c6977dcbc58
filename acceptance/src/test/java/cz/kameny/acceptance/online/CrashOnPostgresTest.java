package cz.kameny.acceptance.online;

/** {@link CrashTests} on PostgreSQL. */
class CrashOnPostgresTest extends CrashTests {
  @Override
  boolean onPostgres() {
    return true;
  }
}
