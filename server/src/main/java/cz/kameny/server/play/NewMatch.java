package cz.kameny.server.play;

import cz.kameny.rules.match.MatchSettings;
import cz.kameny.server.account.Person;

/**
 * A match two have agreed on.
 *
 * @param isPublic whether it stands in lists
 * @param previous the match it is a rematch of, or null
 */
public record NewMatch(
    MatchSettings settings,
    ClockSpec clock,
    boolean rated,
    boolean isPublic,
    Person a,
    Person b,
    String previous) {}
