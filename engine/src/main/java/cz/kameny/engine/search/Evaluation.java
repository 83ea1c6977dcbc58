package cz.kameny.engine.search;

import cz.kameny.rules.overboard.Deck;

/** What a quiet position is worth. */
interface Evaluation {
  /**
   * The value of a position in which both sides have figures to the side to move, in hundredths of
   * a figure, within ±{@link Scores#EVALUATION}. Exchanging the colours and turning the raft round
   * changes nothing.
   */
  int of(Deck deck);
}
