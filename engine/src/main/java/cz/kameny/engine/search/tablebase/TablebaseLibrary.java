package cz.kameny.engine.search.tablebase;

import cz.kameny.rules.overboard.OverboardSettings.End;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/**
 * The tables of endings that are there. They are too big for a browser; a server or a command that
 * has their files hands them over before the first game. Only players limited by time use them,
 * whose moves depend on the machine anyway: the levels play the same with and without.
 */
public final class TablebaseLibrary {
  private static final Map<End, Endings> KNOWN = new EnumMap<>(End.class);

  private TablebaseLibrary() {}

  /** Hands over tables; they take the place of those of the same version. */
  public static synchronized void provide(Endings endings) {
    KNOWN.put(endings.end(), endings);
  }

  /** The tables of a version, if they are there. */
  public static synchronized Optional<Endings> find(End end) {
    return Optional.ofNullable(KNOWN.get(end));
  }
}
