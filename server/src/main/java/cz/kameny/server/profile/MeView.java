package cz.kameny.server.profile;

import cz.kameny.server.ledger.Ledger;
import cz.kameny.server.play.MatchInfo;
import cz.kameny.server.rating.PersonView;
import java.util.List;
import java.util.Map;

/** Somebody to themselves (docs/protocol.md); of nobody, only the time. */
public record MeView(
    PersonView person,
    boolean admin,
    Ledger.Chips chips,
    Map<String, PersonView.RatingView> ratings,
    List<MatchInfo> matches,
    Map<String, Object> pairing,
    Map<String, Object> preferences,
    long serverTime) {}
