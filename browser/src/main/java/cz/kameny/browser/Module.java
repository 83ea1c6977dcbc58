package cz.kameny.browser;

import org.teavm.jso.JSExport;

/**
 * What the worker sees: the exported functions of the WebAssembly module, by the names and with the
 * answers of {@code web/src/module/protocol.ts}. All the work is in {@link Calls}, which also runs
 * on the JVM.
 */
public final class Module {
  private static final Calls CALLS = new Calls();

  private Module() {}

  /** Entry that TeaVM starts from; the exported functions are the whole of the module. */
  public static void main(String[] args) {}

  /** Version, games, their settings and levels. */
  @JSExport
  public static String about() {
    return CALLS.about();
  }

  /** Hands over the file of a net that a call said was missing, in Base64. */
  @JSExport
  public static String provide(String net, String base64) {
    return CALLS.provide(net, base64);
  }

  /** Starts a match and makes it the current one. */
  @JSExport
  public static String create(String game, String settings, String nameA, String nameB) {
    return CALLS.create(game, settings, nameA, nameB);
  }

  /** Makes the match of a log the current one. */
  @JSExport
  public static String open(String log) {
    return CALLS.open(log);
  }

  /** Applies one event line and what follows from it by itself. */
  @JSExport
  public static String apply(String event) {
    return CALLS.apply(event);
  }

  /** Plays steps of the turn being composed. */
  @JSExport
  public static String step(String steps) {
    return CALLS.step(steps);
  }

  /** Takes back the last composed step. */
  @JSExport
  public static String undo() {
    return CALLS.undo();
  }

  /** Makes a die the one to use where either would do. */
  @JSExport
  public static String preferDie(int value) {
    return CALLS.preferDie(value);
  }

  /** Why a stone cannot go from one place of the board to another. */
  @JSExport
  public static String why(String from, String to) {
    return CALLS.why(from, to);
  }

  /** Why no stone can leave a place of the board. */
  @JSExport
  public static String stuck(String from) {
    return CALLS.stuck(from);
  }

  /** Whether the computer agrees to the draw it is offered in the current match. */
  @JSExport
  public static String answerDraw(int level) {
    return CALLS.answerDraw(level);
  }

  /** The computer's turn in the current match. */
  @JSExport
  public static String choose(int level, double seed) {
    return CALLS.choose(level, seed);
  }

  /** All stops of a match for its replay; the current match stays as it is. */
  @JSExport
  public static String frames(String log) {
    return CALLS.frames(log);
  }

  /** Every distinct result in a position, as on the command line. */
  @JSExport
  public static String legal(String game, String settings, String position) {
    return CALLS.legal(game, settings, position);
  }

  /** The computer's turn in a bare position. */
  @JSExport
  public static String best(String game, String settings, String position, int level, double seed) {
    return CALLS.best(game, settings, position, level, seed);
  }

  /** A single position with what may be played in it, to be studied instead of a match. */
  @JSExport
  public static String study(String game, String settings, String position) {
    return CALLS.study(game, settings, position);
  }

  /** What a turn would make of the current position; nothing changes. */
  @JSExport
  public static String outcome(String turn) {
    return CALLS.outcome(turn);
  }

  /** The board a game with these settings starts from. */
  @JSExport
  public static String preview(String game, String settings) {
    return CALLS.preview(game, settings);
  }
}
