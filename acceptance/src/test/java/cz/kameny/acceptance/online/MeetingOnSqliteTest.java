package cz.kameny.acceptance.online;

/** {@link MeetingTests} on the embedded SQLite. */
class MeetingOnSqliteTest extends MeetingTests {
  @Override
  boolean onPostgres() {
    return false;
  }
}
