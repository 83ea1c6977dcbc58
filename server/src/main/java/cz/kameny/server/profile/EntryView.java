package cz.kameny.server.profile;

import cz.kameny.server.ledger.Ledger;

/** A line of the ledger to its owner. */
public record EntryView(int n, long at, String kind, long amount, long balance, String matchId) {
  static EntryView of(Ledger.Entry entry) {
    return new EntryView(
        entry.n(),
        entry.at(),
        entry.kind(),
        entry.amount(),
        entry.balance(),
        entry.match().orElse(null));
  }
}
