package cz.kameny.acceptance;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The arrows of docs/architecture.md, and what rules and engine must do without. */
@AnalyzeClasses(
    packages = "cz.kameny",
    importOptions = {ImportOption.DoNotIncludeTests.class})
class HouseRulesTest {
  private static final String RULES = "cz.kameny.rules..";
  private static final String ENGINE = "cz.kameny.engine..";
  private static final String JAVA = "java..";

  /** Modules by their packages, and which others each may import. */
  private static final Map<String, List<String>> ARROWS =
      Map.of(
          "rules", List.of(),
          "engine", List.of("rules"),
          "cli", List.of("rules", "engine"),
          "browser", List.of("rules", "engine"),
          "server", List.of("rules", "engine"),
          "bench", List.of("rules", "engine"));

  @ArchTest
  static void modulesImportEachOtherOnlyAlongTheArrows(JavaClasses all) {
    for (String module : new TreeSet<>(ARROWS.keySet())) {
      String[] others =
          ARROWS.keySet().stream()
              .filter(other -> !other.equals(module) && !ARROWS.get(module).contains(other))
              .map(other -> "cz.kameny." + other + "..")
              .sorted()
              .toArray(String[]::new);
      noClasses()
          .that()
          .resideInAPackage("cz.kameny." + module + "..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(others)
          .because("docs/architecture.md has no such arrow from " + module)
          .check(all);
    }
  }

  @ArchTest
  static void everyModuleIsLookedAt(JavaClasses all) {
    assertThat(all.stream().map(HouseRulesTest::moduleOf).distinct())
        .containsExactlyInAnyOrderElementsOf(ARROWS.keySet());
  }

  @ArchTest
  static final ArchRule RULES_USE_NOTHING_BUT_JAVA =
      classes()
          .that()
          .resideInAPackage(RULES)
          .should()
          .onlyDependOnClassesThat(resideInAnyPackage(RULES, JAVA));

  @ArchTest
  static final ArchRule ENGINE_USES_NOTHING_BUT_RULES_AND_JAVA =
      classes()
          .that()
          .resideInAPackage(ENGINE)
          .should()
          .onlyDependOnClassesThat(resideInAnyPackage(ENGINE, RULES, JAVA));

  @ArchTest
  static final ArchRule BROWSER_USES_RULES_ENGINE_AND_THE_INTEROP_OF_TEAVM =
      classes()
          .that()
          .resideInAPackage("cz.kameny.browser..")
          .should()
          .onlyDependOnClassesThat(
              resideInAnyPackage("cz.kameny.browser..", ENGINE, RULES, JAVA, "org.teavm.jso.."));

  @ArchTest
  static final ArchRule WHAT_RUNS_IN_THE_BROWSER_USES_NO_CLASS_TEAVM_LACKS =
      noClasses()
          .that()
          .resideInAnyPackage(RULES, ENGINE, "cz.kameny.browser..")
          .should()
          .dependOnClassesThat(
              resideInAnyPackage(
                      "java.security..",
                      "java.util.concurrent",
                      "java.util.concurrent.locks..",
                      "java.net..",
                      "java.nio.file..",
                      "java.nio.channels..",
                      "java.util.logging..",
                      "java.lang.reflect..")
                  .or(JavaClass.Predicates.equivalentTo(java.lang.invoke.VarHandle.class)));

  @ArchTest
  static final ArchRule WHAT_RUNS_IN_THE_BROWSER_CALLS_NO_METHOD_TEAVM_LACKS_OR_PAYS_DEARLY_FOR =
      noClasses()
          .that()
          .resideInAnyPackage(RULES, ENGINE, "cz.kameny.browser..")
          .should()
          .callMethod(Math.class, "multiplyHigh", long.class, long.class)
          .orShould()
          .callMethod(Math.class, "fma", double.class, double.class, double.class)
          .orShould()
          .callMethod(Math.class, "fma", float.class, float.class, float.class)
          .orShould()
          .callMethod(Long.class, "parseUnsignedLong", String.class, int.class)
          .orShould()
          .callMethod(String.class, "lines")
          .orShould()
          .callMethod(String.class, "format", String.class, Object[].class)
          .orShould()
          .callMethod(String.class, "formatted", Object[].class)
          .because("the module would not compile, or grow by 180 KB for one String.format");

  @ArchTest
  static final ArchRule DICE_AND_CHOICES_ARE_THE_SAME_EVERYWHERE =
      noClasses()
          .that()
          .resideInAnyPackage(RULES, ENGINE, "cz.kameny.browser..")
          .should()
          .dependOnClassesThat(
              JavaClass.Predicates.equivalentTo(Random.class)
                  .or(JavaClass.Predicates.equivalentTo(SplittableRandom.class))
                  .or(JavaClass.Predicates.equivalentTo(RandomGenerator.class)))
          .orShould()
          .callMethod(Math.class, "random")
          .because("java.util.Random gives other numbers in the browser than on the JVM");

  @ArchTest
  static final ArchRule RULES_AND_ENGINE_ARE_SILENT_AND_KNOW_NO_CLOCK =
      noClasses()
          .that()
          .resideInAPackage(RULES)
          .should()
          .accessField(System.class, "out")
          .orShould()
          .accessField(System.class, "err")
          .orShould()
          .callMethod(System.class, "currentTimeMillis")
          .orShould()
          .callMethod(System.class, "nanoTime")
          .orShould()
          .dependOnClassesThat(resideInAPackage("java.time.."));

  @ArchTest
  static final ArchRule PARTS_OF_RULES_DO_NOT_TURN_IN_CIRCLES =
      slices().matching("cz.kameny.rules.(*)..").should().beFreeOfCycles();

  @Test
  void everyPackageSaysWhatItIsForAndWhatItMayUse() throws IOException {
    try (Stream<Path> files = Files.walk(ProjectFolder.root())) {
      List<Path> sources =
          files
              .filter(file -> file.toString().endsWith(".java"))
              .filter(file -> file.toString().replace('\\', '/').contains("/src/main/java/"))
              .toList();
      assertThat(sources).isNotEmpty();
      assertThat(sources.stream().map(Path::getParent).distinct())
          .allSatisfy(folder -> assertThat(folder.resolve("package-info.java")).exists());
    }
  }

  private static String moduleOf(JavaClass type) {
    String[] names = type.getPackageName().split("\\.", -1);
    return names[2];
  }
}
