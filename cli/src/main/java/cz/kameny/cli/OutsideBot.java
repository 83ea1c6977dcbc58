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
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * A program outside that plays: for each decision it reads one line {@code <game> <settings>
 * <position>}, the settings being {@code name=value} joined by commas, or {@code -} for the
 * defaults, and answers with one line, a turn or the position after it.
 *
 * <p>The program is started by a shell at its first decision and lives until this process ends. A
 * wrong answer, none in time or the program's end loses the game; after an answer that did not come
 * in time the program is started anew, so that a late one cannot be taken for the next.
 */
final class OutsideBot<P extends Position, T extends Turn> implements Bot<P, T> {
  private static final String GONE = "\u0000";

  private final Rules<P, T> rules;
  private final String command;
  private final long millis;
  private final String prefix;

  /** Also read when the whole program ends, by another thread. */
  private volatile Process process;

  private BufferedWriter questions;
  private BlockingQueue<String> answers;

  /**
   * A player.
   *
   * @param command as a shell reads it
   * @param millis how long an answer may take
   */
  OutsideBot(Rules<P, T> rules, String command, long millis) {
    this.rules = rules;
    this.command = command;
    this.millis = millis;
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
    Runtime.getRuntime().addShutdownHook(new Thread(this::stop));
  }

  @Override
  public T choose(List<P> history, Rng rng) {
    P position = history.get(history.size() - 1);
    return read(position, ask(prefix + position));
  }

  private String ask(String question) {
    try {
      if (process == null || !process.isAlive()) {
        start();
      }
      questions.write(question + "\n");
      questions.flush();
    } catch (IOException e) {
      stop();
      throw new Forfeit("program gone");
    }
    try {
      String answer = answers.poll(millis, TimeUnit.MILLISECONDS);
      if (answer == null) {
        stop();
        throw new Forfeit("no answer in " + millis + " ms");
      }
      if (answer.equals(GONE)) {
        stop();
        throw new Forfeit("program gone");
      }
      return answer;
    } catch (InterruptedException e) {
      stop();
      Thread.currentThread().interrupt();
      throw new Forfeit("interrupted");
    }
  }

  private void start() throws IOException {
    process =
        new ProcessBuilder("/bin/sh", "-c", command)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    Process own = process;
    questions =
        new BufferedWriter(new OutputStreamWriter(own.getOutputStream(), StandardCharsets.UTF_8));
    BlockingQueue<String> queue = new LinkedBlockingQueue<>();
    answers = queue;
    Thread reader = new Thread(() -> listen(own, queue), "outside-player");
    reader.setDaemon(true);
    reader.start();
  }

  private static void listen(Process process, BlockingQueue<String> queue) {
    try (BufferedReader in =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        queue.add(line);
      }
    } catch (IOException e) {
      // The program's end, which is told below.
    }
    queue.add(GONE);
  }

  private void stop() {
    Process running = process;
    if (running != null) {
      // The shell's children too: left alone they would keep this program's standard error open.
      running.descendants().forEach(ProcessHandle::destroyForcibly);
      running.destroyForcibly();
      process = null;
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
      String shown = text.length() > 60 ? text.substring(0, 60) + "…" : text;
      throw new Forfeit("wrong answer '" + Main.oneLine(shown) + "' to " + position);
    }
  }
}
