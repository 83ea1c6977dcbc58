package cz.kameny.acceptance.online;

/** {@link EndingTests} on PostgreSQL. */
class EndingOnPostgresTest extends EndingTests {
  @Override
  boolean onPostgres() {
    return true;
  }
}
