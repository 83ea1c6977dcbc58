package cz.kameny.engine.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import cz.kameny.rules.Play;
import cz.kameny.rules.Rng;
import cz.kameny.rules.nardy.NardyRules;
import cz.kameny.rules.nardy.NardySettings;
import cz.kameny.rules.tables.Side;
import cz.kameny.rules.tables.TablesPosition;
import cz.kameny.rules.tables.TablesRules;
import cz.kameny.rules.tables.TablesTurn;
import cz.kameny.rules.taiga.TaigaRules;
import cz.kameny.rules.taiga.TaigaSettings;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class NetTest {
  private static final TablesRules NARDY = new NardyRules(NardySettings.DEFAULT);
  private static final TablesRules TAIGA = new TaigaRules(TaigaSettings.DEFAULT);

  /** Positions in which a roll is due, of a game of random turns. */
  private static void walk(TablesRules rules, long seed, Consumer<Sight> seen) {
    Rng rng = new Rng(seed);
    TablesPosition position = rules.start(1);
    Sight sight = new Sight();
    for (int turn = 0; turn < 400 && rules.ending(position).isEmpty(); turn++) {
      Side own = position.mover();
      Side other = position.waiting();
      sight.set(own.low(), own.high(), other.low(), other.high());
      seen.accept(sight);
      TablesPosition rolled = rules.withRoll(position, rng.nextRoll());
      if (rolled.roll().isDouble() && rules == TAIGA) {
        rolled = position.with(new cz.kameny.rules.Roll(2, 1));
      }
      List<Play<TablesPosition, TablesTurn>> plays = rules.legal(rolled);
      position = plays.get(rng.nextInt(plays.size())).after();
    }
  }

  private static void judgesTheSameOneAfterTheOtherAsAnew(TablesRules rules, Encoding encoding) {
    Net net = Net.random(encoding.inputs(), 24, 3, new Rng(5));
    Judge used = new Judge(net, encoding);
    float[] one = new float[3];
    float[] other = new float[3];
    walk(
        rules,
        7,
        sight -> {
          used.judge(sight, one);
          new Judge(net, encoding).judge(sight, other);
          for (int o = 0; o < 3; o++) {
            assertThat(one[o]).isBetween(0f, 1f).isCloseTo(other[o], within(1e-5f));
          }
        });
  }

  @Test
  void aPositionIsJudgedTheSameAfterAnotherAsAlone() {
    judgesTheSameOneAfterTheOtherAsAnew(NARDY, new NardyContact());
    judgesTheSameOneAfterTheOtherAsAnew(NARDY, new NardyRace());
    judgesTheSameOneAfterTheOtherAsAnew(TAIGA, new TaigaContact(4));
    judgesTheSameOneAfterTheOtherAsAnew(TAIGA, new TaigaRace());
  }

  @Test
  void learningBringsTheOutputsNearerToTheirTargets() {
    Encoding encoding = new NardyContact();
    Judge judge = new Judge(Net.random(encoding.inputs(), 16, 3, new Rng(1)), encoding);
    Sight sight = new Sight();
    Side start = Side.allOn(24);
    sight.set(start.low(), start.high(), start.low(), start.high());
    float[] targets = {0.9f, 0.3f, 0.02f};
    float[] results = new float[3];
    for (int i = 0; i < 400; i++) {
      judge.learn(sight, targets, 0.02f, results);
    }
    judge.judge(sight, results);
    for (int o = 0; o < 3; o++) {
      assertThat(results[o]).isCloseTo(targets[o], within(0.02f));
    }
  }

  @Test
  void aNetReadBackFromItsFileJudgesTheSameButForRounding() {
    Encoding encoding = new TaigaContact(4);
    Net net = Net.random(encoding.inputs(), 24, 1, new Rng(3));
    byte[] written = NetFile.write("taiga-contact", net, NetFile.ALL_BITS);
    byte[] rounded = NetFile.write("taiga-contact", net, NetFile.FEW_BITS);
    Net read = NetFile.read("taiga-contact", written, net.inputs(), 1);
    Net coarse = NetFile.read("taiga-contact", rounded, net.inputs(), 1);
    Judge before = new Judge(net, encoding);
    Judge after = new Judge(read, encoding);
    Judge few = new Judge(coarse, encoding);
    float[] one = new float[1];
    float[] other = new float[1];
    walk(
        TAIGA,
        4,
        sight -> {
          before.judge(sight, one);
          after.judge(sight, other);
          assertThat(other[0]).isCloseTo(one[0], within(0.001f));
          few.judge(sight, other);
          assertThat(other[0]).isCloseTo(one[0], within(0.005f));
        });
    byte[] again = NetFile.write("taiga-contact", read, NetFile.ALL_BITS);
    assertThat(NetFile.read("taiga-contact", again, net.inputs(), 1).weights())
        .containsExactly(read.weights());
  }

  @Test
  void aWeightKeepsTwoToSixteenBits() {
    Net net = Net.random(10, 4, 3, new Rng(3));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> NetFile.write("nardy-race", net, 17))
        .withMessageContaining("2 to 16 bits are expected, not 17");
    assertThatIllegalArgumentException().isThrownBy(() -> NetFile.write("nardy-race", net, 1));
  }

  @Test
  void aNetThatATrainingRuinedIsRefused() {
    for (float ruined : new float[] {Float.NaN, Float.POSITIVE_INFINITY}) {
      Net net = Net.random(10, 4, 3, new Rng(3));
      float[] weights = net.weights();
      weights[41] = ruined;
      byte[] file = NetFile.write("nardy-race", Net.of(10, 4, 3, weights), NetFile.FEW_BITS);
      assertThatIllegalArgumentException()
          .isThrownBy(() -> NetFile.read("nardy-race", file, 10, 3))
          .withMessageContaining("the net nardy-race")
          .withMessageContaining("NaN");
    }
  }

  @Test
  void aFileThatIsNotThisNetIsRefusedByNameAndChecksum() {
    Net net = Net.random(10, 4, 3, new Rng(3));
    byte[] file = NetFile.write("nardy-race", net, NetFile.FEW_BITS);
    byte[] damaged = file.clone();
    damaged[40] ^= 1;
    byte[] cut = java.util.Arrays.copyOf(file, file.length - 3);
    byte[] newer = file.clone();
    newer[5] = 2;
    assertThatIllegalArgumentException()
        .isThrownBy(() -> NetFile.read("nardy-race", damaged, 10, 3))
        .withMessageContaining("nardy-race")
        .withMessageContaining("checksum");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> NetFile.read("nardy-race", cut, 10, 3))
        .withMessageContaining("cut short or damaged");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> NetFile.read("nardy-race", newer, 10, 3))
        .withMessageContaining("version 1, not 2");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> NetFile.read("taiga-race", file, 10, 3))
        .withMessageContaining("but this is nardy-race");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> NetFile.read("nardy-race", file, 11, 3))
        .withMessageContaining("11 inputs");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> NetFile.read("nardy-race", new byte[5], 10, 3))
        .withMessageContaining("no net");
  }

  @Test
  void aNetForAnotherEncodingIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Judge(Net.random(7, 4, 3, new Rng(1)), new NardyRace()))
        .withMessageContaining("inputs");
  }

  /** LV-13: a side with a stone off cannot lose by mars. */
  @Test
  void marsIsNotExpectedFromASideWithAStoneOff() {
    NardyNets nets =
        new NardyNets(
            List.of(Net.random(new NardyContact().inputs(), 8, 3, new Rng(1))),
            Net.random(new NardyRace().inputs(), 8, 3, new Rng(2)));
    Chances chances = new Chances();
    walk(
        NARDY,
        11,
        sight -> {
          nets.judge(sight, chances);
          assertThat(chances.winMars).isLessThanOrEqualTo(chances.win);
          if (sight.roller.count[Side.OFF] > 0) {
            assertThat(chances.loseMars).isZero();
          }
          if (sight.waiter.count[Side.OFF] > 0) {
            assertThat(chances.winMars).isZero();
          }
        });
  }

  @Test
  void blurringChangesWhatIsJudgedAndGoesAwayAgain() {
    NardyNets nets =
        new NardyNets(
            List.of(Net.random(new NardyContact().inputs(), 8, 3, new Rng(1))),
            Net.random(new NardyRace().inputs(), 8, 3, new Rng(2)));
    Sight sight = new Sight();
    Side start = Side.allOn(24);
    sight.set(start.low(), start.high(), start.low(), start.high());
    Chances exact = new Chances();
    Chances blurred = new Chances();
    nets.judge(sight, exact);
    nets.blur(0.5, new Rng(1));
    nets.judge(sight, blurred);
    assertThat(blurred.win).isNotEqualTo(exact.win);
    nets.blur(0, new Rng(1));
    nets.judge(sight, blurred);
    assertThat(blurred.win).isEqualTo(exact.win);
  }
}
