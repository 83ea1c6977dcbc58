package cz.kameny.server.ledger;

import cz.kameny.server.store.Database;
import java.util.function.Consumer;
import org.jooq.DSLContext;

/** Adds up the whole ledger. */
public final class LedgerAudit {
  private final Database database;

  /** An audit of a database. */
  public LedgerAudit(Database database) {
    this.database = database;
  }

  /** Tells of everything that does not add up. */
  public void check(Consumer<String> problems) {
    database.read(
        sql -> {
          count(
              sql,
              problems,
              "transactions do not sum to zero",
              "select count(*) as n from (select tx from ledger_entry group by tx"
                  + " having sum(amount) <> 0) x");
          count(
              sql,
              problems,
              "accounts are not the sum of their entries",
              "select count(*) as n from ledger_account a where a.balance <>"
                  + " (select coalesce(sum(e.amount), 0) from ledger_entry e where e.account = a.id)");
          count(
              sql,
              problems,
              "accounts have gaps in their entries",
              "select count(*) as n from ledger_account a where a.entries <>"
                  + " (select coalesce(max(e.n), 0) from ledger_entry e where e.account = a.id)");
          count(
              sql,
              problems,
              "accounts are below zero",
              "select count(*) as n from ledger_account where balance < 0 and id <> 'bank'");
          count(
              sql,
              problems,
              "matches are over and still hold stakes",
              "select count(*) as n from ledger_account a join game_match m"
                  + " on a.id = 'match:' || m.id where m.state <> 'playing' and a.balance <> 0");
          long sum =
              sql.fetchSingle("select coalesce(sum(balance), 0) as n from ledger_account")
                  .get("n", Long.class);
          if (sum != 0) {
            problems.accept("ledger: all accounts together have " + sum + " chips instead of 0");
          }
          return null;
        });
  }

  private static void count(DSLContext sql, Consumer<String> problems, String what, String query) {
    int n = sql.fetchSingle(query).get("n", Integer.class);
    if (n > 0) {
      problems.accept("ledger: " + n + " " + what);
    }
  }

  /** Writes the balances of all accounts anew from their entries. */
  public void rebuild() {
    database.write(
        sql ->
            sql.execute(
                "update ledger_account set balance = (select coalesce(sum(e.amount), 0) from"
                    + " ledger_entry e where e.account = ledger_account.id), entries ="
                    + " (select coalesce(max(e.n), 0) from ledger_entry e"
                    + " where e.account = ledger_account.id)"));
  }
}
