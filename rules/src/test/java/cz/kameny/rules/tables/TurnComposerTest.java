package cz.kameny.rules.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cz.kameny.rules.GameId;
import cz.kameny.rules.IllegalTurnException;
import cz.kameny.rules.RandomPlay;
import cz.kameny.rules.Roll;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Composing a turn step by step: what is offered, undo, and why something is not. */
class TurnComposerTest {
  private static final TablesRules NARDY = RandomPlay.tables(GameId.DLOUHE_VRHCABY, "-");
  private static final TablesRules TAIGA = RandomPlay.tables(GameId.TAIGA_PUFF, "-");

  private static TurnComposer on(TablesRules rules, String position) {
    return new TurnComposer(rules, rules.parsePosition(position));
  }

  private static List<String> offered(TurnComposer composer) {
    return composer.options().stream()
        .map(option -> option.step() + " by " + option.die())
        .sorted()
        .toList();
  }

  private static void play(TurnComposer composer, String step, int die) {
    composer.play(new TurnComposer.Option(Step.parse(step), die));
  }

  @Test
  void lv8OffersOnlyTheOrderThatPlaysBothNumbers() {
    TurnComposer composer = on(NARDY, "24:15 24:14,10:1 w 32");
    assertThat(offered(composer)).containsExactly("24/21 by 3");
    play(composer, "24/21", 3);
    assertThat(composer.isComplete()).isFalse();
    assertThat(offered(composer)).containsExactly("21/19 by 2");
    play(composer, "21/19", 2);
    assertThat(composer.isComplete()).isTrue();
    assertThat(offered(composer)).isEmpty();
    assertThat(composer.turn()).hasToString("24/21 21/19");
    assertThat(composer.finish()).hasToString("24:14,19:1 24:14,10:1 b");
    assertThat(composer.dice()).containsExactly(3, 2);
  }

  @Test
  void undoTakesBackOneStepAtATimeAndNothingWhenThereIsNone() {
    TurnComposer composer = on(NARDY, "24:15 24:15 w 33");
    List<String> first = offered(composer);
    play(composer, "24/21", 3);
    play(composer, "21/18", 3);
    assertThat(composer.current()).hasToString("24:14,18:1 24:15 w 33");
    composer.undo();
    assertThat(composer.current()).hasToString("24:14,21:1 24:15 w 33");
    composer.undo();
    composer.undo();
    assertThat(composer.steps()).isEmpty();
    assertThat(composer.current()).isEqualTo(composer.start());
    assertThat(offered(composer)).isEqualTo(first);
  }

  @Test
  void anUnfinishedTurnIsNotFinished() {
    TurnComposer composer = on(NARDY, "24:15 24:15 w 33");
    assertThatThrownBy(composer::finish)
        .isInstanceOfSatisfying(
            IllegalTurnException.class, e -> assertThat(e.clause()).isEqualTo("LV-8"));
  }

  @Test
  void aPassIsCompleteAtOnce() {
    TurnComposer composer = on(NARDY, "24:15 24:13,10:1,9:1 w 32");
    assertThat(composer.isPass()).isTrue();
    assertThat(composer.isComplete()).isTrue();
    assertThat(composer.options()).isEmpty();
    assertThat(composer.targets()).isEmpty();
    assertThat(composer.turn()).hasToString("-");
    assertThat(composer.finish()).hasToString("24:15 24:13,10:1,9:1 b");
  }

  @Test
  void aStoneCanGoInOneGoWithBothNumbers() {
    TurnComposer composer = on(NARDY, "24:14,20:1 24:15 w 21");
    assertThat(composer.targets())
        .extracting(target -> target.from() + "-" + target.to() + " in " + target.options().size())
        .containsExactlyInAnyOrder(
            "20-18 in 1",
            "24-22 in 1",
            "20-19 in 1",
            "24-23 in 1",
            "20-17 in 2",
            "20-17 in 2",
            "24-21 in 2",
            "24-21 in 2");
  }

  @Test
  void hitsShowAtOnceInTheStonesOfTheOther() {
    TurnComposer composer = on(TAIGA, "h13,10:1,7:1 h13,20:2 b 32");
    play(composer, "20/18*", 2);
    assertThat(composer.current()).hasToString("h13,x1,10:1 h13,20:1,18:1 b 32");
    composer.undo();
    assertThat(composer.current()).hasToString("h13,10:1,7:1 h13,20:2 b 32");
  }

  @ParameterizedTest(name = "{0} {1}: {2} is refused, {3} ({4})")
  @CsvSource({
    "n, 24:15 24:15 w 21, 23/22, no-stone, LV-5",
    "n, 24:15 24:15 w 21, 24/20, not-rolled, LV-5",
    "n, '24:15 24:14,8:1 w 41', 24/20, closed, LV-2",
    "n, '15:4,11:3,10:2,9:2,8:2,7:2 24:15 w 54', 11/6, block, LV-9",
    "n, '8:1,6:14 24:15 w 61', 6/off, not-home, LV-10",
    "n, '6:1,3:14 24:15 w 51', 3/off, higher-first, LV-11",
    "n, '20:1,1:14 24:10,23:5 w 54', 20/16, use-more, LV-8",
    "n, '6:15 24:15 w 51', 6/off, not-rolled, LV-5",
    "t, '6:14,o1 4:14,o1 b 65', 4/off, exact, TP-5",
    "t, 'h15 h11,x1,20:3 b 65', hand/20, bar-first, TP-7",
    "t, 'h15 h14,20:1 b 21', 20/18, enter-first, TP-8",
    "t, 'h11,3:2,2:2 h15 b 32', hand/23, closed, TP-6",
    "t, 'h15 7:1,6:14 b 62', 6/off, not-home, TP-5",
    "t, 'h15 h15 b 21', hand/22, not-rolled, TP-3",
    "t, 'h13,6:2 h15 b 66', hand/19, closed, TP-6",
  })
  void aStepThatIsNotOfferedSaysWhy(
      String game, String position, String step, String why, String clause) {
    TurnComposer composer = on(game.equals("n") ? NARDY : TAIGA, position);
    Refused refused = composer.whyNot(Step.parse(step));
    assertThat(refused.why().text()).isEqualTo(why);
    assertThat(refused.clause()).isEqualTo(clause);
    for (int die = 1; die <= 6; die++) {
      TurnComposer.Option option = new TurnComposer.Option(Step.parse(step), die);
      assertThatThrownBy(() -> composer.play(option)).isInstanceOf(IllegalTurnException.class);
    }
    assertThat(composer.steps()).isEmpty();
  }

  @Test
  void lv6AFurtherStoneFromTheHeadSaysSo() {
    TurnComposer composer = on(NARDY, "24:15 24:15 w 21");
    play(composer, "24/22", 2);
    assertThat(composer.whyNot(Step.parse("24/23")).why()).isEqualTo(Refused.Why.HEAD);
  }

  @Test
  void aFinishedGameOrMissingDiceCannotBeComposed() {
    assertThatThrownBy(() -> on(NARDY, "o15 24:15 b 21"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("over");
    assertThatThrownBy(() -> on(NARDY, "24:15 24:15 w"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("dice");
    assertThatThrownBy(() -> NARDY.legal(NARDY.parsePosition("24:15 24:15 w")))
        .isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> NARDY.perft(NARDY.start(1), -1))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(
            () -> NARDY.withRoll(NARDY.parsePosition("24:15 24:15 w 21"), new Roll(1, 1)))
        .isInstanceOf(IllegalStateException.class);
  }
}
