package cz.kameny.rules.overboard;

import static org.assertj.core.api.Assertions.assertThat;

import cz.kameny.rules.Ending;
import cz.kameny.rules.GameId;
import cz.kameny.rules.Play;
import cz.kameny.rules.Player;
import cz.kameny.rules.RandomPlay;
import cz.kameny.rules.Rng;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.Tuple;

/** Properties of Přes palubu over random play from every layout and from random starts. */
class OverboardProps {
  private static final OverboardRules RULES = new OverboardRules(OverboardSettings.DEFAULT);

  @Provide
  Arbitrary<String> settings() {
    Arbitrary<String> named = Arbitraries.of(RandomPlay.everySetting(GameId.PRES_PALUBU));
    Arbitrary<String> random =
        Arbitraries.longs()
            .map(seed -> "end=" + (seed % 2 == 0 ? "A" : "B") + " start=" + randomStart(seed));
    return Arbitraries.frequencyOf(Tuple.of(1, named), Tuple.of(1, random));
  }

  private static String randomStart(long seed) {
    Rng rng = new Rng(seed);
    int n = 2 + rng.nextInt(17);
    return "random:" + n + ":" + rng.nextInt(n + 1) + ":" + seed;
  }

  /** One random game by the clauses of the end; PP-12 ends it at the latest. */
  private static Ending game(OverboardRules rules, Rng rng, Consumer<OverboardPosition> seen) {
    OverboardPosition position = rules.start(1);
    Map<String, Integer> occurrences = new HashMap<>();
    for (int move = 0; move < RandomPlay.MAX_TURNS; move++) {
      Optional<Ending> ending = rules.ending(position);
      if (ending.isPresent()) {
        return ending.get();
      }
      String situation = position.toString().replaceAll(" \\S+$", "");
      if (occurrences.merge(situation, 1, Integer::sum) == 3) {
        return rules.endingByRepetition(position);
      }
      seen.accept(position);
      position = RandomPlay.pick(rules.legal(position), rng).after();
    }
    throw new AssertionError("a game without end: " + position);
  }

  private static OverboardRules rules(String settings) {
    return (OverboardRules) RandomPlay.rules(GameId.PRES_PALUBU, settings);
  }

  @Property(tries = 3000, shrinking = ShrinkingMode.OFF, edgeCases = EdgeCasesMode.NONE)
  void aRandomGameEndsAndFiguresOnlyFall(@ForAll("settings") String settings, @ForAll long seed) {
    OverboardRules rules = rules(settings);
    int[] left = {rules.start(1).count(Player.FIRST), rules.start(1).count(Player.SECOND)};
    Player[] mover = {null};
    Ending ending =
        game(
            rules,
            new Rng(seed),
            position -> {
              int red = position.count(Player.FIRST);
              int white = position.count(Player.SECOND);
              // Only the side that has just not moved can have lost a figure, and one at most.
              int lostRed = left[0] - red;
              int lostWhite = left[1] - white;
              assertThat(lostRed).isBetween(0, mover[0] == Player.SECOND ? 1 : 0);
              assertThat(lostWhite).isBetween(0, mover[0] == Player.FIRST ? 1 : 0);
              assertThat(position.red() & position.white()).isZero();
              assertThat(position.captains() & ~(position.red() | position.white())).isZero();
              left[0] = red;
              left[1] = white;
              mover[0] = position.turn();
            });
    assertThat(ending.stakes()).isEqualTo(ending.winner().isPresent() ? 1 : 0);
  }

  @Property(tries = 100, shrinking = ShrinkingMode.OFF, edgeCases = EdgeCasesMode.NONE)
  void theMovesAreThoseOfTheSlowProgram(@ForAll("settings") String settings, @ForAll long seed) {
    game(
        rules(settings),
        new Rng(seed),
        position ->
            assertThat(lines(position))
                .as("%s", position)
                .isEqualTo(new SlowOverboard(position.toString()).lines()));
  }

  private static List<String> lines(OverboardPosition position) {
    return RULES.legal(position).stream()
        .map(play -> play.turn() + " " + play.after())
        .sorted()
        .toList();
  }

  @Property(tries = 150, shrinking = ShrinkingMode.OFF, edgeCases = EdgeCasesMode.NONE)
  void aPositionReadsBackAndColoursMirroredGiveMirroredAnswers(
      @ForAll("settings") String settings, @ForAll long seed) {
    game(
        rules(settings),
        new Rng(seed),
        position -> {
          assertThat(OverboardPosition.parse(position.toString())).isEqualTo(position);
          OverboardPosition mirrored = position.mirrored();
          assertThat(mirrored.mirrored()).isEqualTo(position);
          assertThat(OverboardPosition.parse(mirrored.toString())).isEqualTo(mirrored);
          assertThat(RULES.legal(mirrored).stream().map(Play::after).toList())
              .as("%s", position)
              .containsExactlyInAnyOrderElementsOf(
                  RULES.legal(position).stream().map(play -> play.after().mirrored()).toList());
        });
  }

  @Property(tries = 40, shrinking = ShrinkingMode.OFF, edgeCases = EdgeCasesMode.NONE)
  void theDeckTheRefusalsAndThePicturesAgreeWithTheListOfMoves(
      @ForAll("settings") String settings, @ForAll long seed) {
    game(
        rules(settings),
        new Rng(seed),
        position -> {
          Map<OverboardMove, OverboardPosition> legal = new HashMap<>();
          RULES.legal(position).forEach(play -> legal.put(play.turn(), play.after()));
          for (int from = 0; from < 36; from++) {
            for (Direction direction : Direction.values()) {
              boolean possible = RULES.refusal(position, from, direction).isEmpty();
              if (!possible && leaves(from, direction)) {
                continue;
              }
              OverboardMove move = OverboardMove.of(from, direction);
              assertThat(possible).as("%s %s", position, move).isEqualTo(legal.containsKey(move));
              if (possible) {
                Push push = RULES.push(position, move);
                OverboardPosition after = legal.get(move);
                assertThat(RULES.play(position, move)).isEqualTo(after);
                int fell =
                    position.count(position.turn().opponent())
                        - after.count(position.turn().opponent());
                assertThat(push.falls().isPresent()).isEqualTo(fell == 1);
                assertThat(push.row().get(0)).isEqualTo(from);
                assertThat(push.pushed().size()).isLessThanOrEqualTo(push.row().size());
              }
            }
          }
          unmakes(position);
        });
  }

  private static boolean leaves(int from, Direction direction) {
    return switch (direction) {
      case UP -> from >= 30;
      case DOWN -> from < 6;
      case LEFT -> from % 6 == 0;
      case RIGHT -> from % 6 == 5;
    };
  }

  private static void unmakes(OverboardPosition position) {
    Deck deck = new Deck(position);
    int[] moves = new int[Deck.MAX_MOVES];
    int count = deck.generate(moves, 0);
    assertThat(deck.count()).as("%s", position).isEqualTo(count);
    for (int i = 0; i < count; i++) {
      long own = deck.own();
      long opp = deck.opp();
      long captains = deck.captains();
      int mark = deck.mark();
      boolean red = deck.redToMove();
      deck.play(moves[i]);
      deck.restore(own, opp, captains, mark, red);
      assertThat(deck.position()).isEqualTo(position);
    }
  }
}
