package cz.kameny.rules.tables;

import static org.assertj.core.api.Assertions.assertThat;

import cz.kameny.rules.GameId;
import cz.kameny.rules.Play;
import cz.kameny.rules.Player;
import cz.kameny.rules.RandomPlay;
import cz.kameny.rules.Rng;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;

/**
 * Properties of the dice games over random play. A try is a seed; from it come a game's settings
 * and the game.
 */
class TablesProps {
  /** More results than this and a position is only sampled, not walked through by every path. */
  private static final int WALKED = 400;

  private record Setup(GameId game, String settings) {
    TablesRules rules() {
      return RandomPlay.tables(game, settings);
    }

    SlowTables slow() {
      return new SlowTables(
          game, settings.contains("head=both"), settings.contains("opposites=2") ? 2 : 4);
    }
  }

  @Provide
  Arbitrary<Setup> setups() {
    return Arbitraries.of(
        Stream.of(GameId.DLOUHE_VRHCABY, GameId.TAIGA_PUFF)
            .flatMap(
                game ->
                    RandomPlay.everySetting(game).stream()
                        .map(settings -> new Setup(game, settings)))
            .toList());
  }

  /** Whether a position is one of those with up to tens of thousands of results. */
  private static boolean big(TablesPosition position) {
    return position.game() == GameId.TAIGA_PUFF && position.roll().isDouble();
  }

  /** Takes one position in so many, big ones more rarely. */
  private static boolean skips(TablesPosition position, Rng rng, int oneIn, int bigOneIn) {
    return rng.nextInt(big(position) ? bigOneIn : oneIn) > 0;
  }

  private static void check(TablesPosition position) {
    for (Side side : List.of(position.first(), position.second())) {
      int sum = 0;
      for (int place = 0; place < Side.PLACES; place++) {
        sum += side.count(place);
      }
      assertThat(sum).as("%s", position).isEqualTo(15);
    }
  }

  @Property(tries = 10_000, shrinking = ShrinkingMode.OFF, edgeCases = EdgeCasesMode.NONE)
  void aRandomGameEndsKeepsItsStonesAndEveryPositionReadsBack(
      @ForAll("setups") Setup setup, @ForAll long seed) {
    TablesRules rules = setup.rules();
    Rng rng = new Rng(seed);
    TablesPosition last =
        RandomPlay.game(
            rules,
            rng,
            position -> {
              check(position);
              if (rng.nextInt(10) == 0) {
                assertThat(rules.parsePosition(position.toString())).isEqualTo(position);
              }
            });
    check(last);
    assertThat(rules.legal(last)).isEmpty();
    assertThat(rules.parsePosition(last.toString())).isEqualTo(last);
  }

  @Property(tries = 150, shrinking = ShrinkingMode.OFF, edgeCases = EdgeCasesMode.NONE)
  void theResultsAreThoseOfTheSlowProgram(@ForAll("setups") Setup setup, @ForAll long seed) {
    TablesRules rules = setup.rules();
    SlowTables slow = setup.slow();
    Rng rng = new Rng(seed);
    RandomPlay.game(
        rules,
        rng,
        position -> {
          if (skips(position, rng, 5, 150)) {
            return;
          }
          assertThat(results(rules, position))
              .as("%s", position)
              .isEqualTo(slow.results(position.toString()));
        });
  }

  private static List<String> results(TablesRules rules, TablesPosition position) {
    return rules.legal(position).stream().map(play -> play.after().toString()).sorted().toList();
  }

  @Property(tries = 150, shrinking = ShrinkingMode.OFF, edgeCases = EdgeCasesMode.NONE)
  void playingAListedTurnGivesExactlyTheListedPosition(
      @ForAll("setups") Setup setup, @ForAll long seed) {
    TablesRules rules = setup.rules();
    Rng rng = new Rng(seed);
    RandomPlay.game(
        rules,
        rng,
        position -> {
          if (skips(position, rng, 10, 100)) {
            return;
          }
          List<Play<TablesPosition, TablesTurn>> plays = rules.legal(position);
          Set<TablesPosition> distinct = new HashSet<>();
          for (Play<TablesPosition, TablesTurn> play : plays) {
            assertThat(distinct.add(play.after())).isTrue();
            assertThat(play.after().roll()).isNull();
            assertThat(play.after().turn()).isEqualTo(position.turn().opponent());
          }
          for (int i = 0; i < Math.min(20, plays.size()); i++) {
            Play<TablesPosition, TablesTurn> play = RandomPlay.pick(plays, rng);
            assertThat(rules.play(position, play.turn())).isEqualTo(play.after());
            TablesTurn reread = rules.parseTurn(play.turn().toString());
            assertThat(reread).isEqualTo(play.turn());
          }
        });
  }

  @Property(tries = 120, shrinking = ShrinkingMode.OFF, edgeCases = EdgeCasesMode.NONE)
  void composingReachesEveryResultAndNothingElseAndNeverADeadEnd(
      @ForAll("setups") Setup setup, @ForAll long seed) {
    TablesRules rules = setup.rules();
    Rng rng = new Rng(seed);
    RandomPlay.game(
        rules,
        rng,
        position -> {
          if (skips(position, rng, 5, 40)) {
            return;
          }
          Set<String> listed = new TreeSet<>(results(rules, position));
          TurnComposer composer = new TurnComposer(rules, position);
          if (listed.size() <= WALKED) {
            Set<String> reached = new TreeSet<>();
            walk(composer, reached, new HashSet<>());
            assertThat(reached).as("%s", position).isEqualTo(listed);
          } else {
            for (int i = 0; i < 10; i++) {
              assertThat(listed)
                  .contains(RandomPlay.compose(rules, position, rng).finish().toString());
            }
          }
        });
  }

  private static void walk(TurnComposer composer, Set<String> reached, Set<String> walked) {
    List<TurnComposer.Option> options = composer.options();
    if (composer.isComplete()) {
      assertThat(options).isEmpty();
      reached.add(composer.finish().toString());
      return;
    }
    assertThat(options).as("after %s", composer.turn()).isNotEmpty();
    for (TurnComposer.Option option : options) {
      TablesPosition before = composer.current();
      List<Integer> dice = composer.dice();
      composer.play(option);
      // Equal stones with equal numbers left go on alike; without this a double has no end.
      List<Integer> used = composer.dice().stream().sorted().toList();
      if (walked.add(composer.current() + " " + used)) {
        walk(composer, reached, walked);
      }
      composer.undo();
      assertThat(composer.current()).isEqualTo(before);
      assertThat(composer.dice()).isEqualTo(dice);
    }
    assertThat(composer.options()).isEqualTo(options);
  }

  @Property(tries = 150, shrinking = ShrinkingMode.OFF, edgeCases = EdgeCasesMode.NONE)
  void whatAStoneCanDoInOneGoIsAPathOfOfferedSteps(
      @ForAll("setups") Setup setup, @ForAll long seed) {
    TablesRules rules = setup.rules();
    Rng rng = new Rng(seed);
    RandomPlay.game(
        rules,
        rng,
        position -> {
          if (rng.nextInt(10) > 0) {
            return;
          }
          TurnComposer composer = new TurnComposer(rules, position);
          List<TurnComposer.Option> options = composer.options();
          List<TurnComposer.Target> targets = composer.targets();
          assertThat(composer.steps()).isEmpty();
          assertThat(
                  targets.stream()
                      .filter(t -> t.options().size() == 1)
                      .map(t -> t.options().get(0)))
              .containsExactlyElementsOf(options);
          for (TurnComposer.Target target : targets) {
            int at = target.from();
            for (TurnComposer.Option option : target.options()) {
              assertThat(option.step().from()).isEqualTo(at);
              composer.play(option);
              at = option.step().to();
            }
            assertThat(at).isEqualTo(target.to());
            target.options().forEach(option -> composer.undo());
          }
          assertThat(composer.current()).isEqualTo(position);
        });
  }

  /** TP-1…TP-10 know no colour: with the sides exchanged the answers are exchanged. */
  @Property(tries = 60, shrinking = ShrinkingMode.OFF, edgeCases = EdgeCasesMode.NONE)
  void taigaPuffIsBlindToColours(@ForAll boolean four, @ForAll long seed) {
    Setup setup = new Setup(GameId.TAIGA_PUFF, "opposites=" + (four ? 4 : 2));
    mirrored(setup.rules(), new Rng(seed), position -> true);
  }

  /** LV-6 and LV-7 look at the colour only while a side has all its stones on the head. */
  @Property(tries = 150, shrinking = ShrinkingMode.OFF, edgeCases = EdgeCasesMode.NONE)
  void dlouheVrhcabyIsBlindToColoursAfterTheFirstTurns(@ForAll boolean both, @ForAll long seed) {
    Setup setup = new Setup(GameId.DLOUHE_VRHCABY, "head=" + (both ? "both" : "white"));
    // Under `both` only the answer to an opening 5:5 knows a colour (LV-7).
    mirrored(
        setup.rules(),
        new Rng(seed),
        position ->
            position.mover().count(24) < 15
                || (both && !position.waiting().toString().equals("24:14,4:1")));
  }

  private static void mirrored(TablesRules rules, Rng rng, Predicate<TablesPosition> blind) {
    RandomPlay.game(
        rules,
        rng,
        position -> {
          if (!blind.test(position) || skips(position, rng, 1, 60)) {
            return;
          }
          List<String> expected =
              rules.legal(position).stream()
                  .map(play -> exchanged(play.after()).toString())
                  .sorted()
                  .toList();
          assertThat(results(rules, exchanged(position))).as("%s", position).isEqualTo(expected);
        });
  }

  private static TablesPosition exchanged(TablesPosition p) {
    Side moverBefore = p.mover();
    Side mover = p.waiting();
    return p.turn() == Player.FIRST
        ? new TablesPosition(p.game(), mover, moverBefore, Player.SECOND, p.roll())
        : new TablesPosition(p.game(), moverBefore, mover, Player.FIRST, p.roll());
  }

  @Property(tries = 80, shrinking = ShrinkingMode.OFF, edgeCases = EdgeCasesMode.NONE)
  void aBeamFindsOnlyLegalResultsAndAWideOneFindsAll(
      @ForAll("setups") Setup setup, @ForAll long seed) {
    TablesRules rules = setup.rules();
    Rng rng = new Rng(seed);
    Expansion all = rules.newExpansion();
    Expansion some = rules.newExpansion();
    RandomPlay.game(
        rules,
        rng,
        position -> {
          if (skips(position, rng, 40, 10)) {
            return;
          }
          Set<String> legal = results(all, all.expand(position), position);
          Set<String> narrow = results(some, expand(some, position, 3), position);
          assertThat(legal).as("%s", position).containsAll(narrow);
          assertThat(narrow).isNotEmpty();
          Set<String> wide = results(some, expand(some, position, 2_000_000), position);
          assertThat(wide).as("%s", position).isEqualTo(legal);
        });
  }

  private static int expand(Expansion expansion, TablesPosition position, int width) {
    return expansion.expand(
        position.mover(),
        position.waiting(),
        position.turn(),
        position.roll(),
        new Expansion.Beam() {
          @Override
          public int width() {
            return width;
          }

          @Override
          public float value(long low, long high, Side waiting) {
            return (low * 31 + high * 17 + waiting.high()) % 1000;
          }
        });
  }

  private static Set<String> results(Expansion expansion, int count, TablesPosition position) {
    Set<String> results = new HashSet<>();
    for (int i = 0; i < count; i++) {
      results.add(position.after(expansion.mover(i), expansion.waiting(i)).toString());
    }
    assertThat(results).as("%s: no result twice", position).hasSize(count);
    return results;
  }
}
