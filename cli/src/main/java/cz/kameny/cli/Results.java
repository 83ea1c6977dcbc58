package cz.kameny.cli;

import cz.kameny.rules.NotationException;
import cz.kameny.rules.Play;
import cz.kameny.rules.Position;
import cz.kameny.rules.Rules;
import cz.kameny.rules.Turn;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The results of a position as text, sorted by the position they lead to. */
final class Results {
  /**
   * One result.
   *
   * @param turn a turn that leads to it
   * @param position the position after it
   */
  record Result(String turn, String position) {}

  private static final Comparator<Result> BY_POSITION =
      Comparator.comparing(Result::position).thenComparing(Result::turn);

  private Results() {}

  /**
   * Every distinct result; none when the game is over.
   *
   * @throws NotationException when the text is no position, an impossible one, or one whose dice
   *     are missing
   */
  static <P extends Position, T extends Turn> List<Result> of(Rules<P, T> rules, String text) {
    P position = rules.parsePosition(text);
    if (rules.needsRoll(position)) {
      throw new NotationException("a space and two dice, each a digit 1-6", text, text.length());
    }
    List<Result> results = new ArrayList<>();
    for (Play<P, T> play : rules.legal(position)) {
      results.add(new Result(play.turn().toString(), play.after().toString()));
    }
    results.sort(BY_POSITION);
    return results;
  }
}
