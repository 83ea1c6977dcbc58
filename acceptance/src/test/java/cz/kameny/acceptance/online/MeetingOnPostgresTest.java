package cz.kameny.acceptance.online;

/** {@link MeetingTests} on PostgreSQL. */
class MeetingOnPostgresTest extends MeetingTests {
  @Override
  boolean onPostgres() {
    return true;
  }
}
