/**
 * Play chips: a double-entry ledger. Stakes are held when a match starts, paid when it ends and
 * returned on a draw or an abort; the bank grants what is new.
 *
 * <p>May use {@code store} and {@code api}.
 */
package cz.kameny.server.ledger;
