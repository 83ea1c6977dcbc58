package cz.kameny.cli;

import cz.kameny.rules.NotationException;
import cz.kameny.rules.Play;
import cz.kameny.rules.Turn;
import cz.kameny.rules.overboard.OverboardMove;
import cz.kameny.rules.overboard.OverboardPosition;
import cz.kameny.rules.overboard.OverboardRules;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A move of Přes palubu: typed and played at once. */
final class OverboardComposition implements Composition {
  private final OverboardRules rules;
  private final OverboardPosition position;
  private final Messages messages;

  OverboardComposition(OverboardRules rules, OverboardPosition position, Messages messages) {
    this.rules = rules;
    this.position = position;
    this.messages = messages;
  }

  @Override
  public OverboardPosition current() {
    return position;
  }

  @Override
  public String prompt() {
    return "";
  }

  @Override
  public List<String> moves() {
    List<Play<OverboardPosition, OverboardMove>> plays = rules.legal(position);
    String all =
        plays.stream()
            .map(play -> play.turn().toString())
            .sorted()
            .collect(Collectors.joining(" "));
    return List.of(messages.of("moves.whole", plays.size(), all));
  }

  @Override
  public String help() {
    return messages.of("help.overboard");
  }

  @Override
  public Optional<Turn> enter(String text) throws Refusal {
    OverboardMove move;
    try {
      move = rules.parseTurn(text);
    } catch (NotationException e) {
      throw new Refusal(messages.of("not.understood", text));
    }
    for (Play<OverboardPosition, OverboardMove> play : rules.legal(position)) {
      if (play.turn().equals(move)) {
        return Optional.of(move);
      }
    }
    if (move.isPass()) {
      throw new Refusal(messages.of("incomplete"));
    }
    var why = rules.refusal(position, move).orElseThrow();
    throw new Refusal(
        messages.of("refused", text, messages.of("refused." + why.text()), why.clause()));
  }

  @Override
  public Turn confirm() throws Refusal {
    throw new Refusal(messages.of("incomplete"));
  }

  @Override
  public boolean undo() {
    return false;
  }
}
