package cz.kameny.cli;

import cz.kameny.engine.Bot;
import cz.kameny.engine.Bots;
import cz.kameny.rules.GameId;
import cz.kameny.rules.NotationException;
import cz.kameny.rules.Position;
import cz.kameny.rules.Rules;
import cz.kameny.rules.Turn;

/** A player as named on the command line: a person, random play or a level of the computer. */
sealed interface PlayerSpec {
  /** A person at this terminal. */
  record Human() implements PlayerSpec {
    @Override
    public String toString() {
      return "human";
    }
  }

  /** Plays every result with the same probability. */
  record Random() implements PlayerSpec {
    @Override
    public String toString() {
      return "random";
    }
  }

  /**
   * A level of the computer.
   *
   * @param number from 1, the weakest
   */
  record OfLevel(int number) implements PlayerSpec {
    @Override
    public String toString() {
      return "level:" + number;
    }
  }

  /**
   * Reads {@code random} or {@code level:<n>}, and a person where one can take part.
   *
   * @throws NotationException when it is none of these, or the game has no such level
   */
  static PlayerSpec parse(GameId game, String text, boolean humans) {
    if (text.equals("random")) {
      return new Random();
    }
    if (humans && text.equals("human")) {
      return new Human();
    }
    int levels = Bots.levels(game);
    for (int level = 1; level <= levels; level++) {
      if (text.equals("level:" + level)) {
        return new OfLevel(level);
      }
    }
    throw new NotationException(
        "a player: " + (humans ? "human, " : "") + "random or level:1 to level:" + levels, text, 0);
  }

  /**
   * A new computer player of this kind; each is for one thread.
   *
   * @throws IllegalStateException for a person
   */
  default <P extends Position, T extends Turn> Bot<P, T> bot(Rules<P, T> rules) {
    if (this instanceof OfLevel level) {
      return Bots.of(rules, level.number());
    }
    if (this instanceof Random) {
      return Bots.random(rules);
    }
    throw new IllegalStateException("a person is no computer player");
  }
}
