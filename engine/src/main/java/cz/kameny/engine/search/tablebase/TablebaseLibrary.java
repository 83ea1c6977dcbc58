package cz.kameny.engine.search.tablebase;

import cz.kameny.rules.overboard.OverboardSettings.End;
import java.util.Optional;

/**
 * The tables of endings that are there. They are too big for a browser; a server or a command that
 * has their files hands them over before the first game. Only players limited by time use them,
 * whose moves depend on the machine anyway: the levels play the same with and without.
 */
public final class TablebaseLibrary {
  private static Tablebase versionA;
  private static Tablebase versionB;

  private TablebaseLibrary() {}

  /** Hands over a table; it takes the place of one of the same version. */
  public static synchronized void provide(Tablebase table) {
    if (table.end() == End.A) {
      versionA = table;
    } else {
      versionB = table;
    }
  }

  /** The table of a version, if it is there. */
  public static synchronized Optional<Tablebase> find(End end) {
    return Optional.ofNullable(end == End.A ? versionA : versionB);
  }
}
