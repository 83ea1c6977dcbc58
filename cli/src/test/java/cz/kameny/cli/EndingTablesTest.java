package cz.kameny.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cz.kameny.cli.Kameny.Answer;
import cz.kameny.engine.bearoff.OneSided;
import cz.kameny.engine.bearoff.TableFile;
import cz.kameny.engine.bearoff.TwoSided;
import cz.kameny.rules.nardy.NardyRules;
import cz.kameny.rules.nardy.NardySettings;
import cz.kameny.rules.tables.TablesPosition;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The tables of a dice game's endings: written, checked, and read for analysis. */
class EndingTablesTest {
  private static final NardyRules RULES = new NardyRules(NardySettings.DEFAULT);
  private static final Pattern LOST =
      Pattern.compile("300 decisions: (\\S+) stakes lost on average");

  @TempDir static Path folder;

  private static Answer made;

  @BeforeAll
  static void makeTables() {
    made =
        Kameny.run(
            "tables",
            "dlouhe-vrhcaby",
            "--out=" + folder,
            "--check=300",
            "--level=1",
            "--stones=1-6");
  }

  private static Answer analyse(Path tables, String position) {
    return Kameny.in(
        Map.of(EndingTables.VARIABLE, tables.toString()),
        "",
        "analyse",
        "dlouhe-vrhcaby",
        position,
        "--plies=0",
        "--json");
  }

  private static double chance(Answer answer, String name) {
    Matcher matcher = Pattern.compile("\"" + name + "\":([-0-9.eE]+)").matcher(answer.out());
    assertThat(matcher.find()).as(answer.out() + answer.err()).isTrue();
    return Double.parseDouble(matcher.group(1));
  }

  @Test
  void theFilesAreWrittenWithTheirChecksumsAndTheWeakestLevelPlaysFewStonesRight() {
    assertThat(made.code()).as(made.err()).isZero();
    assertThat(made.lines()).hasSize(3);
    assertThat(made.lines().get(0)).matches(".*one-sided.table\\t\\d+ bytes\\t[0-9a-f]+");
    assertThat(made.lines().get(1)).matches(".*two-sided.table\\t\\d+ bytes\\t[0-9a-f]+");
    Matcher lost = LOST.matcher(made.out());
    assertThat(lost.find()).as(made.out()).isTrue();
    assertThat(Double.parseDouble(lost.group(1))).isBetween(0.0, 0.0005);
  }

  private static byte[] file(String which) throws IOException {
    return Files.readAllBytes(folder.resolve("dlouhe-vrhcaby-" + which + ".table"));
  }

  /** A net would be off by a hundredth. */
  @Test
  void analysisKnowsTheEndingsMarsIncluded() throws IOException {
    String few = "4:2,1:2,o11 6:3,2:1,o11 w";
    String many = "6:3,3:3,1:3,o6 5:4,2:4,o7 w";
    String none = "2:1,1:1,o13 6:5,5:5,4:5 w";
    OneSided alone = TableFile.readOneSided(RULES, file("one-sided"));
    TwoSided both = TableFile.readTwoSided(RULES, file("two-sided"));
    for (String position : new String[] {few, many, none}) {
      TablesPosition read = RULES.parsePosition(position);
      long own = read.mover().low();
      long other = read.waiting().low();
      Answer answer = analyse(folder, position);
      assertThat(answer.code()).as(answer.err()).isZero();
      double win = position.equals(few) ? both.win(own, other) : alone.win(own, other);
      assertThat(chance(answer, "win")).as(position).isCloseTo(win, within(1e-5));
      assertThat(chance(answer, "winMars"))
          .as(position)
          .isCloseTo(alone.winMars(own, other), within(1e-5));
    }
    // Two stones go off with the first roll but for a few; of fifteen on 4 to 6 one may stay.
    assertThat(chance(analyse(folder, none), "winMars")).isGreaterThan(0.9);
  }

  @Test
  void aFileThatIsMissingOrDamagedIsRefusedByName() throws IOException {
    String position = "1:2,o13 2:1,o14 w";
    Path other = Files.createDirectories(folder.resolve("other"));
    Answer missing = analyse(other, position);
    assertThat(missing.code()).isEqualTo(Exit.WRONG_USE);
    assertThat(missing.err())
        .contains("one-sided.table, which kameny tables makes, but it is not there");
    byte[] bytes = file("one-sided");
    bytes[1000] ^= 1;
    Files.write(other.resolve("dlouhe-vrhcaby-one-sided.table"), bytes);
    Answer damaged = analyse(other, position);
    assertThat(damaged.code()).isEqualTo(Exit.WRONG_USE);
    assertThat(damaged.err()).contains("cut short or damaged").contains("checksum");
    assertThat(damaged.err()).doesNotContain("found nothing");
  }

  @Test
  void stonesAreARange() {
    for (String wrong : new String[] {"7", "0-3", "9-4", "1-16"}) {
      Answer answer =
          Kameny.run("tables", "dlouhe-vrhcaby", "--check=1", "--level=1", "--stones=" + wrong);
      assertThat(answer.code()).as(wrong).isEqualTo(Exit.WRONG_USE);
    }
  }

  @Test
  void optionsAreCheckedBeforeAFileIsReplaced() throws IOException {
    Path out = Files.createDirectory(folder.resolve("kept"));
    Path old = Files.writeString(out.resolve("taiga-puff-one-sided.table"), "old");
    for (String[] wrong :
        new String[][] {
          {"--check=abc"},
          {"--check=5", "--level=9"},
          {"--check=5", "--stones=7"},
          {"--level=3"},
          {"--stones=1-6"}
        }) {
      List<String> all = new ArrayList<>(List.of("tables", "taiga-puff", "--out=" + out));
      all.addAll(List.of(wrong));
      Answer answer = Kameny.run(all.toArray(String[]::new));
      assertThat(answer.code()).as(all.toString()).isEqualTo(Exit.WRONG_USE);
      assertThat(answer.err()).as("no work was begun").startsWith("kameny: ").hasLineCount(1);
    }
    assertThat(old).hasContent("old");
    assertThat(out).isDirectoryNotContaining("glob:**two-sided.table");
  }

  @Test
  void aFolderThatCannotBeMadeIsSaidBeforeTheWork() throws IOException {
    Path file = Files.createFile(folder.resolve("file"));
    Answer answer = Kameny.run("tables", "taiga-puff", "--out=" + file);
    assertThat(answer.code()).isEqualTo(Exit.FAILED);
    assertThat(answer.err()).startsWith("kameny: cannot make the folder").hasLineCount(1);
  }
}
