package cz.kameny.server.lobby;

import cz.kameny.server.rating.PersonView;
import java.util.Map;

/** A table as clients are told (docs/protocol.md). */
public record TableView(
    String id,
    String game,
    Map<String, String> settings,
    String clock,
    boolean rated,
    String access,
    PersonView owner,
    long createdAt,
    long worstCase) {}
