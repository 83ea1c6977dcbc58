/**
 * People: guests, accounts, programs and the computer's levels; their names, passwords and
 * sessions.
 *
 * <p>May use {@code store} and {@code api}; knows no match.
 */
package cz.kameny.server.account;
