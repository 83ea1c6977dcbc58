package cz.kameny.cli;

import cz.kameny.rules.IllegalTurnException;
import cz.kameny.rules.NotationException;
import cz.kameny.rules.Play;
import cz.kameny.rules.Turn;
import cz.kameny.rules.tables.Refused;
import cz.kameny.rules.tables.Step;
import cz.kameny.rules.tables.TablesPosition;
import cz.kameny.rules.tables.TablesRules;
import cz.kameny.rules.tables.TablesTurn;
import cz.kameny.rules.tables.TurnComposer;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A turn of a dice game: a whole turn on one line is played at once; steps one after the other are
 * shown on the board, can be undone, and are confirmed in the end.
 */
final class TablesComposition implements Composition {
  /** Whole turns listed at most; a double has thousands. */
  private static final int SHOWN = 40;

  private final TablesRules rules;
  private final TablesPosition position;
  private final Messages messages;
  private final TurnComposer composer;

  TablesComposition(TablesRules rules, TablesPosition position, Messages messages) {
    this.rules = rules;
    this.position = position;
    this.messages = messages;
    this.composer = new TurnComposer(rules, position);
  }

  @Override
  public TablesPosition current() {
    return composer.current();
  }

  @Override
  public String prompt() {
    return composer.isComplete()
        ? composer.turn().toString()
        : composer.numbers().stream()
            .filter(use -> !use.used())
            .map(use -> Integer.toString(use.value()))
            .collect(Collectors.joining(" "));
  }

  @Override
  public List<String> moves() {
    if (composer.isComplete()) {
      return List.of(messages.of("complete", composer.turn()));
    }
    Set<String> steps = new LinkedHashSet<>();
    composer.options().forEach(option -> steps.add(option.step().toString()));
    List<String> lines = new ArrayList<>();
    lines.add(messages.of("moves.next", String.join(" ", steps)));
    if (composer.steps().isEmpty()) {
      List<Play<TablesPosition, TablesTurn>> plays = rules.legal(position);
      String shown =
          plays.stream()
              .limit(SHOWN)
              .map(play -> play.turn().toString())
              .collect(Collectors.joining(", "));
      String more = plays.size() > SHOWN ? ", " + messages.of("moves.more") : "";
      lines.add(messages.of("moves.whole", plays.size(), shown + more));
    }
    return lines;
  }

  @Override
  public String help() {
    return messages.of("help.tables");
  }

  @Override
  public Optional<Turn> enter(String text) throws Refusal {
    int equals = text.indexOf('=');
    int die = 0;
    if (equals >= 0 && text.length() == equals + 2) {
      die = text.charAt(equals + 1) - '0';
    }
    TablesTurn typed;
    try {
      typed = rules.parseTurn(die > 0 ? text.substring(0, equals) : text);
    } catch (NotationException e) {
      throw new Refusal(messages.of("not.understood", text));
    }
    boolean fresh = composer.steps().isEmpty();
    if (fresh && die == 0 && isLegal(typed)) {
      return Optional.of(typed);
    }
    if (typed.isPass()) {
      throw new Refusal(messages.of("incomplete"));
    }
    int before = composer.steps().size();
    try {
      for (Step step : typed.steps()) {
        play(step, die);
      }
    } catch (Refusal e) {
      while (composer.steps().size() > before) {
        composer.undo();
      }
      throw e;
    }
    return fresh && composer.isComplete() ? Optional.of(composer.turn()) : Optional.empty();
  }

  private boolean isLegal(TablesTurn turn) {
    try {
      rules.play(position, turn);
      return true;
    } catch (IllegalTurnException e) {
      return false; // Perhaps a part of a turn; the composer will say what is wrong if not.
    }
  }

  /** Never picks one of two numbers by itself: which one is left decides what may follow. */
  private void play(Step step, int die) throws Refusal {
    List<TurnComposer.Option> fitting =
        composer.options().stream()
            .filter(
                option ->
                    option.step().from() == step.from()
                        && option.step().to() == step.to()
                        && (die == 0 || option.die() == die))
            .toList();
    if (fitting.size() > 1) {
      String choices =
          fitting.stream()
              .map(option -> step + "=" + option.die())
              .collect(Collectors.joining(", "));
      throw new Refusal(messages.of("which.die", step, choices));
    }
    if (fitting.isEmpty()) {
      if (composer.isComplete()) {
        throw new Refusal(messages.of("complete", composer.turn()));
      }
      Refused why = composer.whyNot(step);
      throw new Refusal(
          messages.of("refused", step, messages.of("refused." + why.why().text()), why.clause()));
    }
    composer.play(fitting.get(0));
  }

  @Override
  public Turn confirm() throws Refusal {
    if (!composer.isComplete()) {
      throw new Refusal(messages.of("incomplete"));
    }
    return composer.turn();
  }

  @Override
  public boolean undo() {
    boolean can = !composer.steps().isEmpty();
    composer.undo();
    return can;
  }
}
