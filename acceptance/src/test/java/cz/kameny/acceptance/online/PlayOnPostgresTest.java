package cz.kameny.acceptance.online;

/** {@link PlayTests} on PostgreSQL. */
class PlayOnPostgresTest extends PlayTests {
  @Override
  boolean onPostgres() {
    return true;
  }
}
