package cz.kameny.cli;

import cz.kameny.cli.files.NetFiles;
import cz.kameny.engine.Bot;
import cz.kameny.engine.Bots;
import cz.kameny.engine.Clock;
import cz.kameny.rules.GameId;
import cz.kameny.rules.NotationException;
import cz.kameny.rules.Position;
import cz.kameny.rules.Rules;
import cz.kameny.rules.Turn;
import java.nio.file.Path;

/** A player as named on the command line. */
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
   * @param files what was in the files when the player was named
   */
  record OfNet(String file, int plies, NetFiles.Contents files) implements PlayerSpec {
    /** Can be typed again: a file whose name ends like a number of plies has one after it. */
    @Override
    public String toString() {
      boolean plain = plies == 0 && pliesAt(file) < 0;
      return "net:" + file + (plain ? "" : "@" + plies);
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
   * Reads a player; a person only where one can take part. Files that it names are read too: what
   * is wrong with them is known before anything begins.
   *
   * @throws NotationException when it is none, or the game has no such level
   * @throws cz.kameny.cli.files.WrongFileException when a file is not there or no net of the game
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
      return net(game, text);
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

  private static PlayerSpec net(GameId game, String text) {
    int at = pliesAt(text);
    if (at < 0) {
      return net(game, text.substring(4), 0);
    }
    String plies = text.substring(at + 1);
    if (!plies.equals("0") && !plies.equals("1") && !plies.equals("2")) {
      throw new NotationException(
          "net:<file>@0, @1 or @2 (after a file whose name ends so, another @0)", text, at + 1);
    }
    return net(game, text.substring(4, at), Integer.parseInt(plies));
  }

  private static PlayerSpec net(GameId game, String file, int plies) {
    return new OfNet(file, plies, NetFiles.open(game, Path.of(file)));
  }

  /**
   * Where the last @ stands if nothing but digits follow it, else it belongs to the file's name.
   */
  private static int pliesAt(String text) {
    int at = text.lastIndexOf('@');
    boolean digits = at >= 0 && at + 1 < text.length();
    for (int i = at + 1; i < text.length() && digits; i++) {
      digits = text.charAt(i) >= '0' && text.charAt(i) <= '9';
    }
    return digits ? at : -1;
  }

  /**
   * A new computer player of this kind; each is for one thread, and is {@link #dismiss dismissed}
   * in the end.
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
      long limit = millis > 0 ? millis : OutsideBot.USUAL_ANSWER_MILLIS;
      return new OutsideBot<>(rules, outside.command(), limit, OutsideBot.START_MILLIS);
    }
    throw new IllegalStateException("a person is no computer player");
  }

  /** Ends what a player of {@link #bot} has started. */
  static void dismiss(Bot<?, ?> bot) {
    if (bot instanceof OutsideBot<?, ?> outside) {
      outside.close();
    }
  }

  /** Whether a player uses tables of endings where they are there: the strongest, with a time. */
  default boolean usesTables(GameId game, long millis) {
    return millis > 0
        && (this instanceof OfNet
            || (this instanceof OfLevel level && level.number() == Bots.levels(game)));
  }
}
