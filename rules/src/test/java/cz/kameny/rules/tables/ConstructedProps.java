package cz.kameny.rules.tables;

import static org.assertj.core.api.Assertions.assertThat;

import cz.kameny.rules.GameId;
import cz.kameny.rules.Player;
import cz.kameny.rules.RandomPlay;
import cz.kameny.rules.Rng;
import cz.kameny.rules.Roll;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

/**
 * The generator against the slow program on positions that random play hardly ever meets: walls
 * before the other side, stones scattered between them, homes half cleared, several stones hit.
 */
class ConstructedProps {
  @Property(tries = 4000, shrinking = ShrinkingMode.OFF, edgeCases = EdgeCasesMode.NONE)
  void dlouheVrhcabyAgreesWithTheSlowProgram(@ForAll boolean both, @ForAll long seed) {
    TablesRules rules =
        RandomPlay.tables(GameId.DLOUHE_VRHCABY, both ? "head=both last-roll=on" : "head=white");
    Rng rng = new Rng(seed);
    TablesPosition position = random(rules, rng);
    agree(rules, new SlowTables(GameId.DLOUHE_VRHCABY, both, 0), position);
  }

  @Property(tries = 2000, shrinking = ShrinkingMode.OFF, edgeCases = EdgeCasesMode.NONE)
  void taigaPuffAgreesWithTheSlowProgram(@ForAll boolean four, @ForAll long seed) {
    TablesRules rules = RandomPlay.tables(GameId.TAIGA_PUFF, "opposites=" + (four ? 4 : 2));
    Rng rng = new Rng(seed);
    TablesPosition position = random(rules, rng);
    if (position.roll().isDouble() && rng.nextInt(20) > 0) {
      position = position.with(new Roll(position.roll().first(), 7 - position.roll().first()));
    }
    agree(rules, new SlowTables(GameId.TAIGA_PUFF, false, four ? 4 : 2), position);
  }

  private static void agree(TablesRules rules, SlowTables slow, TablesPosition position) {
    if (rules.ending(position).isPresent()) {
      assertThat(rules.legal(position)).isEmpty();
      return;
    }
    // By way of the text, so that only possible positions are asked about.
    TablesPosition read = rules.parsePosition(position.toString());
    assertThat(rules.legal(read).stream().map(play -> play.after().toString()).sorted().toList())
        .as("%s", position)
        .isEqualTo(slow.results(position.toString()));
  }

  /** Shares the fields out at random, then puts each side's stones on its own. */
  private static TablesPosition random(TablesRules rules, Rng rng) {
    int[] owner = new int[25];
    int first = rng.nextInt(9);
    int second = rng.nextInt(9 - Math.min(first, 6));
    int empty = 1 + rng.nextInt(6);
    for (int field = 1; field <= 24; field++) {
      int draw = rng.nextInt(first + second + empty + 1);
      owner[field] = draw < first ? 1 : draw < first + second ? 2 : 0;
    }
    Side one = side(rules, rng, owner, Player.FIRST);
    Side two = side(rules, rng, owner, Player.SECOND);
    Player turn = rng.nextInt(2) == 0 ? Player.FIRST : Player.SECOND;
    return new TablesPosition(rules.game(), one, two, turn, rng.nextRoll());
  }

  private static Side side(TablesRules rules, Rng rng, int[] owner, Player player) {
    int mark = player == Player.FIRST ? 1 : 2;
    int highest = rng.nextInt(3) == 0 ? 6 : rng.nextInt(3) == 0 ? 8 : 24;
    int[] counts = new int[Side.PLACES];
    int left = Side.STONES;
    boolean taiga = rules.game() == GameId.TAIGA_PUFF;
    List<Integer> points =
        IntStream.rangeClosed(1, highest)
            .filter(point -> owner[rules.field(player, point)] == mark)
            .boxed()
            .toList();
    for (int point : points) {
      counts[point]++;
      left--;
      if (left == 0) {
        break;
      }
    }
    if (taiga && rng.nextInt(3) == 0) {
      int hit = rng.nextInt(Math.min(3, left) + 1);
      counts[Side.BAR] += hit;
      left -= hit;
    }
    boolean thin = rng.nextInt(2) == 0;
    while (left > 0) {
      if (points.isEmpty() || thin || rng.nextInt(4) == 0) {
        counts[taiga && highest > 6 ? Side.HAND : Side.OFF] += thin ? left : 1;
        left -= thin ? left : 1;
      } else {
        counts[RandomPlay.pick(points, rng)]++;
        left--;
      }
    }
    return Side.of(counts);
  }
}
