package cz.kameny.cli.train;

import cz.kameny.engine.net.Net;
import cz.kameny.engine.net.NetSet;
import cz.kameny.rules.GameId;
import cz.kameny.rules.nardy.NardyRules;
import cz.kameny.rules.nardy.NardySettings;
import cz.kameny.rules.tables.Side;
import cz.kameny.rules.tables.TablesRules;
import cz.kameny.rules.taiga.TaigaRules;
import cz.kameny.rules.taiga.TaigaSettings;
import java.nio.file.Path;
import java.util.List;

/**
 * Nets of a dice game that learn what rollouts say of positions (supervised learning): first the
 * positions are rolled out, then the nets go through all of them a few times.
 *
 * @param game a dice game
 * @param known rolled out before, by these nets or by others, or null to roll out anew
 * @param positions how many to roll out, each from a game of its own; 0 where they are known
 * @param games of each rollout
 * @param turns of each game, after which what the nets see stands for the rest
 * @param passes how often the nets learn from all positions
 * @param seed everything is drawn from it
 * @param rates of learning
 * @param from the nets that play and that learn
 */
record RolloutCourse(
    GameId game,
    RolledOut.Known known,
    long positions,
    int games,
    int turns,
    int passes,
    long seed,
    Rates rates,
    TrainedNets from)
    implements Course {
  /** A course on rollouts of an earlier training; other nets may have made them. */
  static RolloutCourse ofKnown(
      GameId game, RolledOut.Known known, int passes, long seed, Rates rates, TrainedNets from) {
    return new RolloutCourse(game, known, 0, 0, 0, passes, seed, rates, from);
  }

  @Override
  public String plan() {
    return game
        + " rollouts="
        + (known == null
            ? positions + " games=" + games + " turns=" + turns
            : "known:" + Long.toHexString(known.checksum()))
        + " passes="
        + passes
        + " seed="
        + seed
        + " rate="
        + rates
        + " from="
        + from;
  }

  @Override
  public long total() {
    return positions + passes * (known == null ? positions : known.all().size());
  }

  @Override
  public String unit() {
    return "positions";
  }

  @Override
  public List<Net> newNets() {
    return from.copies();
  }

  @Override
  public List<String> names() {
    return NetSet.names(game, from.nets().phases());
  }

  @Override
  public Lessons lessons(List<Net> nets, Path folder, long done) {
    return new RolloutLessons(this, nets, folder.resolve("rollouts.data"), done);
  }

  /** The rules the nets play by; Mars counts (LV-13). */
  TablesRules rules() {
    return game == GameId.TAIGA_PUFF
        ? new TaigaRules(TaigaSettings.DEFAULT)
        : new NardyRules(NardySettings.DEFAULT);
  }

  /** Games of both nets against themselves. */
  SelfPlay selfPlay(List<Net> nets) {
    return SelfPlayCourse.selfPlay(game, nets);
  }

  /** Where a side stands before a game. */
  Side start() {
    return Side.allOn(game == GameId.TAIGA_PUFF ? Side.HAND : 24);
  }
}
