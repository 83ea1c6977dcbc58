package cz.kameny.cli;

import cz.kameny.engine.Bot;
import cz.kameny.engine.Clock;
import cz.kameny.engine.arena.Arena;
import cz.kameny.engine.arena.Openings;
import cz.kameny.rules.GameSettings;
import cz.kameny.rules.Games;
import cz.kameny.rules.Position;
import cz.kameny.rules.Rules;
import cz.kameny.rules.Turn;
import cz.kameny.rules.overboard.OverboardRules;

/**
 * Everything the games of a match depend on.
 *
 * @param settings the game and its settings
 * @param startGiven whether the start was chosen, instead of going round the layouts
 * @param a one player
 * @param b the other
 * @param seed dice, starts and noise come from it
 * @param millis how long a turn may take, 0 for as long as it usually does
 * @param tables the tables of endings that are there, if a player uses them, else empty
 */
record Contest(
    GameSettings settings,
    boolean startGiven,
    PlayerSpec a,
    PlayerSpec b,
    long seed,
    long millis,
    String tables) {
  /** An arena with players of its own, for one thread. */
  record Table(Arena<?, ?> arena, Bot<?, ?> a, Bot<?, ?> b) implements AutoCloseable {
    @Override
    public void close() {
      PlayerSpec.dismiss(a);
      PlayerSpec.dismiss(b);
    }
  }

  /** A new arena with its players. */
  Table table() {
    return table(rules());
  }

  /** The rules of its games. */
  Rules<?, ?> rules() {
    return Games.rules(settings);
  }

  @SuppressWarnings("unchecked") // the rules of Přes palubu have its positions
  private <P extends Position, T extends Turn> Table table(Rules<P, T> rules) {
    Openings<P> openings =
        rules instanceof OverboardRules overboard && !startGiven
            ? (Openings<P>) Openings.overboard(overboard, seed)
            : Openings.ofSettings(rules);
    Clock clock = new ProcessorTime();
    Bot<P, T> one = a.bot(rules, millis, clock);
    Bot<P, T> other = b.bot(rules, millis, clock);
    return new Table(
        new Arena<>(rules, openings, one, other, seed, Arena.USUAL_TURN_LIMIT), one, other);
  }

  /** The settings in one line; for the going round of starts {@code start=*}. */
  String settingsLine() {
    StringBuilder out = new StringBuilder();
    settings
        .asMap()
        .forEach(
            (name, value) -> {
              boolean round = name.equals("start") && !startGiven;
              out.append(out.isEmpty() ? "" : " ").append(name).append('=');
              out.append(round ? "*" : value);
            });
    return out.toString();
  }
}
