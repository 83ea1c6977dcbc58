package cz.kameny.engine.search.tablebase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import cz.kameny.engine.search.Games;
import cz.kameny.rules.Rng;
import cz.kameny.rules.overboard.Deck;
import cz.kameny.rules.overboard.OverboardPosition;
import cz.kameny.rules.overboard.OverboardRules;
import cz.kameny.rules.overboard.OverboardSettings;
import cz.kameny.rules.overboard.OverboardSettings.End;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class TablebaseTest {
  private static final OverboardRules RULES = new OverboardRules(OverboardSettings.DEFAULT);

  /** All positions of three figures, and those of four without captains. */
  private static Graph graph;

  private static Tablebase a;
  private static Tablebase b;

  @BeforeAll
  static void build() {
    graph =
        new Graph(
            Figures.ANY_FOUR,
            deck -> deck.captains() == 0 || Long.bitCount(deck.own() | deck.opp()) == 3,
            Graph.Stuck.PASSES,
            (done, all) -> {});
    a = Tablebase.of(Figures.ANY_FOUR, End.A, graph, Solver.solve(graph, End.A));
    b = Tablebase.of(Figures.ANY_FOUR, End.B, graph, Solver.solve(graph, End.B));
  }

  private static Probe probe(Tablebase table) {
    return new Endings(table, Optional.empty()).probe();
  }

  /** Share of the placements of plain figures won by the mover, and the longest win. */
  private static double[] plain(Tablebase table, int own, int opp) {
    Places places = new Places(Figures.ANY_FOUR);
    Deck deck = new Deck(OverboardPosition.parse("6/6/6/6/6/rrw3 r -"));
    double all = 0;
    double won = 0;
    int longest = 0;
    for (int number = 0; number < Figures.ANY_FOUR.size(); number++) {
      if (!places.set(number, deck)
          || deck.captains() != 0
          || Long.bitCount(deck.own()) != own
          || Long.bitCount(deck.opp()) != opp) {
        continue;
      }
      boolean same =
          Places.mirror(deck.own()) == deck.own() && Places.mirror(deck.opp()) == deck.opp();
      int value = table.value(number);
      all += same ? 1 : 2;
      if ((value & 1) != 0 && value != Probe.AHEAD) {
        won += same ? 1 : 2;
        longest = Math.max(longest, value);
      }
    }
    return new double[] {100 * won / all, longest};
  }

  @Test
  void plainEndingsOfVersionAHaveTheKnownSharesAndTheLongestWin() {
    // Found by two other programs, for a side without a move drawing; passing (PP-10) changes none.
    assertThat(plain(a, 3, 1)[0]).isCloseTo(97.0, within(0.05));
    assertThat(plain(a, 3, 1)[1]).isEqualTo(89);
    assertThat(plain(a, 2, 1)[0]).isCloseTo(6.2, within(0.05));
    assertThat(plain(a, 2, 2)[0]).isCloseTo(0.04, within(0.005));
  }

  @Test
  void everyValueFollowsFromThoseAfterItsMoves() {
    // PP-9: the positions walked through have marks of both kinds.
    Probe probe = probe(a);
    Rng rng = new Rng(5);
    int marked = 0;
    for (int game = 0; game < 300; game++) {
      OverboardPosition position = start(rng);
      for (int ply = 0; ply < 40 && probe.has(new Deck(position)); ply++) {
        marked += position.mark() != 0 ? 1 : 0;
        assertThat(probe.value(new Deck(position)))
            .as("%s", position)
            .isEqualTo(fromSuccessors(position, probe));
        var plays = RULES.legal(position);
        position = plays.get(rng.nextInt(plays.size())).after();
      }
    }
    assertThat(marked).isGreaterThan(100);
  }

  /** Three figures of any kind, or four plain ones. */
  private static OverboardPosition start(Rng rng) {
    boolean three = rng.nextInt(2) == 0;
    String setting = "random:2:" + (three ? rng.nextInt(3) : 0) + ":" + rng.nextInt(1 << 20);
    OverboardPosition p = Games.rules(End.A, setting).start(1);
    if (!three) {
      return p;
    }
    long white = Long.lowestOneBit(p.white());
    return new OverboardPosition(p.red(), white, p.captains() & (p.red() | white), p.turn(), 0);
  }

  private static int fromSuccessors(OverboardPosition position, Probe probe) {
    int quickest = 0;
    int slowest = 0;
    boolean allLost = true;
    for (var play : RULES.legal(position)) {
      var ending = RULES.ending(play.after());
      int value;
      if (ending.isPresent()) {
        value = ending.get().winner().isPresent() ? 1 : 0;
      } else {
        int after = probe.value(new Deck(play.after()));
        value = after == 0 ? 0 : after + 1;
      }
      if ((value & 1) != 0) {
        quickest = quickest == 0 ? value : Math.min(quickest, value);
      }
      allLost &= value != 0 && (value & 1) == 0;
      slowest = Math.max(slowest, value);
    }
    return quickest != 0 ? quickest : allLost ? slowest : 0;
  }

  @Test
  void shortWinsAreThoseOfASlowSearchByTheRules() {
    Probe probe = probe(a);
    Rng rng = new Rng(6);
    int won = 0;
    for (int i = 0; i < 400; i++) {
      OverboardPosition position = start(rng);
      int value = probe.value(new Deck(position));
      boolean wins = wins(position, 3);
      won += wins ? 1 : 0;
      assertThat(value == 1 || value == 3).as("%s is %d", position, value).isEqualTo(wins);
    }
    assertThat(won).isGreaterThan(5);
  }

  private static boolean wins(OverboardPosition position, int plies) {
    return RULES.legal(position).stream()
        .map(play -> play.after())
        .anyMatch(
            after ->
                RULES.ending(after).isPresent()
                    ? RULES.ending(after).get().winner().isPresent()
                    : plies >= 3
                        && RULES.legal(after).stream()
                            .map(play -> play.after())
                            .allMatch(
                                next -> RULES.ending(next).isEmpty() && wins(next, plies - 2)));
  }

  @Test
  void inVersionBTheSideAheadWinsWhereItOnlyDrawsInVersionA() {
    // PP-12: nothing can be forced with two plain figures against one, but the lead is kept.
    OverboardPosition ahead = OverboardPosition.parse("6/6/2r3/3r2/6/5w r -");
    assertThat(probe(a).value(new Deck(ahead))).isEqualTo(Probe.DRAW);
    assertThat(probe(b).value(new Deck(ahead))).isEqualTo(Probe.AHEAD);
    OverboardPosition behind = OverboardPosition.parse("6/6/2w3/3w2/6/5r r -");
    assertThat(probe(b).value(new Deck(behind))).isEqualTo(Probe.BEHIND);
    // A figure that falls at once makes it 1:1, a draw in both versions.
    OverboardPosition held = OverboardPosition.parse("w5/r5/6/3w2/6/6 r -");
    assertThat(probe(b).value(new Deck(held))).isEqualTo(Probe.DRAW);
    // Two against two: after the fall red is ahead for good.
    OverboardPosition even = OverboardPosition.parse("w5/r5/6/3w2/6/4r1 r -");
    assertThat(probe(b).value(new Deck(even))).isEqualTo(1);
  }

  @Test
  void inVersionBALeadIsBroughtHomeByTheThirdOccurrenceAndHeldPositionsAreHeld() {
    Endings endings = new Endings(b, Optional.empty());
    Probe probe = endings.probe();
    Rng rng = new Rng(7);
    int[] left = {10, 10, 10};
    for (int i = 0; i < 4_000; i++) {
      OverboardPosition position = start(rng);
      if (rng.nextInt(2) == 0) {
        position = colorsExchanged(position);
      }
      Deck deck = new Deck(position);
      int value = probe.value(deck);
      boolean even = Long.bitCount(deck.own()) == Long.bitCount(deck.opp());
      int kind = value == Probe.AHEAD ? 0 : value == Probe.BEHIND ? 1 : 2;
      if (even || (kind == 2 && value != Probe.DRAW) || left[kind]-- <= 0) {
        continue;
      }
      int points = EndingPlay.inVersionB(endings, position, 400);
      assertThat(Integer.signum(points))
          .as("%s, %d", position, value)
          .isEqualTo(kind == 0 ? 1 : kind == 1 ? -1 : 0);
    }
    assertThat(Arrays.stream(left).max().orElseThrow()).isNotPositive();
  }

  private static OverboardPosition colorsExchanged(OverboardPosition p) {
    long red = p.white();
    long white = p.red();
    return new OverboardPosition(red, white, p.captains(), p.turn(), 0);
  }

  @Test
  void equivalentPositionsHaveOneNumber() {
    Places places = new Places(Figures.ANY_FOUR);
    for (String text :
        List.of("6/6/6/6/1R4/1rw3 r -", "6/6/6/6/4R1/3wr1 r -", "1wr3/1W4/6/6/6/6 w -")) {
      places.find(new Deck(OverboardPosition.parse(text)));
      int number = places.index();
      places.find(new Deck(OverboardPosition.parse("6/6/6/6/1R4/1rw3 r -")));
      assertThat(number).as(text).isEqualTo(places.index());
    }
  }

  @Test
  void plainPositionsAreWorthTheSameWithNumbersOfTheirOwn() {
    // The numbers of the table for five figures, of which fewer than five are a small part.
    Graph plain =
        new Graph(
            Figures.PLAIN_FIVE,
            deck -> Long.bitCount(deck.own() | deck.opp()) < 5,
            Graph.Stuck.PASSES,
            (done, all) -> {});
    for (End end : End.values()) {
      byte[] values = Solver.solve(plain, end);
      assertThat(FivePlain.differences(values, end == End.A ? a : b)).isZero();
    }
  }

  @Test
  void aFileIsReadBackAndAnyOtherIsRefused() {
    byte[] bytes = a.bytes().clone();
    Tablebase read = Tablebase.read(bytes);
    assertThat(read.end()).isEqualTo(End.A);
    assertThat(read.checksum()).isEqualTo(a.checksum());
    bytes[1_000_000] ^= 1;
    assertThatThrownBy(() -> Tablebase.read(bytes)).hasMessageContaining("checksum");
    byte[] cut = Arrays.copyOf(a.bytes(), 5_000);
    assertThatThrownBy(() -> Tablebase.read(cut)).hasMessageContaining("bytes");
    assertThatThrownBy(() -> Tablebase.read(new byte[40])).hasMessageContaining("KPP1 or KPP2");
  }

  @Test
  void wonEndingsAreBroughtHomeInNoMorePliesThanTheTableSays() {
    EndingPlay.check(a, 60);
  }
}
