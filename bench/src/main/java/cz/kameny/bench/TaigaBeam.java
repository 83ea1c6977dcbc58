package cz.kameny.bench;

import cz.kameny.engine.tables.BeamCheck;
import cz.kameny.rules.taiga.TaigaRules;
import cz.kameny.rules.taiga.TaigaSettings;
import java.util.Locale;

/**
 * What a beam of each width loses on the doubles of Taiga-Puff against full enumeration.
 *
 * <p>{@code java -cp bench/target/benchmarks.jar cz.kameny.bench.TaigaBeam [DOUBLES]}
 */
public final class TaigaBeam {
  private TaigaBeam() {}

  /** Measures the widths that the engine uses, and some around. */
  public static void main(String[] args) {
    int doubles = args.length > 0 ? Integer.parseInt(args[0]) : 1000;
    TaigaRules rules = new TaigaRules(TaigaSettings.DEFAULT);
    for (int width : new int[] {8, 64, 256, 512}) {
      long started = System.nanoTime();
      BeamCheck.Finding found = BeamCheck.measure(rules, width, doubles, 1);
      System.out.printf(
          Locale.ROOT,
          "width %3d: %d doubles, same best in %.1f %%, %.6f stakes lost, %.0f results of %.0f,"
              + " %.0f s%n",
          width,
          found.doubles(),
          100.0 * found.same() / found.doubles(),
          found.lost(),
          found.beamResults(),
          found.results(),
          (System.nanoTime() - started) / 1e9);
    }
  }
}
