package cz.kameny.server.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cz.kameny.rules.GameId;
import cz.kameny.rules.Games;
import cz.kameny.rules.Play;
import cz.kameny.rules.Position;
import cz.kameny.rules.Rng;
import cz.kameny.rules.Rules;
import cz.kameny.rules.Turn;
import cz.kameny.rules.match.MatchSettings;
import cz.kameny.rules.match.Seat;
import cz.kameny.server.api.ApiException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What comes of a command or of time, without database and network. */
class DraftTest {
  private static final String NONCE = "00112233445566778899aabbccddeeff";

  private final Map<Integer, String> seeds = new HashMap<>();
  private final List<StoredEvent> log = new ArrayList<>();
  private long now = 1_000_000;
  private int commands;
  private Course course;

  private void begin(GameId game, String settings, String clock) {
    begin(game, settings, clock, 0);
  }

  private void begin(GameId game, String settings, String clock, int levelB) {
    Facts facts =
        new Facts(
            "Test",
            MatchSettings.of(game, Games.parseSettings(settings)),
            ClockSpec.parse(clock),
            false,
            true,
            new PerSeat<>("pa", "pb"),
            new PerSeat<>("Anna", "Bob"),
            new PerSeat<>(0, levelB),
            null,
            now);
    course = Course.before(facts);
    take(new Draft(course, seeds, now).created());
  }

  private void take(Draft draft) {
    course = draft.course();
    log.addAll(draft.events());
    seeds.putAll(draft.newSeeds());
  }

  private void command(Seat seat, Command command) {
    command(seat, command, 0, Optional.empty());
  }

  private void command(Seat seat, Command command, long lag, Optional<Long> away) {
    take(new Draft(course, seeds, now).command(seat, command, "c" + ++commands, lag, away));
  }

  private void time() {
    take(new Draft(course, seeds, now).time());
  }

  private void bothReady() {
    command(Seat.A, new Command.Ready(NONCE));
    command(Seat.B, new Command.Ready(NONCE));
  }

  private Seat toAct() {
    return course.toAct().orElseThrow();
  }

  private void playAny() {
    command(toAct(), new Command.Play(any(course.match().rules())));
  }

  @SuppressWarnings("unchecked") // a position of a match is one of its rules
  private <P extends Position, T extends Turn> String any(Rules<P, T> rules) {
    List<Play<P, T>> plays = rules.legal((P) course.match().position().orElseThrow());
    String turn = plays.get(new Rng(commands).nextInt(plays.size())).turn().toString();
    assertThat(turn).as("passes are played by the server itself").isNotEqualTo("-");
    return turn;
  }

  private List<String> lines() {
    return log.stream().map(StoredEvent::line).toList();
  }

  private String last() {
    return lines().get(log.size() - 1);
  }

  @Test
  void theCommitmentComesBeforeTheNoncesAndTheseBeforeTheFirstThrowLv3() {
    begin(GameId.DLOUHE_VRHCABY, "-", "none");
    assertThat(lines().get(0)).isEqualTo("created");
    assertThat(lines().get(1)).startsWith("commit 1 ");
    assertThat(log).hasSize(2);
    command(Seat.A, new Command.Ready(NONCE));
    assertThat(last()).isEqualTo("ready a " + NONCE);
    command(Seat.B, new Command.Ready(NONCE));
    assertThat(lines().get(3)).isEqualTo("ready b " + NONCE);
    assertThat(lines().get(4)).startsWith("opening ");
    assertThat(last()).startsWith("roll ");
  }

  @Test
  void theGameStartsBy15SecondsWithoutTheNonceOfWhoIsNotThere() {
    begin(GameId.TAIGA_PUFF, "-", "none");
    command(Seat.A, new Command.Ready(NONCE));
    now += 14_999;
    time();
    assertThat(course.waits()).isTrue();
    now += 1;
    time();
    assertThat(lines()).contains("ready b -");
    assertThat(course.match().isPlaying()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "DLOUHE_VRHCABY, length=3 last-roll=on",
    "DLOUHE_VRHCABY, length=to:3",
    "TAIGA_PUFF, length=2",
    "PRES_PALUBU, length=3 start=random:4:1:7"
  })
  void aSeriesGoesOnGameByGameAndItsLogFoldsToTheSame(GameId game, String settings) {
    begin(game, settings, "delay:10+60");
    while (!course.isOver()) {
      if (course.waits()) {
        now += 20_000;
        time();
      } else {
        playAny();
      }
    }
    Course again = Course.of(course.facts(), log);
    assertThat(again.match().results()).isEqualTo(course.match().results());
    assertThat(again.clock()).isEqualTo(course.clock());
    assertThat(again.seq()).isEqualTo(log.size());
    assertThat(last()).startsWith("over ");
    int games = course.match().results().size();
    long revealed = lines().stream().filter(line -> line.startsWith("seed ")).count();
    assertThat(revealed).isEqualTo(game.hasDice() ? games : 1);
  }

  @Test
  void aDelayIsFreeTheBankPaysTheRestAndThenTheGameIsLostOnTime() {
    begin(GameId.DLOUHE_VRHCABY, "-", "delay:10+60");
    bothReady();
    Seat mover = toAct();
    now += 9_999;
    playAny();
    assertThat(course.clock().side(mover).bank()).isEqualTo(60_000);
    Seat second = toAct();
    now += 25_000;
    playAny();
    assertThat(course.clock().side(second).bank()).isEqualTo(45_000);
    assertThat(course.clock().deadline()).hasValue(now + 70_000);
    now += 70_000;
    time();
    assertThat(course.isOver()).isFalse();
    now += Clock.MOST_LAG + 1;
    time();
    assertThat(lines()).contains("timeout " + mover.text(), "end " + second.text() + " time 2");
    assertThat(course.state()).isEqualTo("over");
  }

  @Test
  void aTurnThatComesTooLateLosesOnTimeAndIsNotCounted() {
    begin(GameId.PRES_PALUBU, "starts=a", "inc:10+0");
    bothReady();
    now += 10_001;
    Draft late = new Draft(course, seeds, now);
    late.command(Seat.A, new Command.Play("a3a4"), "late", 0, Optional.empty());
    assertThat(late.isCarriedOut()).isFalse();
    take(late);
    assertThat(lines()).contains("timeout a").doesNotContain("turn a3a4");
  }

  @Test
  void measuredLagIsGivenBackUpToAQuota() {
    begin(GameId.PRES_PALUBU, "start=sachovnice starts=a", "inc:60+0");
    bothReady();
    for (int i = 0; i < 60 && !course.isOver(); i++) {
      now += 300;
      command(toAct(), new Command.Play(any(course.match().rules())), 5_000, Optional.empty());
    }
    long given = log.stream().filter(e -> e.seat() == Seat.A).mapToLong(StoredEvent::lagMs).sum();
    long turns = lines().stream().filter(line -> line.startsWith("turn")).count() / 2;
    assertThat(given).isGreaterThan(2_000);
    assertThat(given).isLessThanOrEqualTo(Clock.LAG_QUOTA + Clock.LAG_PER_TURN * (turns + 1));
    assertThat(log)
        .allSatisfy(e -> assertThat((long) e.lagMs()).isLessThanOrEqualTo(Clock.MOST_LAG));
  }

  @Test
  void atTheStartOfAGameAnEmptyBankIsFilledUpToAMinute() {
    begin(GameId.DLOUHE_VRHCABY, "length=3", "delay:1+300");
    bothReady();
    now += 500_000;
    time();
    assertThat(course.match().results()).hasSize(1);
    bothReady();
    assertThat(course.clock().a().bank()).isGreaterThanOrEqualTo(60_000);
    assertThat(course.clock().b().bank()).isGreaterThanOrEqualTo(60_000);
  }

  @Test
  void theWinOfWhoWasLeftAloneIsClaimedAfterTheGraceAndValuedByTheBoardLv14() {
    begin(GameId.DLOUHE_VRHCABY, "-", "delay:10+60");
    bothReady();
    Seat me = toAct();
    Command claim = new Command.Claim(true);
    assertThatThrownBy(() -> command(me, claim, 0, Optional.empty()))
        .isInstanceOf(ApiException.class);
    assertThatThrownBy(() -> command(me, claim, 0, Optional.of(39_999L)))
        .isInstanceOf(ApiException.class);
    command(me, claim, 0, Optional.of(40_000L));
    assertThat(lines()).contains("claim " + me.text() + " win", "end " + me.text() + " resigned 2");
  }

  @Test
  void ofTwoClaimsAtOnceTheFirstCounts() {
    begin(GameId.DLOUHE_VRHCABY, "-", "delay:10+60");
    bothReady();
    command(Seat.B, new Command.Claim(true), 0, Optional.of(50_000L));
    assertThatThrownBy(() -> command(Seat.A, new Command.Claim(true), 0, Optional.of(50_000L)))
        .isInstanceOf(ApiException.class);
    assertThat(lines()).contains("end b resigned 2");
  }

  @Test
  void aDrawIsClaimedOnlyInPresPalubuPp13() {
    begin(GameId.PRES_PALUBU, "-", "inc:300+3");
    bothReady();
    command(Seat.A, new Command.Offer());
    command(Seat.B, new Command.Claim(false), 0, Optional.of(50_000L));
    assertThat(lines()).contains("claim b draw", "agree b", "end draw agreed 0");
  }

  @Test
  void anOfferCanBeAnsweredAfterAPassThatWasPlayedAtOncePp13() {
    begin(GameId.PRES_PALUBU, "starts=a start=5w/6/6/w5/w5/r1ww2_w_-", "inc:60+0");
    bothReady();
    command(Seat.A, new Command.Offer());
    command(Seat.A, new Command.Play("d1c1"));
    assertThat(last()).isEqualTo("turn -");
    command(Seat.B, new Command.Agree());
    assertThat(lines()).contains("agree b", "end draw agreed 0");
  }

  @Test
  void aMatchThatIsCalledOffRevealsTheSeedOfTheDiceThatWereSeen() {
    begin(GameId.DLOUHE_VRHCABY, "-", "none");
    command(Seat.A, new Command.Ready(NONCE));
    command(Seat.B, new Command.Ready(NONCE));
    command(Seat.A, new Command.Abort());
    assertThat(last()).isEqualTo("seed 1 " + seeds.get(1));
    assertThat(course.state()).isEqualTo("aborted");
  }

  @Test
  void aMatchThatIsCalledOffBeforeAnyThrowRevealsNothing() {
    begin(GameId.DLOUHE_VRHCABY, "-", "none");
    command(Seat.A, new Command.Ready(NONCE));
    command(Seat.A, new Command.Abort());
    assertThat(last()).isEqualTo("abort a");
  }

  @Test
  void aTurnIsLoggedWithItsStarsTp6() {
    for (int i = 0; i < 40; i++) {
      log.clear();
      seeds.clear();
      begin(GameId.TAIGA_PUFF, "-", "none");
      bothReady();
      while (!course.isOver()) {
        String turn = any(course.match().rules());
        command(toAct(), new Command.Play(turn.replace("*", "")));
        if (turn.contains("*")) {
          assertThat(lines()).contains("turn " + turn);
          return;
        }
      }
    }
    throw new AssertionError("nobody was hit in forty games");
  }

  @Test
  void nobodyHasToBeThereInCorrespondence() {
    begin(GameId.DLOUHE_VRHCABY, "-", "days:3");
    bothReady();
    assertThatThrownBy(
            () -> command(Seat.A, new Command.Claim(true), 0, Optional.of(1_000_000_000L)))
        .isInstanceOf(ApiException.class);
    assertThat(course.clock().deadline()).hasValue(now + 3 * 86_400_000L);
  }

  @Test
  void aLevelIsReadyByItselfAndDeclinesDraws() {
    begin(GameId.PRES_PALUBU, "starts=a", "none", 2);
    command(Seat.A, new Command.Ready(NONCE));
    assertThat(course.match().isPlaying()).isTrue();
    command(Seat.A, new Command.Offer());
    assertThat(last()).isEqualTo("decline b");
  }

  @Test
  void aRefusedTurnNamesItsClauseAndChangesNothing() {
    begin(GameId.DLOUHE_VRHCABY, "-", "none");
    bothReady();
    int seq = course.seq();
    assertThatThrownBy(() -> command(toAct(), new Command.Play("24/23 24/23 24/23 24/23")))
        .isInstanceOfSatisfying(
            ApiException.class,
            e -> assertThat(e.fields().get("clause").toString()).startsWith("LV-"));
    assertThat(course.seq()).isEqualTo(seq);
  }
}
