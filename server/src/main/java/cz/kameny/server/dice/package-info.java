/**
 * Dice nobody can cheat with: a seed committed to, nonces of both sides, throws from both, the seed
 * revealed (docs/protocol.md).
 *
 * <p>Uses nothing but {@code rules}' roll and the JDK's HMAC; that is why it is not in {@code
 * rules}, which also run in the browser.
 */
package cz.kameny.server.dice;
