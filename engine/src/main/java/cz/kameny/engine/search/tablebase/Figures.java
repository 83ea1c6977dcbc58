package cz.kameny.engine.search.tablebase;

import cz.kameny.rules.overboard.Deck;

/** Which positions a table is of. Immutable. */
final class Figures {
  /** Three or four figures, captains or not. */
  static final Figures ANY_FOUR = new Figures(4, 2);

  /** Three to five figures, none of them a captain. */
  static final Figures PLAIN_FIVE = new Figures(5, 1);

  /** Fewest figures of a position: with two the game is over. */
  static final int FEWEST = 3;

  private final int most;
  private final int bits;
  private final int[] base;
  private final PointSets[] sets;

  private Figures(int most, int bits) {
    this.most = most;
    this.bits = bits;
    base = new int[most + 2];
    sets = new PointSets[most + 1];
    for (int n = FEWEST; n <= most; n++) {
      sets[n] = new PointSets(n);
      base[n + 1] = base[n] + (sets[n].count() << bits * n);
    }
  }

  /** Most figures. */
  int most() {
    return most;
  }

  /** Bits that say what stands on a point: whose it is and, where there are any, a captain. */
  int bits() {
    return bits;
  }

  /** The sets of points that so many figures stand on. */
  PointSets sets(int figures) {
    return sets[figures];
  }

  /** The first number of positions with so many figures. */
  int base(int figures) {
    return base[figures];
  }

  /** One more than the largest number. */
  int size() {
    return base[most + 1];
  }

  /** Whether a position is among them; both sides have figures. */
  boolean has(Deck deck) {
    int count = Long.bitCount(deck.own() | deck.opp());
    return count >= FEWEST && count <= most && (bits == 2 || deck.captains() == 0);
  }
}
