package cz.kameny.server.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import cz.kameny.server.api.ApiException;
import cz.kameny.server.store.Database;
import cz.kameny.server.store.DatabaseAddress;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AfterContainer;
import net.jqwik.api.lifecycle.BeforeContainer;

/**
 * Whatever is held, paid and returned in whatever order: the ledger is exact and nobody is below
 * zero.
 */
class LedgerProps {
  private static final List<String> PEOPLE = List.of("p0", "p1", "p2", "p3");

  private static Database database;
  private static int runs;

  /** A match that may begin, and how it would end. */
  record Match(int a, int b, int worst, int outcome, boolean aborted, boolean endsAtOnce) {}

  @BeforeContainer
  static void open() throws IOException {
    Path folder = Files.createTempDirectory("kameny-ledger");
    folder.toFile().deleteOnExit();
    database = Database.open(DatabaseAddress.inFolder(folder));
  }

  @AfterContainer
  static void close() {
    database.close();
  }

  @Provide
  Arbitrary<List<Match>> matches() {
    Arbitrary<Integer> person = Arbitraries.integers().between(0, 3);
    return Combinators.combine(
            person,
            person,
            Arbitraries.integers().between(1, 700),
            Arbitraries.integers().between(-100, 100),
            Arbitraries.of(true, false, false),
            Arbitraries.of(true, false))
        .as(Match::new)
        .filter(m -> m.a() != m.b())
        .list()
        .ofMinSize(1)
        .ofMaxSize(25);
  }

  @Property(tries = 25)
  void manyMatchesOfTheSamePeopleLeaveTheLedgerExact(@ForAll("matches") List<Match> matches) {
    String run = "r" + ++runs + "-";
    Map<String, Long> expected = new HashMap<>();
    PEOPLE.forEach(p -> expected.put(run + p, Ledger.START));
    Ledger ledger = new Ledger(database);
    PEOPLE.forEach(p -> inTransaction(sql -> ledger.open(sql, run + p, 1)));
    List<Runnable> open = new ArrayList<>();
    int number = 0;
    for (Match match : matches) {
      String id = run + number++;
      String a = run + PEOPLE.get(match.a());
      String b = run + PEOPLE.get(match.b());
      boolean canPay = expected.get(a) >= match.worst() && expected.get(b) >= match.worst();
      boolean held = true;
      try {
        inTransaction(sql -> ledger.hold(sql, id, a, b, match.worst(), 2));
      } catch (ApiException e) {
        held = false;
      }
      assertThat(held).isEqualTo(canPay);
      if (held) {
        expected.merge(a, (long) -match.worst(), Long::sum);
        expected.merge(b, (long) -match.worst(), Long::sum);
        Runnable end = () -> end(ledger, expected, id, a, b, match);
        if (match.endsAtOnce()) {
          end.run();
        } else {
          open.add(end);
        }
      }
      isExact(expected);
    }
    open.forEach(Runnable::run);
    isExact(expected);
    List<String> problems = new ArrayList<>();
    new LedgerAudit(database).check(problems::add);
    assertThat(problems).isEmpty();
    assertThat(expected.values().stream().mapToLong(Long::longValue).sum())
        .isEqualTo(PEOPLE.size() * Ledger.START);
  }

  private static void end(
      Ledger ledger, Map<String, Long> expected, String id, String a, String b, Match match) {
    long toA = match.aborted() ? 0 : (long) match.worst() * match.outcome() / 100;
    for (int twice = 0; twice < 2; twice++) { // the second time changes nothing
      inTransaction(sql -> ledger.settle(sql, id, a, b, toA, match.aborted(), 3));
    }
    expected.merge(a, match.worst() + toA, Long::sum);
    expected.merge(b, match.worst() - toA, Long::sum);
  }

  private static void isExact(Map<String, Long> expected) {
    Ledger ledger = new Ledger(database);
    expected.forEach(
        (person, chips) -> assertThat(ledger.chips(person).free()).as(person).isEqualTo(chips));
  }

  private static void inTransaction(java.util.function.Consumer<org.jooq.DSLContext> work) {
    database.write(
        sql -> {
          work.accept(sql);
          return null;
        });
  }
}
