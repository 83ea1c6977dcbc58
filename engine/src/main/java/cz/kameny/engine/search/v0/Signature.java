package cz.kameny.engine.search.v0;

import cz.kameny.rules.Rng;
import cz.kameny.rules.overboard.OverboardPosition;
import cz.kameny.rules.overboard.OverboardSettings.End;
import java.util.List;

/**
 * The search of Přes palubu in one number: the nodes it needs for a fixed set of positions.
 *
 * <p>It changes if and only if the search or the evaluation behaves otherwise. Whoever changes it
 * shows by games that the change was good, and writes the new number into the test.
 */
public final class Signature {
  private static final int DEPTH = 5;

  private static final String[] POSITIONS = {
    "WwwwwW/wwwwww/WwwwwW/RrrrrR/rrrrrr/RrrrrR r -",
    "WWWWWW/wwwwww/wwwwww/rrrrrr/rrrrrr/RRRRRR r -",
    "WrWrWr/rWrWrW/wrwrwr/rwrwrw/wRwRwR/RwRwRw r -",
    "R5/rrwwww/wwwW1w/2wwwr/rr1rrR/wrr1r1 r -",
    "R4w/rrwwww/1wwW1r/w1wwwR/rr1rr1/wr1rr1 w =f2f3",
    "R5/rrwwww/1wwW1w/w1wwwr/rr1rrR/wrr1r1 r !f2f3",
    "2w3/1r1R2/2ww2/3r2/1W1r2/2w1R1 w -",
    "1r4/3w2/1W1r2/2r1w1/3R2/6 r -",
    "1r4/1r4/w5/1r4/6/6 r -",
    "6/2R3/1r1w2/3W2/6/6 w -",
  };

  private Signature() {}

  /** Searches all positions in both versions, five plies deep, and counts the nodes. */
  public static long nodes() {
    long nodes = 0;
    for (End end : End.values()) {
      Search search = new Search(end, 15);
      for (String position : POSITIONS) {
        Strength strength = new Strength(DEPTH, Long.MAX_VALUE, 0);
        search.think(List.of(OverboardPosition.parse(position)), strength, new Rng(1));
        nodes += search.nodes();
      }
    }
    return nodes;
  }
}
