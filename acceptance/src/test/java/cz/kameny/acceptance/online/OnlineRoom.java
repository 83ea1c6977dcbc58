package cz.kameny.acceptance.online;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;

/** Shortcuts of the tests: tables, and two who sit down at one. */
final class OnlineRoom {
  private OnlineRoom() {}

  /** Two at a table. */
  record Two(Api a, Api b, Seated first, Seated second) implements AutoCloseable {
    String matchId() {
      return first.matchId();
    }

    /** The one whose turn it is. */
    Seated toMove() {
      return first.isMyTurn() ? first : second;
    }

    Seated waiting() {
      return first.isMyTurn() ? second : first;
    }

    @Override
    public void close() {
      first.line().close();
      second.line().close();
    }
  }

  /** Opens a table; its identifier. */
  static String open(Api owner, Map<String, ?> table) {
    return owner.ok("POST", "/api/tables", table).path("table").path("id").asText();
  }

  /** One opens a table, the other joins; the match. */
  static String begin(Api a, Api b, Map<String, ?> table) {
    String id = open(a, table);
    return b.ok("POST", "/api/tables/" + id + "/join", null).path("matchId").asText();
  }

  static Two sitDown(Api a, Api b, Map<String, ?> table) {
    String match = begin(a, b, table);
    Line lineA = Line.open(a);
    Line lineB = Line.open(b);
    return new Two(a, b, Seated.at(lineA, match, 1), Seated.at(lineB, match, 2));
  }

  /** Two guests at a casual table. */
  static Two guests(String address, Map<String, ?> table) {
    return sitDown(Api.guest(address), Api.guest(address), table);
  }

  /** Whether a message {@code presence} says that a seat is at the table. */
  static boolean isThere(JsonNode presence, String seat) {
    return presence.path("presence").path(seat).path("online").asBoolean();
  }

  /** Plays until somebody is to move in the first game. */
  static Two started(Two two) {
    Seated.play(two.first(), two.second(), 5);
    return two;
  }
}
