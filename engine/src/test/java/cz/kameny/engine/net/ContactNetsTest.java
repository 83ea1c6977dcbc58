package cz.kameny.engine.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import cz.kameny.rules.GameId;
import cz.kameny.rules.Rng;
import cz.kameny.rules.tables.Side;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ContactNetsTest {
  private static final int INPUTS = NetSet.inputs(GameId.DLOUHE_VRHCABY, false);

  private static Net net(long seed) {
    return Net.random(INPUTS, 64, Chances.SIZE, new Rng(seed));
  }

  private static final List<Net> PHASES = List.of(net(1), net(2), net(3));
  private static final Net RACE =
      Net.random(NetSet.inputs(GameId.DLOUHE_VRHCABY, true), 4, Chances.SIZE, new Rng(4));

  /** Each side with most stones on one point and one on each of the others. */
  private static Sight sight(int most, int... others) {
    int[] counts = new int[Side.PLACES];
    counts[most] = Side.STONES - others.length;
    for (int point : others) {
      counts[point]++;
    }
    Side own = Side.of(counts);
    Sight sight = new Sight();
    sight.set(own.low(), own.high(), own.low(), own.high());
    return sight;
  }

  static Stream<Arguments> positions() {
    return Stream.of(
        Arguments.of(720, sight(24), 0), // the start
        Arguments.of(500, sight(17, 12), 0),
        Arguments.of(498, sight(17, 11), 1),
        Arguments.of(300, sight(10, 13, 9, 8), 1),
        Arguments.of(298, sight(10, 13, 9, 7), 2));
  }

  @ParameterizedTest
  @MethodSource("positions")
  void eachPhaseIsJudgedByItsOwnNet(int pips, Sight sight, int phase) {
    assertThat(sight.roller.pips + sight.waiter.pips).isEqualTo(pips);
    assertThat(NardyContact.isRace(sight)).isFalse();
    Chances of = new Chances();
    new NardyNets(PHASES, RACE).judge(sight, of);
    Chances alone = new Chances();
    new NardyNets(List.of(PHASES.get(phase)), RACE).judge(sight, alone);
    assertThat(of.win).isEqualTo(alone.win);
    assertThat(of.winMars).isEqualTo(alone.winMars);
    assertThat(of.loseMars).isEqualTo(alone.loseMars);
  }

  @Test
  void oneNetOrAllOfThemAreNeeded() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new NardyNets(PHASES.subList(0, 2), RACE))
        .withMessageContaining("one contact net or 3")
        .withMessageContaining("not 2");
  }

  @Test
  void allOfThemMisjudge() {
    NardyNets nets = new NardyNets(PHASES, RACE);
    for (Sight sight : List.of(sight(24), sight(14), sight(10, 13, 9, 7))) {
      Chances exact = new Chances();
      nets.judge(sight, exact);
      nets.blur(0.5, new Rng(1));
      Chances blurred = new Chances();
      nets.judge(sight, blurred);
      assertThat(blurred.win).isNotEqualTo(exact.win);
      nets.blur(0, new Rng(1));
      nets.judge(sight, blurred);
      assertThat(blurred.win).isEqualTo(exact.win);
    }
  }

  /** Sums of the position before go into those of the next, which may round another way. */
  @Test
  void allOfThemForget() {
    for (int[] near : new int[][] {{24, 23, 22, 20}, {14, 13, 12, 9}, {10, 13, 9, 7}}) {
      NardyNets nets = new NardyNets(PHASES, RACE);
      int kept = 0;
      Chances fresh = new Chances();
      Chances after = new Chances();
      for (int point = 1; point <= 8; point++) {
        Sight sight = sight(near[0], near[1], near[2], point);
        new NardyNets(PHASES, RACE).judge(sight, fresh);
        nets.judge(sight(near[0], near[1], near[2], near[3]), after);
        nets.judge(sight, after);
        boolean same = after.win == fresh.win && after.winMars == fresh.winMars;
        kept += same && after.loseMars == fresh.loseMars ? 0 : 1;
        nets.judge(sight(near[0], near[1], near[2], near[3]), after);
        nets.forget();
        nets.judge(sight, after);
        assertThat(after.win).isEqualTo(fresh.win);
        assertThat(after.winMars).isEqualTo(fresh.winMars);
      }
      assertThat(kept).as("positions judged otherwise without forgetting").isPositive();
    }
  }

  @Test
  void filesAreNamedByPhase() {
    assertThat(NetSet.names(GameId.TAIGA_PUFF, true))
        .containsExactly("taiga-contact-1", "taiga-contact-2", "taiga-contact-3", "taiga-race");
    assertThat(NetSet.names(GameId.DLOUHE_VRHCABY, false))
        .containsExactly("nardy-contact", "nardy-race");
  }
}
