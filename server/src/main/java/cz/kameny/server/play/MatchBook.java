package cz.kameny.server.play;

import cz.kameny.rules.match.Seat;
import cz.kameny.server.account.Kind;
import cz.kameny.server.account.People;
import cz.kameny.server.account.Person;
import cz.kameny.server.api.ApiException;
import cz.kameny.server.api.Code;
import cz.kameny.server.ledger.Ledger;
import cz.kameny.server.rating.RatedMatch;
import cz.kameny.server.rating.Ratings;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Map;
import org.jooq.DSLContext;

/**
 * Opens and closes matches within a transaction: their first events, stakes held and paid, ratings.
 */
@Singleton
final class MatchBook {
  private final People people;
  private final Ledger ledger;
  private final Ratings ratings;

  @Inject
  MatchBook(People people, Ledger ledger, Ratings ratings) {
    this.people = people;
    this.ledger = ledger;
    this.ratings = ratings;
  }

  /**
   * Stores a new match with its first events and holds its stakes.
   *
   * @throws ApiException {@code needs_account} or {@code no_chips}
   */
  void open(DSLContext sql, NewMatch match, String id, long now) {
    Facts facts =
        new Facts(
            id,
            match.settings(),
            match.clock(),
            match.rated(),
            match.isPublic(),
            new PerSeat<>(match.a().id(), match.b().id()),
            new PerSeat<>(match.a().name(), match.b().name()),
            new PerSeat<>(match.a().level(), match.b().level()),
            match.previous(),
            now);
    if (match.rated() || facts.worstCase() > 0) {
      requireAccount(match.a());
      requireAccount(match.b());
    }
    MatchStore.create(sql, facts, strength(sql, facts, now));
    if (facts.worstCase() > 0) {
      for (Person person : List.of(match.a(), match.b())) {
        if (person.kind() == Kind.LEVEL) {
          ledger.coverLevel(sql, person.id(), facts.worstCase(), now);
        }
      }
      ledger.hold(sql, id, facts.people().a(), facts.people().b(), facts.worstCase(), now);
    }
    MatchStore.append(sql, new Draft(Course.before(facts), Map.of(), now).created());
  }

  private static void requireAccount(Person person) {
    if (!person.kind().hasAccount()) {
      throw new ApiException(
          Code.NEEDS_ACCOUNT, "rated games and stakes need an account on both sides");
    }
  }

  private double strength(DSLContext sql, Facts facts, long now) {
    double a =
        ratings.of(sql, facts.people().a(), facts.settings().game().game(), now).rating().r();
    double b =
        ratings.of(sql, facts.people().b(), facts.settings().game().game(), now).rating().r();
    return (a + b) / 2;
  }

  /** The match both want after this one, with seats exchanged. */
  NewMatch rematch(DSLContext sql, Facts facts) {
    return new NewMatch(
        Reseed.fresh(facts.settings()),
        facts.clock(),
        facts.rated(),
        facts.isPublic(),
        people.byId(sql, facts.people().b()).orElseThrow(),
        people.byId(sql, facts.people().a()).orElseThrow(),
        facts.id());
  }

  /** What the ratings are to make of a match that is over. */
  static RatedMatch rated(Course course) {
    Facts facts = course.facts();
    return new RatedMatch(
        facts.id(),
        facts.settings().game().game(),
        facts.people().a(),
        facts.people().b(),
        course.scoreOfA(),
        course.endedAt().orElseThrow());
  }

  /** Pays and rates a match that is over. */
  void close(DSLContext sql, Course course) {
    Facts facts = course.facts();
    int won = course.match().score(Seat.A) - course.match().score(Seat.B);
    boolean aborted = course.isAborted();
    String a = facts.people().a();
    String b = facts.people().b();
    long toA = aborted ? 0 : (long) facts.settings().series().stake() * won;
    ledger.settle(sql, facts.id(), a, b, toA, aborted, course.at());
    if (facts.rated() && !aborted) {
      ratings.rate(sql, rated(course));
    }
  }
}
