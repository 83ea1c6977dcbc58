package cz.kameny.cli;

import cz.kameny.engine.Bot;
import cz.kameny.engine.Bots;
import cz.kameny.engine.Clock;
import cz.kameny.rules.GameId;
import cz.kameny.rules.NotationException;
import cz.kameny.rules.Position;
import cz.kameny.rules.Rules;
import cz.kameny.rules.Turn;

/** A player as named on the command line. */
sealed interface PlayerSpec {
  /** What an outside program may take for an answer when no time is given. */
  long USUAL_ANSWER_MILLIS = 10_000;

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

  /** The greedy player of a dice game. */
  record Pips() implements PlayerSpec {
    @Override
    public String toString() {
      return "pips";
    }
  }

  /** Level 3 of the first players, kept to measure others by. */
  record First() implements PlayerSpec {
    @Override
    public String toString() {
      return "v0";
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
   * Nets from files.
   *
   * @param file the contact net, or that of the first phase; the others lie beside it
   * @param plies how far it looks, 0 to 2
   */
  record OfNet(String file, int plies) implements PlayerSpec {
    @Override
    public String toString() {
      return "net:" + file + (plies == 0 ? "" : "@" + plies);
    }
  }

  /**
   * An outside program.
   *
   * @param command as a shell reads it
   */
  record Outside(String command) implements PlayerSpec {
    @Override
    public String toString() {
      return "exec:" + command;
    }
  }

  /**
   * Reads a player; a person only where one can take part.
   *
   * @throws NotationException when it is none, or the game has no such level
   */
  static PlayerSpec parse(GameId game, String text, boolean humans) {
    if (text.equals("random")) {
      return new Random();
    }
    if (text.equals("v0")) {
      return new First();
    }
    if (humans && text.equals("human")) {
      return new Human();
    }
    if (text.startsWith("exec:") && text.length() > 5) {
      return new Outside(text.substring(5));
    }
    boolean dice = game != GameId.PRES_PALUBU;
    if (dice && text.equals("pips")) {
      return new Pips();
    }
    if (dice && text.startsWith("net:") && text.length() > 4) {
      return net(text);
    }
    int levels = Bots.levels(game);
    for (int level = 1; level <= levels; level++) {
      if (text.equals("level:" + level)) {
        return new OfLevel(level);
      }
    }
    throw new NotationException(
        "a player: "
            + (humans ? "human, " : "")
            + "random, v0, level:1 to level:"
            + levels
            + (dice ? ", pips, net:<file>[@<plies>]" : "")
            + " or exec:<command>",
        text,
        0);
  }

  private static PlayerSpec net(String text) {
    int at = text.lastIndexOf('@');
    if (at < 0) {
      return new OfNet(text.substring(4), 0);
    }
    String plies = text.substring(at + 1);
    if (!plies.equals("0") && !plies.equals("1") && !plies.equals("2")) {
      throw new NotationException("net:<file>@0, @1 or @2", text, at + 1);
    }
    return new OfNet(text.substring(4, at), Integer.parseInt(plies));
  }

  /**
   * A new computer player of this kind; each is for one thread.
   *
   * @param millis how long a turn may take, for those whose strength depends on it, and for an
   *     outside program; 0 for as long as they usually take
   * @param clock what the time of those players is measured by; an outside program's is real time
   * @throws IllegalStateException for a person
   */
  default <P extends Position, T extends Turn> Bot<P, T> bot(
      Rules<P, T> rules, long millis, Clock clock) {
    if (this instanceof OfLevel level) {
      boolean top = level.number() == Bots.levels(rules.settings().game());
      return top && millis > 0 ? Bots.timed(rules, millis, clock) : Bots.of(rules, level.number());
    }
    if (this instanceof Random) {
      return Bots.random(rules);
    }
    if (this instanceof Pips) {
      return Bots.pips(rules);
    }
    if (this instanceof First) {
      return Bots.v0(rules);
    }
    if (this instanceof OfNet net) {
      return NetPlayer.of(rules, net, millis, clock);
    }
    if (this instanceof Outside outside) {
      return new OutsideBot<>(rules, outside.command(), millis > 0 ? millis : USUAL_ANSWER_MILLIS);
    }
    throw new IllegalStateException("a person is no computer player");
  }
}
