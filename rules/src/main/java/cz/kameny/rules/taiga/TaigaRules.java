package cz.kameny.rules.taiga;

import cz.kameny.rules.Ending;
import cz.kameny.rules.GameId;
import cz.kameny.rules.Player;
import cz.kameny.rules.tables.Expansion;
import cz.kameny.rules.tables.Refused;
import cz.kameny.rules.tables.Side;
import cz.kameny.rules.tables.TablesPosition;
import cz.kameny.rules.tables.TablesRules;
import cz.kameny.rules.tables.TablesTurn;
import cz.kameny.rules.tables.TurnComposer;
import java.util.Optional;

/** The rules of Taiga-Puff (TP-1…TP-10). Black is {@link Player#FIRST}. */
public final class TaigaRules extends TablesRules {
  private static final int LAST_SIX = 0x3f;

  private final TaigaSettings settings;

  /** The rules under these settings. */
  public TaigaRules(TaigaSettings settings) {
    this.settings = settings;
  }

  /** TP-1: a set of one side's points in the other's counting: bit p − 1 for point p. */
  public static int turnedPoints(int points) {
    return TaigaExpansion.turned(points);
  }

  @Override
  public TaigaSettings settings() {
    return settings;
  }

  @Override
  public Expansion newExpansion() {
    return new TaigaExpansion(settings);
  }

  /** TP-1: my point p is the opponent's 25 − p. */
  @Override
  public int opposite(int point) {
    return 25 - point;
  }

  /** Fields are those of the source: Black goes from 1 up, White from 24 down (TP-1). */
  @Override
  public int field(Player player, int point) {
    return player == Player.FIRST ? 25 - point : point;
  }

  @Override
  public TablesPosition start(int gameNumber) {
    Side all = Side.allOn(Side.HAND);
    return new TablesPosition(GameId.TAIGA_PUFF, all, all, Player.FIRST, null);
  }

  @Override
  public TablesTurn written(TablesPosition position, TablesTurn turn) {
    if (needsRoll(position) || ending(position).isPresent()) {
      return turn;
    }
    TurnComposer composer = new TurnComposer(this, position);
    return composer.follow(turn.steps()) ? composer.turn() : turn;
  }

  @Override
  public String wayClause() {
    return "TP-1";
  }

  @Override
  protected String stepClause() {
    return "TP-3";
  }

  @Override
  protected String useMoreClause() {
    return "TP-9";
  }

  @Override
  protected String impossible(TablesPosition position) {
    Side first = position.first();
    Side second = position.second();
    if (first.off() == Side.STONES && second.off() == Side.STONES) {
      return "at most one side with all stones off";
    }
    if ((first.hand() > 0 && first.off() > 0) || (second.hand() > 0 && second.off() > 0)) {
      return "no stones off while others are still in hand (TP-5)";
    }
    return null;
  }

  /** TP-10. */
  @Override
  public Optional<Ending> ending(TablesPosition position) {
    for (Player player : Player.values()) {
      if (position.side(player).off() == Side.STONES) {
        return Optional.of(Ending.win(player, Ending.Reason.ALL_OFF, 1));
      }
    }
    return Optional.empty();
  }

  /** TP-10: always one stake. */
  @Override
  public int stakesIfLost(TablesPosition position, Player loser) {
    return 1;
  }

  @Override
  protected Refused whyNot(TablesPosition start, TablesPosition now, int from, int die) {
    Side mover = now.mover();
    if (mover.hit() > 0 && from != Side.BAR) {
      return new Refused(Refused.Why.BAR_FIRST, "TP-7");
    }
    int onBoard = Side.STONES - mover.hand() - mover.hit() - mover.off();
    if (mover.hand() > 0 && onBoard < 2 && from <= 24) {
      return new Refused(Refused.Why.ENTER_FIRST, "TP-8");
    }
    int to = (from > 24 ? 25 : from) - die;
    if (to <= 0) {
      if (mover.hand() > 0 || (mover.points() & ~LAST_SIX) != 0) {
        return new Refused(Refused.Why.NOT_HOME, "TP-5");
      }
      return to == 0 ? null : new Refused(Refused.Why.EXACT, "TP-5");
    }
    return now.waiting().count(25 - to) > 1 ? new Refused(Refused.Why.CLOSED, "TP-6") : null;
  }
}
