package cz.kameny.cli;

import cz.kameny.engine.Bot;
import cz.kameny.engine.arena.Forfeit;
import cz.kameny.rules.GameSettings;
import cz.kameny.rules.Games;
import cz.kameny.rules.IllegalTurnException;
import cz.kameny.rules.NotationException;
import cz.kameny.rules.Play;
import cz.kameny.rules.Position;
import cz.kameny.rules.Rng;
import cz.kameny.rules.Rules;
import cz.kameny.rules.Turn;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/**
 * A program outside that plays: for each decision it reads one line {@code <game> <settings>
 * <position>}, the settings being {@code name=value} joined by commas, or {@code -} for the
 * defaults, and answers with one line, a turn or the position after it.
 *
 * <p>The program is started by a shell at its first decision and lives until {@link #close}, where
 * its input ends. A wrong answer, none in time, a line that was not asked for or the program's end
 * loses the game. After any of these the program is killed and started anew at the next decision:
 * nothing that it still writes can be taken for an answer in another game.
 */
final class OutsideBot<P extends Position, T extends Turn> implements Bot<P, T>, AutoCloseable {
  /** What an answer may take when no time is given. */
  static final long USUAL_ANSWER_MILLIS = 10_000;

  /**
   * What the first answer after a start may take besides: an interpreter, libraries and tables are
   * loaded then, which says nothing about how long the program thinks.
   */
  static final long START_MILLIS = 10_000;

  private final Rules<P, T> rules;
  private final String command;
  private final long millis;
  private final long startMillis;
  private final String prefix;

  /** Null before the first decision and after a fault. */
  private OutsideProgram program;

  /**
   * A player.
   *
   * @param command as a shell reads it
   * @param millis how long an answer may take
   * @param startMillis how much longer the first answer after a start may take
   */
  OutsideBot(Rules<P, T> rules, String command, long millis, long startMillis) {
    this.rules = rules;
    this.command = command;
    this.millis = millis;
    this.startMillis = startMillis;
    StringBuilder settings = new StringBuilder();
    GameSettings defaults = Games.settings(rules.settings().game(), Map.of());
    rules
        .settings()
        .asMap()
        .forEach(
            (name, value) -> {
              if (!value.equals(defaults.asMap().get(name))) {
                settings.append(settings.isEmpty() ? "" : ",").append(name).append('=');
                settings.append(value);
              }
            });
    prefix = rules.settings().game() + " " + (settings.isEmpty() ? "-" : settings) + " ";
  }

  @Override
  public T choose(List<P> history, Rng rng) {
    P position = history.get(history.size() - 1);
    try {
      return read(position, ask(prefix + position));
    } catch (Forfeit e) {
      stop();
      throw e;
    } catch (InterruptedException e) {
      stop();
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e); // The whole match is called off.
    }
  }

  /** Ends the program, which sees the end of its input first. */
  @Override
  public void close() {
    if (program != null) {
      program.close();
      program = null;
    }
  }

  private void stop() {
    if (program != null) {
      program.kill();
      program = null;
    }
  }

  private String ask(String question) throws InterruptedException {
    OutsideProgram.Heard heard = null;
    long limit = millis;
    if (program == null) {
      start();
      limit += startMillis;
    } else {
      heard = program.unasked();
      if (heard instanceof OutsideProgram.Line line) {
        throw new Forfeit(
            "more than one line", quoted(line.text()) + " came before it was asked " + question);
      }
    }
    if (heard == null) {
      heard = program.ask(question, limit);
    }
    if (heard instanceof OutsideProgram.Line line) {
      return line.text();
    }
    if (heard instanceof OutsideProgram.TooLong line) {
      throw new Forfeit(
          "a line of more than " + OutsideProgram.MOST_CHARACTERS + " characters",
          quoted(line.start()));
    }
    if (heard instanceof OutsideProgram.Gone) {
      throw new Forfeit("program gone", "asked " + question);
    }
    throw new Forfeit(
        (limit == millis ? "no answer in " : "no first answer in ") + limit + " ms",
        "asked " + question);
  }

  private void start() {
    try {
      program = new OutsideProgram(command);
    } catch (IOException e) {
      throw new Forfeit("program not started", Main.oneLine(String.valueOf(e.getMessage())));
    }
  }

  /** A turn, or the position after one. */
  private T read(P position, String answer) {
    String text = answer.trim();
    try {
      T turn = rules.parseTurn(text);
      rules.play(position, turn);
      return turn;
    } catch (NotationException | IllegalTurnException asTurn) {
      for (Play<P, T> play : rules.legal(position)) {
        if (play.after().toString().equals(text)) {
          return play.turn();
        }
      }
      throw new Forfeit("wrong answer", quoted(text) + " to " + position);
    }
  }

  private static String quoted(String text) {
    return "'" + Main.oneLine(Lines.beginning(text)) + "'";
  }
}
