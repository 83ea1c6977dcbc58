package cz.kameny.server.play;

import com.fasterxml.jackson.databind.JsonNode;
import cz.kameny.rules.match.Seat;
import cz.kameny.server.account.Person;
import cz.kameny.server.api.ApiException;
import cz.kameny.server.api.Code;
import cz.kameny.server.store.Database;
import cz.kameny.server.store.Ids;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.jooq.DSLContext;
import org.jooq.exception.DataAccessException;

/**
 * Matches being played.
 *
 * <p>The truth is the log in the database; memory holds folds of it. A command is carried out under
 * the lock of its match: fold, validate, insert, commit, and only then answer and tell. Two servers
 * on one database may do so at once: both insert the same number of event, one fails on the key,
 * reads what the other wrote and judges again. So a lock is for speed, the key for truth.
 *
 * <p>What ends a match – chips, ratings – is part of the transaction of its last event.
 */
@Singleton
public final class Matches {
  private static final Pattern COMMAND_ID = Pattern.compile("[A-Za-z0-9_-]{1,64}");
  private static final int TRIES = 4;

  private final Database database;
  private final Presence presence;
  private final News news;
  private final MatchViews views;
  private final LiveMatches live;
  private final MatchBook book;
  private final List<Consumer<String>> levelListeners = new CopyOnWriteArrayList<>();

  /** The matches in a database. */
  @Inject
  Matches(
      Database database,
      LiveMatches live,
      MatchBook book,
      Presence presence,
      News news,
      MatchViews views) {
    this.database = database;
    this.live = live;
    this.book = book;
    this.presence = presence;
    this.news = news;
    this.views = views;
  }

  /** Told of matches in which a level of the computer is to act; must not block. */
  public void onLevelTurn(Consumer<String> listener) {
    levelListeners.add(listener);
  }

  // A match begins.

  /**
   * Creates a match in the caller's transaction, which may also be one that takes a table. Call
   * {@link #begun} with the answer after its commit.
   *
   * @throws ApiException {@code needs_account} or {@code no_chips}
   */
  public String create(DSLContext sql, NewMatch match, long now) {
    String id = Ids.next();
    book.open(sql, match, id, now);
    return id;
  }

  /** Tells that a match was committed. */
  public void begun(String id, String table) {
    PerSeat<String> seats = live.with(id, match -> match.course().facts().people());
    Map<String, Object> fields = new java.util.HashMap<>();
    fields.put("matchId", id);
    fields.put("tableId", table);
    news.tellPerson(seats.a(), "started", fields);
    news.tellPerson(seats.b(), "started", fields);
    news.tellLobby();
  }

  // Something happens.

  /**
   * Carries out a player's command. When this returns it is committed.
   *
   * @param expectedSeq the last event the player knows
   * @param lag measured lag of the connection, milliseconds
   * @throws ApiException as in docs/protocol.md; then nothing has changed, but for time that was
   *     over
   */
  public Answer command(
      Person person, String id, int expectedSeq, String commandId, JsonNode payload, long lag) {
    if (commandId == null || !COMMAND_ID.matcher(commandId).matches()) {
      throw ApiException.bad("a commandId of 1 to 64 letters, digits, - and _");
    }
    Command command = Command.parse(payload);
    return live.with(
        id,
        match -> {
          Seat seat =
              match
                  .course()
                  .facts()
                  .seatOf(person.id())
                  .orElseThrow(
                      () -> new ApiException(Code.NOT_A_PLAYER, "this person does not play here"));
          return carryOut(match, id, seat, expectedSeq, commandId, command, lag);
        });
  }

  private Answer carryOut(
      Live match,
      String id,
      Seat seat,
      int expectedSeq,
      String commandId,
      Command command,
      long lag) {
    for (int tries = 0; ; tries++) {
      for (StoredEvent event : match.events()) {
        if (commandId.equals(event.commandId()) && event.seat() == seat) {
          return new Answer(event.upto(), true, match.after(expectedSeq));
        }
      }
      int seq = match.course().seq();
      if (expectedSeq > seq && tries == 0) {
        live.reload(match, id); // another server may have been here
        continue;
      }
      if (expectedSeq > seq || expectedSeq < 0) {
        throw ApiException.bad("an expectedSeq of 0 to " + seq);
      }
      if (expectedSeq < seq && !command.needsNoSeq()) {
        throw stale(match, expectedSeq);
      }
      long now = System.currentTimeMillis();
      Optional<Long> away = presence.awayMs(match.course().facts(), seat.other(), now);
      Draft draft =
          new Draft(match.course(), match.seeds(), now)
              .command(seat, command, commandId, lag, away);
      if (commit(match, id, draft, tries)) {
        if (!draft.isCarriedOut()) {
          throw stale(match, expectedSeq);
        }
        return new Answer(match.course().seq(), false, match.after(expectedSeq));
      }
    }
  }

  private static ApiException stale(Live match, int expectedSeq) {
    return new ApiException(Code.STALE, "there are events after " + expectedSeq)
        .with("seq", match.course().seq())
        .with("events", match.after(expectedSeq));
  }

  /** Does what time alone brings; harmless when nothing is due. */
  public void tick(String id) {
    live.with(
        id,
        match -> {
          for (int tries = 0; ; tries++) {
            Draft draft =
                new Draft(match.course(), match.seeds(), System.currentTimeMillis()).time();
            if (draft.events().isEmpty()) {
              tellLevels(match.course());
              return null;
            }
            if (commit(match, id, draft, tries)) {
              return null;
            }
          }
        });
  }

  /** The turn a level of the computer has to play in a match, if one has. */
  public Optional<LevelTurn> levelTurn(String id) {
    return live.with(id, match -> Optional.of(match.course()))
        .filter(course -> course.match().phase() == cz.kameny.rules.match.Match.Phase.TURN)
        .flatMap(
            course ->
                course
                    .toAct()
                    .filter(course.facts()::isLevel)
                    .map(
                        seat ->
                            new LevelTurn(
                                id,
                                course.seq(),
                                seat,
                                course.facts().levels().of(seat),
                                course.match().rules(),
                                course.match().history())));
  }

  /** Plays a level's turn, unless the match has gone on in the meantime. */
  public void playLevel(LevelTurn turn, String text) {
    live.with(
        turn.matchId(),
        match -> {
          if (match.course().seq() == turn.seq()) {
            Draft draft = new Draft(match.course(), match.seeds(), System.currentTimeMillis());
            draft.command(turn.seat(), new Command.Play(text), null, 0, Optional.empty());
            commit(match, turn.matchId(), draft, 0);
          }
          return null;
        });
  }

  /** Gives up all that a person who leaves for good is playing. */
  public void resignAll(Person person) {
    for (String id : views.runningOf(person.id())) {
      live.with(
          id,
          match -> {
            Optional<Seat> seat = match.course().facts().seatOf(person.id());
            if (seat.isPresent() && !match.course().isOver()) {
              leave(match, id, seat.get());
            }
            return null;
          });
    }
  }

  private void leave(Live match, String id, Seat seat) {
    for (int tries = 0; !match.course().isOver() && tries < 60; tries++) {
      Draft draft = new Draft(match.course(), match.seeds(), System.currentTimeMillis());
      Course course = match.course();
      if (course.mayAbort()) {
        draft.command(seat, new Command.Abort(), null, 0, Optional.empty());
      } else if (course.match().isPlaying()) {
        draft.command(seat, new Command.Resign(), null, 0, Optional.empty());
      } else {
        draft.startNow();
      }
      commit(match, id, draft, 0);
    }
  }

  /** Commits a draft; false when somebody else was first and the match has been read again. */
  private boolean commit(Live match, String id, Draft draft, int tries) {
    Course before = match.course();
    String next = draft.needsNext() ? Ids.next() : null;
    if (next != null) {
      draft.next(next);
    }
    try {
      database.write(
          sql -> {
            if (next != null) {
              book.open(sql, book.rematch(sql, before.facts()), next, draft.course().at());
            }
            MatchStore.append(sql, draft);
            if (!before.isOver() && draft.course().isOver()) {
              book.close(sql, draft.course());
            }
            return null;
          });
    } catch (ApiException e) {
      throw e;
    } catch (RuntimeException e) {
      // Whether it was committed is not known, so what is in memory is not to be trusted.
      live.reload(match, id);
      if (e instanceof DataAccessException data && Database.isDuplicate(data) && tries < TRIES) {
        return false;
      }
      throw e;
    }
    match.take(draft);
    tell(match, id, draft);
    if (next != null) {
      begun(next, null);
    }
    return true;
  }

  private void tell(Live match, String id, Draft draft) {
    Course course = match.course();
    List<EventView> events = draft.events().stream().map(StoredEvent::view).toList();
    ClockView clock = course.clock().view(course.at(), System.currentTimeMillis());
    news.tell(new News.MatchNews(id, events, clock, brief(course)));
    course
        .toAct()
        .ifPresent(
            seat -> {
              Map<String, Object> fields = new java.util.HashMap<>();
              fields.put("matchId", id);
              fields.put("deadline", clock.deadline());
              news.tellPerson(course.facts().people().of(seat), "your-turn", fields);
            });
    if (course.isOver()) {
      news.tellLobby();
    }
    tellLevels(course);
  }

  private News.Brief brief(Course course) {
    return new News.Brief(
        course.state(),
        course.phase(),
        course.toAct().map(Seat::text).orElse(null),
        course.match().gameNumber(),
        PerSeat.by(course.match()::score),
        course.isOver() ? views.byId(course.facts().id(), null).result() : null,
        course.next().orElse(null));
  }

  private void tellLevels(Course course) {
    if (course.toAct().filter(course.facts()::isLevel).isPresent()) {
      levelListeners.forEach(listener -> listener.accept(course.facts().id()));
    }
  }

  // Somebody looks.

  /**
   * Listens to a match and hands over how it stands, so that nothing is missed or told twice in
   * between.
   *
   * @param haveSeq the last event that is known
   */
  public void watch(
      String id, int haveSeq, Person who, News.MatchListener listener, Consumer<Snapshot> taker) {
    live.with(
        id,
        match -> {
          live.reloadIfBehind(match, id);
          news.listen(id, listener);
          presence.enter(id, who.id());
          taker.accept(snapshot(match, id, haveSeq, who));
          return null;
        });
    tellPresence(id);
  }

  /** No longer listens to a match. */
  public void unwatch(String id, Person who, News.MatchListener listener) {
    news.unlisten(id, listener);
    presence.leave(id, who.id());
    tellPresence(id);
  }

  private void tellPresence(String id) {
    Facts facts = live.with(id, match -> match.course().facts());
    news.tellPresence(id, presence.view(facts));
  }

  /** How a match stands. */
  public Snapshot snapshot(String id, int haveSeq, Person viewer) {
    return live.with(
        id,
        match -> {
          live.reloadIfBehind(match, id);
          return snapshot(match, id, haveSeq, viewer);
        });
  }

  private Snapshot snapshot(Live match, String id, int haveSeq, Person viewer) {
    Course course = match.course();
    return new Snapshot(
        views.byId(id, viewer),
        match.after(haveSeq),
        course.clock().view(course.at(), System.currentTimeMillis()),
        presence.view(course.facts()));
  }

  /** The events of a match after a number. */
  public List<EventView> events(String id, int after) {
    return live.with(
        id,
        match -> {
          live.reloadIfBehind(match, id);
          return match.after(after);
        });
  }

  /** The seat somebody has in a match, if any. */
  public Optional<Seat> seatOf(String id, Person person) {
    return live.with(id, match -> match.course().facts().seatOf(person.id()));
  }

  /** Who sits in a match. */
  public PerSeat<String> peopleOf(String id) {
    return live.with(id, match -> match.course().facts().people());
  }

  /** Forgets folds of matches somebody sits in, because who that is has changed. */
  public void forget(String person) {
    live.forget(person);
  }
}
