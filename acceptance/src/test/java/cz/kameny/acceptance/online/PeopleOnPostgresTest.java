package cz.kameny.acceptance.online;

/** {@link PeopleTests} on PostgreSQL. */
class PeopleOnPostgresTest extends PeopleTests {
  @Override
  boolean onPostgres() {
    return true;
  }
}
