package cz.kameny.cli.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import cz.kameny.engine.Checksum;
import cz.kameny.engine.net.Chances;
import cz.kameny.engine.net.Net;
import cz.kameny.engine.net.NetSet;
import cz.kameny.rules.GameId;
import cz.kameny.rules.NotationException;
import cz.kameny.rules.Rng;
import cz.kameny.rules.tables.Side;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import picocli.CommandLine;

class TrainingTest {
  @TempDir private Path folder;

  private static Course course(GameId game, long playOuts, TrainedNets from) {
    boolean begins = from == null;
    return course(game, false, begins ? 12 : 0, begins ? 20 : 0, playOuts, from);
  }

  private static Course course(
      GameId game, boolean phases, long games, long races, long playOuts, TrainedNets from) {
    Course.Rates rates = new Course.Rates(0.02, 0.001);
    return new SelfPlayCourse(game, phases, games, races, playOuts, 8, 4, 3, rates, rates, from);
  }

  private static void train(Course course, Path folder) {
    new Training(course, folder, new PrintStream(new ByteArrayOutputStream())).run();
  }

  private static List<byte[]> nets(GameId game, Path folder) throws IOException {
    return nets(game, false, folder);
  }

  private static List<byte[]> nets(GameId game, boolean phases, Path folder) throws IOException {
    List<byte[]> files = new ArrayList<>();
    for (String name : NetSet.names(game, phases)) {
      files.add(Files.readAllBytes(folder.resolve(name + ".net")));
    }
    return files;
  }

  @ParameterizedTest
  @EnumSource(
      value = GameId.class,
      names = {"TAIGA_PUFF", "DLOUHE_VRHCABY"})
  void aTrainingThatWasStoppedEndsWithTheSameNetsAsOneThatWasNot(GameId game) throws IOException {
    Course course = course(game, 2, null);
    train(course, folder.resolve("whole"));

    Path stopped = Files.createDirectories(folder.resolve("stopped"));
    Checkpoint state = new Checkpoint(course.plan(), 0, course.newNets());
    Lessons lessons = course.lessons(state.nets(), stopped, 0);
    for (int number = 0; number < 25; number++) {
      lessons.play(number);
    }
    new Checkpoint(course.plan(), 25, state.nets()).write(stopped.resolve("training.state"));
    train(course, stopped);

    assertThat(nets(game, stopped)).containsExactlyElementsOf(nets(game, folder.resolve("whole")));
  }

  @Test
  void aStateOfAnotherPlanADamagedOneAndOneThatIsNoneAreRefusedAndLeftAlone() throws IOException {
    Course course = course(GameId.DLOUHE_VRHCABY, 0, null);
    train(course, folder);
    Path state = folder.resolve("training.state");
    byte[] whole = Files.readAllBytes(state);

    Course other = course(GameId.DLOUHE_VRHCABY, 1, null);
    assertThatThrownBy(() -> train(other, folder))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("play-outs=1");

    byte[] damaged = whole.clone();
    damaged[whole.length / 2] ^= 1;
    Files.write(state, damaged);
    assertThatThrownBy(() -> train(course, folder))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("checksum");

    Files.write(state, java.util.Arrays.copyOf(whole, whole.length / 2));
    assertThatThrownBy(() -> train(course, folder))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("cut short");
    assertThat(Files.size(state)).isEqualTo(whole.length / 2);
  }

  @Test
  void playOutsGoOnFromNetsOfAnEarlierTrainingAndChangeThem() throws IOException {
    train(course(GameId.TAIGA_PUFF, 0, null), folder);
    Path second = folder.resolve("second");
    train(course(GameId.TAIGA_PUFF, 2, TrainedNets.read(GameId.TAIGA_PUFF, folder, false)), second);

    assertThat(nets(GameId.TAIGA_PUFF, second).get(0))
        .isNotEqualTo(nets(GameId.TAIGA_PUFF, folder).get(0));
    assertThatThrownBy(() -> TrainedNets.read(GameId.DLOUHE_VRHCABY, folder, false))
        .hasMessageContaining("nardy-contact.net");
  }

  /** Whether all nets differ in what they know, whatever their files are called. */
  private static void assertDifferent(List<Net> nets) {
    for (int i = 0; i < nets.size(); i++) {
      for (int j = 0; j < i; j++) {
        assertThat(nets.get(i).weights()).isNotEqualTo(nets.get(j).weights());
      }
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = GameId.class,
      names = {"TAIGA_PUFF", "DLOUHE_VRHCABY"})
  void netsOfPhasesBeginAsTheOneForTheWholeGameAndBecomeThree(GameId game) throws IOException {
    train(course(game, 0, null), folder);
    List<byte[]> whole = nets(game, folder);
    TrainedNets begin = TrainedNets.read(game, folder, true);
    NetSet one = TrainedNets.read(game, folder, false).nets();
    assertThat(begin.nets().contact()).hasSize(3);
    for (Net net : begin.nets().contact()) {
      assertThat(net.weights()).isEqualTo(one.contact().get(0).weights());
    }

    Path second = folder.resolve("second");
    train(course(game, true, 3, 0, 0, begin), second);
    assertThat(nets(game, folder)).containsExactlyElementsOf(whole);
    TrainedNets three = TrainedNets.read(game, second, true);
    assertDifferent(three.nets().contact());
    assertDifferent(List.of(three.nets().contact().get(0), one.contact().get(0)));

    // A third training goes on from the three.
    Path third = folder.resolve("third");
    train(course(game, true, 2, 1, 0, three), third);
    assertDifferent(TrainedNets.read(game, third, true).nets().contact());

    // Who does not ask for them is not given one of them for the whole.
    assertThatThrownBy(() -> TrainedNets.read(game, third, false))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("--phases");
  }

  /** States that were written before must go on: the checksum of nets is part of them. */
  @Test
  void netsAreToldByTheBytesOfTheirFiles() throws IOException {
    GameId game = GameId.TAIGA_PUFF;
    train(course(game, 0, null), folder);
    long expected = 0;
    for (byte[] bytes : nets(game, folder)) {
      expected = 31 * expected + Checksum.of(bytes, bytes.length);
    }
    assertThat(TrainedNets.read(game, folder, false).checksum()).isEqualTo(expected);
  }

  @Test
  void othersLearnFromRolloutsThatAreThereAndMayBeStopped() throws IOException {
    GameId game = GameId.DLOUHE_VRHCABY;
    train(rollouts(game, 9, 1), folder.resolve("made"));
    Path file = folder.resolve("made").resolve("rollouts.data");
    RolledOut.Known known = RolledOut.readAll(file, game);
    assertThat(known.all()).hasSize(9);

    TrainedNets pupils = TrainedNets.read(game, folder.resolve("nets-of-" + game), true);
    RolloutCourse course =
        RolloutCourse.ofKnown(game, known, 2, 4, new Course.Rates(0.05, 0.01), pupils);
    assertThat(course.total()).isEqualTo(18);
    Path out = folder.resolve("pupils");
    train(course, out);
    assertThat(out.resolve("rollouts.data")).doesNotExist();
    List<Net> learned = TrainedNets.read(game, out, true).nets().contact();
    assertDifferent(List.of(learned.get(0), pupils.nets().contact().get(0)));

    Path stopped = Files.createDirectories(folder.resolve("stopped"));
    List<Net> nets = course.newNets();
    Lessons lessons = course.lessons(nets, stopped, 0);
    for (int number = 0; number < 11; number++) {
      lessons.play(number);
    }
    new Checkpoint(course.plan(), 11, nets).write(stopped.resolve("training.state"));
    train(course, stopped);
    assertThat(nets(game, true, stopped)).containsExactlyElementsOf(nets(game, true, out));

    assertThatThrownBy(() -> RolledOut.readAll(file, GameId.TAIGA_PUFF))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("rollouts of taiga-puff");
    // A file with a checksum in the same place that is something else.
    assertThatThrownBy(() -> RolledOut.readAll(out.resolve("nardy-race.net"), game))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("the rollouts of a training");
  }

  @Test
  void theCommandTrainsPhasesAndFromKnownRollouts() throws IOException {
    Path first = folder.resolve("first");
    String[] small = {"--games=2", "--races=2", "--hidden=4", "--race-hidden=4"};
    assertThat(command(first, small)).isZero();
    Path phases = folder.resolve("phases");
    assertThat(command(phases, "--phases", "--from=" + first, "--games=1", "--races=0")).isZero();
    assertThat(phases.resolve("nardy-contact-3.net")).exists();

    Path rolled = folder.resolve("rolled");
    assertThat(
            command(
                rolled,
                "--rollouts=2",
                "--rollout-games=36",
                "--rollout-turns=1",
                "--from=" + first))
        .isZero();
    String data = "--rolled-out=" + rolled.resolve("rollouts.data");
    Path pupils = folder.resolve("pupils");
    assertThat(command(pupils, data, "--phases", "--from=" + phases)).isZero();
    assertThat(pupils.resolve("nardy-contact-1.net")).exists();

    for (String[] wrong :
        new String[][] {
          {data}, {data, "--rollouts=2", "--from=" + first}, {data, "--passes=0", "--from=" + first}
        }) {
      Path none = folder.resolve("none");
      assertThat(command(none, wrong)).isNotZero();
      assertThat(none).doesNotExist();
    }
  }

  private static int command(Path out, String... options) {
    PrintStream nowhere = new PrintStream(new ByteArrayOutputStream());
    CommandLine command = new CommandLine(new TrainCommand(nowhere));
    command.setErr(new PrintWriter(Writer.nullWriter()));
    command.setExecutionExceptionHandler((e, line, parsed) -> 1);
    List<String> all = new ArrayList<>(List.of("dlouhe-vrhcaby", "--out=" + out));
    all.addAll(List.of(options));
    return command.execute(all.toArray(String[]::new));
  }

  private RolloutCourse rollouts(GameId game, long positions, int passes) throws IOException {
    Path nets = folder.resolve("nets-of-" + game);
    train(course(game, 0, null), nets);
    Course.Rates rates = new Course.Rates(0.05, 0.01);
    return new RolloutCourse(
        game, null, positions, 36, 3, passes, 4, rates, TrainedNets.read(game, nets, false));
  }

  @ParameterizedTest
  @EnumSource(
      value = GameId.class,
      names = {"TAIGA_PUFF", "DLOUHE_VRHCABY"})
  void learningFromRolloutsMayBeStoppedInBothItsHalves(GameId game) throws IOException {
    RolloutCourse course = rollouts(game, 6, 3);
    train(course, folder.resolve("whole"));

    Path stopped = Files.createDirectories(folder.resolve("stopped"));
    List<Net> nets = course.newNets();
    for (int[] part : new int[][] {{0, 4}, {4, 13}}) {
      Lessons lessons = course.lessons(nets, stopped, part[0]);
      for (int number = part[0]; number < part[1]; number++) {
        lessons.play(number);
      }
      lessons.keep();
    }
    new Checkpoint(course.plan(), 13, nets).write(stopped.resolve("training.state"));
    train(course, stopped);

    assertThat(nets(game, stopped)).containsExactlyElementsOf(nets(game, folder.resolve("whole")));
    // Nothing but open positions was learned from, so the race net is what it was.
    Path before = folder.resolve("nets-of-" + game);
    assertThat(nets(game, stopped).get(1)).isEqualTo(nets(game, before).get(1));
    assertThat(nets(game, stopped).get(0)).isNotEqualTo(nets(game, before).get(0));
  }

  @Test
  void aPositionIsRolledOutTheSameWhateverCameBefore() throws IOException {
    // To the last bit, also where sums of one position go into those of the next.
    for (GameId game : List.of(GameId.TAIGA_PUFF, GameId.DLOUHE_VRHCABY)) {
      RolloutCourse course = rollouts(game, 9, 1);
      Roller one = new Roller(course);
      for (long number : new long[] {5, 0, 7, 3, 8}) {
        assertThat(one.rollOut(number)).isEqualTo(new Roller(course).rollOut(number));
      }
    }
  }

  @Test
  void netsComeNearerToWhatTheRolloutsSay() throws IOException {
    RolloutCourse course = rollouts(GameId.DLOUHE_VRHCABY, 20, 400);
    Lessons lessons = course.lessons(course.newNets(), folder, 0);
    double first = 0;
    double last = 0;
    for (int number = 0; number < course.total(); number++) {
      lessons.play(number);
      if (number == 39) {
        first = lessons.surprise();
      } else if (number % 20 == 19) {
        last = lessons.surprise();
      }
    }
    assertThat(last).isPositive().isLessThan(first / 2);
  }

  @Test
  void rolloutsThatAreDamagedTooFewOrOfAnotherPlanAreRefused() throws IOException {
    RolloutCourse course = rollouts(GameId.DLOUHE_VRHCABY, 3, 1);
    train(course, folder);
    Path file = folder.resolve("rollouts.data");
    byte[] whole = Files.readAllBytes(file);

    assertThatThrownBy(() -> RolledOut.read(file, course.plan(), 4))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("4 rollouts");
    assertThatThrownBy(() -> RolledOut.read(file, "another", 3))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("another");
    byte[] damaged = whole.clone();
    damaged[whole.length - 12] ^= 1;
    Files.write(file, damaged);
    assertThatThrownBy(() -> train(course, folder))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("checksum");
    Files.write(file, java.util.Arrays.copyOf(whole, whole.length - 20));
    assertThatThrownBy(() -> train(course, folder))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("cut short");
    Files.delete(file);
    assertThatThrownBy(() -> train(course, folder))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageContaining("rollouts.data");
  }

  @Test
  void rolloutsOfRuinedNetsAreRefused() {
    Path file = folder.resolve("rollouts.data");
    Side side = Side.allOn(3);
    RolledOut one = new RolledOut(side, side, Float.NaN, 0, 0);
    RolledOut.write(file, GameId.TAIGA_PUFF + " rollouts=1", List.of(one));
    assertThatThrownBy(() -> RolledOut.readAll(file, GameId.TAIGA_PUFF))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("chances in " + file);
  }

  /** What nets begin with is drawn in an order: trainings that are published must be the same. */
  @Test
  void newNetsAreDrawnContactFirst() {
    for (boolean phases : new boolean[] {false, true}) {
      Rng rng = Rng.of(3, -1);
      List<Net> nets = course(GameId.DLOUHE_VRHCABY, phases, 1, 1, 0, null).newNets();
      assertThat(nets).hasSize(phases ? 4 : 2);
      for (Net net : nets) {
        boolean race = net == nets.get(nets.size() - 1);
        Net expected = Net.random(NetSet.inputs(GameId.DLOUHE_VRHCABY, race), race ? 4 : 8, 3, rng);
        assertThat(net.weights()).isEqualTo(expected.weights());
      }
    }
  }

  @Test
  void whatARollBroughtBeyondTheMeanOfAllRollsIsTakenFromTheEnd() {
    PlayOut playOut = new PlayOut();
    Side own = Side.allOn(24);
    Side other = Side.allOn(20);
    playOut.turn(own, other);
    playOut.roll(win(0.9f), 0.5f, true); // lucky: 0.9 of a mean of 0.6
    playOut.roll(win(0.3f), 0.5f, false);
    playOut.turn(other, own);
    playOut.roll(win(0.2f), 1f, true);
    List<Side> seen = new ArrayList<>();
    List<Float> targets = new ArrayList<>();
    playOut.backwards(
        win(0), // the side that would roll next has lost
        (a, b, target) -> {
          seen.add(a);
          targets.add(target.win);
        });

    // 1 was reached instead of 0.2 without luck; 0.95 of the surprise counts.
    float last = 0.2f + 0.95f * (1f - 0.2f);
    float first = 0.6f + 0.95f * ((1f - last) - 0.9f);
    assertThat(seen).containsExactly(other, own);
    assertThat(targets.get(0)).isCloseTo(last, within(1e-6f));
    assertThat(targets.get(1)).isCloseTo(first, within(1e-6f));
  }

  private static Chances win(float chance) {
    Chances chances = new Chances();
    chances.win = chance;
    return chances;
  }
}
