package cz.kameny.acceptance.online;

/** {@link PeopleTests} on the embedded SQLite. */
class PeopleOnSqliteTest extends PeopleTests {
  @Override
  boolean onPostgres() {
    return false;
  }
}
