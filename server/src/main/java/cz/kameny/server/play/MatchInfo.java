package cz.kameny.server.play;

import com.fasterxml.jackson.annotation.JsonProperty;
import cz.kameny.server.rating.PersonView;
import java.util.Map;

/** A match as clients are told (docs/protocol.md). */
public record MatchInfo(
    String id,
    String game,
    Map<String, String> settings,
    String clock,
    boolean rated,
    @JsonProperty("public") boolean isPublic,
    PerSeat<PersonView> seats,
    String you,
    String state,
    String head,
    int seq,
    long createdAt,
    Long endedAt,
    String phase,
    int gameNumber,
    PerSeat<Integer> score,
    String toAct,
    int watchers,
    String position,
    String previous,
    String next,
    Result result) {

  /** How a match ended. */
  public record Result(
      String winner, PerSeat<Integer> score, PerSeat<Long> chips, PerSeat<Change> ratings) {}

  /** What a match did to a rating, rounded. */
  public record Change(long before, long after) {}
}
