package cz.kameny.rules;

import cz.kameny.rules.match.Match;
import cz.kameny.rules.match.MatchEvent;
import cz.kameny.rules.match.MatchSettings;
import cz.kameny.rules.match.Seat;
import cz.kameny.rules.tables.TablesPosition;
import cz.kameny.rules.tables.TablesRules;
import cz.kameny.rules.tables.TurnComposer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Random legal play for the tests: turns, games and whole matches. */
public final class RandomPlay {
  /** Longer than any random game of these rules takes by orders of magnitude. */
  public static final int MAX_TURNS = 20_000;

  private RandomPlay() {}

  /** Settings of a match from text such as {@code head=both length=3}. */
  public static MatchSettings settings(GameId game, String text) {
    return MatchSettings.of(game, Games.parseSettings(text));
  }

  /** The rules of a game under settings such as {@code head=both last-roll=on}. */
  public static Rules<?, ?> rules(GameId game, String text) {
    return Games.rules(Games.settings(game, Games.parseSettings(text)));
  }

  /** The rules of a dice game under such settings. */
  public static TablesRules tables(GameId game, String text) {
    return (TablesRules) rules(game, text);
  }

  /** A random element. */
  public static <X> X pick(List<X> list, Rng rng) {
    return list.get(rng.nextInt(list.size()));
  }

  /** A composer with a whole random turn of this position, which has its dice. */
  public static TurnComposer compose(TablesRules rules, TablesPosition position, Rng rng) {
    TurnComposer composer = new TurnComposer(rules, position);
    while (!composer.isComplete()) {
      composer.play(pick(composer.options(), rng));
    }
    return composer;
  }

  /**
   * Plays one random game of a dice game from its start.
   *
   * @param seen is given every position with its dice
   * @return the final position
   */
  public static TablesPosition game(TablesRules rules, Rng rng, Consumer<TablesPosition> seen) {
    TablesPosition position = rules.start(1);
    for (int turn = 0; turn < MAX_TURNS; turn++) {
      if (rules.ending(position).isPresent()) {
        return position;
      }
      TablesPosition rolled = rules.withRoll(position, rng.nextRoll());
      seen.accept(rolled);
      position = compose(rules, rolled, rng).finish();
    }
    throw new AssertionError("a game without end: " + position);
  }

  /** The log of a whole random match; now and then a seat resigns, offers a draw or flags. */
  public static List<MatchEvent> match(MatchSettings settings, Rng rng, boolean withAgreements) {
    List<MatchEvent> log = new ArrayList<>();
    MatchEvent.Created created = new MatchEvent.Created(settings, "Anna", "Bořek");
    log.add(created);
    Match match = Match.start(created);
    for (int i = 0; match.phase() != Match.Phase.OVER; i++) {
      if (i > 25 * MAX_TURNS) {
        throw new AssertionError("a match without end");
      }
      MatchEvent event = next(match, rng, withAgreements);
      match = match.apply(event);
      log.add(event);
    }
    return log;
  }

  private static MatchEvent next(Match match, Rng rng, boolean withAgreements) {
    if (match.due().isPresent()) {
      return match.due().get();
    }
    if (match.phase() == Match.Phase.OPENING) {
      return new MatchEvent.OpeningRoll(1 + rng.nextInt(6), 1 + rng.nextInt(6));
    }
    if (withAgreements && rng.nextInt(40) == 0) {
      return agreement(match, rng);
    }
    if (match.phase() == Match.Phase.ROLL) {
      return new MatchEvent.Rolled(rng.nextRoll());
    }
    return new MatchEvent.TurnPlayed(turn(match.rules(), match.position().orElseThrow(), rng));
  }

  private static MatchEvent agreement(Match match, Rng rng) {
    Seat seat = rng.nextInt(2) == 0 ? Seat.A : Seat.B;
    if (rng.nextInt(20) == 0) {
      return new MatchEvent.Resigned(seat);
    }
    if (rng.nextInt(20) == 0) {
      return new MatchEvent.TimedOut(match.toAct().orElseThrow());
    }
    if (match.drawOffer().isPresent()) {
      Seat answering = match.drawOffer().get().other();
      return rng.nextInt(4) == 0
          ? new MatchEvent.DrawAgreed(answering)
          : new MatchEvent.DrawDeclined(answering);
    }
    return match.hasDrawsByAgreement()
        ? new MatchEvent.DrawOffered(seat)
        : new MatchEvent.Resigned(seat);
  }

  private static Turn turn(Rules<?, ?> rules, Position position, Rng rng) {
    if (rules instanceof TablesRules tables && position instanceof TablesPosition rolled) {
      return compose(tables, rolled, rng).turn();
    }
    return overboardTurn(rules, position, rng);
  }

  private static <P extends Position, T extends Turn> Turn overboardTurn(
      Rules<P, T> rules, Position position, Rng rng) {
    return pick(rules.legal(rules.parsePosition(position.toString())), rng).turn();
  }

  /** Every combination of the values a game's settings may take, as text. */
  public static List<String> everySetting(GameId game) {
    List<Map<String, String>> all = List.of(Map.of());
    for (Map.Entry<String, List<String>> choice : Games.choices(game).entrySet()) {
      List<Map<String, String>> longer = new ArrayList<>();
      for (Map<String, String> settings : all) {
        for (String value : choice.getValue()) {
          Map<String, String> with = new LinkedHashMap<>(settings);
          with.put(choice.getKey(), value);
          longer.add(with);
        }
      }
      all = longer;
    }
    return all.stream()
        .map(
            map ->
                map.entrySet().stream()
                    .map(entry -> entry.getKey() + "=" + entry.getValue())
                    .reduce((a, b) -> a + " " + b)
                    .orElse("-"))
        .toList();
  }
}
