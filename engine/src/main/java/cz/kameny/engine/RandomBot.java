package cz.kameny.engine;

import cz.kameny.rules.Play;
import cz.kameny.rules.Position;
import cz.kameny.rules.Rng;
import cz.kameny.rules.Rules;
import cz.kameny.rules.Turn;
import java.util.List;

/** Plays every distinct result with the same probability: the zero of the strength scale. */
final class RandomBot<P extends Position, T extends Turn> implements Bot<P, T> {
  private final Rules<P, T> rules;

  RandomBot(Rules<P, T> rules) {
    this.rules = rules;
  }

  @Override
  public T choose(List<P> history, Rng rng) {
    if (history.isEmpty()) {
      throw new IllegalArgumentException("a history of at least the position to play is needed");
    }
    List<Play<P, T>> plays = rules.legal(history.get(history.size() - 1));
    if (plays.isEmpty()) {
      throw new IllegalArgumentException("the game is over");
    }
    return plays.get(rng.nextInt(plays.size())).turn();
  }
}
