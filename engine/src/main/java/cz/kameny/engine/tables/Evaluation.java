package cz.kameny.engine.tables;

import cz.kameny.rules.Rng;

/** What a position after a turn is worth; one for each of the dice games. */
interface Evaluation {
  /**
   * The stakes the side that has just played can expect, −2…2 (or −1…1 where no win is worth two),
   * while the game goes on.
   */
  double value(Board board);

  /**
   * Blurs the judgement from now on, until it is blurred again: every weight is changed a little,
   * so that some things seem better and others worse than they are, the same for all candidates of
   * a turn. The number of candidates does not matter, as it would with noise on each of them.
   *
   * @param amount 0 is the true judgement, 1 changes a weight by about its own size
   */
  void blur(double amount, Rng rng);
}
