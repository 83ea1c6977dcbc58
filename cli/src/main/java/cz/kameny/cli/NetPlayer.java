package cz.kameny.cli;

import cz.kameny.cli.files.WholeFile;
import cz.kameny.engine.Bot;
import cz.kameny.engine.Clock;
import cz.kameny.engine.net.NardyNets;
import cz.kameny.engine.net.NetLibrary;
import cz.kameny.engine.net.Nets;
import cz.kameny.engine.net.TaigaNets;
import cz.kameny.engine.tables.TablesBots;
import cz.kameny.rules.GameId;
import cz.kameny.rules.NotationException;
import cz.kameny.rules.Position;
import cz.kameny.rules.Rules;
import cz.kameny.rules.Turn;
import cz.kameny.rules.tables.TablesRules;
import cz.kameny.rules.taiga.TaigaSettings;
import java.nio.file.Path;

/** Players with nets from files. */
final class NetPlayer {
  private NetPlayer() {}

  @SuppressWarnings("unchecked") // the rules are of a dice game, hence so are P and T
  static <P extends Position, T extends Turn> Bot<P, T> of(
      Rules<P, T> rules, PlayerSpec.OfNet spec, long millis, Clock clock) {
    TablesRules tables = (TablesRules) rules;
    return (Bot<P, T>)
        TablesBots.withNets(tables, nets(tables, spec.file()), spec.plies(), millis, clock);
  }

  /**
   * Reads the contact net from this file, and the race net from the one beside it.
   *
   * @throws NotationException when a file is no such net
   */
  static Nets nets(TablesRules rules, String file) {
    Path contact = Path.of(file);
    boolean taiga = rules.game() == GameId.TAIGA_PUFF;
    Path race = contact.resolveSibling((taiga ? TaigaNets.RACE : NardyNets.RACE) + ".net");
    try {
      byte[] first = WholeFile.read(contact);
      byte[] second = WholeFile.read(race);
      return taiga
          ? NetLibrary.taiga(((TaigaSettings) rules.settings()).opposites(), first, second)
          : NetLibrary.nardy(first, second);
    } catch (IllegalArgumentException e) {
      throw new NotationException(e.getMessage(), file, 0);
    }
  }
}
