/**
 * Where matches begin: tables that are open to all or by link, quick pairing, tables with the
 * computer.
 *
 * <p>May use {@code store}, {@code api}, {@code account}, {@code ledger}, {@code rating}, {@code
 * play}, {@code chat}.
 */
package cz.kameny.server.lobby;
