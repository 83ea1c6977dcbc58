package cz.kameny.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * {@code ./kameny} on machines that lack something, and on one where everything is built.
 *
 * <p>Each test gives it a project of its own – the script and files in place of the sources – and a
 * PATH with stand-ins for java, mvn and node that say a version and write down how they were
 * called.
 */
class LauncherTest {
  private static final List<String> SYSTEM_TOOLS =
      List.of(
          "bash",
          "dirname",
          "readlink",
          "find",
          "sort",
          "xargs",
          "sha256sum",
          "sed",
          "head",
          "tail",
          "mkdir",
          "rm",
          "cat",
          "sleep",
          "env");

  private record Answer(int code, String out, String err) {}

  @TempDir Path folder;
  private Path project;
  private Path path;

  @BeforeEach
  void aProjectAndAMachineWithEverything() throws IOException {
    project = Files.createDirectory(folder.resolve("project"));
    path = Files.createDirectory(folder.resolve("bin"));
    Files.copy(ProjectFolder.root().resolve("kameny"), project.resolve("kameny"));
    executable(project.resolve("kameny"));
    Files.writeString(project.resolve("pom.xml"), "<project/>");
    Files.createDirectory(project.resolve(".mvn"));
    for (String module : List.of("rules", "engine", "cli", "browser", "web", "server")) {
      Files.createDirectories(project.resolve(module).resolve("src/main"));
      Files.writeString(project.resolve(module).resolve("src/main/Source"), module);
    }
    Files.createDirectories(project.resolve("docs/rules"));
    for (String tool : SYSTEM_TOOLS) {
      script(path.resolve(tool), "exec " + whereIs(tool) + " \"$@\"");
    }
    standIn("java", javaSaying("17.0.15"));
    standIn("javac", "exit 0");
    standIn("mvn", mavenSaying("3.8.7"));
    standIn("node", "echo 20.20.2");
    standIn("npm", "exit 0");
  }

  @Test
  void theFirstStartBuildsAndTheSecondDoesNot() throws Exception {
    assertThat(kameny("legal", "x").err()).contains("building");
    Answer second = kameny("legal", "x");

    assertThat(second.err()).isEmpty();
    assertThat(calls("mvn")).hasSize(1).first().asString().contains("package -pl cli -am");
  }

  @ParameterizedTest
  @ValueSource(strings = {"rules/src/main/Source", "cli/src/main/New", "pom.xml"})
  void aChangedOrNewSourceIsBuiltAgain(String source) throws Exception {
    kameny("legal");
    Files.writeString(project.resolve(source), "changed");
    kameny("legal");

    assertThat(calls("mvn")).hasSize(2);
  }

  @Test
  void whatTheCommandLineIsNotMadeOfMayChange() throws Exception {
    kameny("legal");
    Files.writeString(project.resolve("web/src/main/Source"), "changed");
    Files.createDirectories(project.resolve("rules/src/test"));
    Files.writeString(project.resolve("rules/src/test/Test"), "new");
    kameny("legal");

    assertThat(calls("mvn")).hasSize(1);
  }

  @Test
  void whenOnlyPagesChangedTheWebAssemblyModuleIsKept() throws Exception {
    kameny("serve");
    Files.writeString(project.resolve("web/src/main/Source"), "changed");
    kameny("serve");
    Files.writeString(project.resolve("rules/src/main/Source"), "changed");
    kameny("serve");

    assertThat(calls("mvn").stream().map(call -> call.contains("kameny.teavm.phase=none")))
        .containsExactly(false, true, false);
  }

  @Test
  void standardOutputHasTheCommandsAnswerOnlyAndItsExitCodeIsPassedOn() throws Exception {
    Answer answer = kameny("legal", "a b", "c");

    assertThat(answer.out()).isEqualTo("answer\n");
    assertThat(answer.code()).isEqualTo(7);
    assertThat(calls("java").get(calls("java").size() - 1)).endsWith("kameny-cli.jar legal a b c");
  }

  @Test
  void itWorksThroughASymbolicLinkAndFromAnotherFolder() throws Exception {
    Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("project/kameny"));

    assertThat(run(folder, link.toString(), "legal").code()).isEqualTo(7);
  }

  @Test
  void aFailedBuildShowsItsLogAndNothingIsRun() throws Exception {
    standIn(
        "mvn", "case $1 in -v) echo Apache Maven 3.8.7;; *) echo a broken source; exit 1;; esac");
    Answer answer = kameny("legal");

    assertThat(answer.code()).isEqualTo(1);
    assertThat(answer.out()).isEmpty();
    assertThat(answer.err()).contains("a broken source", ".kameny/build-cli.log");
    assertThat(calls("java").stream().filter(call -> call.contains("-jar"))).isEmpty();
    assertThat(kameny("legal").err()).as("and it is tried again").contains("a broken source");
  }

  @ParameterizedTest
  @CsvSource({
    "java, JDK of version 17",
    "javac, without the compiler",
    "mvn, Maven 3.8",
    "node, Node.js 20.19",
    "npm, Node.js 20.19"
  })
  void whatIsMissingIsSaidInOneSentence(String tool, String said) throws Exception {
    Files.delete(path.resolve(tool));
    Answer answer = kameny("serve");

    assertThat(answer.code()).isEqualTo(1);
    assertThat(answer.err()).hasLineCount(1).contains(said);
  }

  @ParameterizedTest
  @CsvSource({"11.0.2, 11.0.2", "1.8.0_392, 1.8.0"})
  void aJdkThatIsTooOldIsNamed(String version, String said) throws Exception {
    standIn("java", javaSaying(version));

    assertThat(kameny("legal").err()).hasLineCount(1).contains("17 or newer", said);
  }

  @Test
  void newerVersionsAreWelcome() throws Exception {
    standIn("java", javaSaying("25"));
    standIn("mvn", mavenSaying("4.0.0"));
    standIn("node", "echo 24.1.0");

    assertThat(kameny("serve").code()).isEqualTo(7);
  }

  @Test
  void mavenAndNodeThatAreTooOldAreNamed() throws Exception {
    standIn("node", "echo 18.19.1");
    assertThat(kameny("serve").err()).hasLineCount(1).contains("20.19 or newer", "18.19.1");

    standIn("mvn", mavenSaying("3.6.3"));
    assertThat(kameny("serve").err()).hasLineCount(1).contains("Maven 3.8 or newer", "3.6.3");
  }

  @Test
  void withoutACommandItShowsWhatThereIsAndExitsWith2() throws Exception {
    Answer answer = kameny();

    assertThat(answer.code()).isEqualTo(2);
    assertThat(answer.out()).isEmpty();
    assertThat(answer.err()).contains("./kameny serve", "./kameny test");
    assertThat(path.resolve("mvn.calls")).doesNotExist();
  }

  @ParameterizedTest
  @CsvSource({
    "help, --help",
    "--help, --help",
    "-h, --help",
    "help legal, legal --help",
  })
  void helpIsItsOwnAndThenThatOfTheCommandLine(String arguments, String passedOn) throws Exception {
    Answer answer = kameny(arguments.split(" "));

    assertThat(answer.out()).contains("./kameny serve").endsWith("answer\n");
    assertThat(calls("java").get(calls("java").size() - 1)).endsWith("kameny-cli.jar " + passedOn);
  }

  /** Says its version; run with a jar it prints an answer and exits with 7. */
  private static String javaSaying(String version) {
    return "case $1 in -version) echo 'openjdk version \""
        + version
        + "\" 2025-01-01' >&2;;"
        + " *) echo answer; exit 7;; esac";
  }

  /** Says its version; run for a build it makes what the launcher looks for. */
  private static String mavenSaying(String version) {
    return "case $1 in -v) echo Apache Maven "
        + version
        + "; exit;; esac\n"
        + "root=${4%/pom.xml}\n"
        + "mkdir -p $root/cli/target $root/server/target/quarkus-app $root/browser/target/module\n"
        + "echo > $root/cli/target/kameny-cli.jar\n"
        + "echo > $root/server/target/quarkus-app/quarkus-run.jar\n"
        + "echo > $root/browser/target/module/kameny.wasm\n"
        + "echo noise of a build";
  }

  private void standIn(String tool, String script) throws IOException {
    Path file = path.resolve(tool);
    String record = "case $1 in -v*) ;; *) echo \"$*\" >> '" + file + ".calls';; esac\n";
    script(file, record + script);
  }

  private static void script(Path file, String text) throws IOException {
    Files.writeString(file, "#!" + whereIs("bash") + "\n" + text + "\n");
    executable(file);
  }

  private List<String> calls(String tool) throws IOException {
    Path file = path.resolve(tool + ".calls");
    return Files.exists(file) ? Files.readAllLines(file) : List.of();
  }

  private Answer kameny(String... arguments) throws Exception {
    return run(project, project.resolve("kameny").toString(), arguments);
  }

  private Answer run(Path from, String program, String... arguments) throws Exception {
    List<String> command = new ArrayList<>(List.of(program));
    command.addAll(List.of(arguments));
    Path out = folder.resolve("out");
    Path err = folder.resolve("err");
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(from.toFile())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile());
    builder.environment().clear();
    builder.environment().putAll(Map.of("PATH", path.toString(), "HOME", folder.toString()));
    // The script's first line asks env for bash, by the PATH of the new process.
    Process process = builder.start();
    if (!process.waitFor(120, TimeUnit.SECONDS)) {
      process.destroyForcibly();
      throw new AssertionError("the launcher hangs");
    }
    return new Answer(
        process.exitValue(),
        Files.readString(out, StandardCharsets.UTF_8),
        Files.readString(err, StandardCharsets.UTF_8));
  }

  private static void executable(Path file) throws IOException {
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private static Path whereIs(String tool) {
    return Stream.of(System.getenv("PATH").split(":", -1))
        .map(folder -> Path.of(folder, tool))
        .filter(Files::isExecutable)
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("no " + tool + " on the PATH"));
  }
}
