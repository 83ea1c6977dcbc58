package cz.kameny.rules.nardy;

import cz.kameny.rules.Ending;
import cz.kameny.rules.GameId;
import cz.kameny.rules.Player;
import cz.kameny.rules.tables.Expansion;
import cz.kameny.rules.tables.Refused;
import cz.kameny.rules.tables.Side;
import cz.kameny.rules.tables.TablesPosition;
import cz.kameny.rules.tables.TablesRules;
import java.util.Optional;

/** The rules of Dlouhé vrhcáby (LV-1…LV-15). White is {@link Player#FIRST}. */
public final class NardyRules extends TablesRules {
  private static final int HEAD = 24;
  private static final int HOME = 0x3f;

  private final NardySettings settings;

  /** The rules under these settings. */
  public NardyRules(NardySettings settings) {
    this.settings = settings;
  }

  /** LV-1: one side's point, 1–24, in the other's counting. */
  public static int turned(int point) {
    return (point + 11) % 24 + 1;
  }

  /** LV-1: a set of one side's points in the other's counting: bit p − 1 for point p. */
  public static int turnedPoints(int points) {
    return Block.turned(points);
  }

  @Override
  public NardySettings settings() {
    return settings;
  }

  @Override
  public Expansion newExpansion() {
    return new NardyExpansion(settings);
  }

  @Override
  public int opposite(int point) {
    return turned(point);
  }

  /** Fields are White's points. */
  @Override
  public int field(Player player, int point) {
    return player == Player.FIRST ? point : turned(point);
  }

  @Override
  public TablesPosition start(int gameNumber) {
    Side all = Side.allOn(HEAD);
    return new TablesPosition(GameId.DLOUHE_VRHCABY, all, all, Player.FIRST, null);
  }

  @Override
  public String wayClause() {
    return "LV-1";
  }

  @Override
  protected String stepClause() {
    return "LV-5";
  }

  @Override
  protected String useMoreClause() {
    return "LV-8";
  }

  @Override
  protected String impossible(TablesPosition position) {
    boolean whiteDone = position.first().off() == Side.STONES;
    boolean blackDone = position.second().off() == Side.STONES;
    if (whiteDone && blackDone && !(settings.lastRoll() && position.turn() == Player.FIRST)) {
      return "at most one side with all stones off (both only after a last roll, LV-15)";
    }
    return null;
  }

  /** LV-13 and LV-15. */
  @Override
  public Optional<Ending> ending(TablesPosition position) {
    boolean whiteDone = position.first().off() == Side.STONES;
    boolean blackDone = position.second().off() == Side.STONES;
    if (whiteDone && blackDone) {
      return Optional.of(Ending.draw(Ending.Reason.LAST_ROLL));
    }
    if (blackDone) {
      return Optional.of(won(position, Player.SECOND));
    }
    boolean lastTurnToCome = settings.lastRoll() && position.turn() == Player.SECOND;
    if (whiteDone && !lastTurnToCome) {
      return Optional.of(won(position, Player.FIRST));
    }
    return Optional.empty();
  }

  private Ending won(TablesPosition position, Player winner) {
    return Ending.win(winner, Ending.Reason.ALL_OFF, stakesIfLost(position, winner.opponent()));
  }

  /** Mars: no stone off (LV-13). */
  @Override
  public int stakesIfLost(TablesPosition position, Player loser) {
    boolean mars = position.side(loser).off() == 0;
    return mars && settings.size() == NardySettings.Size.MARS ? 2 : 1;
  }

  /** LV-13. */
  @Override
  public int mostStakes() {
    return settings.size() == NardySettings.Size.MARS ? 2 : 1;
  }

  @Override
  protected Refused whyNot(TablesPosition start, TablesPosition now, int from, int die) {
    Side mover = now.mover();
    int mine = mover.points();
    int to = from - die;
    if (from == HEAD) {
      int left = start.mover().count(HEAD) - mover.count(HEAD);
      Side waiting = start.waiting();
      if (left
          >= HeadRule.allowed(
              start.mover(), waiting, start.turn(), start.roll(), settings.head())) {
        return new Refused(Refused.Why.HEAD, "LV-6");
      }
    }
    if (to <= 0) {
      if ((mine & ~HOME) != 0) {
        return new Refused(Refused.Why.NOT_HOME, "LV-10");
      }
      boolean mayTakeLower = mine >>> from == 0;
      return from == die || mayTakeLower ? null : new Refused(Refused.Why.HIGHER_FIRST, "LV-11");
    }
    if ((Block.turned(now.waiting().points()) >>> (to - 1) & 1) != 0) {
      return new Refused(Refused.Why.CLOSED, "LV-2");
    }
    int last =
        now.waiting().off() > 0 ? 0 : Integer.numberOfTrailingZeros(now.waiting().points()) + 1;
    return Block.shutsIn(mover.moved(from, to).points(), last)
        ? new Refused(Refused.Why.BLOCK, "LV-9")
        : null;
  }
}
