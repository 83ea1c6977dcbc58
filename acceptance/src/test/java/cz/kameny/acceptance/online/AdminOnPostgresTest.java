package cz.kameny.acceptance.online;

/** {@link AdminTests} on PostgreSQL. */
class AdminOnPostgresTest extends AdminTests {
  @Override
  boolean onPostgres() {
    return true;
  }
}
