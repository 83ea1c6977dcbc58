package cz.kameny.cli;

import static org.assertj.core.api.Assertions.assertThat;

import cz.kameny.cli.Kameny.Answer;
import cz.kameny.engine.net.NardyContact;
import cz.kameny.engine.net.NardyRace;
import cz.kameny.engine.net.Net;
import cz.kameny.engine.net.NetFile;
import cz.kameny.engine.net.NetSet;
import cz.kameny.rules.GameId;
import cz.kameny.rules.Rng;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The players that {@code arena} knows by name. */
class PlayersTest {
  @TempDir private Path folder;

  private static Answer arena(String game, String a, String b, String... more) {
    String[] args = new String[4 + more.length];
    args[0] = "arena";
    args[1] = game;
    args[2] = "--a=" + a;
    args[3] = "--b=" + b;
    System.arraycopy(more, 0, args, 4, more.length);
    return Kameny.run(args);
  }

  private Path script(String name, String... lines) throws IOException {
    return Files.writeString(folder.resolve(name), String.join("\n", lines) + "\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"dlouhe-vrhcaby", "taiga-puff"})
  void theGreedyPlayerAndTheFirstOnePlay(String game) {
    Answer answer = arena(game, "v0", "pips", "--games=2", "--json");
    assertThat(answer.code()).as(answer.err()).isZero();
    assertThat(answer.out()).contains("\"a\":\"v0\",\"b\":\"pips\"").doesNotContain("forfeit");
  }

  @Test
  void aGameWithoutDiceHasNoGreedyPlayer() {
    Answer answer = arena("pres-palubu", "pips", "random", "--games=2");
    assertThat(answer.code()).isEqualTo(Exit.WRONG_USE);
    assertThat(answer.err()).contains("level:1").doesNotContain("pips, net");
  }

  @Test
  void anOutsideProgramThatAnswersWronglyLosesWithTheReasonShown() throws IOException {
    Path passes = script("pass.sh", "while read line; do echo '-'; done");
    Answer answer =
        arena("taiga-puff", "exec:sh " + passes, "random", "--games=2", "--threads=1", "--json");
    // The first roll of Taiga-Puff can always be played, so that a pass is wrong (TP-9).
    assertThat(answer.code()).as(answer.err()).isZero();
    assertThat(answer.out()).contains("\"losses\":2").contains("\"forfeit: wrong answer\":2");
    assertThat(answer.out()).as("what was wrong").contains("\"'-' to h15 h15 b ");
  }

  /** A program that answers with positions: they are worked out by the command line itself. */
  @Test
  void anOutsideProgramMayAnswerWithThePositionAfterItsTurn() throws IOException {
    // From a start with one figure a side there are few games; every answer is looked up here.
    StringBuilder cases = new StringBuilder();
    String start = "6/6/6/6/6/rr3w r -";
    Answer legal = Kameny.run("legal", "pres-palubu", start);
    for (String line : legal.lines()) {
      cases.append("echo '").append(line.split("\t")[1]).append("'\n");
      break;
    }
    Path answers = script("position.sh", "read line", cases.toString(), "read line", "exit");
    Answer answer =
        arena(
            "pres-palubu",
            "exec:sh " + answers,
            "random",
            "--games=2",
            "--threads=1",
            "--set=start=" + start);
    assertThat(answer.code()).as(answer.err()).isZero();
    // In one game the first answer counts as a turn, and only then is the program gone; in the
    // other, where it has the other side, the same answer is wrong.
    assertThat(answer.out()).contains("1  forfeit: program gone").contains("1  forfeit: wrong");
  }

  @Test
  void anOutsideProgramSeesGameSettingsAndPosition() throws IOException {
    Path seen = folder.resolve("seen");
    Path writes = script("seen.sh", "read line", "echo \"$line\" > " + seen, "echo nonsense");
    Answer answer =
        arena(
            "dlouhe-vrhcaby",
            "exec:sh " + writes,
            "random",
            "--games=2",
            "--threads=1",
            "--set=size=oin",
            "--set=head=both");
    assertThat(answer.out()).contains("'nonsense' to 24:15 24:15 w ");
    assertThat(Files.readString(seen))
        .matches("(?s)dlouhe-vrhcaby head=both,size=oin .* [wb] ..\n");
  }

  @Test
  void aProgramThatEndsLosesTheGame() throws IOException {
    Answer dead = arena("pres-palubu", "exec:exit 3", "random", "--games=2", "--threads=1");
    assertThat(dead.out()).contains("A won 0, drew 0, lost 2").contains("program gone");
    assertThat(dead.out()).contains("2  forfeit: program gone").contains("e.g. asked pres-palubu");
  }

  @Test
  void aProgramThatWritesWithoutEndLosesTheGame() {
    for (String command : new String[] {"yes", "cat /dev/zero"}) {
      Answer answer = arena("pres-palubu", "exec:" + command, "random", "--games=4");
      assertThat(answer.code()).as(answer.err()).isZero();
      assertThat(answer.out()).contains("A won 0, drew 0, lost 4").contains("4  forfeit: ");
    }
  }

  @Test
  void netsOfPhasesComeFromFilesBesideTheFirst() throws IOException {
    Rng rng = new Rng(1);
    List<String> names = NetSet.names(GameId.TAIGA_PUFF, true);
    for (String name : names) {
      int inputs = NetSet.inputs(GameId.TAIGA_PUFF, name.endsWith("race"));
      byte[] file = NetFile.write(name, Net.random(inputs, 4, 1, rng), NetFile.FEW_BITS);
      Files.write(folder.resolve(name + ".net"), file);
    }
    String first = "net:" + folder.resolve(names.get(0) + ".net");
    Answer answer = arena("taiga-puff", first, "random", "--games=2");
    assertThat(answer.code()).as(answer.err()).isZero();
    Files.delete(folder.resolve("taiga-contact-3.net"));
    Answer lacking = arena("taiga-puff", first, "random", "--games=2");
    assertThat(lacking.code()).isEqualTo(Exit.WRONG_USE);
    assertThat(lacking.err()).contains("taiga-contact-3.net, but there is no such file");
  }

  @Test
  void netsComeFromFiles() throws IOException {
    Rng rng = new Rng(1);
    Path contact = folder.resolve("nardy-contact.net");
    Files.write(
        contact,
        NetFile.write(
            "nardy-contact", Net.random(new NardyContact().inputs(), 4, 3, rng), NetFile.FEW_BITS));
    Files.write(
        folder.resolve("nardy-race.net"),
        NetFile.write(
            "nardy-race", Net.random(new NardyRace().inputs(), 4, 3, rng), NetFile.FEW_BITS));
    Answer answer = arena("dlouhe-vrhcaby", "net:" + contact, "random", "--games=2");
    assertThat(answer.code()).as(answer.err()).isZero();
  }

  /** Nets with the names that training gives them. */
  private Path nets(Path where, GameId game, long seed) throws IOException {
    Files.createDirectories(where);
    Rng rng = new Rng(seed);
    List<String> names = NetSet.names(game, false);
    for (String name : names) {
      int inputs = NetSet.inputs(game, name.endsWith("race"));
      Net net = Net.random(inputs, 4, NetSet.outputs(game), rng);
      Files.write(where.resolve(name + ".net"), NetFile.write(name, net, NetFile.FEW_BITS));
    }
    return where.resolve(names.get(0) + ".net");
  }

  @Test
  void aFileThatIsNoSuchNetIsRefusedBeforeAnythingIsWritten() throws IOException {
    Path good = nets(folder.resolve("good"), GameId.TAIGA_PUFF, 1);
    byte[] whole = Files.readAllBytes(good);
    Path cut = nets(folder.resolve("cut"), GameId.TAIGA_PUFF, 1);
    Files.write(cut, Arrays.copyOf(whole, whole.length - 20));
    Path text = nets(folder.resolve("text"), GameId.TAIGA_PUFF, 1);
    Files.writeString(text, "This is no net at all, but a text.\n");
    Path lonely = folder.resolve("lonely.net");
    Files.write(lonely, whole);
    Path match = folder.resolve("match");
    for (Object file :
        new Object[] {
          "/nonexistent",
          folder,
          "/dev/zero",
          cut,
          text,
          lonely,
          good.resolveSibling("taiga-race.net"),
          nets(folder.resolve("other"), GameId.DLOUHE_VRHCABY, 1),
        }) {
      Answer answer =
          arena("taiga-puff", "net:" + file, "random", "--games=2", "--resume=" + match);
      assertThat(answer.code()).as(answer.err()).isEqualTo(Exit.WRONG_USE);
      assertThat(answer.out()).isEmpty();
      assertThat(answer.err())
          .hasLineCount(1)
          .matches("(?s)kameny: .*the net taiga-(contact|race) .*")
          .doesNotContain("expected the")
          .doesNotContain("Exception");
      assertThat(match).doesNotExist();
    }
  }

  @Test
  void aMatchOfANetIsNotTakenUpAgainWithAnother() throws IOException {
    Path net = nets(folder, GameId.TAIGA_PUFF, 1);
    Path match = folder.resolve("match");
    String[] more = {"--games=2", "--resume=" + match};
    assertThat(arena("taiga-puff", "net:" + net, "random", more).code()).isZero();
    assertThat(arena("taiga-puff", "net:" + net, "random", more).code()).isZero();
    nets(folder, GameId.TAIGA_PUFF, 2);
    Answer other = arena("taiga-puff", "net:" + net, "random", more);
    assertThat(other.code()).isEqualTo(Exit.WRONG_USE);
    assertThat(other.err()).contains("expected \"nets-a ").hasLineCount(1);
  }

  @Test
  void aFilesNameMayHaveAnAtAndIsShownAsItCanBeTypedAgain() throws IOException {
    Path net = nets(folder.resolve("d@x"), GameId.TAIGA_PUFF, 1);
    Answer plain = arena("taiga-puff", "net:" + net, "random", "--games=2");
    assertThat(plain.code()).as(plain.err()).isZero();
    assertThat(plain.out()).contains("A = net:" + net + ",");
    Path odd = Files.copy(net, net.resolveSibling("net@1"));
    Answer zero = arena("taiga-puff", "net:" + odd + "@0", "random", "--games=2");
    assertThat(zero.code()).as(zero.err()).isZero();
    assertThat(zero.out()).contains("A = net:" + odd + "@0,");
    assertThat(arena("taiga-puff", "net:" + net + "@3", "random", "--games=2").err())
        .startsWith("kameny: expected net:<file>@0, @1 or @2");
  }

  @Test
  void analyseOrdersTheTurnsAndRefusesWhatIsOver() {
    Answer answer =
        Kameny.run("analyse", "dlouhe-vrhcaby", "24:15 24:15 w 33", "--plies=1", "--json");
    assertThat(answer.code()).as(answer.err()).isZero();
    assertThat(answer.out())
        .contains("\"after\":\"24:13,18:2 24:15 b\"")
        .contains("\"after\":\"24:13,21:1,15:1 24:15 b\"");
    Answer standing = Kameny.run("analyse", "taiga-puff", "h15 h15 b", "--plies=0");
    assertThat(standing.lines()).hasSize(1);
    assertThat(standing.out()).contains("win").contains("h15 h15 b");
    Answer over = Kameny.run("analyse", "taiga-puff", "o15 h15 b");
    assertThat(over.code()).isEqualTo(Exit.WRONG_USE);
    Answer moves =
        Kameny.run(
            "analyse",
            "pres-palubu",
            "WwwwwW/wwwwww/WwwwwW/RrrrrR/rrrrrr/RrrrrR r -",
            "--plies=3",
            "--turns=2");
    assertThat(moves.code()).as(moves.err()).isZero();
    assertThat(moves.lines()).hasSize(2);
    Answer rollout =
        Kameny.run(
            "analyse", "dlouhe-vrhcaby", "6:3,o12 1:3,o12 w 21", "--rollout=36", "--plies=0");
    assertThat(rollout.out()).contains("36 games");
  }

  /** The same games in one run and in two, so that a training can be stopped and resumed. */
  @Test
  void aTrainingThatIsTakenUpAgainComesToTheSameNets() throws IOException {
    String[] options = {
      "--games=3", "--races=4", "--hidden=4", "--race-hidden=3", "--seed=5", "--out"
    };
    Path whole = folder.resolve("whole");
    assertThat(train(options, whole, "dlouhe-vrhcaby").code()).isZero();
    byte[] net = Files.readAllBytes(whole.resolve("nardy-contact.net"));
    Answer again = train(options, whole, "dlouhe-vrhcaby");
    assertThat(again.code()).as(again.err()).isZero();
    assertThat(Files.readAllBytes(whole.resolve("nardy-contact.net"))).isEqualTo(net);
    Answer other = Kameny.run("train", "dlouhe-vrhcaby", "--games=9", "--out=" + whole);
    assertThat(other.code()).isEqualTo(Exit.WRONG_USE);
    assertThat(other.err()).contains("a training of");
    Path state = whole.resolve("training.state");
    byte[] bytes = Files.readAllBytes(state);
    bytes[bytes.length / 2] ^= 1;
    Files.write(state, bytes);
    assertThat(train(options, whole, "dlouhe-vrhcaby").err()).contains("checksum");
    assertThat(train(options, folder.resolve("taiga"), "taiga-puff").code()).isZero();
  }

  private static Answer train(String[] options, Path out, String game) {
    String[] args = new String[options.length + 3];
    args[0] = "train";
    args[1] = game;
    System.arraycopy(options, 0, args, 2, options.length);
    args[args.length - 1] = out.toString();
    return Kameny.run(args);
  }
}
