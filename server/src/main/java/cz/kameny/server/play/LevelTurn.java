package cz.kameny.server.play;

import cz.kameny.rules.Position;
import cz.kameny.rules.Rules;
import cz.kameny.rules.match.Seat;
import java.util.List;

/**
 * A turn that a level of the computer has to play.
 *
 * @param seq the last event, for {@link Matches#playLevel}
 * @param history positions of the game, the last is to be played
 */
public record LevelTurn(
    String matchId,
    int seq,
    Seat seat,
    int level,
    Rules<?, ?> rules,
    List<? extends Position> history) {}
