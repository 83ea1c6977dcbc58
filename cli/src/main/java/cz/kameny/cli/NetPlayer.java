package cz.kameny.cli;

import cz.kameny.engine.Bot;
import cz.kameny.engine.Clock;
import cz.kameny.engine.net.NetSet;
import cz.kameny.engine.net.Nets;
import cz.kameny.engine.tables.TablesBots;
import cz.kameny.rules.Position;
import cz.kameny.rules.Rules;
import cz.kameny.rules.Turn;
import cz.kameny.rules.tables.TablesRules;
import cz.kameny.rules.taiga.TaigaSettings;

/** Players with nets from files. */
final class NetPlayer {
  private NetPlayer() {}

  @SuppressWarnings("unchecked") // the rules are of a dice game, hence so are P and T
  static <P extends Position, T extends Turn> Bot<P, T> of(
      Rules<P, T> rules, PlayerSpec.OfNet spec, long millis, Clock clock) {
    TablesRules tables = (TablesRules) rules;
    return (Bot<P, T>)
        TablesBots.withNets(tables, nets(tables, spec.files().nets()), spec.plies(), millis, clock);
  }

  private static Nets nets(TablesRules rules, NetSet nets) {
    return rules.settings() instanceof TaigaSettings taiga
        ? nets.taiga(taiga.opposites())
        : nets.nardy();
  }
}
