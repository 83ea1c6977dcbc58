package cz.kameny.rules.overboard;

import static cz.kameny.rules.Notated.ending;
import static cz.kameny.rules.Notated.turns;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cz.kameny.rules.GameId;
import cz.kameny.rules.RandomPlay;
import cz.kameny.rules.match.IllegalEventException;
import cz.kameny.rules.match.Match;
import cz.kameny.rules.match.MatchEvent;
import cz.kameny.rules.match.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** PP-11…PP-13: how a game ends. Seat a is red. */
class EndTest {
  private static OverboardRules rules(String end) {
    return new OverboardRules(
        new OverboardSettings(OverboardSettings.End.valueOf(end), Start.parse("rohy")));
  }

  private static Match match(String end, String start) {
    String settings = "end=" + end + " start=" + start.replace(' ', '_') + " starts=a";
    Match match =
        Match.start(
            new MatchEvent.Created(RandomPlay.settings(GameId.PRES_PALUBU, settings), "A", "B"));
    return match.apply(match.due().orElseThrow());
  }

  private static Match play(Match match, String... moves) {
    Match now = match;
    for (String move : moves) {
      now = now.apply(new MatchEvent.TurnPlayed(OverboardMove.parse(move)));
    }
    return now;
  }

  @ParameterizedTest(name = "PP-11 version {0}: whoever has thrown over all wins")
  @ValueSource(strings = {"A", "B"})
  void pp11WhoeverHasThrownOverAllOpponentsFiguresWins(String end) {
    assertThat(ending(rules(end), "6/6/6/6/6/rr4 w -")).isEqualTo("FIRST all-over 1");
    assertThat(ending(rules(end), "6/6/6/6/6/ww4 r -")).isEqualTo("SECOND all-over 1");
    assertThat(turns(rules(end), "6/6/6/6/6/rr4 w -")).isEmpty();
    Match won = play(match(end, "6/6/6/6/r5/4rw r -"), "e1f1");
    assertThat(won.due().orElseThrow()).hasToString("end a all-over 1");
  }

  @Test
  void pp11IsLookedAtBeforeOneToOne() {
    assertThat(ending(rules("A"), "6/6/6/6/6/r5 w -")).isEqualTo("FIRST all-over 1");
  }

  @ParameterizedTest(name = "PP-12 version {0}: 1:1 is a draw")
  @ValueSource(strings = {"A", "B"})
  void pp12OneToOneIsADrawInBothVersions(String end) {
    assertThat(ending(rules(end), "6/6/6/6/6/rw4 r -")).isEqualTo("draw one-to-one 0");
    assertThat(ending(rules(end), "W5/6/6/6/6/5R w -")).isEqualTo("draw one-to-one 0");
    assertThat(turns(rules(end), "W5/6/6/6/6/5R w -")).isEmpty();
    assertThat(ending(rules(end), "6/6/6/6/6/rrw3 r -")).isEqualTo("-");
    Match drawn = play(match(end, "w5/6/6/6/6/4rw r -"), "e1f1");
    assertThat(drawn.due().orElseThrow()).hasToString("end draw one-to-one 0");
  }

  /** Red two, White three; everybody walks to and fro. */
  private static final String TO_AND_FRO = "www3/6/6/6/6/rr4 r -";

  private static final String[] ROUND = {"b1c1", "a6a5", "c1b1", "a5a6"};

  @ParameterizedTest(name = "PP-12 version {0}: {1}")
  @CsvSource({"A, end draw repetition 0", "B, end b repetition 1"})
  void pp12TheThirdOccurrenceCountsTheStartAsTheFirst(String end, String expected) {
    Match match = match(end, TO_AND_FRO);
    match = play(match, ROUND);
    assertThat(match.isPlaying()).isTrue();
    match = play(match, "b1c1", "a6a5", "c1b1");
    assertThat(match.isPlaying()).isTrue();
    match = play(match, "a5a6");
    assertThat(match.phase()).isEqualTo(Match.Phase.GAME_DONE);
    assertThat(match.due().orElseThrow()).hasToString(expected);
  }

  @Test
  void pp12InVersionBEqualNumbersDrawAndMoreFiguresWin() {
    OverboardRules b = rules("B");
    OverboardRules a = rules("A");
    OverboardPosition more = OverboardPosition.parse("w5/6/6/6/6/rr4 w -");
    OverboardPosition equal = OverboardPosition.parse("ww4/6/6/6/6/rr4 w -");
    OverboardPosition fewer = OverboardPosition.parse("www3/6/6/6/6/rr4 r -");
    assertThat(b.endingByRepetition(more).winner()).hasToString("Optional[FIRST]");
    assertThat(b.endingByRepetition(fewer).winner()).hasToString("Optional[SECOND]");
    assertThat(b.endingByRepetition(equal).winner()).isEmpty();
    assertThat(a.endingByRepetition(more).winner()).isEmpty();
    assertThat(a.endingByRepetition(more).stakes()).isZero();
    assertThat(b.endingByRepetition(more).stakes()).isEqualTo(1);
  }

  @Test
  void pp12TheSameFiguresWithTheOtherSideToMoveAreAnotherPosition() {
    // Red loses a move in a triangle of four points: the figures recur with White to move.
    OverboardPosition red = OverboardPosition.parse(TO_AND_FRO);
    OverboardPosition white = OverboardPosition.parse("www3/6/6/6/6/rr4 w -");
    assertThat(red.sameSituation(white)).isFalse();
  }

  @Test
  void pp12TheKindOfFigureCounts() {
    OverboardPosition plain = OverboardPosition.parse("www3/6/6/6/6/rr4 r -");
    assertThat(plain.sameSituation(OverboardPosition.parse("www3/6/6/6/6/Rr4 r -"))).isFalse();
  }

  @Test
  void pp12TheMarkOfTheTakeBackMakesNoOtherPosition() {
    // Push, take-back: the second occurrence carries !b1c1, and counts.
    Match match = match("A", "5w/6/6/6/r5/1rw3 r -");
    match = play(match, "b1c1", "d1c1");
    assertThat(match.position().orElseThrow().toString()).endsWith(" r !b1c1");
    match = play(match, "a2a3", "f6f5", "a3a2");
    assertThat(match.isPlaying()).isTrue();
    match = play(match, "f5f6");
    assertThat(match.due().orElseThrow()).hasToString("end draw repetition 0");
  }

  @Test
  void pp12APassMakesANewOccurrence() {
    // Red is shut in. White walks to and fro with f6, Red passes.
    Match match = match("A", "5w/6/6/w5/w5/rww3 r -");
    match = play(match, "-", "f6f5", "-", "f5f6");
    assertThat(match.isPlaying()).isTrue();
    match = play(match, "-", "f6f5", "-");
    assertThat(match.isPlaying()).isTrue();
    match = play(match, "f5f6");
    assertThat(match.due().orElseThrow()).hasToString("end draw repetition 0");
  }

  @Test
  void pp12ThePositionAfterAPassIsAnOccurrenceOfItsOwn() {
    Match match = match("A", "5w/6/6/w5/w5/rww3 r -");
    match = play(match, "-", "f6f5", "-", "f5f6", "-");
    assertThat(match.history()).hasSize(6);
    assertThat(match.isPlaying()).isTrue();
  }

  @Test
  void pp13ResigningLosesOneStakeForEitherSeatAtAnyTime() {
    Match match = match("A", TO_AND_FRO);
    assertThat(match.apply(new MatchEvent.Resigned(Seat.A)).due().orElseThrow())
        .hasToString("end b resigned 1");
    assertThat(match.apply(new MatchEvent.Resigned(Seat.B)).due().orElseThrow())
        .hasToString("end a resigned 1");
  }

  @Test
  void pp13RunningOutOfTimeLoses() {
    Match match = match("A", TO_AND_FRO);
    assertThat(match.apply(new MatchEvent.TimedOut(Seat.A)).due().orElseThrow())
        .hasToString("end b time 1");
    assertThatThrownBy(() -> match.apply(new MatchEvent.TimedOut(Seat.B)))
        .isInstanceOf(IllegalEventException.class)
        .hasMessageContaining("only the seat to act");
  }

  @Test
  void pp13ADrawCanBeAgreed() {
    Match match = match("A", TO_AND_FRO);
    Match offered = match.apply(new MatchEvent.DrawOffered(Seat.A));
    assertThat(offered.isPlaying()).isTrue();
    assertThat(offered.apply(new MatchEvent.DrawAgreed(Seat.B)).due().orElseThrow())
        .hasToString("end draw agreed 0");
  }
}
