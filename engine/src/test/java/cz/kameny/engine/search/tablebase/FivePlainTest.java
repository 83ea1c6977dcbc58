package cz.kameny.engine.search.tablebase;

import static org.assertj.core.api.Assertions.assertThat;

import cz.kameny.rules.Rng;
import cz.kameny.rules.overboard.Deck;
import cz.kameny.rules.overboard.OverboardPosition;
import cz.kameny.rules.overboard.OverboardRules;
import cz.kameny.rules.overboard.OverboardSettings;
import cz.kameny.rules.overboard.OverboardSettings.End;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** The whole table of five plain figures: half a minute, so only with -Dkameny.thorough=true. */
@EnabledIfSystemProperty(named = "kameny.thorough", matches = "true")
class FivePlainTest {
  private static final OverboardRules RULES = new OverboardRules(OverboardSettings.DEFAULT);

  private static final Map<End, Endings> ENDINGS = new EnumMap<>(End.class);

  @BeforeAll
  static void build() {
    List<Tablebase> four = Tablebase.build((done, all) -> {});
    List<Tablebase> five = Tablebase.buildFive((done, all) -> {});
    for (int i = 0; i < 2; i++) {
      ENDINGS.put(four.get(i).end(), new Endings(four.get(i), Optional.of(five.get(i))));
    }
  }

  /** What a position is to its mover: 1 won, 0 drawn, -1 lost. */
  private static int outcome(int value) {
    return value == 0 ? 0 : (value & 1) != 0 ? 1 : -1;
  }

  @Test
  void inVersionAEveryValueFollowsFromThoseAfterItsMoves() {
    // PP-11: the quickest win, else the longest resistance; draws are what neither can force.
    Probe probe = ENDINGS.get(End.A).probe();
    int[] seen = new int[3];
    for (OverboardPosition position : walks(1)) {
      int quickest = 0;
      int slowest = 0;
      int best = -1;
      for (OverboardPosition after : after(position)) {
        Deck next = new Deck(after);
        int value = next.isOver() ? 0 : probe.value(next);
        boolean won = next.isOver() || outcome(value) < 0; // with five figures no draw of 1:1
        best = Math.max(best, won ? 1 : -outcome(value));
        if (won) {
          quickest = quickest == 0 ? value + 1 : Math.min(quickest, value + 1);
        }
        slowest = Math.max(slowest, value + 1);
      }
      int expected = best > 0 ? quickest : best == 0 ? 0 : slowest;
      assertThat(probe.value(new Deck(position))).as("%s", position).isEqualTo(expected);
      seen[best + 1]++;
    }
    assertThat(seen[0]).isPositive();
    assertThat(seen[1]).isPositive();
    assertThat(seen[2]).isPositive();
  }

  @Test
  void inVersionBEveryOutcomeFollowsFromThoseAfterItsMoves() {
    // PP-12: what is kept up for ever is won by the side ahead.
    Probe probe = ENDINGS.get(End.B).probe();
    int behindWins = 0;
    int held = 0;
    for (OverboardPosition position : walks(2)) {
      Deck deck = new Deck(position);
      int value = probe.value(deck);
      int best = -1;
      int quickest = Integer.MAX_VALUE;
      for (OverboardPosition after : after(position)) {
        Deck next = new Deck(after);
        if (next.isOver()) {
          best = 1;
          continue;
        }
        int there = probe.value(next);
        best = Math.max(best, -outcome(there));
        if (outcome(there) < 0) {
          boolean five = Figures.PLAIN_FIVE.has(next) && !Figures.ANY_FOUR.has(next);
          quickest = Math.min(quickest, five ? there + 1 : 1);
        }
      }
      assertThat(outcome(value)).as("%s", position).isEqualTo(best);
      held += value == 0 ? 1 : 0;
      if (best > 0 && probe.until(deck, value) == Probe.Until.FALL_TO_EQUAL) {
        behindWins++;
        assertThat(value).as("%s", position).isEqualTo(quickest);
      }
    }
    assertThat(behindWins).isPositive();
    assertThat(held).isPositive();
  }

  @Test
  void theSideAheadAlwaysHasAWayThatIsNoRetreat() {
    // PP-12: from a position kept for ever no reply leads to less than that.
    Probe probe = ENDINGS.get(End.B).probe();
    int kept = 0;
    for (OverboardPosition position : walks(3)) {
      int value = probe.value(new Deck(position));
      if (value != Probe.BEHIND) {
        continue;
      }
      kept++;
      for (OverboardPosition after : after(position)) {
        assertThat(outcome(probe.value(new Deck(after)))).as("%s", after).isEqualTo(1);
      }
    }
    assertThat(kept).isPositive();
  }

  @Test
  void inVersionBWhatTheTableSaysIsWhatComesOfItInPlay() {
    // PP-12: occurrences are counted here, and the computer has the tables on both sides.
    Probe probe = ENDINGS.get(End.B).probe();
    int[] left = {5, 5, 5, 5};
    for (OverboardPosition position : walks(4)) {
      Deck deck = new Deck(position);
      int value = probe.value(deck);
      boolean ahead = Long.bitCount(deck.own()) > Long.bitCount(deck.opp());
      int kind = ahead ? 3 : value == Probe.DRAW ? 0 : value == Probe.BEHIND ? 1 : 2;
      if (left[kind]-- > 0) {
        int points = EndingPlay.inVersionB(ENDINGS.get(End.B), position, 4_000);
        assertThat(Integer.signum(points)).as("%s, %d", position, value).isEqualTo(outcome(value));
      }
    }
    assertThat(Arrays.stream(left).max().orElseThrow()).isNotPositive();
  }

  @Test
  void fewerFiguresAreWorthWhatTheOtherTableSays() {
    Graph plain =
        new Graph(Figures.PLAIN_FIVE, deck -> true, Graph.Stuck.PASSES, (done, all) -> {});
    for (End end : End.values()) {
      byte[] values = Solver.solve(plain, end);
      assertThat(FivePlain.differences(values, ENDINGS.get(end).upToFour())).isZero();
      for (int own = 1; own <= 4; own++) {
        double[] shares = FivePlain.shares(ENDINGS.get(end).fivePlain().orElseThrow(), own);
        System.out.printf(
            "%s, %d against %d: won %.3f, drawn %.3f, lost %.3f, longest %.0f%n",
            end, own, 5 - own, shares[0], shares[1], shares[2], shares[3]);
        assertThat(shares[0] + shares[1] + shares[2]).isBetween(99.999, 100.001);
      }
    }
  }

  private static List<OverboardPosition> after(OverboardPosition position) {
    return RULES.legal(position).stream().map(play -> play.after()).toList();
  }

  /** Positions of five plain figures met in random play, marks of both kinds among them. */
  private static List<OverboardPosition> walks(long seed) {
    Rng rng = new Rng(seed);
    List<OverboardPosition> positions = new ArrayList<>();
    while (positions.size() < 20_000) {
      OverboardPosition position = start(rng);
      for (int ply = 0; ply < 30 && isFive(position); ply++) {
        positions.add(position);
        List<OverboardPosition> next = after(position);
        position = next.get(rng.nextInt(next.size()));
      }
    }
    return positions;
  }

  private static boolean isFive(OverboardPosition position) {
    return Long.bitCount(position.red() | position.white()) == 5;
  }

  private static OverboardPosition start(Rng rng) {
    long red = 0;
    long white = 0;
    int reds = 1 + rng.nextInt(4);
    for (int placed = 0; placed < 5; ) {
      int rank = rng.nextInt(6);
      // Often at an edge, where figures fall.
      int file = rng.nextInt(2) == 0 ? rng.nextInt(6) : 5 * rng.nextInt(2);
      long bit = 1L << 8 * (rank + 1) + file + 1;
      if (((red | white) & bit) == 0) {
        red |= placed < reds ? bit : 0;
        white |= placed < reds ? 0 : bit;
        placed++;
      }
    }
    OverboardPosition some = OverboardPosition.parse("6/6/6/6/6/rrw3 r -");
    return new OverboardPosition(red, white, 0, some.turn(), 0);
  }
}
