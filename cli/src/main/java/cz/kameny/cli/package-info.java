/**
 * The command line: {@code kameny legal}, {@code perft}, {@code play} and their like.
 *
 * <p>May use {@code cz.kameny.rules}, {@code cz.kameny.engine} and any well-kept library. What a
 * command answers goes to standard output and nothing else does; wrong use ends with exit code 2
 * and one sentence on standard error.
 */
package cz.kameny.cli;
