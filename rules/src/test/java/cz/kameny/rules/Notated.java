package cz.kameny.rules;

import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;

/** Asks rules in the notation of the rule files and answers in it. */
public final class Notated {
  private Notated() {}

  /** The distinct positions a turn can end in, sorted. */
  public static List<String> results(Rules<?, ?> rules, String position) {
    return plays(rules, position).stream().map(play -> play.after().toString()).sorted().toList();
  }

  /** One turn for each result, sorted. */
  public static List<String> turns(Rules<?, ?> rules, String position) {
    return plays(rules, position).stream().map(play -> play.turn().toString()).sorted().toList();
  }

  private static <P extends Position, T extends Turn> List<Play<P, T>> plays(
      Rules<P, T> rules, String position) {
    return rules.legal(rules.parsePosition(position));
  }

  /** The position after a turn. */
  public static String after(Rules<?, ?> rules, String position, String turn) {
    return play(rules, position, turn);
  }

  private static <P extends Position, T extends Turn> String play(
      Rules<P, T> rules, String position, String turn) {
    return rules.play(rules.parsePosition(position), rules.parseTurn(turn)).toString();
  }

  /** The clause that forbids a turn; fails when it is allowed. */
  public static String refusedBy(Rules<?, ?> rules, String position, String turn) {
    IllegalTurnException refusal =
        catchThrowableOfType(IllegalTurnException.class, () -> play(rules, position, turn));
    if (refusal == null) {
      throw new AssertionError(turn + " is allowed in " + position);
    }
    return refusal.clause();
  }

  /** How the game stands in a position, as {@code FIRST all-off 1}, {@code draw …} or {@code -}. */
  public static String ending(Rules<?, ?> rules, String position) {
    return end(rules, position);
  }

  private static <P extends Position, T extends Turn> String end(
      Rules<P, T> rules, String position) {
    return rules
        .ending(rules.parsePosition(position))
        .map(
            ending ->
                ending.winner().map(winner -> winner.name()).orElse("draw")
                    + " "
                    + ending.reason().text()
                    + " "
                    + ending.stakes())
        .orElse("-");
  }
}
