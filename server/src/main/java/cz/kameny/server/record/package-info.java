/**
 * Matches as files: the record, the {@code .mat} transcript, the proof of the dice, records of
 * others to look at.
 *
 * <p>May use {@code store}, {@code api}, {@code account}, {@code dice}, {@code play}.
 */
package cz.kameny.server.record;
