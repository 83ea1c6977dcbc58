/**
 * What people see of themselves and of others: signing in, chips, ratings, matches, the home page.
 *
 * <p>Brings together {@code account}, {@code lobby}, {@code play}, {@code ledger}, {@code rating},
 * {@code chat} and {@code record}; none of them knows it.
 */
package cz.kameny.server.profile;
