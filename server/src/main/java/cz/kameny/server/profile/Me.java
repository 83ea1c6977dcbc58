package cz.kameny.server.profile;

import cz.kameny.rules.GameId;
import cz.kameny.server.account.Kind;
import cz.kameny.server.account.Names;
import cz.kameny.server.account.Passwords;
import cz.kameny.server.account.People;
import cz.kameny.server.account.Person;
import cz.kameny.server.account.Sessions;
import cz.kameny.server.api.ApiException;
import cz.kameny.server.api.Code;
import cz.kameny.server.api.RateLimit;
import cz.kameny.server.chat.Chat;
import cz.kameny.server.ledger.Ledger;
import cz.kameny.server.lobby.Pairing;
import cz.kameny.server.play.MatchViews;
import cz.kameny.server.play.Matches;
import cz.kameny.server.rating.PersonView;
import cz.kameny.server.rating.PersonView.RatingView;
import cz.kameny.server.rating.Ratings;
import cz.kameny.server.record.Records;
import cz.kameny.server.store.Database;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;

/** What a person does with its own account. */
@Singleton
public final class Me {
  private static final int EXPORTED = 100_000;

  private final Database database;
  private final People people;
  private final Sessions sessions;
  private final Ledger ledger;
  private final Ratings ratings;
  private final Matches matches;
  private final MatchViews views;
  private final Pairing pairing;
  private final Chat chat;
  private final Records records;
  private final Preferences preferences;

  /** Longer than any name there can be. */
  private static final int LONGEST_ASKED = 60;

  private final RateLimit byAddress = new RateLimit(20, 15_000);
  private final RateLimit byName = new RateLimit(5, 30_000);

  /** Everything a person can do with itself. */
  @Inject
  @SuppressWarnings("TooManyParameters") // it brings the features together, that is what it is for
  Me(
      Database database,
      People people,
      Sessions sessions,
      Ledger ledger,
      Ratings ratings,
      Matches matches,
      MatchViews views,
      Pairing pairing,
      Chat chat,
      Records records,
      Preferences preferences) {
    this.database = database;
    this.people = people;
    this.sessions = sessions;
    this.ledger = ledger;
    this.ratings = ratings;
    this.matches = matches;
    this.views = views;
    this.pairing = pairing;
    this.chat = chat;
    this.records = records;
    this.preferences = preferences;
  }

  MeView view(Optional<Person> who) {
    long now = System.currentTimeMillis();
    if (who.isEmpty()) {
      return new MeView(null, false, null, Map.of(), List.of(), null, null, now);
    }
    Person person = who.get();
    return new MeView(
        PersonView.of(person),
        person.admin(),
        ledger.chips(person.id()),
        ratings(person),
        views.running(person, person),
        pairing.waitsFor(person),
        preferences.of(person),
        now);
  }

  private Map<String, RatingView> ratings(Person person) {
    Map<String, RatingView> all = new LinkedHashMap<>();
    for (Map.Entry<GameId, Ratings.Standing> entry : ratings.of(person).entrySet()) {
      all.put(entry.getKey().id(), RatingView.of(entry.getValue()));
    }
    return all;
  }

  Person newGuest() {
    return people.newGuest(System.currentTimeMillis());
  }

  /** Makes an account, of the guest if there is one. */
  Person newAccount(Optional<Person> who, String name, String password) {
    if (who.isPresent() && who.get().kind() != Kind.GUEST) {
      throw new ApiException(Code.NOT_NOW, "there is an account already; log out first");
    }
    long now = System.currentTimeMillis();
    String hash = Passwords.hash(password);
    Person person = people.newAccount(who, name, hash, now);
    database.write(
        sql -> {
          ledger.open(sql, person.id(), now);
          return null;
        });
    return person;
  }

  /**
   * Whom name and password are of; a guest's matches come along.
   *
   * @param address where it comes from, limited together with the name
   */
  Person login(Optional<Person> guest, String name, String password, String address) {
    String asked = name == null ? "" : name;
    byAddress.take(address);
    // All spellings that find the same account count together.
    byName.take(asked.length() > LONGEST_ASKED ? "" : Names.key(asked));
    Optional<Person> found =
        asked.isEmpty()
            ? Optional.empty()
            : people.byName(asked).filter(p -> p.kind() == Kind.ACCOUNT);
    String hash = found.flatMap(p -> people.passwordOf(p.id())).orElse(null);
    if (!Passwords.fits(password, hash)) {
      throw new ApiException(Code.WRONG_PASSWORD, "name and password do not fit");
    }
    guest.filter(p -> p.kind() == Kind.GUEST).ifPresent(p -> takeOver(p, found.get()));
    return found.get();
  }

  /** Running matches of a guest go on as the account's, but those against that account. */
  private void takeOver(Person guest, Person account) {
    database.write(
        sql -> {
          for (String seat : List.of("seat_a", "seat_b")) {
            String other = seat.equals("seat_a") ? "seat_b" : "seat_a";
            sql.execute(
                "update game_match set "
                    + seat
                    + " = ? where state = 'playing' and "
                    + seat
                    + " = ? and "
                    + other
                    + " <> ?",
                account.id(),
                guest.id(),
                account.id());
          }
          sql.execute("update offer set owner = ? where owner = ?", account.id(), guest.id());
          return null;
        });
    matches.forget(guest.id());
  }

  void rename(Person person, String name) {
    database.write(
        sql -> {
          people.rename(sql, person.id(), name);
          return null;
        });
  }

  void changePassword(Person person, String session, String old, String password) {
    byName.take(person.id());
    if (!Passwords.fits(old, people.passwordOf(person.id()).orElse(null))) {
      throw new ApiException(Code.WRONG_PASSWORD, "the old password does not fit");
    }
    String hash = Passwords.hash(password);
    database.write(
        sql -> {
          people.setPassword(sql, person.id(), hash);
          sessions.endOthers(sql, person.id(), session);
          return null;
        });
  }

  /** Everything that is kept about a person. */
  Map<String, Object> export(Person person) {
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("person", PersonView.of(person));
    all.put("createdAt", person.createdAt());
    all.put("sessions", sessions.of(person).stream().map(SessionView::of).toList());
    all.put("programs", people.programs(person).stream().map(PersonView::of).toList());
    all.put("preferences", preferences.of(person));
    all.put("chips", ledger.chips(person.id()));
    List<Ledger.Entry> entries = new ArrayList<>();
    List<Ledger.Entry> page = ledger.page(person.id(), Integer.MAX_VALUE);
    while (!page.isEmpty()) {
      entries.addAll(page);
      page = ledger.page(person.id(), page.get(page.size() - 1).n());
    }
    all.put("ledger", entries.stream().map(EntryView::of).toList());
    Map<String, Object> curves = new LinkedHashMap<>();
    for (GameId game : GameId.values()) {
      curves.put(game.id(), ratings.curve(person, game));
    }
    all.put("ratings", curves);
    all.put("chat", chat.writtenBy(person.id()));
    List<String> played = new ArrayList<>(views.runningOf(person.id()));
    views
        .ended(person, null, Long.MAX_VALUE, EXPORTED, person)
        .forEach(match -> played.add(match.id()));
    all.put("records", played.stream().map(id -> records.of(id).write()).toList());
    return all;
  }

  /** Forgets a person: what it plays is given up, what it wrote is erased, old matches stay. */
  void delete(Person person, String password) {
    if (person.kind() == Kind.ACCOUNT
        && !Passwords.fits(password, people.passwordOf(person.id()).orElse(null))) {
      throw new ApiException(Code.WRONG_PASSWORD, "the password does not fit");
    }
    matches.resignAll(person);
    long now = System.currentTimeMillis();
    List<Person> all = new ArrayList<>(people.programs(person));
    all.forEach(matches::resignAll);
    all.add(person);
    database.write(
        sql -> {
          for (Person gone : all) {
            sql.execute(
                "update offer set state = 'closed' where owner = ? and state = 'open'", gone.id());
            sql.execute("delete from seek where person = ?", gone.id());
            sql.execute("delete from stored_record where person = ?", gone.id());
            sessions.endOthers(sql, gone.id(), "");
            chat.erase(sql, gone.id());
            String number = Integer.toString(ThreadLocalRandom.current().nextInt(10_000, 100_000));
            people.forget(sql, gone.id(), "smazaný hráč " + number, now);
          }
          return null;
        });
  }
}
