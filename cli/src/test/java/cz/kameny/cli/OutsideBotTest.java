package cz.kameny.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import cz.kameny.engine.arena.Forfeit;
import cz.kameny.rules.Rng;
import cz.kameny.rules.overboard.OverboardMove;
import cz.kameny.rules.overboard.OverboardPosition;
import cz.kameny.rules.overboard.OverboardRules;
import cz.kameny.rules.overboard.OverboardSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An outside program, asked about one position again and again. */
class OutsideBotTest {
  private static final OverboardRules RULES = new OverboardRules(OverboardSettings.of(Map.of()));
  private static final OverboardPosition POSITION = RULES.parsePosition("6/6/6/6/6/rr3w r -");

  /** A turn that is right there. */
  private static final String RIGHT = RULES.legal(POSITION).get(0).turn().toString();

  /** A program that answers rightly for ever. */
  private static final String GOOD = "while read line; do echo " + RIGHT + "; done";

  /** Long enough for any machine; a test that waits for a fault has less. */
  private static final long PLENTY = 60_000;

  @TempDir private Path folder;
  private OutsideBot<OverboardPosition, OverboardMove> bot;

  private void program(String command, long millis, long startMillis) {
    bot = new OutsideBot<>(RULES, command, millis, startMillis);
  }

  @AfterEach
  void dismiss() {
    if (bot != null) {
      bot.close();
    }
  }

  private String answer() {
    return bot.choose(List.of(POSITION), new Rng(1)).toString();
  }

  private Forfeit fault() {
    return catchThrowableOfType(Forfeit.class, this::answer);
  }

  @Test
  void aProgramThatKeepsToTheOrderIsStartedOnce() {
    Path starts = folder.resolve("starts");
    program("echo once >> " + starts + "; " + GOOD, PLENTY, 0);
    for (int i = 0; i < 50; i++) {
      assertThat(answer()).isEqualTo(RIGHT);
    }
    assertThat(starts).hasContent("once");
  }

  @Test
  void aLineTooManyLosesOneGameAndIsNoAnswerInTheNext() {
    // Each process says one line too many after its first answer: it may be noticed as a line that
    // waits, or only as the answer to the question after it, but never later than that.
    program("read line; echo " + RIGHT + "; echo debug; " + GOOD, PLENTY, 0);
    for (int game = 0; game < 5; game++) {
      assertThat(answer()).isEqualTo(RIGHT);
      Forfeit fault = fault();
      assertThat(fault.kind()).isIn("more than one line", "wrong answer");
      assertThat(fault.detail()).startsWith("'debug'").contains(POSITION.toString());
    }
  }

  @Test
  void aLineThatWaitsBeforeTheQuestionIsALineTooMany() throws Exception {
    Path said = folder.resolve("said");
    // What is said unasked would be a right answer: that it waits is the fault.
    program(
        "read line; echo " + RIGHT + "; echo " + RIGHT + "; touch " + said + "; " + GOOD,
        PLENTY,
        0);
    assertThat(answer()).isEqualTo(RIGHT);
    await(said);
    Thread.sleep(200); // From the program's end of the pipe to ours.
    assertThat(fault().kind()).isEqualTo("more than one line");
  }

  private static void await(Path file) throws InterruptedException {
    for (int i = 0; i < 6_000 && !Files.exists(file); i++) {
      Thread.sleep(10);
    }
    assertThat(file).exists();
  }

  @Test
  void anAnswerThatComesTooLateIsNeverTakenForAnother() {
    Path first = folder.resolve("first");
    String late = "touch " + first + "; read line; sleep 4; echo late";
    program("if [ ! -e " + first + " ]; then " + late + "; fi; " + GOOD, 2_000, 0);
    assertThat(fault().kind()).isEqualTo("no answer in 2000 ms");
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(3);
    while (System.nanoTime() < end) {
      assertThat(answer()).isEqualTo(RIGHT);
    }
  }

  @Test
  void startingHasAnAllowanceOfItsOwn() {
    program("sleep 2; " + GOOD, 500, PLENTY);
    assertThat(answer()).isEqualTo(RIGHT);
  }

  @Test
  void aProgramThatDoesNotReadHoldsUpNobody() throws Exception {
    try (OutsideProgram deaf = new OutsideProgram("sleep 600")) {
      String longer = "x".repeat(1_000_000); // No pipe takes that much.
      OutsideProgram.Heard heard =
          assertTimeoutPreemptively(Duration.ofSeconds(60), () -> deaf.ask(longer, 300));
      assertThat(heard).isNull();
    }
  }

  @Test
  void aLineWithoutEndIsAFaultAndNotKept() {
    program("cat /dev/zero", PLENTY, 0);
    Forfeit fault = fault();
    assertThat(fault.kind()).isEqualTo("a line of more than 10000 characters");
    assertThat(fault.detail()).hasSizeLessThan(80);
  }

  @Test
  void linesWithoutEndAreAFaultAndNotKept() {
    program("read line; echo " + RIGHT + "; yes", PLENTY, 0);
    assertThat(answer()).isEqualTo(RIGHT);
    assertThat(fault().detail()).startsWith("'y'");
    assertThat(answer()).isEqualTo(RIGHT);
  }

  @Test
  void anAnswerOfOneNulIsAnAnswer() {
    program("printf '\\0\\n'; " + GOOD, PLENTY, 0);
    assertThat(fault().kind()).isEqualTo("wrong answer");
  }

  @Test
  void theEndOfAProgramLosesTheGame() {
    program("read line; echo " + RIGHT, PLENTY, 0);
    assertThat(answer()).isEqualTo(RIGHT);
    assertThat(fault().kind()).isEqualTo("program gone");
    assertThat(answer()).as("started anew").isEqualTo(RIGHT);
  }

  @Test
  void aProgramSeesTheEndOfItsInputAndEndsByItself() throws IOException {
    Path end = folder.resolve("end");
    program(GOOD + "; echo saved > " + end, PLENTY, 0);
    assertThat(answer()).isEqualTo(RIGHT);
    bot.close();
    assertThat(end).hasContent("saved");
  }

  @Test
  void aProgramThatDoesNotEndIsKilledWithAllItHasStarted() {
    program("read line; echo " + RIGHT + "; sleep 601; true", PLENTY, 0);
    assertThat(answer()).isEqualTo(RIGHT);
    bot.close();
    program("sleep 602; true", 100, 0);
    assertThat(fault().kind()).isEqualTo("no answer in 100 ms");
    // Also what the shell has started is gone (or this times out).
    ProcessHandle.current()
        .descendants()
        .filter(process -> process.info().command().orElse("").endsWith("sleep"))
        .forEach(process -> process.onExit().orTimeout(20, TimeUnit.SECONDS).join());
  }
}
