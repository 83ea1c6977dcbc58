package cz.kameny.engine.tables;

import cz.kameny.engine.Bot;
import cz.kameny.rules.Rng;
import cz.kameny.rules.tables.TablesPosition;
import cz.kameny.rules.tables.TablesTurn;
import java.util.List;

/** A player of a dice game that thinks by nets and plies. */
final class NetBot implements Bot<TablesPosition, TablesTurn> {
  private final Thinker thinker;
  private final Thinker.Depth depth;
  private final double blur;

  /**
   * A player.
   *
   * @param depth how far it looks
   * @param blur how much it misjudges, see {@link cz.kameny.engine.net.Nets#blur}
   */
  NetBot(Thinker thinker, Thinker.Depth depth, double blur) {
    this.thinker = thinker;
    this.depth = depth;
    this.blur = blur;
  }

  @Override
  public TablesTurn choose(List<TablesPosition> history, Rng rng) {
    if (history.isEmpty()) {
      throw new IllegalArgumentException("a history of at least the position to play is needed");
    }
    thinker.blur(blur, rng);
    return thinker.think(history.get(history.size() - 1), depth, 1).get(0).turn();
  }
}
