package cz.kameny.engine.search.tablebase;

import cz.kameny.rules.overboard.OverboardSettings.End;
import java.util.Optional;

/**
 * The tables of one version of Přes palubu that are there.
 *
 * @param upToFour what positions of three and four figures are worth
 * @param fivePlain what those of five plain figures are worth, where that is known too
 */
public record Endings(Tablebase upToFour, Optional<Tablebase> fivePlain) {
  /**
   * Tables of one version.
   *
   * @throws IllegalArgumentException when one is of another version or of other positions
   */
  public Endings {
    if (upToFour.ofFive()) {
      throw new IllegalArgumentException("expected the table of up to four figures first");
    }
    if (fivePlain.isPresent()
        && (!fivePlain.get().ofFive() || fivePlain.get().end() != upToFour.end())) {
      throw new IllegalArgumentException(
          "expected the table of five figures of version " + upToFour.end());
    }
  }

  /** The version of the game they are for. */
  public End end() {
    return upToFour.end();
  }

  /** A probe of its own for one thread. */
  public Probe probe() {
    return new Probe(this);
  }
}
