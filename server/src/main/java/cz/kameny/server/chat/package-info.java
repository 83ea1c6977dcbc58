/**
 * Talk between the two players of a match: ready-made phrases and free text.
 *
 * <p>May use {@code store}, {@code api}, {@code account}, {@code play}.
 */
package cz.kameny.server.chat;
