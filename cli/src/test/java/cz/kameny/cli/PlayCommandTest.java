package cz.kameny.cli;

import static org.assertj.core.api.Assertions.assertThat;

import cz.kameny.cli.Kameny.Answer;
import cz.kameny.rules.GameId;
import cz.kameny.rules.Play;
import cz.kameny.rules.Position;
import cz.kameny.rules.Rng;
import cz.kameny.rules.Roll;
import cz.kameny.rules.Rules;
import cz.kameny.rules.Turn;
import cz.kameny.rules.match.Match;
import cz.kameny.rules.match.MatchEvent;
import cz.kameny.rules.match.MatchSettings;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code play}: whole games typed into a pipe, and what a person may type. */
class PlayCommandTest {
  /** Two people's random game with the dice of this seed: what they type, and how it ends. */
  private record Script(String typed, MatchEvent.GameEnded end, int turns) {
    static Script of(GameId game, long seed) {
      Rng dice = Rng.of(seed, 0);
      Rng choice = new Rng(seed + 100);
      Match match = Match.start(new MatchEvent.Created(MatchSettings.of(game, Map.of()), "a", "b"));
      StringBuilder typed = new StringBuilder();
      int turns = 0;
      while (match.results().isEmpty()) {
        MatchEvent event;
        switch (match.phase()) {
          case OPENING -> {
            Roll roll = dice.nextRoll();
            event = new MatchEvent.OpeningRoll(roll.first(), roll.second());
          }
          case ROLL -> event = new MatchEvent.Rolled(dice.nextRoll());
          case TURN -> {
            Turn turn = choose(match.rules(), match.position().orElseThrow(), choice);
            if (!turn.isPass()) {
              typed.append(turn).append('\n');
            }
            turns++;
            event = new MatchEvent.TurnPlayed(turn);
          }
          default -> event = match.due().orElseThrow();
        }
        match = match.apply(event);
      }
      return new Script(typed.toString(), match.results().get(0), turns);
    }

    private static <P extends Position, T extends Turn> Turn choose(
        Rules<P, T> rules, Position position, Rng choice) {
      List<Play<P, T>> plays = rules.legal(rules.parsePosition(position.toString()));
      return plays.get(choice.nextInt(plays.size())).turn();
    }
  }

  @ParameterizedTest
  @CsvSource({"PRES_PALUBU, 1", "TAIGA_PUFF, 2", "DLOUHE_VRHCABY, 3"})
  void aWholeGameOfTwoPeopleIsPlayedThroughAPipe(GameId game, long seed) {
    Script script = Script.of(game, seed);
    Answer answer =
        Kameny.with(
            script.typed(),
            "play",
            game.id(),
            "--a=human",
            "--b=human",
            "--lang=en",
            "--seed=" + seed);
    assertThat(answer.err()).isEmpty();
    assertThat(answer.code()).isZero();
    Messages english = new Messages("en");
    String reason = english.of("reason." + script.end().reason().text());
    assertThat(answer.lines().subList(answer.lines().size() - 2, answer.lines().size()))
        .anySatisfy(line -> assertThat(line).contains(reason));
    // What is typed into a pipe is not echoed: the answer follows the prompt.
    assertThat(Pattern.compile("> \\w+: ").matcher(answer.out()).results().count())
        .as("a line for each turn that is no pass")
        .isEqualTo(script.typed().lines().count());
    assertThat(script.turns()).isGreaterThan(20);
    assertThat(answer.out()).doesNotContain("\u001b");
  }

  @ParameterizedTest
  @CsvSource({"pres-palubu", "taiga-puff", "dlouhe-vrhcaby"})
  void twoRandomPlayersPlayASeriesToItsEnd(String game) {
    Answer answer =
        Kameny.run(
            "play",
            game,
            "--a=random",
            "--b=random",
            "--seed=7",
            "--set",
            "length=2",
            "--set",
            "stake=10",
            "--lang=cs");
    assertThat(answer.code()).isZero();
    assertThat(answer.err()).isEmpty();
    assertThat(answer.lines()).anyMatch(line -> line.startsWith("Hra 2: "));
    assertThat(answer.lines().get(answer.lines().size() - 1)).startsWith("Stav: náhoda ");
    assertThat(
            Kameny.run(
                "play",
                game,
                "--a=random",
                "--b=random",
                "--seed=7",
                "--set",
                "length=2",
                "--set",
                "stake=10",
                "--lang=cs"))
        .as("the same seed gives the same series")
        .isEqualTo(answer);
  }

  /** With this seed White, a person, opens dlouhé vrhcáby with 3 and 5. */
  private static Answer nardy(String typed) {
    return Kameny.with(typed, "play", "dlouhe-vrhcaby", "--b=random", "--seed=5", "--lang=en");
  }

  @Test
  void aTurnIsComposedStepByStepUndoneAndConfirmed() {
    Answer answer = nardy("24/21\nundo\n24/19\n19/16\n\n");
    assertThat(answer.out())
        .contains("White 3 5> ")
        .contains("White 3> ")
        .contains("White 24/19 19/16> White: 24/19 19/16\nBlack rolls");
    assertThat(answer.code()).as("the input ended before the game").isEqualTo(1);
    assertThat(answer.err()).isEqualTo("The input ended before the game did.\n");
  }

  @Test
  void whatMayNotBePlayedIsRefusedWithItsClauseAndNothingChanges() {
    Answer answer = nardy("24/18\n24/21 24/19\nnonsense\n\nundo\n24/21 21/16\n");
    assertThat(answer.out())
        .contains("24/18: no number that is left makes this step (LV-5)")
        .contains("24/19: no further stone may leave the head in this turn (LV-6)")
        .contains("I do not understand “nonsense”")
        .contains("The turn is not complete yet.")
        .contains("There is nothing to take back.")
        .contains("White: 24/21 21/16\n");
  }

  @Test
  void resigningIsAskedBackAndSizedOffTheBoard() {
    Answer answer = nardy("resign\nno\nresign\nyes\n");
    assertThat(answer.code()).isZero();
    assertThat(answer.out())
        .as("LV-14: no stone off is Mars")
        .endsWith("Black (random) wins: the opponent resigned.\nMars, stakes: 2\n");
  }

  @Test
  void aDrawCanBeAgreedOnInPresPalubuAlone() {
    assertThat(nardy("draw\nquit\n").out()).contains("This game knows no draw by agreement.");
    Answer answer =
        Kameny.with(
            "draw\nno\ndraw\nyes\n", "play", "pres-palubu", "--b=human", "--lang=en", "--seed=1");
    assertThat(answer.code()).isZero();
    assertThat(answer.out()).contains("The draw is declined.").endsWith("A draw: by agreement.\n");
  }

  @Test
  void leavingIsNoError() {
    Answer answer = nardy("quit\n");
    assertThat(answer.code()).isZero();
    assertThat(answer.err()).isEqualTo("The game is not finished.\n");
  }

  @Test
  void theRaftIsDrawnWithCaptainsGroovesAndWater() {
    Answer answer =
        Kameny.with(
            "",
            "play",
            "pres-palubu",
            "--b=human",
            "--seed=1",
            "--set",
            "start=W5/6/2w3/2r3/6/5R_r_-");
    assertThat(answer.out())
        .contains(
            """
                 a   b   c   d   e   f
              ≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈
            6 ≈≈ ◎───┬───┬───┬───┬───┐ ≈≈ 6
            """)
        .contains("4 ≈≈ ├───┼───○───┼───┼───┤ ≈≈ 4")
        .contains("1 ≈≈ └───┴───┴───┴───┴───◉ ≈≈ 1");
  }

  @Test
  void theBoardIsNumberedForBothSides() {
    assertThat(nardy("").out())
        .contains("Black    1  2  3  4  5  6    7  8  9 10 11 12")
        .contains("White   13 14 15 16 17 18   19 20 21 22 23 24")
        .contains("White   12 11 10  9  8  7    6  5  4  3  2  1")
        .contains("Black   24 23 22 21 20 19   18 17 16 15 14 13");
  }

  @Test
  void bothLanguagesHaveTheSameMessages() {
    assertThat(keys("messages_en")).isEqualTo(keys("messages")).isNotEmpty();
  }

  private static java.util.Set<Object> keys(String name) {
    java.util.Properties properties = new java.util.Properties();
    try (var in = PlayCommandTest.class.getResourceAsStream(name + ".properties")) {
      properties.load(in);
    } catch (java.io.IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
    return properties.keySet();
  }

  @ParameterizedTest
  @CsvSource({
    "--b=level:99",
    "--b=robot",
    "--seed=x",
    "--lang=de",
    "--set=length=26",
    "--set=size=big",
  })
  void whatIsNoPlayerSeedLanguageOrSettingIsRefused(String option) {
    Answer answer = Kameny.run("play", "dlouhe-vrhcaby", "--a=random", option);
    assertThat(answer.code()).isEqualTo(2);
    assertThat(answer.out()).isEmpty();
    assertThat(answer.err()).startsWith("kameny: expected ").hasLineCount(1);
  }

  @ParameterizedTest
  @CsvSource({"v0, first computer", "pips, runner"})
  void theOtherPlayersOfTheArenaPlayToo(String player, String name) {
    Answer answer =
        Kameny.run("play", "taiga-puff", "--a=random", "--b=" + player, "--seed=3", "--lang=en");
    assertThat(answer.code()).as(answer.err()).isZero();
    assertThat(answer.out()).startsWith("Taiga-Puff: random – " + name + "\n").contains(" wins: ");
  }

  @Test
  void anOutsideProgramThatGoesWrongEndsTheGameInASentence() {
    Answer answer =
        Kameny.run(
            "play",
            "dlouhe-vrhcaby",
            "--a=random",
            "--b=exec:while read a; do echo 'what?'; done",
            "--seed=3",
            "--lang=en");
    assertThat(answer.code()).isEqualTo(Exit.FAILED);
    assertThat(answer.out()).startsWith("Dlouhé vrhcáby: random – program\n");
    assertThat(answer.err())
        .startsWith("The computer player cannot go on (wrong answer: 'what?' to ")
        .hasLineCount(1);
    Answer none = Kameny.run("play", "taiga-puff", "--a=random", "--b=net:/nonexistent");
    assertThat(none.code()).isEqualTo(Exit.WRONG_USE);
    assertThat(none.err()).contains("/nonexistent, but there is no such file").hasLineCount(1);
  }
}
