package cz.kameny.server.ledger;

import cz.kameny.server.api.ApiException;
import cz.kameny.server.api.Code;
import cz.kameny.server.store.Database;
import cz.kameny.server.store.Ids;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;
import org.jooq.DSLContext;
import org.jooq.exception.DataAccessException;

/**
 * The ledger of play chips.
 *
 * <p>Every movement is a transaction whose entries sum to zero. There are three kinds of accounts:
 * {@code bank}, which alone may be below zero and whose balance is minus all it ever granted; one
 * for each person, by its identifier; and one for each match with a stake, {@code match:<id>},
 * which holds both stakes while it is played and is empty before and after. So the balances of all
 * accounts sum to zero, always, and those of people and matches to what the bank granted.
 *
 * <p><b>Held, not promised.</b> At the start each side's worst case – the stake times the most
 * stakes a series can cost – moves to the match. Whatever happens then can be paid from there, and
 * no one can sit at two tables with the same chips.
 *
 * <p><b>Once.</b> A match has at most one transaction of each kind (a unique key), so whatever is
 * tried twice counts once. <b>Never negative.</b> A check in the table; a change that would break
 * it fails together with everything else in its transaction, and {@link #hold} says so as {@code
 * no_chips}.
 *
 * <p><b>Concurrency.</b> Balances change by {@code balance = balance + ?} in the database, which
 * locks the row until the commit; the number of an entry comes from the same statement. Accounts
 * are taken in the order of their names, so that two matches of the same people do not lock each
 * other out.
 */
@Singleton
public final class Ledger {
  /** What everybody starts with, and is filled up to. */
  public static final long START = 1000;

  /** With fewer chips than this, held ones counted, the bank fills up. */
  public static final long BROKE = 100;

  private static final String BANK = "bank";
  private static final int PAGE = 50;

  private final Database database;

  /** What somebody has: free, and held by matches that are played. */
  public record Chips(long free, long held) {}

  /**
   * A line of somebody's account.
   *
   * @param n its number in the account, from 1
   * @param kind grant, hold, settle or release
   * @param amount chips, negative when they leave
   * @param balance after it
   * @param match the match it belongs to, or empty
   */
  public record Entry(
      int n, long at, String kind, long amount, long balance, Optional<String> match) {}

  private record Part(String account, long amount) {}

  /** The ledger in a database. */
  @Inject
  public Ledger(Database database) {
    this.database = database;
  }

  /** Opens somebody's account with the first grant, unless it is open. */
  public void open(DSLContext sql, String person, long now) {
    if (isNew(sql, person)) {
      grant(sql, person, START, now);
    }
  }

  private static boolean isNew(DSLContext sql, String account) {
    return sql.execute(
            "insert into ledger_account (id, balance, entries) values (?, 0, 0)"
                + " on conflict do nothing",
            account)
        > 0;
  }

  /**
   * Holds the worst case of a match on both sides.
   *
   * @throws ApiException {@code no_chips} when a side cannot pay it
   */
  public void hold(DSLContext sql, String match, String a, String b, long worstCase, long now) {
    open(sql, a, now);
    open(sql, b, now);
    for (String person : List.of(a, b)) {
      requireFree(sql, person, worstCase);
    }
    move(
        sql,
        "hold",
        match,
        now,
        List.of(
            new Part(a, -worstCase),
            new Part(b, -worstCase),
            new Part(escrow(match), 2 * worstCase)));
  }

  /**
   * Refuses who cannot pay.
   *
   * @throws ApiException {@code no_chips}
   */
  public void requireFree(DSLContext sql, String person, long needed) {
    long free = free(sql, person);
    if (free < needed) {
      throw new ApiException(
              Code.NO_CHIPS, "the worst case is " + needed + " chips, there are " + free)
          .with("needed", needed)
          .with("have", free);
    }
  }

  /**
   * Pays a match out, or returns the stakes.
   *
   * @param toA chips seat a wins from seat b, negative when it loses, 0 on a draw or an abort;
   *     never more than was held
   */
  public void settle(
      DSLContext sql, String match, String a, String b, long toA, boolean aborted, long now) {
    long held = free(sql, escrow(match));
    if (held == 0) {
      return; // played for nothing, or settled before
    }
    if (Math.abs(toA) > held / 2) {
      throw new IllegalArgumentException("more is lost than the worst case that was held");
    }
    move(
        sql,
        aborted ? "release" : "settle",
        match,
        now,
        List.of(
            new Part(escrow(match), -held),
            new Part(a, held / 2 + toA),
            new Part(b, held / 2 - toA)));
  }

  private static String escrow(String match) {
    return "match:" + match;
  }

  private static void move(DSLContext sql, String kind, String match, long now, List<Part> parts) {
    if (parts.stream().mapToLong(Part::amount).sum() != 0) {
      throw new IllegalArgumentException("entries sum to zero");
    }
    String tx = Ids.next();
    sql.execute(
        "insert into ledger_transaction (id, kind, match_id, at) values (?, ?, ?, ?)",
        tx,
        kind,
        match,
        now);
    for (Part part : parts.stream().sorted((x, y) -> x.account().compareTo(y.account())).toList()) {
      isNew(sql, part.account());
      try {
        sql.execute(
            "update ledger_account set balance = balance + ?, entries = entries + 1 where id = ?",
            part.amount(),
            part.account());
      } catch (DataAccessException e) {
        throw String.valueOf(e.getMessage()).toLowerCase(java.util.Locale.ROOT).contains("check")
            ? new ApiException(Code.NO_CHIPS, "the chips are at another table by now")
            : e;
      }
      sql.execute(
          "insert into ledger_entry (account, n, tx, amount, balance)"
              + " select id, entries, ?, ?, balance from ledger_account where id = ?",
          tx,
          part.amount(),
          part.account());
    }
  }

  private static long free(DSLContext sql, String account) {
    return sql.fetchOptional("select balance from ledger_account where id = ?", account)
        .map(row -> row.get("balance", Long.class))
        .orElse(0L);
  }

  /** What somebody has. */
  public Chips chips(DSLContext sql, String person) {
    // Held: what left for matches that have not ended, by the entries themselves.
    long held =
        sql.fetchSingle(
                "select coalesce(sum(-e.amount), 0) as held from ledger_entry e"
                    + " join ledger_transaction t on t.id = e.tx"
                    + " join ledger_account m on m.id = 'match:' || t.match_id"
                    + " where e.account = ? and t.kind = 'hold' and m.balance > 0",
                person)
            .get("held", Long.class);
    return new Chips(free(sql, person), held);
  }

  /** What somebody has. */
  public Chips chips(String person) {
    return database.read(sql -> chips(sql, person));
  }

  /**
   * Fills up who is broke to {@link #START}.
   *
   * @throws ApiException {@code not_broke} with {@link #BROKE} chips or more
   */
  public Chips fillUp(String person, long now) {
    return database.write(
        sql -> {
          open(sql, person, now);
          Chips chips = chips(sql, person);
          if (chips.free() + chips.held() >= BROKE) {
            throw new ApiException(
                Code.NOT_BROKE, "the bank helps who has fewer than " + BROKE + " chips");
          }
          grant(sql, person, START - chips.free() - chips.held(), now);
          return chips(sql, person);
        });
  }

  private static void grant(DSLContext sql, String person, long amount, long now) {
    move(sql, "grant", null, now, List.of(new Part(BANK, -amount), new Part(person, amount)));
  }

  /** Grants a level what it lacks to pay a worst case. */
  public void coverLevel(DSLContext sql, String level, long worstCase, long now) {
    open(sql, level, now);
    long lacking = worstCase - free(sql, level);
    if (lacking > 0) {
      grant(sql, level, lacking + START, now);
    }
  }

  /** What a match moved: chips won by each person, negative when lost; empty without a stake. */
  public Optional<Long> won(DSLContext sql, String match, String person) {
    return sql.fetchOptional(
            "select sum(e.amount) as won from ledger_entry e"
                + " join ledger_transaction t on t.id = e.tx"
                + " where t.match_id = ? and e.account = ?",
            match,
            person)
        .map(row -> row.get("won", Long.class));
  }

  /** A page of somebody's account, the newest first, with numbers below {@code before}. */
  public List<Entry> page(String person, int before) {
    return database.read(
        sql ->
            sql.fetch(
                    "select e.n, t.at, t.kind, e.amount, e.balance, t.match_id from ledger_entry e"
                        + " join ledger_transaction t on t.id = e.tx"
                        + " where e.account = ? and e.n < ? order by e.n desc limit ?",
                    person,
                    before,
                    PAGE)
                .map(
                    row ->
                        new Entry(
                            row.get("n", Integer.class),
                            row.get("at", Long.class),
                            row.get("kind", String.class),
                            row.get("amount", Long.class),
                            row.get("balance", Long.class),
                            Optional.ofNullable(row.get("match_id", String.class)))));
  }
}
