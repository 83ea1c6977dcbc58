package cz.kameny.browser;

import cz.kameny.rules.IllegalTurnException;
import cz.kameny.rules.NotationException;
import cz.kameny.rules.tables.Refused;
import cz.kameny.rules.tables.Side;
import cz.kameny.rules.tables.Step;
import cz.kameny.rules.tables.TablesPosition;
import cz.kameny.rules.tables.TablesRules;
import cz.kameny.rules.tables.TablesTurn;
import cz.kameny.rules.tables.TurnComposer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The turn of a dice game that a person is composing on the page: the rules' composer, the die that
 * is preferred, and both as JSON.
 */
final class ComposedTurn {
  /** A step as the page asked for it. */
  private record Wanted(Step step, int die) {
    boolean isMetBy(TurnComposer.Option option) {
      Step offered = option.step();
      return step.from() == offered.from()
          && step.to() == offered.to()
          && (!step.hit() || offered.hit())
          && (die == 0 || die == option.die());
    }
  }

  private final TablesRules rules;
  private final TurnComposer composer;
  private final StepJson steps;

  /** The whole turn when it can be played in one way only, else null. */
  private final String forced;

  /** The die to use where either would do; 0 for the left one as it fell. */
  private int preferred;

  /** How far {@link #follow} came in the longest line it tried, and what stopped it there. */
  private int reached;

  private IllegalTurnException stoppedBy;

  ComposedTurn(TablesRules rules, TablesPosition position) {
    this.rules = rules;
    this.composer = new TurnComposer(rules, position);
    this.steps = new StepJson(rules, position.turn());
    this.forced = forced(rules, position);
  }

  /**
   * The only result of a roll, as a turn. A double can have hundreds of thousands of results
   * (TP-4): there it is only followed as long as nothing is to be chosen.
   */
  private static String forced(TablesRules rules, TablesPosition position) {
    TurnComposer only = new TurnComposer(rules, position);
    if (only.isPass()) {
      return null;
    }
    if (!position.roll().isDouble()) {
      var legal = rules.legal(position);
      return legal.size() == 1 ? legal.get(0).turn().toString() : null;
    }
    while (!only.isComplete()) {
      if (only.options().size() != 1) {
        return null;
      }
      only.play(only.options().get(0));
    }
    return only.turn().toString();
  }

  /**
   * Plays steps written like {@code 24/21 21/15}, each with {@code :die} behind it where the die
   * matters; without it the preferred die is tried first.
   *
   * @throws NotationException when they are malformed
   * @throws IllegalTurnException when they cannot all be played; then none is
   */
  void play(String text) {
    List<Wanted> wanted = read(text);
    reached = -1;
    stoppedBy = null;
    if (!follow(wanted, 0)) {
      throw stoppedBy;
    }
  }

  private static List<Wanted> read(String text) {
    List<Wanted> wanted = new ArrayList<>();
    int at = 0;
    while (at <= text.length()) {
      int end = text.indexOf(' ', at);
      end = end < 0 ? text.length() : end;
      int colon = text.indexOf(':', at);
      int die = 0;
      if (colon >= 0 && colon < end) {
        die = colon + 2 == end ? text.charAt(colon + 1) - '0' : 0;
        if (die < 1 || die > 6) {
          throw new NotationException("a die 1-6 after the colon", text, colon + 1);
        }
      } else {
        colon = end;
      }
      for (Step step : TablesTurn.parse(text.substring(at, colon)).steps()) {
        wanted.add(new Wanted(step, die));
      }
      at = end + 1;
    }
    if (wanted.isEmpty() || wanted.size() > TablesTurn.MAX_STEPS) {
      throw new NotationException("1 to 8 steps", text, 0);
    }
    return wanted;
  }

  private boolean follow(List<Wanted> wanted, int at) {
    if (at == wanted.size()) {
      return true;
    }
    boolean offered = false;
    for (TurnComposer.Option option : options()) {
      if (wanted.get(at).isMetBy(option)) {
        offered = true;
        composer.play(option);
        if (follow(wanted, at + 1)) {
          return true;
        }
        composer.undo();
      }
    }
    if (!offered && at > reached) {
      reached = at;
      Step step = wanted.get(at).step();
      Refused why = composer.whyNot(step);
      stoppedBy = new IllegalTurnException(why.clause(), step + ": " + why.why().sentence());
    }
    return false;
  }

  /** Takes back the last step; without one nothing happens. */
  void undo() {
    composer.undo();
  }

  /**
   * Makes a die the left one, to be used where either would do.
   *
   * @throws NotationException when the roll does not show it
   */
  void prefer(int die) {
    for (TurnComposer.Use number : composer.numbers()) {
      if (number.value() == die) {
        preferred = die;
        return;
      }
    }
    throw new NotationException("a number of the roll", Integer.toString(die), 0);
  }

  /** What the composer offers, steps with the preferred die first. */
  private List<TurnComposer.Option> options() {
    List<TurnComposer.Option> options = new ArrayList<>(composer.options());
    options.sort((a, b) -> rank(a) - rank(b));
    return options;
  }

  private int rank(TurnComposer.Option option) {
    return option.die() == preferred ? 0 : 1;
  }

  private List<TurnComposer.Target> targets() {
    List<TurnComposer.Target> targets = new ArrayList<>(composer.targets());
    // Single steps stay first: nothing else may decide between them and the longer ones.
    targets.sort(
        (a, b) -> {
          int longer = a.options().size() - b.options().size();
          return longer != 0 ? longer : rank(a.options().get(0)) - rank(b.options().get(0));
        });
    return targets;
  }

  private List<TurnComposer.Use> numbers() {
    List<TurnComposer.Use> numbers = new ArrayList<>(composer.numbers());
    if (numbers.size() == 2 && numbers.get(1).value() == preferred) {
      Collections.reverse(numbers);
    }
    return numbers;
  }

  /** The whole of it: {@code TablesComposing}. */
  void write(Json json) {
    json.begin().put("kind", "tables").key("numbers").list();
    for (TurnComposer.Use number : numbers()) {
      json.begin().put("value", number.value()).put("used", number.used()).end();
    }
    json.endList().key("steps");
    writeSteps(json, steps, composer);
    json.key("board");
    new BoardJson(rules, composer.start()).write(json, composer.current());
    json.key("targets").list();
    for (TurnComposer.Target target : targets()) {
      write(json, target);
    }
    json.endList();
    json.put("complete", composer.isComplete()).put("pass", composer.isPass());
    json.put("turn", composer.turn().toString()).put("forced", forced).end();
  }

  private void write(Json json, TurnComposer.Target target) {
    steps.place(json.begin().key("from"), target.from());
    steps.place(json.key("to"), target.to());
    StringBuilder play = new StringBuilder();
    json.key("steps").list();
    for (TurnComposer.Option option : target.options()) {
      steps.write(json, option.step(), option.die());
      play.append(play.length() > 0 ? " " : "").append(option.step());
      play.append(':').append(option.die());
    }
    json.endList().put("play", play.toString()).end();
  }

  /** The steps of a whole turn with the numbers they use, as {@code StepView[]}. */
  static void writeSteps(Json json, TablesRules rules, TablesPosition before, TablesTurn turn) {
    TurnComposer composer = new TurnComposer(rules, before);
    composer.follow(turn.steps());
    writeSteps(json, new StepJson(rules, before.turn()), composer);
  }

  /** The steps a composer holds, as {@code StepView[]}. */
  private static void writeSteps(Json json, StepJson steps, TurnComposer composer) {
    List<Step> played = composer.steps();
    List<Integer> dice = composer.dice();
    json.list();
    for (int i = 0; i < played.size(); i++) {
      steps.write(json, played.get(i), dice.get(i));
    }
    json.endList();
  }

  /**
   * Why the stone on one place of the board cannot go to another, as {@code StepRefusal}.
   *
   * @throws NotationException when these are no places
   */
  String whyNot(String from, String to) {
    int start = steps.read(from);
    int end = steps.read(to);
    Json json = new Json().begin();
    for (TurnComposer.Option option : composer.options()) {
      if (option.step().from() == start && option.step().to() == end) {
        return json.put("why", null).put("clause", null).end().toString();
      }
    }
    if (start == Side.OFF || end > 24 || (start <= 24 && end >= start)) {
      // No number leads there in any game, so there is no step to ask the rules about.
      return json.put("why", "backward").put("clause", rules.wayClause()).end().toString();
    }
    return write(json, composer.whyNot(new Step(start, end, false)));
  }

  /**
   * Why no stone can leave a place of the board now, as {@code StepRefusal}; null when one can.
   *
   * @throws NotationException when this is no place
   */
  String whyStuck(String from) {
    return write(new Json().begin(), composer.whyStuck(steps.read(from)));
  }

  private static String write(Json json, Refused refused) {
    json.put("why", refused == null ? null : refused.why().text());
    return json.put("clause", refused == null ? null : refused.clause()).end().toString();
  }
}
