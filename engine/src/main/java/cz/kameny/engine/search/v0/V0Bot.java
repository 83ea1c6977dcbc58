package cz.kameny.engine.search.v0;

import cz.kameny.engine.Bot;
import cz.kameny.rules.Rng;
import cz.kameny.rules.overboard.Deck;
import cz.kameny.rules.overboard.OverboardMove;
import cz.kameny.rules.overboard.OverboardPosition;
import cz.kameny.rules.overboard.OverboardSettings;
import java.util.List;

/**
 * The first computer player of Přes palubu, for version A or B (PP-11, PP-12), kept as it was.
 *
 * <p>Level 1 looks at its own move and the falls after it, level 2 at two moves more, both with
 * noise that costs a fraction of a figure but never a game won by force. Level 3 uses its nodes to
 * the end and chooses at random only among equals. A level takes well under a second on one core;
 * figures are in docs/benchmarks.md.
 */
public final class V0Bot implements Bot<OverboardPosition, OverboardMove> {
  private static final Strength[] LADDER = {
    new Strength(1, 20_000, 60), new Strength(3, 60_000, 25), new Strength(64, 200_000, 0),
  };

  /** How many levels there are. */
  public static final int LEVELS = LADDER.length;

  /** 2^17 entries, 2 MB: a search of the top level fills about half of them. */
  private static final int TABLE_BITS = 17;

  private final Strength strength;
  private final Search search;

  V0Bot(Strength strength, Search search) {
    this.strength = strength;
    this.search = search;
  }

  /**
   * The player of a level.
   *
   * @param level 1 to {@link #LEVELS}
   */
  public static V0Bot of(OverboardSettings settings, int level) {
    return new V0Bot(LADDER[level - 1], new Search(settings.end(), TABLE_BITS));
  }

  @Override
  public OverboardMove choose(List<OverboardPosition> history, Rng rng) {
    if (history.isEmpty()) {
      throw new IllegalArgumentException("a history of at least the position to play is needed");
    }
    OverboardPosition position = history.get(history.size() - 1);
    if (new Deck(position).isOver()) {
      throw new IllegalArgumentException("the game is over: " + position);
    }
    return new OverboardMove(search.think(history, strength, rng));
  }
}
